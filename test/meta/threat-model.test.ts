/** The threat model and its tests: a comment such as `// T1, T2` above a test names the rows that it proves. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');
const page = read('docs/threat-model.md');

const rowIds = [...page.matchAll(/^\| (T\d+) \|/gm)].map(([, id]) => id);

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

test('each attacker has a table, after what is not defended', () => {
  expect([...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
    'What is not defended',
    'The service',
    'The author of a pull request',
    'A repository',
    'A neighbour on the machine',
    'The network',
    'The supply chain',
  ]);
  for (const part of page.split(/^## /m).slice(2)) expect(part).toMatch(/^\| T\d+ \| .+ \| .+ \|$/m);
});

test('the rows are numbered from T1, without gaps', () => {
  expect(rowIds).toEqual(rowIds.map((_, at) => `T${at + 1}`));
});

test('each row has a test', () => {
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

test('README and the security policy link to the page', () => {
  expect(read('README.md')).toMatch(/\]\(docs\/threat-model\.md\)[\s\S]*\]\(SECURITY\.md\)/);
  expect(read('SECURITY.md')).toContain('](docs/threat-model.md)');
});
