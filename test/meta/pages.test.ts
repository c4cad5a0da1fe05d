/** The pages for people: each is found, no link is broken, and nothing is said twice in the same words. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';
import { anchorsOf, linksOf, paragraphsOf } from '../support/pages.ts';

const pages = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .split('\0')
  .filter((page) => page !== '' && existsSync(join(repositoryRoot, page)));
const read = (page: string): string => readFileSync(join(repositoryRoot, page), 'utf8');

const anchors = new Map<string, readonly string[]>();
function anchorsIn(page: string): readonly string[] {
  const known = anchors.get(page) ?? anchorsOf(read(page));
  anchors.set(page, known);
  return known;
}

/** The links of a page to files of the repository, with their anchors. */
function ownLinks(page: string): { readonly link: string; readonly file: string; readonly anchor: string }[] {
  return linksOf(read(page))
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [path = '', anchor = ''] = link.split('#');
      return { link, anchor, file: path === '' ? page : posix.join(posix.dirname(page), path) };
    });
}

test.each(pages)('%s: no link is broken', (page) => {
  const broken = ownLinks(page).filter(({ file, anchor }) => {
    if (!existsSync(join(repositoryRoot, file))) return true;
    return anchor !== '' && !anchorsIn(file).includes(anchor);
  });
  expect(broken.map(({ link }) => link)).toEqual([]);
});

test('every page of docs/ is at most two clicks away from the README', () => {
  const next = (page: string): string[] => ownLinks(page).map(({ file }) => file);
  const first = next('README.md');
  const reached = new Set([...first, ...first.filter((page) => page.endsWith('.md')).flatMap(next)]);
  expect(pages.filter((page) => page.startsWith('docs/') && !reached.has(page))).toEqual([]);
});

test('no paragraph stands twice', () => {
  const seen = new Map<string, string[]>();
  for (const page of pages)
    for (const text of paragraphsOf(read(page)).filter(({ length }) => length >= 60))
      seen.set(text, [...(seen.get(text) ?? []), page]);
  expect([...seen].filter(([, on]) => on.length > 1)).toEqual([]);
});

test('the README has fewer than 220 lines', () => {
  expect(read('README.md').split('\n').length).toBeLessThan(220);
});
