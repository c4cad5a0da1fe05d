import { expect, test } from '@jest/globals';
import { hostileTexts } from '../../../support/hostile-texts.ts';
import { callRunner } from '../../../support/runner-process.ts';

const texts = Object.values(hostileTexts);

/** What hides or reorders text, or moves the cursor: none of it may reach a log. */
const unseen = /(?!\n)[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069]/u;

test('no text becomes a command or a second line in the log, or hides other text', async () => {
  const { lines, printed, commands } = await callRunner(texts.map((text) => ['info', text]));
  expect(lines).toHaveLength(texts.length);
  expect(printed).not.toMatch(unseen);
  expect(commands).toEqual([]);
});

test.each(['debug', 'notice', 'warning', 'error'])(
  'no text ends its %s early, or adds anything to it',
  async (kind) => {
    const { lines, printed, commands } = await callRunner(texts.map((text) => [kind, text]));
    expect(lines).toHaveLength(texts.length);
    expect(printed).not.toMatch(unseen);
    expect(commands.map(({ name, properties }) => ({ name, properties }))).toEqual(
      texts.map(() => ({ name: kind, properties: {} })),
    );
  },
);

test('no title adds a property to its annotation', async () => {
  const { lines, commands } = await callRunner(texts.map((title) => ['warning', 'message', { title }]));
  expect(lines).toHaveLength(texts.length);
  for (const { name, properties, data } of commands) {
    expect([name, data]).toEqual(['warning', 'message']);
    expect(Object.keys(properties).filter((key) => key !== 'title')).toEqual([]);
  }
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
