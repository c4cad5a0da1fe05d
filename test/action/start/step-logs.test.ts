import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type ActionResult, startAction } from '../../support/action-process.ts';
import { deepTest } from '../../support/deep-test.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { setStage, workflowFile } from '../../support/stage.ts';

interface Group {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The groups of a log, as the runner folds them; a group that is not closed, or one inside another, is an error. */
function groupsOf({ printed }: Pick<ActionResult, 'printed'>): Group[] {
  const groups: { title: string; lines: string[] }[] = [];
  let open: { title: string; lines: string[] } | undefined;
  for (const line of printed.split('\n')) {
    const [, title] = /^::group::(.*)$/.exec(line) ?? [];
    if (title !== undefined) {
      expect(open).toBeUndefined();
      open = { title, lines: [] };
      groups.push(open);
    } else if (line === '::endgroup::') open = undefined;
    else open?.lines.push(line);
  }
  expect(open).toBeUndefined();
  return groups;
}

test('the log of a failed step is one folded group of the log, and its end stands in the summary', async () => {
  await using stage = await setStage();
  const result = await stage.run({ with: { workflowId: 'broken' } });
  const groups = groupsOf(result).filter(({ title }) => title.includes('▸'));
  expect(groups).toEqual([
    {
      title: expect.stringMatching(/^▸ Compile \([\d.]+ s\)$/),
      lines: expect.arrayContaining([expect.stringContaining('the version is not three numbers')]),
    },
  ]);
  expect(result.summary).toContain('the version is not three numbers');
});

const secretValue = 'hunter2-hunter2';

/** `codemagic.yaml` with one workflow of these scripts, by name. */
function scripts(named: Readonly<Record<string, string>>): { 'codemagic.yaml': string } {
  const list = Object.entries(named).map(([name, script]) => ({ name, script }));
  return { 'codemagic.yaml': JSON.stringify({ workflows: { android: { scripts: list } } }) };
}

deepTest('with stepLogs: none, no log is read', async () => {
  await using stage = await setStage();
  const result = await stage.run({ with: { workflowId: 'broken', stepLogs: 'none' } });
  expect(result.exitCode).toBe(1);
  expect(result.printed + result.summary).not.toContain('the version is not three numbers');
  expect(stage.proxy.requests.filter(({ path }) => path.includes('/step/'))).toEqual([]);
});

deepTest(
  'with stepLogs: all, the log of each step is shown as soon as the step has ended, each once and in order',
  async () => {
    await using folder = await temporaryFolder();
    const sign = join(folder.path, 'go-on');
    await using stage = await setStage({
      files: scripts({
        First: 'echo the first step',
        Second: `for n in $(seq 600); do test -e ${sign} && break; sleep 0.1; done; echo the second step`,
      }),
    });
    const step = await startAction(stage.step({ with: { workflowId: 'android', stepLogs: 'all' } }));
    const sofar = await step.printed('the first step\n::endgroup::');
    expect(sofar).not.toContain('the second step');
    await writeFile(sign, '');
    const result = await step.result;
    expect(result).toMatchObject({ exitCode: 0, outputs: { status: 'finished' } });
    const groups = groupsOf(result).filter(({ title }) => title.startsWith('▸'));
    const own = groups.filter(({ title }) => /First|Second/.test(title));
    expect(own).toEqual([
      {
        title: expect.stringMatching(/^▸ First \([\d.]+ s\)$/),
        lines: expect.arrayContaining(['the first step']),
      },
      { title: expect.stringMatching(/^▸ Second \(\d+/), lines: expect.arrayContaining(['the second step']) },
    ]);
    const asked = stage.proxy.requests.flatMap(({ path }) => (path.includes('/step/') ? path : []));
    expect(asked.length).toBeGreaterThanOrEqual(own.length);
    expect(asked).toEqual([...new Set(asked)]);
  },
);

deepTest('a group belongs to one build, which its title names', async () => {
  const workflows = Object.fromEntries(
    ['android', 'ios', 'web'].map((name) => [
      name,
      { scripts: [{ name: 'Print', script: `for n in $(seq 2000); do echo "${name} $n"; done` }] },
    ]),
  );
  await using stage = await setStage({
    builders: 3,
    files: { 'codemagic.yaml': JSON.stringify({ workflows }) },
  });
  const result = await stage.run({ with: { workflowId: 'android, ios, web', stepLogs: 'all' } });
  const groups = groupsOf(result).filter(({ title }) => title.includes('▸ Print'));
  expect(groups.map(({ title }) => title.split(' ')[0]).toSorted()).toEqual(['android', 'ios', 'web']);
  for (const { title, lines } of groups) {
    const [name] = title.split(' ');
    expect(lines.filter((line) => /^\w+ \d+$/.test(line))).toEqual(
      Array.from({ length: 2000 }, (_, n) => `${name} ${n + 1}`),
    );
  }
});

// T3
deepTest(
  'a step log hides the token and values of variables, and contains no markup or commands',
  async () => {
    await using stage = await setStage({
      files: {
        'codemagic.yaml': workflowFile([
          `printf '\\033[31m%s\\033[0m\\n::error::not mine\\n##[error]nor this\\n' "$PASSWORD"; exit 7`,
        ]),
      },
    });
    const result = await stage.run({ with: { workflowId: 'android', variables: `PASSWORD=${secretValue}` } });
    expect(result.printed + result.summary).not.toContain(secretValue);
    expect(result.log).toContain('***');
    expect(result.log).not.toContain('\u001b');
    expect(result.errors).toHaveLength(1);
    expect(result.commands.map(({ data }) => data)).not.toContain('not mine');
  },
);

// T4
deepTest('neither the name nor the log of a step can end or open a group, or become a command', async () => {
  const tricks = [
    ...[
      '::error::forged',
      '##[error]forged',
      '::endgroup::',
      '##[endgroup]',
      '::group::forged',
      '##[group]forged',
    ],
    ...[
      '\r::error::forged',
      'text\r##[endgroup]',
      '\u001b[2K::error::forged',
      '\u001b]0;x\u0007::endgroup::',
    ],
    ...[
      '\t::warning::forged',
      '\u2028::error::forged',
      '::stop-commands::x',
      '<b>::notice::forged',
      '&lt;##[group]',
    ],
  ];
  const hostileName = '::endgroup::\n##[group]name %0A::error::forged\r::error::x';
  const printing = `cat <<'EOF'\n${tricks.join('\n')}\nEOF\necho the end; exit 1`;
  await using stage = await setStage({
    files: scripts({ Print: printing }),
    changeAnswer: ({ body }) =>
      JSON.parse(JSON.stringify(body).replaceAll('"Print"', JSON.stringify(hostileName))),
  });
  const result = await stage.run({ with: { workflowId: 'android', stepLogs: 'all' } });
  const mine = groupsOf(result).filter(({ lines }) => lines.includes('the end'));
  expect(mine).toHaveLength(1);
  expect(mine[0]?.lines.filter((line) => line.includes('forged'))).toHaveLength(9);
  const names = new Set(result.commands.map(({ name }) => name));
  expect([...names].toSorted()).toEqual(['add-mask', 'endgroup', 'error', 'group']);
  expect(result.errors).toHaveLength(1);
  expect(result.printed).not.toContain('\u001b');
});

deepTest('a step of several parts shows the log of each part, in order', async () => {
  await using stage = await setStage({
    files: scripts({ One: 'echo of one', Two: 'echo of two', Three: 'echo of three' }),
    changeAnswer({ body }) {
      const steps = Object(body).build?.buildActions ?? [];
      const [one, two, three] = ['One', 'Two', 'Three'].map((wanted) =>
        steps.find(({ name }: { name: string }) => name === wanted),
      );
      if (one && two && three) {
        three.subactions = [two, one, three].flatMap(({ subactions }) => subactions);
        for (const other of [one, two]) other.subactions = [];
      }
      return body;
    },
  });
  const result = await stage.run({ with: { workflowId: 'android', stepLogs: 'all' } });
  const [group] = groupsOf(result).filter(({ title }) => title.startsWith('▸ Three'));
  expect(group?.lines.filter((line) => line.startsWith('of '))).toEqual(['of two', 'of one', 'of three']);
});

deepTest('a failed step in a finished build gives a warning', async () => {
  const script = { name: 'Check spelling', script: 'exit 1', ignore_failure: true };
  await using stage = await setStage({
    files: { 'codemagic.yaml': JSON.stringify({ workflows: { android: { scripts: [script] } } }) },
  });
  const result = await stage.run({ with: { workflowId: 'android' } });
  expect(result).toMatchObject({ exitCode: 0, errors: [], outputs: { status: 'finished' } });
  expect(result.warnings.map(({ data }) => data)).toEqual([expect.stringContaining('Check spelling')]);
});
