import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openGitAccess } from '../../../src/service/executor/git/access.ts';
import { wholeLines } from '../../../src/service/executor/git/git.ts';
import { listBranches } from '../../../src/service/executor/git/list-branches.ts';
import {
  addressRedactor,
  checkRepositoryUrl,
  RefusedRepositoryUrl,
  shownAddress,
} from '../../../src/service/executor/git/repository-url.ts';
import { scriptFile, testBuild } from '../../support/executed-build.ts';

test.each([
  ['https://github.com/octo/app.git', 'https', 'app'],
  ['https://user:word@example.org:8443/a/b/app/', 'https', 'app'],
  ['ssh://git@example.org:2222/octo/app.git', 'ssh', 'app'],
  ['git@github.com:octo/app.git', 'ssh', 'app'],
  ['example.org:app', 'ssh', 'app'],
  ['git@[::1]:octo/app', 'ssh', 'app'],
  ['/srv/my apps/app.git', 'path', 'app'],
])('%s is accepted', (url, kind, name) => {
  expect(checkRepositoryUrl(url)).toEqual({ kind, name });
});

// T27
test.each([
  ['', 'is empty'],
  ['ext::sh -c touch% ruined', 'transport helper'],
  ['fd::17/x', 'transport helper'],
  ['file:///srv/app', 'uses `file`'],
  ['http://example.org/app', 'uses `http`'],
  ['git://example.org/app', 'uses `git`'],
  ['--upload-pack=touch ruined', 'starts with a dash'],
  ['-oProxyCommand=x:y', 'starts with a dash'],
  ['ssh://-oProxyCommand=x/app', 'starts with a dash'],
  ['ssh://-x@example.org/app', 'starts with a dash'],
  ['ssh://example.org/-x', 'starts with a dash'],
  ['git@-oProxyCommand=x:app', 'is not valid'],
  ['git@example.org:-x', 'is not valid'],
  ['https://example.org/a\nb', 'line breaks'],
  ['/srv/app\n', 'line breaks'],
  ['https://example.org/a b', 'spaces'],
  ['../app', 'is not valid'],
  ['app', 'is not valid'],
  ['https://', 'does not name a repository'],
  ['/', 'does not name a repository'],
  [`/${'a'.repeat(2_048)}`, 'longer than 2048'],
])('%j is refused', (url, why) => {
  expect(() => checkRepositoryUrl(url)).toThrow(RefusedRepositoryUrl);
  expect(() => checkRepositoryUrl(url)).toThrow(why);
});

