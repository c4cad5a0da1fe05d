import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { benches } from '../../bench/benches.ts';
import { repositoryRoot } from '../support/action-metadata.ts';

const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');

test('npm run bench runs every bench of package.json', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  expect(benches.map(({ script }) => script).toSorted()).toEqual(
    scripts.filter((name) => name.startsWith('bench:')).toSorted(),
  );
});

test('docs/benchmarks.md has every bench, with what it measures', () => {
  const page = read('docs/benchmarks.md');
  for (const { about, script, title } of benches) {
    expect(page).toContain(`## ${title}\n\n${about}\n`);
    expect(page).toMatch(new RegExp(`^\`npm run ${script}( -- .*)?\``, 'm'));
  }
});
