/** The pages for people: readers find each, and no link is broken. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';
import { type Page, parsePage } from '../support/pages.ts';

const isThere = (file: string): boolean => existsSync(join(repositoryRoot, file));
const read = (page: string): string => readFileSync(join(repositoryRoot, page), 'utf8');

const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.md'];
const names = execFileSync('git', list, { cwd: repositoryRoot, encoding: 'utf8' })
  .split('\0')
  .filter((name) => name !== '' && isThere(name));
const pages: ReadonlyMap<string, Page> = new Map(names.map((name) => [name, parsePage(read(name))]));

/** The links of a page to files of the repository. */
function ownLinks(name: string): { readonly link: string; readonly file: string; readonly anchor: string }[] {
  return (pages.get(name)?.links ?? [])
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [path = '', anchor = ''] = link.split('#');
      return { link, anchor, file: path === '' ? name : posix.join(posix.dirname(name), path) };
    });
}

test.each(names)('%s: no link is broken', (name) => {
  const broken = ownLinks(name).filter(
    ({ file, anchor }) => !isThere(file) || (anchor !== '' && !pages.get(file)?.anchors.includes(anchor)),
  );
  expect(broken.map(({ link }) => link)).toEqual([]);
});

test('every page of docs/ is at most two clicks away from the README', () => {
  const next = (name: string): string[] => ownLinks(name).map(({ file }) => file);
  const first = next('README.md');
  const reached = new Set([...first, ...first.flatMap(next)]);
  expect(names.filter((name) => name.startsWith('docs/') && !reached.has(name))).toEqual([]);
});
