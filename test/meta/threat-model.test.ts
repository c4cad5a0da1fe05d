/** The threat model names a test for each attack. Each of these tests exists. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');
const page = read('docs/threat-model.md');

interface Row {
  readonly attack: string;
  readonly tests: readonly { readonly file: string; readonly name: string }[];
}

/** The rows of every table with a column for tests. */
const rows: readonly Row[] = page.split(/\n{2,}/).flatMap((block) => {
  const [head = '', , ...lines] = block.trim().split('\n');
  if (!head.endsWith('| the test that fails without it |')) return [];
  return lines.map((line) => {
    const [attack = '', , tests = ''] = line.slice(2, -2).split(' | ');
    return { attack, tests: tests.split('<br>').map(named) };
  });
});

/** An entry in another format is kept as it is, and then reported as missing. */
function named(entry: string): { file: string; name: string } {
  const [, file = entry, name = ''] = /^`(test\/[^`]+)`: "(.+)"$/.exec(entry) ?? [];
  return { file, name };
}

/** Whether the file declares a test with this name: a call with the quoted name and a function. */
function declares(text: string, name: string): boolean {
  const literal = name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  const call = new RegExp(`\\(\\s*(['"\`])${literal}\\1,\\s*(?:async )?\\(`);
  return call.test(text);
}

test('each attacker has a table, and each attack has a test', () => {
  const attackers = page.split(/^## /m).slice(1, -1);
  expect(attackers.map((part) => part.split('\n')[0])).toEqual([
    'The service',
    'The author of a pull request',
    'A repository',
    'A neighbour on the machine',
    'The network',
    'The supply chain',
  ]);
  for (const part of attackers) expect(part).toContain('| the test that fails without it |');
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ attack, tests }) => attack === '' || tests.some(({ name }) => name === ''))).toEqual(
    [],
  );
});

test('each test that the page names exists', () => {
  const missing = rows
    .flatMap(({ tests }) => tests)
    .filter(({ file, name }) => !existsSync(join(repositoryRoot, file)) || !declares(read(file), name));
  expect(missing).toEqual([]);
});

test('README and the security policy link to the page', () => {
  expect(read('README.md')).toMatch(/\]\(docs\/threat-model\.md\)[\s\S]*\]\(SECURITY\.md\)/);
  expect(read('SECURITY.md')).toContain('](docs/threat-model.md)');
});
