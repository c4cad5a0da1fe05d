import { expect, test } from '@jest/globals';
import { hostileTexts } from '../../../support/hostile-texts.ts';
import { callRunner } from '../../../support/runner-process.ts';

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
