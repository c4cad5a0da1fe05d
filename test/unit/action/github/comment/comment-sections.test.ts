import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  commentMarker,
  isCommentOf,
  longestComment,
  readSections,
  runMarginOf,
  withSection,
} from '../../../../../src/action/github/comment/sections.ts';
import { hostileTexts } from '../../../../support/hostile-texts.ts';

const commentKey = '5c9c';
const section = (key: string, runId = '100', runAttempt = '1') => ({ key, runId, runAttempt });
const write = (body: string | undefined, key: string, markdown: string, runId = '100', runAttempt = '1') =>
  withSection(body, { commentKey, section: section(key, runId, runAttempt), markdown });
const markdownOf = (body: string) =>
  Object.fromEntries([...readSections(body)].map(([key, { markdown }]) => [key, markdown.trim()]));

test('a comment is found by the marker of its key', () => {
  const { body } = write(undefined, 'a', 'hello');
  expect(isCommentOf(body, commentKey)).toBe(true);
  expect(isCommentOf(body, '5c9')).toBe(false);
  expect(isCommentOf(`quoted:\n${body}`, commentKey)).toBe(false);
  expect(isCommentOf(body.replaceAll('\n', '\r\n'), commentKey)).toBe(true);
});

test('only one section changes; the others stay the same, in the order of their keys', () => {
  const both = write(write(undefined, 'b', 'bee').body, 'a', 'ay').body;
  const { body, kind } = write(both, 'b', 'bee two');
  expect(kind).toBe('changed');
  expect([...readSections(body).keys()]).toEqual(['a', 'b']);
  expect(markdownOf(body)).toEqual({ a: 'ay', b: 'bee two' });
});

test('two writers in any order make the same comment', () => {
  const one = write(write(undefined, 'a', 'ay').body, 'b', 'bee').body;
  const other = write(write(undefined, 'b', 'bee').body, 'a', 'ay').body;
  expect(one).toBe(other);
});

test.each([
  ['an older run', '99', '1', false],
  ['an older run that was repeated', '99', '7', false],
  ['the same run', '100', '2', true],
  ['an earlier attempt', '100', '1', false],
  ['a later attempt', '100', '3', true],
  ['a newer run', '9007199254740993', '1', true],
])('%s meets the section of run 100, attempt 2', (_, runId, runAttempt, expected) => {
  const { body } = write(undefined, 'a', 'as it was', '100', '2');
  const changed = write(body, 'a', 'as it is', runId, runAttempt);
  expect(changed.kind).toBe(expected ? 'changed' : 'newerRun');
  expect(changed.body === body).toBe(!expected);
});

test('run numbers that a JavaScript number cannot hold exactly are compared exactly', () => {
  const { body } = write(undefined, 'a', 'x', '9007199254740993');
  expect(write(body, 'a', 'y', '9007199254740992').kind).toBe('newerRun');
});

/** An id of summer 2026. */
const ownRun = 28_000_000_000;

test.each([
  ['https://github.com', 780_000_000, 'newerRun'],
  ['https://github.com', 780_000_001, 'changed'],
  ['https://github.example.com', 10_000_000, 'newerRun'],
  ['https://github.example.com', 10_000_001, 'changed'],
  ['https://github.com', 9 * ownRun, 'changed'],
])('on %s, a section whose run id is %d ahead is taken as: %s', (serverUrl, ahead, kind) => {
  const known = String(ownRun + ahead);
  const { body } = write(undefined, 'a', 'as it was', known);
  const own = section('a', String(ownRun));
  const runMargin = runMarginOf(serverUrl);
  const changed = withSection(body, { commentKey, section: own, markdown: 'as it is', runMargin });
  expect(changed.kind).toBe(kind);
  expect(markdownOf(changed.body)).toEqual({ a: kind === 'changed' ? 'as it is' : 'as it was' });
  if (changed.kind === 'changed') expect(changed.impossibleRun).toBe(known);
});

