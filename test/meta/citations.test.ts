/** What a comment cites is here: where it names a page of docs/ or README.md and a heading, that page has the heading. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';

interface Citation {
  readonly file: string;
  readonly page: string;
  readonly heading: string;
}

const tracked = execFileSync(
  'git',
  ['ls-files', '-z', '--', 'src', 'test', 'bench', 'scripts', 'docs', '*.md'],
  {
    cwd: repositoryRoot,
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter((file) => /\.(?:[cm]?[jt]s|md|yml)$/.test(file) && existsSync(join(repositoryRoot, file)));

/** A citation may go on in the next line of a comment. */
function citationsIn(file: string): Citation[] {
  const text = readFileSync(join(repositoryRoot, file), 'utf8').replace(/\n[ \t]*(?:\*|\/\/) ?/g, ' ');
  return [...text.matchAll(/\b(docs\/[\w-]+\.md|README\.md),\s"([^"\n]+)"/g)].map(
    ([, page = '', heading = '']) => ({ file, page, heading }),
  );
}

function headingsOf(page: string): string[] {
  const path = join(repositoryRoot, page);
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8').replace(/^```[\s\S]*?^```$/gm, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.replaceAll('`', ''));
}

test('every heading that is cited is there', () => {
  const citations = tracked.flatMap(citationsIn);
  expect(citations).not.toEqual([]);
  expect(citations.filter(({ page, heading }) => !headingsOf(page).includes(heading))).toEqual([]);
});

test.each(['docs/api.md', 'docs/hosted-service.md'])(
  'the headings of %s are told apart by their words',
  (page) => {
    const headings = headingsOf(page);
    expect(headings).toEqual([...new Set(headings)]);
  },
);
