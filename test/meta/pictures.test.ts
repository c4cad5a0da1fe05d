/** Comment and summary have the columns that pictures and pages show. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';
import { parsePage } from '../support/pages.ts';
import { pictured, picturedColumns } from '../support/pictured.ts';

const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');

test('the pictures of comment and summary have the columns of today (npm run pictures)', () => {
  expect(read('docs/images/columns.txt')).toBe(picturedColumns);
});

test('docs/how-it-works.md shows the first table of the comment with the columns of today', () => {
  const [, section = ''] = read('docs/how-it-works.md').split('\n## The comment and the job summary\n');
  expect(parsePage(section).columns[0]).toEqual(parsePage(pictured.comment).columns[0]);
});
