/** The threat model and its tests: a comment such as `// T1, T2` above a test names the rows that it proves. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');
const page = read('docs/threat-model.md');

const rowIds = [...page.matchAll(/^\| (T\d+): /gm)].map(([, id]) => id);

interface Proof {
  readonly file: string;
  readonly ids: readonly string[];
  /** The line below the comment. */
  readonly below: string;
}

const proofs: readonly Proof[] = globSync('test/**/*.test.ts', { cwd: repositoryRoot }).flatMap((file) =>
  [...read(file).matchAll(/^[ \t]*\/\/ (T\d+(?:, T\d+)*)\n(.*)$/gm)].map(([, ids = '', below = '']) => ({
    file,
    ids: ids.split(', '),
    below: below.trim(),
  })),
);

test('each row has its own ID and a test', () => {
  expect(rowIds).not.toEqual([]);
  expect(rowIds).toEqual([...new Set(rowIds)]);
  const proven = new Set(proofs.flatMap(({ ids }) => ids));
  expect(rowIds.filter((id) => id === undefined || !proven.has(id))).toEqual([]);
});

test('each ID in a test has a row', () => {
  const strays = proofs.map(({ file, ids }) => ({ file, ids: ids.filter((id) => !rowIds.includes(id)) }));
  expect(strays.filter(({ ids }) => ids.length > 0)).toEqual([]);
});

test('each comment with an ID stands above a test', () => {
  expect(proofs.filter(({ below }) => !/^(?:\w*[tT]est|deep|on)\w*[.(<]/.test(below))).toEqual([]);
});
