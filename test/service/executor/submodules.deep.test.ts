import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type Built, scriptFile, testBuild } from '../../support/built.ts';
import { gitRepository, type Repository } from '../../support/git.ts';
import { keyPair, sshServer } from '../../support/ssh-server.ts';

/** A repository in the Git folder of that of the build: no other path of this machine is allowed. */
function within(it: Built, name: string): Promise<Repository> {
  const path = join(it.repository.path, '.git/modules', name);
  return gitRepository({ path, files: { [`${name}.txt`]: `of ${name}\n` } });
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

test('submodules are fetched recursively at their recorded commits', async () => {
  await using it = await testBuild(
    scriptFile('cat lib/deep/lib.txt lib/deep/libs/inner/inner.txt; git -C lib/deep log --oneline | wc -l'),
  );
  const lib = await within(it, 'lib');
  const inner = await within(it, 'inner');
  await addSubmodule(lib, { inner, path: 'libs/inner', url: inner.path });
  await addSubmodule(it.repository, { inner: lib, path: 'lib/deep', url: './.git/modules/lib' });
  await lib.commit({ 'lib.txt': 'newer\n' });
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  expect((await it.log('Work')).split('\n').map((line) => line.trim())).toEqual([
    'of lib',
    'of inner',
    '2',
    '',
  ]);
  expect(await it.log('Fetching app sources')).toContain('Fetching submodule lib/deep/libs/inner\n');
});

// T27
test.each([
  ['ext::sh -c "touch ruined"', 'names a transport helper'],
  ['file:///etc', 'uses `file`'],
  ['http://git.test/a.git', 'uses `http`'],
  ['-oProxyCommand=x', 'starts with a dash'],
  ['../../../../../../../../../../../../a', 'climbs above its host'],
])('a submodule at %s is refused as an application would be', async (url, why) => {
  await using it = await testBuild(scriptFile('echo on'));
  await addSubmodule(it.repository, { inner: it.repository, path: 'lib', url });
  const { state, message } = await it.build();
  expect(state).toBe('failed');
  expect(message).toContain(`Submodule \`lib\`: The repository's address ${why}`);
});

// T27
test('a submodule is no path of this machine unless the repository is one', async () => {
  const key = keyPair();
  await using server = await sshServer({ allowed: key });
  await using it = await testBuild(scriptFile('echo on'), {
    application: ({ path }) => ({
      repositoryUrl: server.urlOf(path),
      sshKey: { data: Buffer.from(key.private).toString('base64'), passphrase: null },
    }),
  });
  await addSubmodule(it.repository, { inner: it.repository, path: 'lib', url: `${it.path}/private` });
  expect(await it.build()).toEqual({
    state: 'failed',
    message: 'Submodule `lib`: its address is a path, but the repository is not on this machine',
  });
});

// T27
test.each([
  ['a path beside the repository', '../private'],
  ['an absolute path', ''],
  ['a link in the repository', './link'],
  ['files of the repository that make up another one', './made'],
])('a submodule whose address is %s gives no other repository of the machine', async (_, written) => {
  await using it = await testBuild(scriptFile('cat lib/private.txt'));
  const path = join(it.path, 'private');
  const inner = await gitRepository({ path, files: { 'private.txt': 'private\n' } });
  const made = join(it.repository.path, 'made');
  await mkdir(made);
  await symlink(path, join(it.repository.path, 'link'));
  await writeFile(join(made, 'HEAD'), 'ref: refs/heads/main\n');
  await writeFile(join(made, 'commondir'), join(path, '.git'));
  await addSubmodule(it.repository, { inner, path: 'lib', url: written || path });
  const { state, message } = await it.build();
  expect([state, message]).toEqual(['failed', expect.stringContaining('another path on this machine')]);
});

test('submodules that name each other end', async () => {
  await using it = await testBuild(scriptFile('echo on'));
  await addSubmodule(it.repository, { inner: it.repository, path: 'self', url: './' });
  for (let depth = 0; depth < 11; depth += 1)
    await addSubmodule(it.repository, { inner: it.repository, path: 'self', url: './' });
  expect(await it.build()).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('a build has at most 100 submodules, 10 deep'),
  });
});

test('what .gitmodules does not name, and what is no submodule, is left alone', async () => {
  await using it = await testBuild(scriptFile('ls lib | wc -l; cat codemagic.yaml | head -1'));
  await it.repository.git('update-index', '--add', '--cacheinfo', `160000,${'a'.repeat(40)},lib`);
  await it.repository.git('config', '--file', '.gitmodules', 'submodule.other.path', 'codemagic.yaml');
  await it.repository.git('config', '--file', '.gitmodules', 'submodule.other.url', 'ext::false');
  await it.repository.git('add', '.gitmodules');
  await it.repository.git('commit', '--quiet', '-m', 'Add lib');
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  expect((await it.log('Work')).trim()).toBe('0\nworkflows:');
});

test('a commit that the repository does not have fails the build with the place of the submodule', async () => {
  await using it = await testBuild(scriptFile('echo on'));
  const lib = await within(it, 'lib');
  await addSubmodule(it.repository, { inner: it.repository, path: 'lib', url: lib.path });
  const message = expect.stringMatching(
    /^Submodule `lib`: its repository does not have the commit [0-9a-f]{40}$/,
  );
  expect(await it.build()).toEqual({ state: 'failed', message });
});
