/** The messages that docs/troubleshooting.md quotes are those of the code, and errors refer to sections that it has. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { helpTopics } from '../../src/errors.ts';
import { repositoryRoot } from '../support/action-metadata.ts';
import { parsePage } from '../support/pages.ts';

const page = readFileSync(join(repositoryRoot, 'docs/troubleshooting.md'), 'utf8');

/** The first words of messages: the first cell of each row. Those of GitHub are marked. */
const quoted = [...page.matchAll(/^\| `([^`]+)`( \(GitHub's words\))? \|/gm)].flatMap(
  ([, words = '', foreign]) => (foreign ? [] : [words]),
);

/** The code without the quotation marks and line breaks within a long text. */
const code = readdirSync(join(repositoryRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(repositoryRoot, 'src', file), 'utf8').replace(/['`] \+\s+['`]/g, ''))
  .join('\n');

test.each(quoted)('%s', (words) => {
  // `…` stands for a name, and so does the number of a status.
  const parts = words.replace(/ \d+$/, '').split('…');
  expect(parts.map((part) => part.trim()).filter((part) => !code.includes(part))).toEqual([]);
});

test.each(helpTopics)('errors refer to the section %s', (topic) => {
  expect(parsePage(page).anchors).toContain(topic);
});
