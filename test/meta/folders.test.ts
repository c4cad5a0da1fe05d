/** docs/architecture.md says what each folder of `src` promises. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';

test('every folder of src has a row with its promise, and every row its folder', () => {
  const files = execFileSync('git', ['ls-files', '-z', 'src'], { cwd: repositoryRoot, encoding: 'utf8' });
  const folders = new Set(files.split('\0').map((file) => posix.dirname(file).slice('src/'.length)));
  const page = readFileSync(join(repositoryRoot, 'docs', 'architecture.md'), 'utf8');
  const rows = page.matchAll(/^\| (?:\d? ?\| )?((?:`[\w/-]+\/` )+)\| \S/gm);
  const named = [...rows].flatMap(([, names = '']) => names.match(/[\w/-]+(?=\/`)/g) ?? []);
  expect(named.toSorted()).toEqual([...folders].filter((folder) => folder !== '').toSorted());
});
