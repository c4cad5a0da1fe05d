import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type Built, scriptFile, testBuild } from '../../support/built.ts';
import { gitRepository, type Repository } from '../../support/git.ts';
import { keyPair, type SshServer, sshServer } from '../../support/ssh-server.ts';

const key = keyPair();
const sshKey = { data: Buffer.from(key.private).toString('base64'), passphrase: null };

/** The test's repository as an application behind the server. */
function builtOver(server: SshServer, script: string): Promise<Built> {
  const application = ({ path }: Repository) => ({ repositoryUrl: server.urlOf(path), sshKey });
  return testBuild(scriptFile(script), { application });
}

/** A repository with one file, beside that of the build. */
function beside(it: Built, name: string): Promise<Repository> {
  return gitRepository({ path: join(it.path, name), files: { [`${name}.txt`]: `of ${name}\n` } });
}

/** Records the last commit of `inner` as a submodule, without fetching it. */
async function addSubmodule(
  outer: Repository,
  { inner, path, url }: { readonly inner: Repository; readonly path: string; readonly url: string },
): Promise<void> {
  const commit = (await inner.git('rev-parse', 'HEAD')).trim();
  await outer.git('config', '--file', '.gitmodules', `submodule.${path}.path`, path);
  await outer.git('config', '--file', '.gitmodules', `submodule.${path}.url`, url);
  await outer.git('update-index', '--add', '--cacheinfo', `160000,${commit},${path}`);
  await outer.git('add', '.gitmodules');
  await outer.git('commit', '--quiet', '-m', `Add ${path}`);
}

test('submodules are fetched recursively at their recorded commits, with the key of the application', async () => {
  await using server = await sshServer({ allowed: key });
  const script =
    'cat lib/deep/lib.txt lib/deep/libs/inner/inner.txt; git -C lib/deep log --oneline | grep -c .';
  await using it = await builtOver(server, script);
  const lib = await beside(it, 'lib');
  const inner = await beside(it, 'inner');
  await addSubmodule(lib, { inner, path: 'libs/inner', url: server.urlOf(inner.path) });
  await addSubmodule(it.repository, { inner: lib, path: 'lib/deep', url: '../lib' });
  await lib.commit({ 'lib.txt': 'newer\n' });
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  expect(await it.log('Work')).toBe('of lib\nof inner\n2\n');
});

// T27
test.each([
  ['ext::sh -c touch% ruined', "transport 'ext' not allowed"],
  ['file:///etc', "transport 'file' not allowed"],
  ['http://git.test/a.git', "transport 'http' not allowed"],
  ['-oProxyCommand=touch ruined', 'No url found'],
  ['../../../../../../../../../../../../../../a', 'cannot strip one component'],
])('a submodule at %s is refused', async (url, why) => {
  await using server = await sshServer({ allowed: key });
  await using it = await builtOver(server, 'echo on');
  const ruined = join(it.path, 'ruined');
  const written = url.replace('ruined', ruined);
  await addSubmodule(it.repository, { inner: it.repository, path: 'lib', url: written });
  const { state, message } = await it.build();
  expect([state, message]).toEqual(['failed', expect.stringContaining(why)]);
  expect(existsSync(ruined)).toBe(false);
});

// T27
test.each([
  ['a path beside the repository', '../private'],
  ['an absolute path', ''],
  ['a link in the repository', './link'],
  ['files of the repository that make up another one', './made'],
])('a submodule whose address is %s gives no other repository of the machine', async (_, written) => {
  await using it = await testBuild(scriptFile('cat lib/private.txt'));
  const inner = await beside(it, 'private');
  const made = join(it.repository.path, 'made');
  await mkdir(made);
  await symlink(inner.path, join(it.repository.path, 'link'));
  await writeFile(join(made, 'HEAD'), 'ref: refs/heads/main\n');
  await writeFile(join(made, 'commondir'), join(inner.path, '.git'));
  await addSubmodule(it.repository, { inner, path: 'lib', url: written || inner.path });
  const { state, message } = await it.build();
  expect([state, message]).toEqual(['failed', expect.stringContaining("transport 'file' not allowed")]);
});

test('a commit that the repository does not have fails the build with the place of the submodule', async () => {
  await using server = await sshServer({ allowed: key });
  await using it = await builtOver(server, 'echo on');
  await beside(it, 'lib');
  await addSubmodule(it.repository, { inner: it.repository, path: 'lib', url: '../lib' });
  const { state, message } = await it.build();
  expect(state).toBe('failed');
  expect(message).toMatch(/\blib\b.* [0-9a-f]{40}/);
});
