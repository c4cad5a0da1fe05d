import { expect, test } from '@jest/globals';
import { marks, nameBefore, places, rules } from '../../../../../src/action/step-logs/problems/rules.ts';

const patterns = [
  ...rules.flatMap((rule) => Object.values(rule).filter((value) => value instanceof RegExp)),
  ...places,
  marks,
  nameBefore,
];

const signs = [
  ...['/', '\\', ' > ', '> ', '(', ' (', ')', '[', ']', ':', '::', ',', '.', '|', ' - ', ' ', '1', ':1', 'a'],
  ...['C:\\', 'file://', '.dart', '.swift', '/clone/', '('],
];

/** The texts that a pattern looks for, without what has a meaning in it. */
function wordsOf({ source }: RegExp): string[] {
  const plain = source.replace(/\(\?<\w+>|\(\?[:=!]|\\[pP]\{\w+\}|\\[wdsSb]/g, '\n');
  return [...new Set(plain.match(/[\p{L}\p{S}⎯═╡●•'": -]{2,}/gu) ?? [])];
}

/** Of the longest line that the finder reads, 2,000 characters, four times: what is not linear shows. */
const length = 8_000;
const most = 4;

/** Each part repeated, alone, after another one and with another one. */
function* linesOf(parts: readonly string[]): Generator<string> {
  const filled = (text: string): string => text.repeat(Math.ceil(length / text.length)).slice(0, length);
  for (const one of parts) {
    yield filled(one);
    for (const other of parts) {
      yield (one + filled(other)).slice(0, length);
      yield filled(one + other);
    }
  }
}

/** The best of several runs: the others say how busy the machine is. */
function milliseconds(pattern: RegExp, line: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let runs = 0; runs < 20 && best > most; runs += 1) {
    const start = performance.now();
    pattern.exec(line);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

test('each rule and each place needs at most a millisecond for 2,000 characters of its own words', () => {
  const slow = [...new Set(patterns)].flatMap((pattern) =>
    [...linesOf([...signs, ...wordsOf(pattern)])]
      .filter((line) => milliseconds(pattern, line) > most)
      .map((line) => ({ pattern, line: line.slice(0, 40) })),
  );
  expect(slow).toEqual([]);
});