// T27
test('an address that must not be cloned runs nothing and fails the build', async () => {
  await using it = await testBuild(scriptFile('echo on'));
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

// T27
test('a repository cannot redirect Git to another protocol', async () => {
  await using it = await testBuild({ 'codemagic.yaml': scriptFile('ls sub'), a: '' });
  const ruined = join(it.path, 'ruined');
  const modules = `[submodule "sub"]\n\tpath = sub\n\turl = ext::sh -c touch% ${ruined}\n`;
  await it.repository.commit({ '.gitmodules': modules });
  const hash = await it.repository.git('rev-parse', 'HEAD');
  await it.repository.git('update-index', '--add', '--cacheinfo', `160000,${hash},sub`);
  await it.repository.git('commit', '--quiet', '-m', 'Add a submodule');
  expect(await it.build()).toEqual({
    state: 'failed',
    message: expect.stringMatching(/^Submodule `sub`: The repository's address names a transport helper/),
  });
  expect(existsSync(ruined)).toBe(false);
});

// T27
test("Git itself refuses every protocol except the address's", async () => {
  await using it = await testBuild(scriptFile('echo on'));
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

test('branches are listed as they are now, sorted', async () => {
  await using it = await testBuild(scriptFile('echo on'));
  for (const name of ['feature/two', 'a']) await it.repository.git('branch', name);
  await it.repository.git('tag', 'v1');
  const repository = { url: it.repository.path, knownHosts: join(it.path, 'known-hosts') };
  const { signal } = new AbortController();
  expect(await listBranches(repository, { signal })).toEqual({
    names: ['a', 'feature/two', 'main'],
    defaultBranch: 'main',
  });
  const gone = { ...repository, url: join(it.path, 'gone') };
  await expect(listBranches(gone, { signal })).rejects.toThrow(
    /^The repository could not be read: fatal: .* To turn a folder into a repository, run git init, git add and git commit\.$/,
  );
  await expect(listBranches(repository, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow(
    'enough',
  );
});

test.each([
  ['https://user:word@example.org/app', 'https://example.org/app'],
  ['https://user:p@ss@word@example.org:8443/app', 'https://example.org:8443/app'],
  ['https://token@example.org/@scope/app', 'https://example.org/@scope/app'],
  ['https://example.org/app?private_token=word#word', 'https://example.org/app'],
  ['HTTPS://user:word@example.org/app', 'HTTPS://example.org/app'],
  ['ssh://git:p@ss@example.org/app', 'ssh://git@example.org/app'],
  ['ssh://git@example.org/app', 'ssh://git@example.org/app'],
  ['git@example.org:app', 'git@example.org:app'],
  ['/srv/git/a@b?c', '/srv/git/a@b?c'],
])('%s is shown as %s', (url, shown) => {
  expect(shownAddress(url)).toBe(shown);
});

test('the name of an application contains no part of a password or query', () => {
  expect(checkRepositoryUrl('https://user:word@example.org/app.git?token=word').name).toBe('app');
  for (const url of ['https://user:word@example.org', 'ssh://user:word@example.org/', 'https://e.org?word'])
    expect(() => checkRepositoryUrl(url)).toThrow('does not name a repository');
  expect(() => checkRepositoryUrl('https://user:1\\word@example.org/app')).toThrow('contains a backslash');
});

// T28
test('no message, log or clone contains a password with an @ or the query of an address', async () => {
  await using it = await testBuild(scriptFile('echo on'));
  const knownHosts = join(it.path, 'known-hosts');
  // Nothing listens on this port. Git hides a password only up to its first @.
  const url = 'https://user:first@second@127.0.0.1:1/app?private_token=third&x=fou%72th';
  const outcome = await it.build({ repository: { url, knownHosts } });
  expect(outcome.state).toBe('failed');
  expect(outcome.message).toContain('https://127.0.0.1:1/app');
  const log = await it.log('Fetching app sources');
  expect(log).toContain('https://127.0.0.1:1/app');
  const listing = await listBranches({ url, knownHosts }, { signal: new AbortController().signal }).catch(
    String,
  );
  for (const text of [outcome.message, log, listing])
    expect(text).not.toMatch(/first|second|third|fou%72th|fourth|private_token/);
});

// T28
test('secrets that a server or proxy repeats are hidden, wherever the output is split', async () => {
  const redact = addressRedactor([
    'https://user:first@second@example.org/app?private_token=third',
    'http://ada:p%40ssword@proxy.example.org:3128',
  ]);
  const said = [
    'remote: first@second is no password, and third no token',
    "fatal: Unsupported proxy syntax in 'http://ada:p%40ssword@proxy.example.org:3128'; p@ssword",
    'fatal: redirected to https://eve:fifth@elsewhere.example.org/x?y=sixth',
    'the last line',
  ].join('\r\n');
  const hidden = [
    'remote: *** is no password, and *** no token',
    "fatal: Unsupported proxy syntax in 'http://proxy.example.org:3128'; ***",
    'fatal: redirected to https://elsewhere.example.org/x',
    'the last line',
  ].join('\r\n');
  for (let at = 0; at <= said.length; at += 1) {
    let shown = '';
    const lines = wholeLines((text) => {
      shown += redact(text);
    });
    await lines.write(Buffer.from(said.slice(0, at)));
    await lines.write(Buffer.from(said.slice(at)));
    await lines.end();
    expect(shown).toBe(hidden);
  }
});

test('a line without an end does not fill the memory', async () => {
  let shown = '';
  const lines = wholeLines((text) => {
    shown += text;
  });
  for (let piece = 0; piece < 1_000; piece += 1) await lines.write(Buffer.alloc(65_536, 'x'));
  await lines.write(Buffer.from('\nafter\n'));
  await lines.end();
  expect(shown).toBe('[A line was too long to show.]\nafter\n');
});
