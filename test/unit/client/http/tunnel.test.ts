import { afterEach, expect, test } from '@jest/globals';
import { ServiceUnreachable } from '../../../../src/client/errors.ts';
import { networkFailure } from '../../../../src/client/http/failure.ts';
import { ProxyUnusable } from '../../../../src/client/http/transport.ts';
import { failureOf, oneAttempt, testClient } from '../../../support/client.ts';
import { startConnectProxy } from '../../../support/company-network.ts';
import { startRawServer } from '../../../support/raw-server.ts';

afterEach(() => {
  delete process.env.https_proxy;
});

const start = { appId: 'a', workflowId: 'w', branch: 'main' };

// T41
test('the error names a proxy that refuses the tunnel, and a start through it certainly did not arrive', async () => {
  await using company = await startConnectProxy({ routes: {} });
  process.env.https_proxy = company.url;
  const client = testClient('https://build.example.test', { limits: oneAttempt });
  const failed = await failureOf(client.builds.start(start));
  expect(failed).toBeInstanceOf(ServiceUnreachable);
  expect(failed.message).toMatch(/the proxy in HTTPS_PROXY did not open a tunnel: .*502/);
  expect(networkFailure(failed.cause)).toEqual({ kind: 'network', certain: true });
  expect(company.tunnels).toHaveLength(1);
});

test('the error names a proxy that cannot be reached', async () => {
  const nobody = await startRawServer(() => undefined);
  process.env.https_proxy = nobody.url;
  await nobody[Symbol.asyncDispose]();
  const client = testClient('https://build.example.test', { limits: oneAttempt });
  const failed = await failureOf(client.builds.start(start));
  expect(failed).toBeInstanceOf(ServiceUnreachable);
  expect(failed.message).toMatch(/did not open a tunnel: .*ECONNREFUSED/);
});

// T41
test('no message contains the user or password of a proxy', async () => {
  await using company = await startConnectProxy({ routes: {} });
  const credentials = 'octo:proxy-pass%40word';
  const at = new URL(company.url).host;
  for (const proxy of [
    // Refuses; does not speak TLS; refuses connections; has an unknown name; is not a valid URL.
    `http://${credentials}@${at}`,
    `https://${credentials}@${at}`,
    `http://${credentials}@127.0.0.1:1`,
    `http://${credentials}@proxy.invalid:8080`,
    `${credentials}@${at}`,
    `${credentials}@proxy.invalid:port`,
    `http://octo:%zz-proxy-pass@${at}`,
  ]) {
    process.env.https_proxy = proxy;
    const client = testClient('https://build.example.test', { limits: oneAttempt });
    const told: string[] = [];
    for (
      let error: unknown = await failureOf(client.builds.start(start));
      error instanceof Error;
      error = error.cause
    )
      told.push(error.message, error.stack ?? '');
    expect(told[0]).toMatch(
      /cannot be reached|not trusted|not certain|variable https_proxy does not contain a valid proxy URL/,
    );
    for (const secret of ['proxy-pass', 'octo', Buffer.from('octo:proxy-pass@word').toString('base64')])
      expect(told.join('\n')).not.toContain(secret);
  }
  expect(company.tunnels[0]).toMatchObject({ hasCredentials: true });
});

// T41
test.each([
  ['https_proxy', 'https', 'proxy.example.test:8080'],
  ['HTTPS_PROXY', 'https', 'http://proxy.example.test:port'],
  ['http_proxy', 'http', 'http://octo:%zz@proxy.example.test:8080'],
  ['HTTP_PROXY', 'http', 'socks5://proxy.example.test:1080'],
])(
  'a malformed %s is an error that names it, unless the host needs no proxy',
  async (name, scheme, value) => {
    process.env[name] = value;
    try {
      const client = testClient(`${scheme}://build.example.test`, { limits: oneAttempt });
      const failed = await failureOf(client.builds.start(start));
      expect(failed).toBeInstanceOf(ProxyUnusable);
      expect(failed.message).toContain(`The environment variable ${name} does not contain a valid proxy URL`);
      expect(failed.message).not.toContain(value);
      process.env.no_proxy = 'example.test';
      expect(await failureOf(client.builds.start(start))).toBeInstanceOf(ServiceUnreachable);
    } finally {
      delete process.env[name];
      delete process.env.no_proxy;
    }
  },
);

// T41
test('a connection that breaks inside the tunnel is not a refusal of the proxy: the request may have arrived', async () => {
  await using breaking = await startRawServer((socket) => socket.resetAndDestroy());
  await using company = await startConnectProxy({ routes: { 'build.example.test:443': breaking.port } });
  process.env.https_proxy = company.url;
  const client = testClient('https://build.example.test', { limits: oneAttempt });
  const failed = await failureOf(client.builds.get('b'));
  expect(failed).not.toBeInstanceOf(ServiceUnreachable);
  expect(failed.message).not.toContain('HTTPS_PROXY');
});
