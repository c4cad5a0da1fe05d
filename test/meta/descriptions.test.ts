/** What people read about an input, an output or an action is at most two short sentences. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { repositoryRoot } from '../support/action-metadata.ts';

const foldersIn = (parent: string): string[] =>
  readdirSync(join(repositoryRoot, parent)).map((name) => join(parent, name));

const files = [
  ...['.', ...foldersIn('.'), ...foldersIn('.github/actions')].map((folder) => join(folder, 'action.yml')),
  ...foldersIn('.github/workflows').filter((path) => path.includes('mobile-')),
].filter((path) => existsSync(join(repositoryRoot, path)));

interface Declared {
  readonly description?: string;
  readonly inputs?: Readonly<Record<string, { readonly description: string }>>;
  readonly outputs?: Readonly<Record<string, { readonly description: string }>>;
}

test('actions and called workflows are found', () => {
  expect(files).toEqual(
    expect.arrayContaining(['action.yml', 'wait/action.yml', '.github/workflows/mobile-build.yml']),
  );
});

test.each(files)('%s: each description is at most two sentences and 40 words', (path) => {
  const content = parse(readFileSync(join(repositoryRoot, path), 'utf8'));
  const { description, inputs = {}, outputs = {} }: Declared = content.on?.workflow_call ?? content;
  const entries = [...Object.values(inputs), ...Object.values(outputs), { description: description ?? '' }];
  const long = entries.filter(
    (entry) => entry.description.split(/[.?]\s+/).length > 2 || entry.description.split(/\s+/).length > 40,
  );
  expect(long.map((entry) => entry.description)).toEqual([]);
});
