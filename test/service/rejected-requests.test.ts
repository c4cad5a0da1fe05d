import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@jest/globals';
import { FakeClock } from '../support/fake-clock.ts';
import { temporaryFolder } from '../support/folder.ts';
import { ask, testService } from '../support/service.ts';
import { serviceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';

// T36
test('a request without a token, or with a wrong one, is 401 whatever it asks for', async () => {
  await using service = await testService();
  for (const token of [undefined, '', 'f'.repeat(64)])
    for (const [method, path] of [
      ['GET', '/builds'],
      ['POST', '/builds'],
      ['GET', '/nowhere'],
    ] as const) {
      const { status, body } = await ask({ url: service.baseUrl + path, method, token });
      expect({ status, body }).toEqual({
        status: 401,
        body: {
          error: 'There is no valid API token in the x-auth-token header or in Authorization: Bearer',
        },
      });
    }
});

test('a token that was just used is 401 as soon as another process has removed it', async () => {
  await using service = await testService();
  const status = async (): Promise<number> => (await service.ask('GET', '/builds')).status;
  expect([await status(), await status()]).toEqual([200, 200]);
  const database = new DatabaseSync(join(service.dataFolder, 'service.db'));
  database.exec('DELETE FROM tokens');
  database.close();
  expect(await status()).toBe(401);
});

test('wrong bodies are 400, with the field, its type and what is expected', async () => {
  await using service = await testService({ strict: false });
  const good = { appId: service.appId, workflowId: 'android', branch: 'main' };
  const cases: [unknown, RegExp][] = [
    ['{"appId": ', /^The body is not valid JSON$/],
    ['', /^Invalid input: expected string, received undefined at appId; .* at workflowId/],
    [[], /^Invalid input: expected object, received array$/],
    [{ ...good, workflowId: '' }, / at workflowId$/],
    [{ ...good, tag: 'v1' }, /^exactly one of branch and tag is required at branch$/],
    [{ ...good, branch: '', tag: '' }, /exactly one of branch and tag is required/],
    [{ ...good, labels: [1] }, /^Invalid input: expected string, received number at labels\[0\]$/],
    [
      { ...good, environment: { variables: { VERSION: 1.1 } } },
      /expected string, received number at environment.variables.VERSION$/,
    ],
    [
      { ...good, environment: { variables: { 'A-B': '' } } },
      /"environment.variables" has the invalid name "A-B"/,
    ],
    [
      { ...good, environment: { variables: { A: 'secret\0' } } },
      /"environment.variables.A" must not contain a null/,
    ],
    [
      { ...good, environment: { variables: { ['-'.repeat(9_999)]: '' } } },
      /the invalid name "-+…": expected/,
    ],
    [{ ...good, environment: { variables: { ['\u202ea\n'.repeat(999)]: 1 } } }, /^Invalid input: .*…$/],
    [{ ...good, labels: Array(200).fill(1) }, /at labels\[1\]; .*…$/],
  ];
  for (const [given, message] of cases) {
    const { status, body } = await service.ask('POST', '/builds', given);
    expect({ status, body }).toEqual({ status: 400, body: { error: expect.stringMatching(message) } });
    expect(body.error).not.toMatch(/[\n\u202e]|.{2001}/);
    expect(body.error).not.toContain('secret');
  }
  for (const skip of ['-1', 'x', '1.5'])
    expect((await service.ask('GET', `/builds?skip=${skip}`)).status).toBe(400);
});

// T36
test('the log shows what a request asks for and why it is wrong, but nothing that signs in', async () => {
  await using service = await testService({ strict: false });
  const secret = 'f0'.repeat(16);
  for (const path of [
    '/builds?branch=main&skip=x%0Ay&token=SECRET&x-auth-token=SECRET',
    '/page/sign-in?code=SECRET&%63ode=SECRET',
    '/storage/SECRET/app.apk?code=SECRET',
    '/artifacts/.SECRET',
    '/artifacts/%2ESECRET',
  ])
    await service.ask('GET', path.replaceAll('SECRET', secret));
  await service.ask('POST', '/builds', { appId: secret, branch: 'main' });
  expect(service.log.map((line) => line.replace(/ \d+ ms/, ''))).toEqual([
    'GET /builds?branch=main&skip=x?y&token=…&x-auth-token=… 400 owner@example.com: The contract does not allow this request: unknown parameter "token"; unknown parameter "x-auth-token"; "skip": expected a whole number of builds, got "x\\ny"',
    'GET /page/sign-in?code=…&code=… 403',
    'GET /storage/…/app.apk?code=… 404',
    'GET /artifacts/.… 404',
    'GET /artifacts/.… 404',
    'POST /builds 400 owner@example.com: Invalid input: expected string, received undefined at workflowId',
  ]);
});

// T38
test('a start takes labels of at most 256 characters and at most 200 of them, and bounds all that lists repeat', async () => {
  await using service = await testService({ strict: false });
  const good = { appId: service.appId, workflowId: 'android', branch: 'main' };
  const start = async (more: object) => service.ask('POST', '/builds', { ...good, ...more });
  const many = (count: number) => Array.from({ length: count }, (_, at) => `${at}`.padEnd(256, 'x'));
  const { buildId } = (await start({ labels: many(200) })).body;
  expect((await service.ask('GET', `/builds/${buildId}`)).body.build.labels).toEqual(many(200));
  for (const [more, why] of [
    [
      { labels: ['ok', 'x'.repeat(1_000_000)] },
      'Too big: expected string to have <=256 characters at labels[1]',
    ],
    [{ labels: many(201) }, 'Too big: expected array to have <=200 items at labels'],
    [{ workflowId: 'x'.repeat(257) }, 'Too big: expected string to have <=256 characters at workflowId'],
    [{ branch: 'x'.repeat(1_025) }, 'Too big: expected string to have <=1024 characters at branch'],
    [{ branch: '', tag: 'x'.repeat(1_025) }, 'Too big: expected string to have <=1024 characters at tag'],
    [{ instanceType: 'x'.repeat(257) }, 'Too big: expected string to have <=256 characters at instanceType'],
    [
      { environment: { softwareVersions: { flutter: 'x'.repeat(257) } } },
      'Too big: expected string to have <=256 characters at environment.softwareVersions.flutter',
    ],
  ] as const)
    expect(await start(more)).toMatchObject({ status: 400, body: { error: why } });
  expect((await service.ask('GET', '/builds')).body.builds).toHaveLength(1);
  const { body } = await service.ask('GET', '/openapi.json');
  const schema = body.paths['/builds'].post.requestBody.content['application/json'].schema;
  expect(JSON.stringify(schema.properties.labels)).toContain(
    '{"maxItems":200,"type":"array","items":{"type":"string","maxLength":256}}',
  );
});

// T38
test('a body that breaks off is one quiet line in the log, and no internal error', async () => {
  await using folder = await temporaryFolder();
  await using service = await serviceProcess({ dataFolder: folder.path });
  const { host, port } = new URL(service.baseUrl);
  const before = service.printed.length;
  const ways = [
    'content-length: 1000\r\n\r\n{"appId": ',
    'transfer-encoding: chunked\r\n\r\na\r\n{"appId": \r\n',
  ];
  for (const rest of ways) {
    const socket = connect(Number(port), '127.0.0.1');
    const head = `POST /builds HTTP/1.1\r\nhost: ${host}\r\nx-auth-token: ${service.token}\r\n`;
    await new Promise((written) => socket.write(head + rest, written));
    socket.destroy();
  }
  await until(() => service.printed.length >= before + ways.length);
  expect(service.printed.slice(before).map((line) => line.replace(/^\S+ | \d+ ms/g, ''))).toEqual(
    ways.map(() => 'POST /builds 400 owner@localhost: The connection closed before the whole body arrived'),
  );
});

// T38
test('a body over 1 MiB is 413, with and without a Content-Length', async () => {
  await using service = await testService();
  const big = `"${'x'.repeat(1024 * 1024)}"`;
  const { status, body } = await service.ask('POST', '/builds', big);
  expect({ status, body }).toEqual({ status: 413, body: { error: 'The body is larger than 1048576 bytes' } });
  const streamed = await fetch(`${service.baseUrl}/builds`, {
    method: 'POST',
    headers: { 'x-auth-token': service.token },
    body: new Blob([big]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(streamed.status).toBe(413);
});

test('unknown ids and routes are 404; an unknown method is 405 with the allowed ones', async () => {
  await using service = await testService();
  const none = '0'.repeat(24);
  for (const [method, path] of [
    ['GET', `/builds/${none}`],
    ['POST', `/builds/${none}/cancel`],
    ['GET', `/builds/${none}/step/${none}`],
    ['GET', `/apps/${none}`],
    ['GET', `/apps/${none}/caches`],
    ['DELETE', `/apps/${service.appId}/caches/${none}`],
    ['DELETE', `/team/${none}/collaborator/${none}`],
    ['GET', '/artifacts/a/b/c.apk'],
    ['POST', '/artifacts/a/b/c.apk/public-url'],
    ['GET', '/nowhere'],
  ] as const) {
    const { status, body } = await service.ask(method, path);
    expect({ path, status, body }).toEqual({ path, status: 404, body: { error: expect.any(String) } });
  }
  const unknownApp = await service.ask('POST', '/builds', { appId: none, workflowId: 'a', branch: 'main' });
  expect(unknownApp.status).toBe(404);
  const { status, headers, body } = await service.ask('PUT', '/builds');
  expect(status).toBe(405);
  expect(headers.get('allow')).toBe('POST, GET, HEAD');
  expect(body.error).toMatch(/PUT is not allowed here/);
  // As the OpenAPI description has it, although `/apps/:id` allows more.
  expect((await service.ask('PUT', '/apps/new')).headers.get('allow')).toBe('POST');
});

// T38
test('requests an hour are limited for each user: 429 says when to try again, and then requests succeed', async () => {
  const clock = new FakeClock();
  await using service = await testService({ clock, limits: { requestsAnHour: 3 } });
  const other = service.running.addToken(service.running.addUser('other@example.com').userId);
  const get = (token: string) => ask({ url: `${service.baseUrl}/apps`, token });
  const reset = String(clock.now() / 1000 + 3600);
  for (const left of ['2', '1', '0']) {
    const { status, headers } = await get(service.token);
    expect(status).toBe(200);
    expect(headers.get('x-ratelimit-limit')).toBe('3');
    expect(headers.get('x-ratelimit-remaining')).toBe(left);
    expect(headers.get('x-ratelimit-reset')).toBe(reset);
  }
  await clock.advance(1_800_000);
  const { status, headers, body } = await get(service.token);
  expect({ status, body }).toEqual({
    status: 429,
    body: { error: expect.stringMatching(/^More than 3 requests in an hour; try again at /) },
  });
  expect(headers.get('x-ratelimit-reset')).toBe(reset);
  expect(headers.get('retry-after')).toBe('1800');
  expect((await get(other)).status).toBe(200);
  await clock.advance(1_800_000);
  expect((await get(service.token)).status).toBe(200);
});

test('by default a user can send 5,000 requests an hour', async () => {
  await using service = await testService();
  const { headers } = await service.ask('GET', '/apps');
  expect(headers.get('x-ratelimit-limit')).toBe('5000');
});
