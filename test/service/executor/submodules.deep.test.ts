import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { type Built, scriptFile, testBuild } from '../../support/built.ts';
import { authorityFile, startTlsFront } from '../../support/company-network.ts';
import { temporaryFolder } from '../../support/folder.ts';
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

const basic = `Basic ${Buffer.from('ada:open@sesame').toString('base64')}`;

/** A Git server over https that wants a user and a password, and the requests that had any. */
async function httpsGit(root: string) {
  await using stack = new AsyncDisposableStack();
  const logins: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.headers.authorization !== undefined) logins.push(request.headers.authorization);
    if (request.headers.authorization !== basic)
      return response.writeHead(401, { 'www-authenticate': 'Basic realm="Git"' }).end();
    const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
    const env = {
      ...{ PATH: process.env.PATH, GIT_PROJECT_ROOT: root, GIT_HTTP_EXPORT_ALL: '1', REMOTE_USER: 'ada' },
      ...{ REQUEST_METHOD: request.method, PATH_INFO: pathname, QUERY_STRING: search.slice(1) },
      ...{ CONTENT_TYPE: request.headers['content-type'], GIT_CONFIG_COUNT: '1' },
      ...{ GIT_CONFIG_KEY_0: 'uploadpack.allowAnySHA1InWant', GIT_CONFIG_VALUE_0: 'true' },
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
    };
    const git = spawn('git', ['http-backend'], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    request.pipe(git.stdin);
    const answer = await buffer(git.stdout);
    const end = answer.indexOf('\r\n\r\n');
    const lines = answer.subarray(0, end).toString().split('\r\n');
    const headers = Object.fromEntries(lines.map((line) => line.split(': ')));
    response.writeHead(Number.parseInt(headers.Status ?? '200', 10), headers).end(answer.subarray(end + 4));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stack.defer(() => void server.close());
  const front = stack.use(await startTlsFront(server.address() as AddressInfo));
  const held = stack.move();
  return {
    logins,
    urlOf: (path: string, login: string) => `https://${login}@localhost:${front.port}/${path}`,
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

test('an https address with a password gives it to its own host only, also for a relative submodule', async () => {
  await using folder = await temporaryFolder();
  await using server = await httpsGit(dirname(folder.path));
  const lib = await gitRepository({ path: join(folder.path, 'lib'), files: { 'lib.txt': 'of lib\n' } });
  const name = (path: string): string => path.slice(dirname(folder.path).length + 1);
  const built = (login: string): Promise<Built> =>
    testBuild(scriptFile('cat lib/lib.txt; git remote get-url origin'), {
      env: { GIT_SSL_CAINFO: authorityFile },
      application: ({ path }) => ({ repositoryUrl: server.urlOf(name(path), login) }),
    });
  await using it = await built('ada:open%40sesame');
  await addSubmodule(it.repository, { inner: lib, path: 'lib', url: `../../${name(lib.path)}` });
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  const log = await it.log('Work');
  expect(log).toMatch(/^of lib\nhttps:\/\/localhost:\d+\//);
  expect(log).not.toContain('sesame');

  await using other = await httpsGit(folder.path);
  const elsewhere = other.urlOf('lib', '').replace('@', '');
  await it.repository.git('config', '--file', '.gitmodules', 'submodule.lib.url', elsewhere);
  await it.repository.git('commit', '--quiet', '--message=Move lib', '.gitmodules');
  expect(await it.build()).toMatchObject({ message: expect.stringContaining('could not read Username') });
  expect(other.logins).toEqual([]);

  await using refused = await built('ada:wrong');
  const message = expect.stringMatching(/^The repository could not be read: .*Authentication failed/);
  expect(await refused.build()).toEqual({ state: 'failed', message });
});
