import type { Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { OutcomeUncertain, unanswered } from '../../../../src/client/errors.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { failureOf, oneAttempt, testClient, unreachable } from '../../../support/client.ts';
import { startConnectProxy, startTlsFront } from '../../../support/company-network.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { startFakeService } from '../../../support/fake-service/server.ts';
import { type RawServer, startRawServer } from '../../../support/raw-server.ts';
import { until } from '../../../support/until.ts';

afterEach(() => {
  delete process.env.https_proxy;
});

const start = { appId: 'a', workflowId: 'w', branch: 'main' };

// T41
test('the error names a proxy that refuses the tunnel or connections, and a start through it certainly did not arrive', async () => {
  await using company = await startConnectProxy({ routes: {} });
  process.env.https_proxy = company.url;
  const client = testClient('https://build.example.test', { limits: oneAttempt });
  const failed = await failureOf(client.builds.start(start));
  expect(failed).toMatchObject(unreachable);
  expect(failed.message).toMatch(/Failed to establish tunnel to build\.example\.test:443 via .*502/);
  expect(company.tunnels).toHaveLength(1);
  process.env.https_proxy = 'http://127.0.0.1:1';
  const nobody = await failureOf(client.builds.start(start));
  expect(nobody).toMatchObject(unreachable);
  expect(nobody.message).toMatch(/ECONNREFUSED 127\.0\.0\.1:1/);
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
      /cannot be reached|not trusted|may or may not|variable https_proxy does not contain a valid proxy URL/,
    );
    for (const secret of ['proxy-pass', 'octo', Buffer.from('octo:proxy-pass@word').toString('base64')])
      expect(told.join('\n')).not.toContain(secret);
  }
  expect(company.tunnels[0]).toMatchObject({ hasCredentials: true });
});

// T41
test.each([
  ['https_proxy', 'proxy.example.test:8080'],
  ['HTTPS_PROXY', 'http://proxy.example.test:port'],
  ['https_proxy', 'http://octo:%zz@proxy.example.test:8080'],
  ['HTTPS_PROXY', 'socks5://proxy.example.test:1080'],
])('a malformed %s is an error that names it, unless the host needs no proxy', async (name, value) => {
  process.env[name] = value;
  try {
    const client = testClient('https://build.example.test', { limits: oneAttempt });
    const failed = await failureOf(client.builds.start(start));
    expect(failed.message).toContain(`The environment variable ${name} does not contain a valid proxy URL`);
    expect(failed.message).not.toContain(value);
    process.env.no_proxy = 'example.test';
    expect(await failureOf(client.builds.start(start))).toMatchObject(unreachable);
  } finally {
    delete process.env[name];
    delete process.env.no_proxy;
  }
});

// T41
test.each([
  ['never answers', '', 1],
  ['opens a tunnel to nothing', 'HTTP/1.1 200 Connection established\r\n\r\n', 2],
])('the timeout and a signal end a request whose proxy %s', async (_, says, heard) => {
  for (const by of ['the timeout', 'a signal']) {
    const proxy: RawServer = await startRawServer(
      (socket) => proxy.requests.length === 1 && socket.write(says),
    );
    await using _proxy = proxy;
    process.env.https_proxy = proxy.url;
    const clock = new FakeClock();
    const controller = new AbortController();
    const client = testClient('https://build.example.test', { clock, limits: oneAttempt });
    const failed = failureOf(client.builds.get('b', { signal: controller.signal }));
    await until(() => proxy.requests.length >= heard);
    const reason = new Error('enough');
    if (by === 'a signal') controller.abort(reason);
    else await clock.advance(defaultLimits.attemptMs);
    // Node does not end such a request: it is left behind.
    await clock.advance(250);
    if (by === 'a signal') expect(await failed).toBe(reason);
    else expect(await failed).toMatchObject({ failure: unanswered });
  }
});

const head = (status: string) => (socket: Socket) => void socket.write(`HTTP/1.1 ${status}\r\n\r\n`);

/** Answers to CONNECT that open no tunnel. */
const saysAtConnect = {
  '101': head('101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket'),
  'interim answers': head('103 Early Hints\r\n\r\n'.repeat(200)),
  'a closed connection': (socket: Socket) => void socket.end(),
  '204': head('204 No Content'),
};

// T41
test('a connection that breaks inside the tunnel is not a refusal of the proxy: the request may have arrived', async () => {
  await using breaking = await startRawServer((socket) => socket.resetAndDestroy());
  await using company = await startConnectProxy({ routes: { 'build.example.test:443': breaking.port } });
  process.env.https_proxy = company.url;
  const client = testClient('https://build.example.test', { limits: oneAttempt });
  const failed = await failureOf(client.builds.get('b'));
  expect(failed).not.toMatchObject(unreachable);
  expect(failed.message).not.toContain('HTTPS_PROXY');
});

// T41
test.each(Object.entries(saysAtConnect))(
  'a proxy that answers CONNECT with %s opens no tunnel, and a start certainly did not arrive',
  async (_, say) => {
    await using proxy = await startRawServer(say);
    process.env.https_proxy = proxy.url;
    const client = testClient('https://build.example.test', { limits: oneAttempt });
    const failed = await failureOf(client.builds.start(start));
    expect(failed).toMatchObject(unreachable);
  },
);

// T40
test('a certificate that is not trusted ends a start at once, with advice, and nothing is sent', async () => {
  await using server = await startFakeService((_, response) => response.end('{}'));
  await using front = await startTlsFront({ port: Number(new URL(server.url).port) });
  const retries: Error[] = [];
  const onRetry = (error: Error): void => void retries.push(error);
  const client = testClient(`https://localhost:${front.port}`, { onRetry });
  const failure = await failureOf(client.builds.start({ appId: 'a', workflowId: 'w', branch: 'main' }));
  expect(failure.message).toContain('NODE_EXTRA_CA_CERTS');
  expect(failure).not.toBeInstanceOf(OutcomeUncertain);
  expect(retries).toEqual([]);
  expect(server.requests).toEqual([]);
});
