import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openGitAccess } from '../../../src/service/executor/git-access.ts';
import {
  checkRepositoryUrl,
  listBranches,
  RefusedRepositoryUrl,
} from '../../../src/service/executor/index.ts';
import { withoutPassword } from '../../../src/service/executor/repository-url.ts';
import { bench, scriptFile } from '../../support/executed-build.ts';

test.each([
  ['https://github.com/octo/app.git', 'https', 'app'],
  ['https://user:word@example.org:8443/a/b/app/', 'https', 'app'],
  ['ssh://git@example.org:2222/octo/app.git', 'ssh', 'app'],
  ['git@github.com:octo/app.git', 'ssh', 'app'],
  ['example.org:app', 'ssh', 'app'],
  ['git@[::1]:octo/app', 'ssh', 'app'],
  ['/srv/my apps/app.git', 'path', 'app'],
])('%s is an address', (url, kind, name) => {
  expect(checkRepositoryUrl(url)).toEqual({ kind, name });
});

test.each([
  ['', 'is empty'],
  ['ext::sh -c touch% ruined', 'transport helper'],
  ['fd::17/x', 'transport helper'],
  ['file:///srv/app', 'uses `file`'],
  ['http://example.org/app', 'uses `http`'],
  ['git://example.org/app', 'uses `git`'],
  ['--upload-pack=touch ruined', 'begins with a dash'],
  ['-oProxyCommand=x:y', 'begins with a dash'],
  ['ssh://-oProxyCommand=x/app', 'begins with a dash'],
  ['ssh://-x@example.org/app', 'begins with a dash'],
  ['ssh://example.org/-x', 'begins with a dash'],
  ['git@-oProxyCommand=x:app', 'not understood'],
  ['git@example.org:-x', 'not understood'],
  ['https://example.org/a\nb', 'line breaks'],
  ['/srv/app\n', 'line breaks'],
  ['https://example.org/a b', 'spaces'],
  ['../app', 'not understood'],
  ['app', 'not understood'],
  ['https://', 'names no repository'],
  ['/', 'names no repository'],
  [`/${'a'.repeat(2_048)}`, 'longer than 2048'],
])('%j is refused', (url, why) => {
  expect(() => checkRepositoryUrl(url)).toThrow(RefusedRepositoryUrl);
  expect(() => checkRepositoryUrl(url)).toThrow(why);
});

test('an address that must not be cloned runs nothing and fails the build', async () => {
  await using it = await bench(scriptFile('echo on'));
  const ruined = join(it.path, 'ruined');
  const knownHosts = join(it.path, 'known-hosts');
  for (const url of [`ext::sh -c touch% ${ruined}`, `--upload-pack=touch ${ruined}`, `${it.path}\nruined`]) {
    const outcome = await it.build({ repository: { url, knownHosts } });
    expect(outcome).toMatchObject({
      state: 'failed',
      message: expect.stringContaining("repository's address"),
    });
    const { signal } = new AbortController();
    await expect(listBranches({ url, knownHosts }, { signal })).rejects.toThrow(RefusedRepositoryUrl);
  }
  expect(existsSync(ruined)).toBe(false);
});

test('a repository cannot lead Git on to a protocol that is not its own', async () => {
  await using it = await bench({ 'codemagic.yaml': scriptFile('ls sub'), a: '' });
  const ruined = join(it.path, 'ruined');
  const modules = `[submodule "sub"]\n\tpath = sub\n\turl = ext::sh -c touch% ${ruined}\n`;
  await it.repository.commit({ '.gitmodules': modules });
  const hash = await it.repository.git('rev-parse', 'HEAD');
  await it.repository.git('update-index', '--add', '--cacheinfo', `160000,${hash},sub`);
  await it.repository.git('commit', '--quiet', '-m', 'Add a submodule');
  expect(await it.build()).toMatchObject({ state: 'finished' });
  expect(await it.log('Work')).toBe('');
  expect(existsSync(ruined)).toBe(false);
});

test('Git itself refuses every protocol but the one of the address', async () => {
  await using it = await bench(scriptFile('echo on'));
  const cwd = await realpath(it.path);
  const repository = { url: it.repository.path, knownHosts: join(it.path, 'known-hosts') };
  const base = { PATH: process.env.PATH ?? '', HOME: it.path };
  const { env } = await openGitAccess({ repository, folder: cwd, cwd, base });
  for (const other of ['https://127.0.0.1:1/app', 'git@127.0.0.1:app', 'ext::sh -c false']) {
    const tried = spawnSync('git', ['ls-remote', other], { cwd, env, encoding: 'utf8' });
    expect(tried.stderr).toMatch(/transport '(https|ssh|ext)' not allowed/);
  }
  expect(spawnSync('git', ['ls-remote', 'source'], { cwd, env }).status).toBe(0);
});

test('branches are those that the repository has now, sorted', async () => {
  await using it = await bench(scriptFile('echo on'));
  for (const name of ['feature/two', 'a']) await it.repository.git('branch', name);
  await it.repository.git('tag', 'v1');
  const repository = { url: it.repository.path, knownHosts: join(it.path, 'known-hosts') };
  const { signal } = new AbortController();
  expect(await listBranches(repository, { signal })).toEqual(['a', 'feature/two', 'main']);
  const gone = { ...repository, url: join(it.path, 'gone') };
  await expect(listBranches(gone, { signal })).rejects.toThrow('The repository could not be read: fatal:');
  await expect(listBranches(repository, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow(
    'enough',
  );
});

test('a password in an address is shown nowhere', async () => {
  expect(withoutPassword('https://user:word@example.org/app')).toBe('https://example.org/app');
  expect(withoutPassword('ssh://git:word@example.org/app')).toBe('ssh://git@example.org/app');
  expect(withoutPassword('git@example.org:app')).toBe('git@example.org:app');
  await using it = await bench(scriptFile('echo on'));
  // Nothing listens there.
  const url = 'https://user:word@127.0.0.1:1/app';
  const outcome = await it.build({ repository: { url, knownHosts: join(it.path, 'known-hosts') } });
  expect(outcome.state).toBe('failed');
  expect(`${outcome.message}${await it.log('Fetching app sources')}`).not.toContain('word');
});
