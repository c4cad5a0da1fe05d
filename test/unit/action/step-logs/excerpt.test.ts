import { expect, test } from '@jest/globals';
import { collectExcerpt, lastLines } from '../../../../src/action/step-logs/excerpt.ts';

const lines = (count: number): string[] => Array.from({ length: count }, (_, n) => `line ${n % 10}`);

test('a short log is kept whole, without empty lines at its end', () => {
  const log = collectExcerpt(100);
  for (const line of ['', 'a', '', '  ', 'b', '', ' ']) log.add(line);
  expect(log.excerpt()).toEqual({ head: ['', 'a', '', '', 'b'], left: { lines: 0, bytes: 0 }, tail: [] });
});

test('of a long log the beginning and the end are kept, with how much is left out', () => {
  const log = collectExcerpt(70);
  for (const line of lines(1000)) log.add(line);
  const { head, left, tail } = log.excerpt();
  expect(head).toEqual(lines(5));
  expect(tail).toEqual(lines(1000).slice(-5));
  expect(left).toEqual({ lines: 990, bytes: 990 * 7 });
});

test('what is exactly as long as the limit is kept whole', () => {
  const log = collectExcerpt(70);
  for (const line of lines(10)) log.add(line);
  expect(log.excerpt()).toMatchObject({ head: lines(5), left: { lines: 0 }, tail: lines(10).slice(5) });
  expect(lastLines(log.excerpt(), 7)).toEqual(lines(10).slice(3));
});

test('logs that follow each other are kept with one gap', () => {
  const [all, part] = [collectExcerpt(70), collectExcerpt(70)];
  for (const line of lines(100)) part.add(line);
  all.add('first');
  all.append(part.excerpt());
  all.append(part.excerpt());
  const { head, left, tail } = all.excerpt();
  expect(head).toEqual(['first', ...lines(4)]);
  expect(tail).toEqual(lines(5).map((_, n) => `line ${n + 5}`));
  expect(head.length + left.lines + tail.length).toBe(201);
});
