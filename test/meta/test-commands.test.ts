/** Each test runs in one of the commands that `.ci/run` counts, and the commands of workflows and pages find tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import picomatch from 'picomatch';
import { repositoryRoot } from '../support/action-metadata.ts';

interface Config {
  readonly testMatch: readonly string[];
  readonly testPathIgnorePatterns?: readonly string[];
}

/** The commands, and the kinds of tests that they run. */
const kindOf: Readonly<Record<string, string>> = {
  'npm test': 'quick',
  'npm run test:deep': 'deep',
  'npm run test:act': 'act',
  'npm run test:browser': 'browser',
};

const { kinds }: { kinds: Readonly<Record<string, Config>> } = await import(
  join(repositoryRoot, 'jest.config.mjs')
);

function runs(kind: string): (file: string) => boolean {
  const config = kinds[kind];
  if (!config) throw new Error(`jest.config.mjs has no kind ${kind}`);
  const placed = (pattern: string): string => pattern.replace('<rootDir>/', '');
  const matches = picomatch(config.testMatch.map(placed));
  const ignored = (config.testPathIgnorePatterns ?? []).map((pattern) => new RegExp(placed(pattern)));
  return (file) => matches(file) && !ignored.some((pattern) => pattern.test(file));
}

const readText = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');

const files = readdirSync(join(repositoryRoot, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `test/${file}`);

test('package.json has a command for each kind of tests, and npm test runs the quick ones', () => {
  const { scripts } = JSON.parse(readText('package.json'));
  expect(Object.keys(kinds)).toEqual(Object.values(kindOf));
  expect(scripts.test).not.toContain('TEST_KIND');
  for (const [name, kind] of Object.entries(kindOf))
    if (kind !== 'quick') expect(scripts[name.replace('npm run ', '')]).toContain(` TEST_KIND=${kind} node `);
});

test('each test file runs in one of the commands, and one with deep tests in test:deep', () => {
  const chosen = Object.values(kindOf).map(runs);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !chosen.some((choose) => choose(file)))).toEqual([]);
  const deep = files.filter((file) => /\b(?:deepTest|assertReads)\b/.test(readText(file)));
  expect(deep.filter((file) => !runs('deep')(file))).toEqual([]);
  for (const choose of chosen) expect(files.filter(choose)).not.toEqual([]);
});

test('the files that jest begins with exist', async () => {
  const { longFiles } = await import(join(repositoryRoot, 'scripts/jest-long-files-first.mjs'));
  expect(longFiles.filter((file: string) => !files.includes(`test/${file}`))).toEqual([]);
});

/** The paths given to the commands for tests in a text, with the kind of each command. */
function pathsIn(text: string): { readonly kind: string; readonly path: string }[] {
  return [...text.matchAll(/(npm (?:test|run test:\w+)) -- ([^\n`&|;]+)/g)].flatMap(
    ([, name = '', given = '']) =>
      given
        .split(/\s+/)
        .filter((path) => path.startsWith('test/'))
        .map((path) => ({ kind: kindOf[name] ?? name, path })),
  );
}

/** Those at which jest finds no test file: it takes a path as a regular expression. */
function withoutTests(text: string): string[] {
  return pathsIn(text).flatMap(({ kind, path }) =>
    files.filter(runs(kind)).some((file) => new RegExp(path, 'i').test(file)) ? [] : [path],
  );
}

const pages = ['README.md', 'CONTRIBUTING.md', 'RELEASING.md', '.ci/run', '.github/pull_request_template.md'];
const below = ['.github/workflows', 'docs', 'test'].flatMap((folder) =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yml|md)$/.test(file))
    .map((file) => `${folder}/${file}`),
);

test('each path that a workflow or a page gives to these commands has tests', () => {
  const texts = [...pages, ...below].map(readText);
  expect(texts.flatMap(withoutTests)).toEqual([]);
  expect(texts.flatMap(pathsIn).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['test/meta', 'test/unit/contract', 'test/action']),
  );
});

test('a path without tests, or with tests of another kind alone, is found', () => {
  expect(withoutTests('run: npm test -- test/unit/core test/meta\n')).toEqual(['test/unit/core']);
  expect(withoutTests('Run `npm test -- test/browser` or `npm run test:browser -- test/browser`.')).toEqual([
    'test/browser',
  ]);
});

test('.ci/run counts the tests of each command', () => {
  const script = readText('.ci/run');
  for (const command of Object.keys(kindOf))
    expect(script).toMatch(new RegExp(`^ *tests .*${command}'?$`, 'm'));
});
