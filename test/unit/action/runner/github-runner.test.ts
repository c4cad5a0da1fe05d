import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createOutputs } from '../../../../src/action/runner/outputs.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import { hostileTexts } from '../../../support/hostile-texts.ts';
import { callRunner } from '../../../support/runner-process.ts';

test("inputs, outputs and state use the runner's environment and files", async () => {
  const { gave, outputs, state } = await callRunner(
    [
      ['input', 'appId'],
      ['input', 'two words'],
      ['input', 'not given'],
      ['state', 'start-0'],
      ['state', 'other'],
      ['setOutput', 'buildId', 'b1'],
      ['setOutput', 'buildId', 'b2'],
      ['setOutput', 'lines', 'a\nghadelimiter\nb<<c=d'],
      ['saveState', 'start-0', '{"a":1}'],
    ],
    { INPUT_APPID: '  a1\n', INPUT_TWO_WORDS: 'x', 'STATE_start-0': 'saved' },
  );
  expect(gave).toEqual(['a1', 'x', '', 'saved', '', null, null, null, null]);
  expect(outputs).toEqual({ buildId: 'b2', lines: 'a\nghadelimiter\nb<<c=d' });
  expect(state).toEqual({ 'start-0': '{"a":1}' });
});

test('a secret output is masked first, and set unredacted', async () => {
  const { printed, outputs } = await callRunner([
    ['setSecretOutput', 'token', 'a-secret-of-it'],
    ['setOutput', 'other', 'holds a-secret-of-it'],
  ]);
  expect(printed).toBe('::add-mask::a-secret-of-it\n');
  expect(outputs).toEqual({ token: 'a-secret-of-it', other: 'holds ***' });
});

test('inputs that hold a secret are masked before anything else', async () => {
  const { printed } = await callRunner([['info', 'a-token, b-token and a-pass']], {
    INPUT_TOKEN: 'a-token',
    INPUT_GITHUBTOKEN: 'b-token',
    INPUT_SSHKEYPASSPHRASE: 'a-pass',
  });
  const masks = ['a-token', 'b-token', 'a-pass'].map((secret) => `::add-mask::${secret}\n`);
  expect(printed).toBe(`${masks.join('')}***, *** and ***\n`);
});

test('the room for annotations is ten of each kind and step, less those that were shown', async () => {
  const warnings = Array.from({ length: 12 }, (_, at) => ['warning', `w${at}`] as const);
  const { gave } = await callRunner([
    ...warnings,
    ['error', 'e'],
    ...['error', 'warning', 'notice'].map((kind) => ['room', kind] as const),
  ]);
  expect(gave.slice(-3)).toEqual([9, 0, 10]);
});

test('summaries are appended', async () => {
  const { summary } = await callRunner([
    ['writeSummary', '# one'],
    ['writeSummary', '# two'],
  ]);
  expect(summary).toBe('# one\n# two\n');
});

test('a summary that cannot be written is a warning, and the step goes on', async () => {
  await using folder = await temporaryFolder();
  const { gave, commands } = await callRunner(
    [
      ['writeSummary', '# one'],
      ['setOutput', 'status', 'finished'],
    ],
    { GITHUB_STEP_SUMMARY: join(folder.path, 'not there') },
  );
  expect(gave).toEqual([null, null]);
  expect(commands).toEqual([
    {
      name: 'warning',
      properties: {},
      data: expect.stringContaining('The job summary could not be written'),
    },
  ]);
});

test('nothing is written on a runner without summaries', async () => {
  const { gave, printed } = await callRunner([['writeSummary', '# one']], { GITHUB_STEP_SUMMARY: '' });
  expect([gave, printed]).toEqual([[null], '']);
});

test('an event file that does not exist is a warning, and the other variables describe the run', async () => {
  const { gave, commands } = await callRunner([['run'], ['run']], {
    GITHUB_EVENT_PATH: '/nonexistent.json',
    GITHUB_REF: 'refs/heads/main',
  });
  expect(gave[1]).toMatchObject({ event: { ref: { branch: 'main' } } });
  expect(commands).toEqual([
    {
      name: 'warning',
      properties: {},
      data: expect.stringContaining('GITHUB_EVENT_PATH points to "/nonexistent.json", which does not exist'),
    },
  ]);
});

// T10
test.each([
  ['problems', 300, 10, 200],
  ['problems', 200, 1_000, 65],
  ['artefacts', 200, 1_000, 130],
  ['artefactUrls', 200, 1_000, 65],
  ['caches', 300, 10, 300],
])(
  'of the list %s with %d entries of %d characters, the first %d are written',
  (name, count, length, kept) => {
    const written = new Map<string, string>();
    const outputs = createOutputs(
      (said) => said,
      (name, said) => void written.set(name, said),
    );
    const warnings = (): string[] => {
      const said: string[] = [];
      outputs.warnOfShortened((message) => said.push(message));
      return said;
    };
    const entries = Array.from({ length: count }, (_, at) => String(at).padEnd(length - 2, 'x'));
    outputs.set(name, entries);
    expect(JSON.parse(written.get(name) ?? '')).toEqual(entries.slice(0, kept));
    expect(warnings()).toEqual(
      kept === count ? [] : [expect.stringContaining(`: ${name} has the first ${kept} of ${count} entries.`)],
    );
    outputs.set(name, []);
    expect([written.get(name), warnings()]).toEqual(['[]', []]);
  },
);

