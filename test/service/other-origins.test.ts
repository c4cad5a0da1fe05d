import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { runBuild } from '../support/builds.ts';
import { onLinux } from '../support/deep-test.ts';
import { produce, scriptedExecutor } from '../support/scripted-executor.ts';
import { type TestService, testService } from '../support/service.ts';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends exactly these headers, as a browser would. `fetch` would set some of them itself. */
async function send(service: TestService, { method, path, headers, body }: Sent) {
  const { port } = new URL(service.baseUrl);
  const asking = request({ host: '127.0.0.1', port, method, path, headers }).end(body);
  const [response]: IncomingMessage[] = await once(asking, 'response');
  // Without these headers, a browser does not let a page of another origin read the response.
  const names = Object.keys(response?.headers ?? {});
  expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
  return { status: response?.statusCode, text: response && (await text(response)) };
}

const start = (service: TestService): string =>
  JSON.stringify({ appId: service.appId, workflowId: 'app', branch: 'main' });

const buildsOf = async (service: TestService): Promise<unknown[]> =>
  (await service.ask('GET', '/builds')).body.builds;

// T34
test.each(['https://evil.example.com', 'http://localhost:1', 'null'])(
  'a page of %s can neither start a build nor read anything, not even with a token',
  async (origin) => {
    await using service = await testService();
    const headers = { origin, 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' };
    const signed = { ...headers, 'x-auth-token': service.token };
    const body = start(service);
    for (const given of [headers, signed])
      expect(await send(service, { method: 'POST', path: '/builds', headers: given, body })).toMatchObject({
        status: 403,
        text: expect.stringContaining('A web page from another origin sent this request'),
      });
    for (const path of ['/apps', '/openapi.json', '/public/x/y'])
      expect(await send(service, { method: 'GET', path, headers: signed })).toMatchObject({ status: 403 });
    const asking = { ...headers, 'access-control-request-method': 'POST' };
    const preflight = { method: 'OPTIONS', path: '/builds', headers: asking };
    expect(await send(service, preflight)).toMatchObject({ status: 403 });
    expect(await buildsOf(service)).toEqual([]);
  },
);

// T34
test('a form of another page without an Origin header is rejected, because it has no token', async () => {
  await using service = await testService();
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    cookie: `x-auth-token=${service.token}`,
  };
  const path = `/builds?x-auth-token=${service.token}&token=${service.token}`;
  const form = { method: 'POST', path, headers, body: start(service) };
  expect(await send(service, form)).toMatchObject({ status: 401 });
  expect(await buildsOf(service)).toEqual([]);
});

// T34
test('a page that points its own name to this machine is rejected before anything is read', async () => {
  await using service = await testService();
  const names = ['evil.example.com', '127.0.0.1.example.com', '127.0.0.1@evil.example.com'];
  for (const host of [...names, 'evil.example.com:4040']) {
    const headers = { host, origin: `http://${host}`, 'x-auth-token': service.token };
    const asked = { method: 'POST', path: '/builds', headers, body: start(service) };
    expect([400, 421]).toContain((await send(service, asked)).status);
  }
  expect(await buildsOf(service)).toEqual([]);
});

test("programs, which send no Origin header, and the service's own pages are answered", async () => {
  await using service = await testService();
  const { host } = new URL(service.baseUrl);
  const headers = { 'x-auth-token': service.token, 'content-type': 'application/json' };
  const local = { host: 'localhost:1', origin: 'http://localhost:1' };
  for (const more of [{}, { origin: `http://${host}` }, local]) {
    const asked = { method: 'GET', path: '/apps', headers: { ...headers, ...more } };
    expect(await send(service, asked)).toMatchObject({ status: 200 });
  }
});

const publicUrl = 'https://ci.example.com/builds-here';

test('behind a proxy, every address in an answer is that of the proxy', async () => {
  await using service = await testService({
    publicUrl,
    executor: scriptedExecutor(produce([['app.apk', 'made']])),
  });
  const [{ url }] = (await runBuild(service)).artefacts;
  expect(url).toMatch(`${publicUrl}/artifacts/`);
  const path = url.slice(publicUrl.length);
  const link = (await service.ask('POST', `${path}/public-url`, {})).body.url;
  expect(link).toMatch(`${publicUrl}/artifacts/.`);
  expect((await service.ask('GET', path)).headers.get('location')).toMatch(`${publicUrl}/storage/`);
  expect((await service.ask('GET', link.slice(publicUrl.length))).body).toBe('made');
  expect((await service.ask('GET', '/openapi.json')).body.servers).toEqual([{ url: publicUrl }]);
});

// T34
test('behind a proxy, its host and its pages are let in, and no others', async () => {
  await using service = await testService({ publicUrl, strict: false });
  const status = async (to: TestService, more: Sent['headers']) => {
    const headers = { host: new URL(to.baseUrl).host, 'x-auth-token': to.token, ...more };
    return (await send(to, { method: 'GET', path: '/apps', headers })).status;
  };
  expect(await status(service, { host: 'ci.example.com' })).toBe(200);
  expect(await status(service, { origin: 'https://ci.example.com' })).toBe(200);
  expect(await status(service, { host: 'ci.example.com.evil.example' })).toBe(421);
  expect(await status(service, { host: 'ci.example.com', origin: 'https://evil.example' })).toBe(403);
  await using local = await testService();
  expect(await status(local, { host: 'ci.example.com' })).toBe(421);
});

// T34
onLinux('the service listens on 127.0.0.1 and on no other address', async () => {
  await using service = await testService();
  const port = Number(new URL(service.baseUrl).port);
  // All of 127.0.0.0/8 is this machine there.
  const reach = async (host: string): Promise<string> => {
    const socket = connect({ port, host });
    try {
      await once(socket, 'connect');
      return 'reached';
    } catch (error) {
      return String((error as NodeJS.ErrnoException).code);
    } finally {
      socket.destroy();
    }
  };
  expect(await reach('127.0.0.1')).toBe('reached');
  expect(await reach('127.0.0.2')).toBe('ECONNREFUSED');
});
