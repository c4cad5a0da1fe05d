/** Comments cite pages of this repository, and headings that those pages have. */
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

/** Every text that people read and edit: not dist/, which is built, and not the lock file. */
const texts = execFileSync('git', ['ls-files', '-z'], { cwd: repositoryRoot, encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(?:[cm]?[jt]sx?|json|md|ya?ml|sh)$|^\.ci\//.test(file))
  .filter((file) => !file.startsWith('dist/') && file !== 'package-lock.json')
  .filter((file) => existsSync(join(repositoryRoot, file)));

/** A citation may continue on the next line of a comment. */
function citationsIn(file: string): Citation[] {
  const text = readFileSync(join(repositoryRoot, file), 'utf8').replace(/\n[ \t]*(?:\*|\/\/|#) ?/g, ' ');
  return [...text.matchAll(/\b(docs\/[\w-]+\.md|README\.md),\s"([^"\n]+)"/g)].map(
    ([, page = '', heading = '']) => ({ file, page, heading: withoutBackticks(heading) }),
  );
}

function headingsOf(page: string): string[] {
  const path = join(repositoryRoot, page);
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8').replace(/^```[\s\S]*?^```$/gm, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => withoutBackticks(heading));
}

/** A comment may quote a heading with or without the backticks of its code. */
function withoutBackticks(heading: string): string {
  return heading.replaceAll('`', '');
}

test('every cited heading exists', () => {
  const citations = texts.flatMap(citationsIn);
  expect(citations).not.toEqual([]);
  expect(citations.filter(({ page, heading }) => !headingsOf(page).includes(heading))).toEqual([]);
});

test('no text cites a document that is not in the repository', () => {
  const foreign =
    /\b(?:DESIGN|SEEN|TOOLCHAIN|API)\.md\b|\b(?:DESIGN|SEEN) \d|\(SEEN\b|\b(?:in|by|see) (?:DESIGN|SEEN)\b/;
  const citing = texts
    .filter((file) => !['CHANGELOG.md', 'test/meta/citations.test.ts'].includes(file))
    .filter((file) => foreign.test(readFileSync(join(repositoryRoot, file), 'utf8')));
  expect(citing).toEqual([]);
});
