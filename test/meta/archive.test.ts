/** A runner downloads this repository as an archive, from which .gitattributes keeps out what no job needs. */
import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../support/action-metadata.ts';

const git = (...given: string[]): Buffer =>
  execFileSync('git', given, { cwd: repositoryRoot, maxBuffer: 1 << 28 });

test('the archive contains every action, the bundles, and the workflows that others call', () => {
  const archive = git('archive', '--worktree-attributes', '--format=tar', 'HEAD');
  const archived = execFileSync('tar', ['-t'], { input: archive, encoding: 'utf8' }).split('\n');
  const files = git('ls-tree', '-r', '-z', '--name-only', 'HEAD').toString().split('\0');
  const needed = files.filter((file) =>
    /^(?!test\/)(?:dist\/.+|.*\baction\.yml|.*\/workflows\/mobile-.+)$/.test(file),
  );
  expect(needed).toEqual(expect.arrayContaining(['dist/index.js', 'action.yml']));
  expect(needed.filter((file) => !archived.includes(file))).toEqual([]);
});
