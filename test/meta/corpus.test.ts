/** The logs of test/corpus are what its README says, and what they expect can be found in them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';

interface ExpectedCause {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}

interface Expectation {
  readonly tool: string;
  readonly causes: readonly ExpectedCause[];
  readonly allowed?: readonly string[];
}

const corpus = join(repositoryRoot, 'test/corpus');
const halves = ['open', 'sealed'];

/** Planned two by two: the table of the README. */
const pairs = [...readFileSync(join(corpus, 'README.md'), 'utf8').matchAll(/^\| `([\w-]+)` \| (.+) \|$/gm)]
  .filter(([, , names = '']) => names.includes(' / '))
  .flatMap(([, tool = '', names = '']) =>
    names.split(', ').map((pair) => pair.split(' / ').map((name) => `${tool}/${name}`)),
  );

function filesIn(half: string): string[] {
  return readdirSync(join(corpus, half)).flatMap((tool) =>
    readdirSync(join(corpus, half, tool)).map((file) => `${tool}/${file}`),
  );
}

function read(
  half: string,
  name: string,
): { half: string; name: string; text: string; expected: Expectation } {
  const path = join(corpus, half, name);
  const expected: Expectation = JSON.parse(readFileSync(`${path}.json`, 'utf8'));
  return { half, name, text: readFileSync(`${path}.log`, 'utf8'), expected };
}

const logs = halves.flatMap((half) =>
  filesIn(half)
    .filter((file) => file.endsWith('.log'))
    .map((file) => read(half, file.replace(/\.log$/, ''))),
);

function hash(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

/** In the same row as the file, behind it; or, where it is a line alone, in the frame of code that follows. */
function isPlaceIn(text: string, { file = '', line, column }: ExpectedCause): boolean {
  const place = new RegExp(`\\b${line}${column === undefined ? '' : `(?::|, ?)${column}`}\\b`);
  const rows = text.split('\n').map((row) => row.replaceAll('%20', ' '));
  const naming = rows.filter((row) => row.includes(file));
  if (naming.some((row) => place.test(row.slice(row.lastIndexOf(file) + file.length)))) return true;
  const frame = new RegExp(`^ *> +${line} \\|`);
  return column === undefined && naming.length > 0 && rows.some((row) => frame.test(row));
}

test('each half has one log of each pair, the one that chance gave it, and its causes', () => {
  expect(pairs).toHaveLength(78);
  const [open, sealed] = [0, 1].map((place) =>
    pairs.map((pair) => pair.toSorted((one, other) => (hash(one) < hash(other) ? -1 : 1))[place]),
  );
  const files = (names: readonly (string | undefined)[] = []): string[] =>
    names.flatMap((name) => [`${name}.json`, `${name}.log`]).sort();
  expect(filesIn('open').sort()).toEqual(files(open));
  expect(filesIn('sealed').sort()).toEqual(files(sealed));
});

test('each half has six logs of each tool', () => {
  const counts = logs.map(({ half, expected }) => `${half} ${expected.tool}`);
  expect(new Set(counts).size).toBe(26);
  expect(counts.filter((count) => counts.filter((other) => other === count).length !== 6)).toEqual([]);
  expect(logs.filter(({ name, expected }) => !name.startsWith(`${expected.tool}/`))).toEqual([]);
});

test('each log is as long as the log of a step, and plain text', () => {
  const odd = logs.filter(({ text }) => {
    const lines = text.split('\n').length - 1;
    return lines < 20 || lines > 300 || text.includes('\u001b') || text.includes('\r');
  });
  expect(odd.map(({ name }) => name)).toEqual([]);
});

test('each expected message and place is in its log', () => {
  const missing = logs.flatMap(({ name, text, expected }) =>
    expected.causes
      .filter(
        (cause) => !text.includes(cause.message) || (cause.line !== undefined && !isPlaceIn(text, cause)),
      )
      .map(({ message }) => `${name}: ${message}`),
  );
  expect(missing).toEqual([]);
});

test('what is allowed is in its log too, and is no cause', () => {
  const wrong = logs.flatMap(({ name, text, expected: { allowed = [], causes } }) =>
    allowed
      .filter((part) => !text.includes(part) || causes.some(({ message }) => message.includes(part)))
      .map((part) => `${name}: ${part}`),
  );
  expect(wrong).toEqual([]);
});

test('a line has its file, a column its line, and each cause is told once', () => {
  const wrong = logs.filter(({ expected: { causes } }) => {
    const told = causes.map((cause) => JSON.stringify(cause));
    return (
      new Set(told).size !== told.length ||
      causes.some(
        ({ file, line, column }) =>
          (line !== undefined && file === undefined) || (column !== undefined && line === undefined),
      )
    );
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
