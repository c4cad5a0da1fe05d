/** Each test runs in one of the commands for tests, and the commands of workflows and pages find tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import picomatch from 'picomatch';
import { repositoryRoot } from '../support/action-metadata.ts';

interface Config {
  readonly testMatch: readonly string[];
  readonly testPathIgnorePatterns?: readonly string[];
}

const { kinds }: { kinds: Readonly<Record<string, Config>> } = await import(
  join(repositoryRoot, 'jest.config.mjs')
);

const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);
const readText = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');

const files = filesBelow('test', /\.test\.ts$/);

/** The test files of each command: `npm test`, `npm run test:deep` and so on. */
const filesOf = new Map(
  Object.entries(kinds).map(([kind, { testMatch, testPathIgnorePatterns = [] }]) => {
    const placed = (pattern: string): string => pattern.replace('<rootDir>/', '');
    const matches = picomatch(testMatch.map(placed));
    const ignored = testPathIgnorePatterns.map((pattern) => new RegExp(placed(pattern)));
    const own = files.filter((file) => matches(file) && !ignored.some((pattern) => pattern.test(file)));
    return [kind === 'quick' ? 'npm test' : `npm run test:${kind}`, own];
  }),
);

test('each test file runs in one of the commands, and .ci/run runs them all', () => {
  const run = [...filesOf.values()].flat();
  expect(files.filter((file) => !run.includes(file))).toEqual([]);
  for (const command of filesOf.keys())
    expect(readText('.ci/run')).toMatch(new RegExp(`^ *tests .*${command}'?$`, 'm'));
});

test("each line of README's set-up begins with npm ci, and .ci/run calls the one for tests as written", () => {
  const lines = [...readText('README.md').matchAll(/^npm ci && npm .*?(?=\s+#)/gm)].map(([line]) => line);
  expect(lines).toEqual(['npm ci && npm run demo', 'npm ci && npm test']);
  expect(readText('.ci/run')).toMatch(new RegExp(`^tests \\w+ bash -c '${lines[1]}'$`, 'm'));
});

test('package.json accepts the oldest Node.js that README names', () => {
  const [, oldest] = /On Linux, Node\.js (\d+) is enough/.exec(readText('README.md')) ?? [];
  expect(JSON.parse(readText('package.json')).engines).toEqual({ node: `>=${oldest}` });
});

test('the files that jest begins with exist', async () => {
  const { longFiles } = await import(join(repositoryRoot, 'scripts/jest-long-files-first.mjs'));
  expect(longFiles.filter((file: string) => !files.includes(`test/${file}`))).toEqual([]);
});

/** The commands for tests with a path in a text at which jest, which takes a regular expression, finds no test file. */
function withoutTests(text: string): string[] {
  const commands = [...text.matchAll(/(npm (?:test|run test:\w+)) -- ([^\n`&|;]+)/g)];
  return commands.flatMap(([, command = '', given = '']) =>
    given
      .split(/\s+/)
      .filter((path) => path.startsWith('test/'))
      .filter((path) => !filesOf.get(command)?.some((file) => new RegExp(path, 'i').test(file)))
      .map((path) => `${command} -- ${path}`),
  );
}

test('each path that a workflow or a page gives to these commands has tests', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'RELEASING.md',
    '.ci/run',
    '.github/pull_request_template.md',
  ];
  const below = ['.github/workflows', 'docs', 'test'].flatMap((folder) =>
    filesBelow(folder, /\.(?:yml|md)$/),
  );
  expect([...pages, ...below].map(readText).flatMap(withoutTests)).toEqual([]);
  expect(withoutTests('npm test -- test/browser test/meta')).toEqual(['npm test -- test/browser']);
});
