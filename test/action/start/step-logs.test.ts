import { expect, test } from '@jest/globals';
import type { ActionResult } from '../../support/action-process.ts';
import { setStage } from '../../support/stage.ts';

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

// T3, T4
test('the name and the log of a step hide the token and values of variables, and cannot end or open a group, or become a command', async () => {
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
  const printing = `cat <<'EOF'\n${tricks.join('\n')}\nEOF\nprintf '\\033[31m%s\\033[0m\\n' "$PASSWORD"; echo the end; exit 1`;
  const workflows = { android: { scripts: [{ name: 'Print', script: printing }] } };
  await using stage = await setStage({
    files: { 'codemagic.yaml': JSON.stringify({ workflows }) },
    changeAnswer: ({ body }) =>
      JSON.parse(JSON.stringify(body).replaceAll('"Print"', JSON.stringify(hostileName))),
  });
  const secret = 'hunter2-hunter2';
  const variables = `PASSWORD=${secret}`;
  const result = await stage.run({ with: { workflowId: 'android', stepLogs: 'all', variables } });
  const [mine, ...others] = groupsOf(result).filter(({ lines }) => lines.includes('the end'));
  expect(others).toEqual([]);
  expect(mine?.lines.filter((line) => line.includes('forged'))).toHaveLength(9);
  expect(mine?.lines).toContain('***');
  expect(result.printed + result.summary + JSON.stringify(result.outputs)).not.toContain(secret);
  const names = new Set(result.commands.map(({ name }) => name));
  expect([...names].toSorted()).toEqual(['add-mask', 'endgroup', 'error', 'group']);
  expect(result.errors).toHaveLength(1);
  expect(result.printed).not.toContain('\u001b');
});