test('secrets are hidden in texts and entries', () => {
  const written: string[] = [];
  const redact = (said: string): string => said.replaceAll('secret', '***');
  const outputs = createOutputs(redact, (_, said) => void written.push(said));
  outputs.set('list', [{ message: 'a secret' }, 'secret']);
  outputs.set('text', 'a secret');
  expect(written).toEqual(['[{"message":"a ***"},"***"]', 'a ***']);
});

const texts = Object.values(hostileTexts);

/** What hides or reorders text, or moves the cursor: none of it may reach a log. */
const unseen = /(?!\n)[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069]/u;

// T4
test('no text becomes a command or a second line in the log, or hides other text', async () => {
  const { lines, printed, commands } = await callRunner(texts.map((text) => ['info', text]));
  expect(lines).toHaveLength(texts.length);
  expect(printed).not.toMatch(unseen);
  expect(commands).toEqual([]);
});

const kinds = ['debug', 'notice', 'warning', 'error'];

const ofAllKinds = callRunner(kinds.flatMap((kind) => texts.map((text) => [kind, text])));

// T4
test.each(kinds)('no text ends its %s early, or adds anything to it', async (kind) => {
  const { lines, printed, commands } = await ofAllKinds;
  expect(lines).toHaveLength(kinds.length * texts.length);
  expect(printed).not.toMatch(unseen);
  const own = commands.slice(kinds.indexOf(kind) * texts.length).slice(0, texts.length);
  expect(own.map(({ name, properties }) => ({ name, properties }))).toEqual(
    texts.map(() => ({ name: kind, properties: {} })),
  );
});

test('no title adds a property to its annotation', async () => {
  const { lines, commands } = await callRunner(texts.map((title) => ['warning', 'message', { title }]));
  expect(lines).toHaveLength(texts.length);
  expect(commands).toHaveLength(texts.length);
  for (const { name, properties, data } of commands) {
    expect([name, data]).toEqual(['warning', 'message']);
    expect(Object.keys(properties).filter((key) => key !== 'title')).toEqual([]);
  }
});

// T4
test('no file adds a property to its annotation, and one that is no path in the repository is left out', async () => {
  const given = [...texts, '/etc/passwd', 'lib/../../a', 'a//b', '~/a', '-', 'lib/a,b=c%0A,line=9.dart'];
  const { lines, commands } = await callRunner(
    given.map((file) => ['error', 'message', { file, line: 12, column: 5 }]),
  );
  expect(lines).toHaveLength(given.length);
  expect(commands).toHaveLength(given.length);
  for (const { name, properties, data } of commands) {
    expect([name, data]).toEqual(['error', 'message']);
    const { file, ...place } = properties;
    expect(place).toEqual(file === undefined ? {} : { line: '12', col: '5' });
    if (file !== undefined) expect(given).toContain(file);
    expect(file ?? '').not.toMatch(/[:\\\p{C}]|\.\.|^[/~]/u);
  }
  expect(commands.at(-1)?.properties.file).toBe('lib/a,b=c%0A,line=9.dart');
});

test('a file whose path holds a secret is left out, and a column needs a line', async () => {
  const { commands } = await callRunner([
    ['mask', 'hunter22'],
    ['error', 'one', { file: 'lib/hunter22.dart', line: 1 }],
    ['error', 'two', { file: 'lib/a.dart', column: 5 }],
  ]);
  expect(commands.slice(1).map(({ properties }) => properties)).toEqual([{}, { file: 'lib/a.dart' }]);
});

test('a group contains all of its lines, whatever they and its title are', async () => {
  const { lines, commands } = await callRunner([
    ['group', '::endgroup::\n::error::x', texts],
    ['info', 'after'],
  ]);
  expect(commands.map(({ name }) => name)).toEqual(['group', 'endgroup']);
  expect(lines).toHaveLength(texts.length + 3);
  expect(lines[0]).toMatch(/^::group::/);
  expect(lines.slice(-2)).toEqual(['::endgroup::', 'after']);
});

test('a message of several lines is one annotation with the same lines', async () => {
  const { commands } = await callRunner([['error', 'first\nsecond 100%', { title: 'a, b: c' }]]);
  expect(commands).toEqual([{ name: 'error', properties: { title: 'a, b: c' }, data: 'first\nsecond 100%' }]);
});
