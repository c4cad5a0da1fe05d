/** A test file that no command runs proves nothing. */
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import picomatch from 'picomatch';
import { repositoryRoot } from '../support/action-metadata.ts';

interface Config {
  readonly testMatch: readonly string[];
  readonly testPathIgnorePatterns?: readonly string[];
}

/** The commands, and the files that they run. */
const commands: Readonly<Record<string, string>> = {
  'npm test': 'jest.config.mjs',
  'npm run test:deep': 'jest.deep.config.mjs',
  'npm run test:act': 'jest.act.config.mjs',
  'npm run test:browser': 'jest.browser.config.mjs',
};

async function runs(config: string): Promise<(file: string) => boolean> {
  const { default: read }: { default: Config } = await import(join(repositoryRoot, config));
  const placed = (pattern: string): string => pattern.replace('<rootDir>/', '');
  const matches = picomatch(read.testMatch.map(placed));
  const ignored = (read.testPathIgnorePatterns ?? []).map((pattern) => new RegExp(placed(pattern)));
  return (file) => matches(file) && !ignored.some((pattern) => pattern.test(file));
}

test('each test file runs in one of the commands, and one with deep tests in test:deep', async () => {
  const entries = await readdir(join(repositoryRoot, 'test'), { recursive: true });
  const files = entries.filter((file) => file.endsWith('.test.ts')).map((file) => `test/${file}`);
  const chosen = await Promise.all(Object.values(commands).map(runs));
  expect(files.filter((file) => !chosen.some((choose) => choose(file)))).toEqual([]);
  const isDeep = await runs('jest.deep.config.mjs');
  const deep = files.filter((file) =>
    /deepTest|assertReads/.test(readFileSync(join(repositoryRoot, file), 'utf8')),
  );
  expect(deep.filter((file) => !isDeep(file))).toEqual([]);
  for (const choose of chosen) expect(files.filter(choose)).not.toEqual([]);
});
