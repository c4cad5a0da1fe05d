import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { type Built, scriptFile, testBuild } from '../support/built.ts';
import { authorityFile, startTlsFront } from '../support/company-network.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';

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
  const commit = await lib.git('rev-parse', 'HEAD');
  const url = `../../${name(lib.path)}`;
  await it.repository.commit({ '.gitmodules': `[submodule "lib"]\n\tpath = lib\n\turl = ${url}\n` });
  await it.repository.git('update-index', '--add', '--cacheinfo', `160000,${commit},lib`);
  await it.repository.git('commit', '--quiet', '--message=Add lib');
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
