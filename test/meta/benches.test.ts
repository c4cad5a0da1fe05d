import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { benches } from '../../bench/benches.ts';
import { repositoryRoot } from '../support/action-metadata.ts';

const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');

test('npm run bench runs every bench', () => {
  const folders = readdirSync(join(repositoryRoot, 'bench'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(benches.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});

test('docs/benchmarks.md has every bench, with what it measures', () => {
  const page = read('docs/benchmarks.md');
  for (const { about, name, title } of benches) {
    expect(page).toContain(`## ${title}\n\n${about}\n`);
    expect(page).toMatch(new RegExp(`^\`npm run bench -- ${name}( .*)?\``, 'm'));
  }
});
