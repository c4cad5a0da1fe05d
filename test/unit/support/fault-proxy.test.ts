import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { FakeClock } from '../../support/fake-clock.ts';
import {
  errorAnswer,
  type FaultProxy,
  htmlPage,
  noContent,
  notFoundWindow,
  startFaultProxy,
} from '../../support/fault-proxy.ts';
import { until } from '../../support/until.ts';

const token = 'secret-token-of-the-test';
const file = Buffer.alloc(100_000, 'a file that is no JSON ');

let clock: FakeClock;
let proxy: FaultProxy;
/** `METHOD path body`, as the service got them. */
let served: string[];
let stack: AsyncDisposableStack;

beforeEach(async () => {
  stack = new AsyncDisposableStack();
  served = [];
  clock = new FakeClock();
  const target = await startService(stack);
  proxy = stack.use(await startFaultProxy({ target, clock }));
});

afterEach(() => stack.disposeAsync());

/** A service that answers JSON with its own address in it, a file, and a redirect. */
async function startService(owner: AsyncDisposableStack): Promise<string> {
  const server = createServer(async (request, response) => {
    served.push([request.method, request.url, await text(request)].join(' '));
    if (request.url === '/file') return response.setHeader('content-length', file.length).end(file);
    if (request.url === '/moved') return response.writeHead(302, { location: `${origin}/file` }).end();
    const answer = JSON.stringify({ url: `${origin}/artifacts/app.apk`, number: served.length });
    response.setHeader('content-type', 'application/json').end(answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  owner.defer(async () => {
    server.close();
    await once(server, 'close');
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return origin;
}

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(proxy.url + path, { redirect: 'manual', headers: { 'x-auth-token': token }, ...init });
}

/** The code of the error that a request or the reading of its answer ends with. */
async function errorOf(answer: Promise<unknown>): Promise<unknown> {
  const error = await answer.then(
    () => undefined,
    (thrown: Error) => thrown,
  );
  const cause = error?.cause as (Error & { code?: string }) | undefined;
  return cause?.code ?? cause?.message ?? error?.message;
}

test('without a rule everything is passed on, and written down without the token', async () => {
  const answer = await ask('/builds?appId=1', { method: 'POST', body: '{"a":1}' });

  expect(await answer.json()).toEqual({ url: `${proxy.url}/artifacts/app.apk`, number: 1 });
  expect(served).toEqual(['POST /builds?appId=1 {"a":1}']);
  await proxy.when(({ end }) => end === 'answered');
  expect(proxy.requests).toHaveLength(1);
  expect(proxy.requests[0]).toMatchObject({
    ...{ method: 'POST', path: '/builds?appId=1', body: '{"a":1}' },
    ...{ hasToken: true, arrivals: 1, status: 200 },
  });
  await ask('/apps', { headers: {} });
  expect(proxy.requests[1]?.hasToken).toBe(false);
  expect(JSON.stringify(proxy.requests)).not.toContain(token);
});

test("the service's address becomes the proxy's in JSON and redirects, unless it is to be kept", async () => {
  expect((await ask('/moved')).headers.get('location')).toBe(`${proxy.url}/file`);

  const shownAs = 'https://build.example.test';
  await using other = await startFaultProxy({ target: await startService(stack), shownAs });
  const { url } = (await (await fetch(`${other.url}/builds`)).json()) as { url: string };
  expect(url).toBe(`${shownAs}/artifacts/app.apk`);
});

test('a rule befalls the requests that it names, from the first that is meant and as often as it says', async () => {
  proxy.add({ fault: errorAnswer(503), method: 'GET', path: /^\/builds/, from: 2, times: 2 });
  const statuses: number[] = [];
  for (const [method, path] of ['GET /apps', 'POST /builds', ...Array(5).fill('GET /builds?x=1')].map(
    (line) => line.split(' '),
  ))
    statuses.push((await ask(path, { method })).status);

  expect(statuses).toEqual([200, 200, 200, 503, 503, 200, 200]);
  expect(served).toHaveLength(5);
});

test('of several rules whose turn it is the first wins, and cleared rules befall nothing', async () => {
  proxy.add({ fault: errorAnswer(500) });
  proxy.add({ fault: errorAnswer(502), times: 2 });
  proxy.add({ fault: errorAnswer(503), times: Infinity });
  const statuses = [await ask('/'), await ask('/'), await ask('/')].map(({ status }) => status);
  expect(statuses).toEqual([500, 502, 503]);

  proxy.clear();
  expect((await ask('/')).status).toBe(200);
});

test('an answer of its own has status, headers and body, with the request passed on or lost', async () => {
  const limited = {
    kind: 'answer',
    status: 429,
    headers: { 'retry-after': '7' },
    body: 'slow down',
  } as const;
  proxy.add({ fault: { ...limited, request: 'lost' } });
  proxy.add({ fault: { ...limited, request: 'arrives' }, from: 2 });

  const lost = await ask('/apps');
  expect([lost.status, lost.headers.get('retry-after'), await lost.text()]).toEqual([429, '7', 'slow down']);
  expect(served).toEqual([]);
  expect((await ask('/apps')).status).toBe(429);
  expect(served).toEqual(['GET /apps ']);
  expect(proxy.requests.map(({ arrivals }) => arrivals)).toEqual([0, 1]);
});

test('a page of HTML comes with status 200, and a new build is not found for a while', async () => {
  proxy.add({ fault: htmlPage(), path: /page/ });
  proxy.add(notFoundWindow(/^\/builds\/1$/, 2));

  const page = await ask('/page');
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html']);
  expect(await page.text()).toMatch(/^<!doctype html>/);
  const looks = [await ask('/builds/1'), await ask('/builds/1'), await ask('/builds/1')];
  expect(looks.map(({ status }) => status)).toEqual([404, 404, 200]);
});

test.each(['lost', 'arrives'] as const)('a connection is reset, and the request %s', async (request) => {
  proxy.add({ fault: { kind: 'reset', request } });

  expect(await errorOf(ask('/builds', { method: 'POST', body: '{}' }))).toBe('ECONNRESET');
  expect(served).toEqual(request === 'arrives' ? ['POST /builds {}'] : []);
  await proxy.when(({ end }) => end === 'broken');
  expect(proxy.requests[0]?.status).toBeUndefined();
});

test.each([
  ['upgrade', /^HTTP\/1.1 101 Switching Protocols\r\n/],
  ['informational', /^(HTTP\/1.1 103 Early Hints\r\nLink: .*\r\n\r\n){50}/],
  ['endless', /^HTTP\/1.1 200 OK\r\n[\s\S]*( {20}\r\n[\s\S]*){5}/],
  ['close', /^$/],
] as const)('no answer: %s', async (kind, seen) => {
  proxy.add({ fault: { kind, request: 'arrives' } });
  await using socket = connect(Number(new URL(proxy.url).port));
  socket.setEncoding('utf8').write('GET /builds/1 HTTP/1.1\r\nhost: a\r\n\r\n');
  let [bytes, isClosed] = ['', false];
  socket.on('data', (chunk) => {
    bytes += chunk;
  });
  socket.once('end', () => {
    isClosed = true;
  });
  await until(async () => {
    await clock.advance(5);
    return seen.test(bytes) && isClosed === (kind === 'close');
  });
  expect(served).toEqual(['GET /builds/1 ']);
});

test('204 in place of an answer has no body', async () => {
  proxy.add({ fault: noContent('arrives') });
  const answer = await ask('/builds/1');
  expect([answer.status, await answer.text(), answer.headers.get('content-length')]).toEqual([204, '', null]);
});

test('a request hangs until it is released, before or after the service has it', async () => {
  proxy.add({ fault: { kind: 'hang', request: 'lost' }, path: /lost/ });
  proxy.add({ fault: { kind: 'hang', request: 'arrives' }, path: /arrives/ });
  const answers = Promise.all([ask('/lost'), ask('/arrives')]);

  await proxy.when(({ arrivals }) => arrivals === 1);
  await proxy.when(({ path, fault }) => path === '/lost' && fault !== undefined);
  expect(served).toEqual(['GET /arrives ']);
  expect(proxy.requests.map(({ end }) => end)).toEqual(['open', 'open']);

  await until(() => {
    proxy.release();
    return proxy.requests.every(({ end }) => end === 'answered');
  });
  expect((await answers).map(({ status }) => status)).toEqual([200, 200]);
  expect(served.toSorted()).toEqual(['GET /arrives ', 'GET /lost ']);
});

test('a client that gives up while its request hangs leaves nothing behind', async () => {
  proxy.add({ fault: { kind: 'hang', request: 'lost' } });
  const giveUp = new AbortController();
  const outcome = errorOf(ask('/', { signal: giveUp.signal }));
  await proxy.when(({ fault }) => fault !== undefined);

  giveUp.abort();
  await outcome;
  await proxy.when(({ end }) => end === 'broken');
  proxy.release();
  expect((await ask('/')).status).toBe(200);
  expect(served).toHaveLength(1);
});

test('a body is cut after as many bytes as asked for, or after its half, and the client can tell', async () => {
  proxy.add({ fault: { kind: 'cut', afterBytes: 70_000 }, path: /file/ });
  proxy.add({ fault: { kind: 'cut' }, path: /builds/ });
  for (const [path, bytes] of [
    ['/file', 70_000],
    ['/builds', undefined],
  ] as const) {
    const answer = await ask(path);
    const length = Number(answer.headers.get('content-length'));
    let read = 0;
    const reading = (async () => {
      for await (const chunk of answer.body ?? []) read += chunk.length;
    })();
    expect(await errorOf(reading)).toBeDefined();
    expect([answer.status, read]).toEqual([200, bytes ?? Math.floor(length / 2)]);
  }
});

test('a body drips as the clock of the proxy goes on', async () => {
  proxy.add({ fault: { kind: 'drip', chunkBytes: 40_000, pauseMs: 10_000 } });
  const answer = await ask('/file');
  let read = 0;
  const reading = (async () => {
    for await (const chunk of answer.body ?? []) read += chunk.length;
  })();

  await until(() => clock.pending() === 1);
  expect(read).toBe(0);
  await clock.advance(10_000);
  await until(() => read === 40_000 && clock.pending() === 1);
  await clock.advance(10_000);
  await until(() => read === 80_000 && clock.pending() === 1);
  await clock.advance(10_000);
  await reading;
  expect(read).toBe(file.length);
});

test('a duplicate reaches the service twice, and the client has the second answer', async () => {
  proxy.add({ fault: { kind: 'duplicate' }, method: 'DELETE' });
  const answer = (await (await ask('/caches', { method: 'DELETE' })).json()) as { number: number };

  expect(answer.number).toBe(2);
  expect(served).toEqual(['DELETE /caches ', 'DELETE /caches ']);
  expect(proxy.requests.map(({ arrivals }) => arrivals)).toEqual([2]);
});

test('the most requests that were open together are counted', async () => {
  proxy.add({ fault: { kind: 'hang', request: 'lost' }, times: 3 });
  const answers = [ask('/1'), ask('/2'), ask('/3')];
  await proxy.when(() => proxy.requests.filter(({ fault }) => fault).length === 3);
  await until(() => {
    proxy.release();
    return proxy.requests.every(({ end }) => end !== 'open');
  });
  await Promise.all(answers);
  await ask('/4');

  expect(proxy.mostSimultaneous).toBe(3);
});

test('connections are refused and taken again at the same address', async () => {
  const { url } = proxy;
  await proxy.refuse();
  expect(await errorOf(ask('/'))).toBe('ECONNREFUSED');

  await proxy.accept();
  expect(proxy.url).toBe(url);
  expect((await ask('/')).status).toBe(200);
});

test('a service that cannot be reached is a connection that breaks', async () => {
  await using lonely = await startFaultProxy({ target: await closedAddress() });
  expect(await errorOf(fetch(`${lonely.url}/`))).toBe('ECONNRESET');
});

/** An address where nobody listens any more. */
async function closedAddress(): Promise<string> {
  const server = createServer((_: IncomingMessage, response) => void response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}