test('a comment that was edited by hand keeps the sections that are whole', () => {
  const both = write(write(undefined, 'a', 'ay').body, 'b', 'bee').body;
  const damaged = both
    .replace(/<!-- build-service-action:end key=a -->\n/, 'somebody was here\n')
    .replaceAll('\n', '\r\n');
  expect(markdownOf(damaged)).toEqual({ b: 'bee' });
  expect(markdownOf(write(damaged, 'a', 'ay').body)).toEqual({ a: 'ay', b: 'bee' });
});

test('of two sections with the same key, the newer one counts', () => {
  const [older, newer] = [write(undefined, 'a', 'old', '1').body, write(undefined, 'a', 'new', '2').body];
  expect(markdownOf(`${newer}\n${older}`)).toEqual({ a: 'new' });
  expect(markdownOf(`${older}\n${newer}`)).toEqual({ a: 'new' });
});

test.each(Object.entries(hostileTexts))('%s as key and as text stays inside its section', (_, text) => {
  const key = [...text.toWellFormed()].slice(0, 2_000).join('');
  const body = write(write(undefined, 'other', 'safe').body, key, `before\n${text}\nafter`).body;
  expect([...readSections(body).keys()].toSorted()).toEqual([key, 'other'].toSorted());
  expect(readSections(body).get('other')?.markdown.trim()).toBe('safe');
  expect(commentMarker(text)).toMatch(/^<!-- [^<>\s]+ key=[^<>\s-]* -->$/);
  expect(body.match(/<!--/g)).toHaveLength(5);
});

test('a section is read as it was written', () => {
  const line = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.dictionary(line, line, { maxKeys: 5 }), (texts) => {
      let body: string | undefined;
      for (const [key, text] of Object.entries(texts)) body = write(body, key, text).body;
      const read = readSections(body ?? '');
      expect([...read.keys()].toSorted()).toEqual(Object.keys(texts).toSorted());
      for (const [key, text] of Object.entries(texts))
        expect(read.get(key)?.markdown.trim()).toBe(text.replaceAll('<!--', '&lt;!--').trim());
    }),
  );
});

const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => `| row ${n} | ${'x'.repeat(90)} |`).join('\n');

test('a comment is never longer than GitHub allows: its own section is cut at a whole row and says so', () => {
  const others = write(undefined, 'other', rows(300)).body;
  const { body, kind } = write(
    others,
    'own',
    `<details>\n<summary>s</summary>\n\n${rows(2_000)}\n\n</details>`,
  );
  expect(kind).toBe('changed');
  expect(body.length).toBeLessThanOrEqual(longestComment);
  expect(markdownOf(body).other).toBe(rows(300));
  const own = markdownOf(body).own?.split('\n') ?? [];
  expect(own.at(-1)).toBe('> ✂️ The rest does not fit into a comment; the job summary has everything.');
  expect(own.at(-3)).toBe('</details>');
  expect(own.filter((line) => line.startsWith('|')).every((line) => line.endsWith('x |'))).toBe(true);
  expect(own.length).toBeGreaterThan(150);
});

test('sections that are all too long leave room for each other', () => {
  let body: string | undefined;
  for (const key of ['a', 'b', 'c', 'd']) {
    const changed = write(body, key, rows(2_000));
    expect(changed.kind).toBe('changed');
    body = changed.body;
  }
  expect(body?.length).toBeLessThanOrEqual(longestComment);
  expect([...readSections(body ?? '').keys()]).toEqual(['a', 'b', 'c', 'd']);
  const again = write(body, 'a', rows(2_000)).body;
  expect(markdownOf(again)).toEqual({ ...markdownOf(body ?? ''), a: expect.stringContaining('| row 400 |') });
  expect(again.length).toBeLessThanOrEqual(longestComment);
});

test('a comment without any room is not changed', () => {
  const full = write(undefined, 'a', 'x'.repeat(longestComment - 250)).body;
  expect(write(full, 'b', rows(50))).toEqual({ kind: 'full', body: full });
});
