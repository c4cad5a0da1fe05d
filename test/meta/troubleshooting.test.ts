/** The messages that pages quote are those of the code, sentence by sentence, and errors refer to sections that a page has. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { helpTopics } from '../../src/errors.ts';
import { repositoryRoot } from '../support/action-metadata.ts';
import { parsePage } from '../support/pages.ts';

const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');
const page = read('docs/troubleshooting.md');

/** The first cells of the tables of messages, without a status after it. Messages of GitHub are marked. */
const quoted = page
  .split(/^(?=\| Message)/m)
  .slice(1)
  .flatMap((table) => [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `([^`]+)`(?: [\d…]+)? \|/gm)])
  .map(([, message = '']) => message);

/** The code, with `…` for each value in a text, and texts in several literals joined. Spaces beside a value may belong to it. */
function withoutValues(code: string): string {
  const next = code.replace(/(?<!\\)\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…');
  return next === code
    ? next.replace(/['"`] \+\s+['"`]/g, '').replace(/ ?(?:… ?)+/g, '…')
    : withoutValues(next);
}

const code = globSync('src/**/*.ts', { cwd: repositoryRoot })
  .map((file) => withoutValues(read(file).replace(/^ *(?:\/\*\*|\*|\/\/).*$/gm, '')))
  .join('\n');

/** A quote is one or more whole sentences of one text, or a whole text. */
function isMessage(quote: string): boolean {
  const words = withoutValues(quote).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const start = String.raw`(?:['"\`]|[.:>] )`;
  const end = /[.:…]$/.test(quote) ? `(?:['"\`… ]|$)` : `['"\`]`;
  return new RegExp(`${start}${words}${end}`).test(code);
}

test('there are messages to check', () => expect(quoted.length).toBeGreaterThan(20));

test.each(quoted)('%s', (quote) => expect(isMessage(quote)).toBe(true));

test.each([
  'input is required.',
  'The … input is',
  'The … input is required. Check the IDs.',
  'The commit status … could not be set.',
])('a part of a message, or a mixture, is no quote: %s', (quote) => expect(isMessage(quote)).toBe(false));

test('CONTRIBUTING.md quotes messages as they are', () => {
  const jest = read('node_modules/jest-runner/build/index.js');
  const texts = [...read('CONTRIBUTING.md').matchAll(/\*\*"(.+?)"\*\*|English: "(.+?)"/g)];
  const quotes = texts.map(([, ofJest, own]) => ofJest ?? own?.replace('appId', '…') ?? '');
  expect(quotes).toHaveLength(2);
  expect(quotes.filter((quote) => !isMessage(quote) && !jest.includes(`'${quote} '`))).toEqual([]);
});

test.each(helpTopics)('errors refer to the section %s', (topic) => {
  expect(parsePage(page).anchors).toContain(topic);
});
