/** The walk in docs/architecture.md leads through files that exist, each reached from another one. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');
const walk = [...read('docs/architecture.md').matchAll(/^\| (\d+) \| `([^`]+)` \|/gm)].map(
  ([, number, file = '']) => ({ number: Number(number), file }),
);
const files = walk.map(({ file }) => file);

/** The files of the repository that a source imports. */
function importsOf(file: string): string[] {
  return [...read(file).matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  );
}

test('the path of one build names each file once, in order', () => {
  expect(walk.map(({ number }) => number)).toEqual(walk.map((_, index) => index + 1));
  expect(walk.length).toBeGreaterThan(10);
  expect(new Set(files).size).toBe(files.length);
});

test('every file on the path exists', () => {
  expect(files.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
});

test('every source on the path is imported by another one on it', () => {
  const sources = files.filter((file) => file.startsWith('src/') && existsSync(join(repositoryRoot, file)));
  const reached = new Set(['src/entry/toolkit.ts', ...sources.flatMap(importsOf)]);
  expect(sources.filter((file) => !reached.has(file))).toEqual([]);
});

test('no line of a diagram has a semicolon, which ends a message in Mermaid', () => {
  const diagrams = read('docs/architecture.md').match(/```mermaid\n[\s\S]*?```/g) ?? [];
  expect(diagrams.length).toBeGreaterThan(1);
  expect(diagrams.flatMap((diagram) => diagram.split('\n')).filter((line) => line.includes(';'))).toEqual([]);
});
