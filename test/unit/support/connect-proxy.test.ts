import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  authorityFile,
  type ConnectProxy,
  privateHost,
  startConnectProxy,
  startTlsFront,
} from '../../support/company-network.ts';

let stack: AsyncDisposableStack;
let proxy: ConnectProxy;
let tlsPort: number;

beforeEach(async () => {
  stack = new AsyncDisposableStack();
  const service = createServer((request, response) => void response.end(`here is ${request.url}`));
  await once(service.listen(0, '127.0.0.1'), 'listening');
  stack.defer(() => void service.close());
  const front = stack.use(await startTlsFront({ port: (service.address() as AddressInfo).port }));
  tlsPort = front.port;
  proxy = stack.use(await startConnectProxy({ routes: { [`${privateHost}:443`]: tlsPort } }));
});

afterEach(() => stack.disposeAsync());

/** What a process prints that asks for a URL in the way of GitHub's toolkit: the answer, or the error's code and message. */
async function get(url: string, env: Record<string, string>): Promise<string> {
  const script = `
    import { HttpClient } from '@actions/http-client';
    const client = new HttpClient('test', [], { allowRetries: false, keepAlive: false });
    client.get(process.argv[1]).then(
      async (response) => console.log(await response.readBody()),
      (error) => console.log(error.code, error.message),
    );`;
  const args = ['--input-type=module', '--eval', script, url];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, cwd: process.cwd() });
  return stdout.trim();
}

test('a host that only the proxy knows is reached through it, when its authority is trusted', async () => {
  const env = { HTTPS_PROXY: proxy.url, NODE_EXTRA_CA_CERTS: authorityFile };

  expect(await get(`https://${privateHost}/apps`, env)).toBe('here is /apps');
  expect(proxy.tunnels).toEqual([{ to: `${privateHost}:443`, hasCredentials: false }]);
  expect(proxy.plainRequests).toEqual([]);
});

test('without the authority the certificate is not trusted', async () => {
  expect(await get(`https://${privateHost}/apps`, { HTTPS_PROXY: proxy.url })).toMatch(
    /UNABLE_TO_VERIFY|SELF_SIGNED/,
  );
  expect(proxy.tunnels).toHaveLength(1);
});

test('a proxy with a user is given the credentials', async () => {
  const withUser = new URL(proxy.url);
  withUser.username = 'worker';
  withUser.password = 'secret';

  expect(
    await get(`https://${privateHost}/apps`, {
      HTTPS_PROXY: withUser.href,
      NODE_EXTRA_CA_CERTS: authorityFile,
    }),
  ).toBe('here is /apps');
  expect(proxy.tunnels[0]?.hasCredentials).toBe(true);
});

test('what NO_PROXY names is asked for directly', async () => {
  const env = { HTTPS_PROXY: proxy.url, NO_PROXY: 'localhost', NODE_EXTRA_CA_CERTS: authorityFile };

  expect(await get(`https://localhost:${tlsPort}/apps`, env)).toBe('here is /apps');
  expect(await get(`https://${privateHost}/apps`, { ...env, NO_PROXY: privateHost })).toMatch(
    /ENOTFOUND|EAI_AGAIN/,
  );
  expect(proxy.tunnels).toEqual([]);
});

test('a host that the proxy does not know is not reached', async () => {
  const env = { HTTPS_PROXY: proxy.url, NODE_EXTRA_CA_CERTS: authorityFile };

  expect(await get('https://other.example.test/', env)).toMatch(/502/);
  expect(proxy.tunnels.map(({ to }) => to)).toEqual(['other.example.test:443']);
});
