import type { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import {
  AnswerLost,
  AnswerUnusable,
  ServiceUnreachable,
  StartUncertain,
} from '../../../../src/client/errors.ts';
import { networkTransport } from '../../../../src/client/http/transport.ts';
import { allBuilds, failureOf, oneAttempt, testClient } from '../../../support/client.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';
import { startRawServer } from '../../../support/raw-server.ts';
import { until } from '../../../support/until.ts';

const start = { appId: 'a', workflowId: 'w', branch: 'main' };

// T9
test('the timeout of an attempt covers the reading of the body', async () => {
  await using server = await startFakeService((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"build": {"_id": ');
  });
  const clock = new FakeClock();
  let headers = 0;
  const client = testClient(server.url, {
    clock,
    limits: { ...oneAttempt, attemptMs: 30_000 },
    transport: async (request, options) => {
      const reply = await networkTransport(request, options);
      headers++;
      return reply;
    },
  });

  const failed = failureOf(client.builds.get('b'));
  await until(() => headers === 1);
  await clock.advance(29_999);
  expect(clock.pending()).toBe(1);
  await clock.advance(1);
  const error = await failed;

  expect(error).toMatchObject({ constructor: AnswerLost, failure: { kind: 'timeout' } });
  expect(error.message).toBe(
    `${server.url} did not respond to builds.get within 30 s. Check the network between the runner and the service.`,
  );
  await until(() => server.connections.size === 0);
});

test('no timer is left after an answer or a failure', async () => {
  const clock = new FakeClock();
  await using server = await startFakeService((request, response) =>
    request.target === '/apps' ? saying({ applications: [] })(request, response) : response.destroy(),
  );
  const client = testClient(server.url, { clock, limits: oneAttempt });
  await client.applications.list();
  expect(clock.pending()).toBe(0);
  await failureOf(client.builds.get('b'));
  expect(clock.pending()).toBe(0);
});

test.each<[string, (socket: Socket) => unknown]>([
  ['that is cut before the answer', (socket) => socket.destroy()],
  ['that is cut in mid-body', begun('content-length: 100', '{"build"')],
  ['that is cut between two chunks', begun('transfer-encoding: chunked', '8\r\n{"build"\r\n')],
  ['to a server that does not speak HTTP', (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n')],
])('a connection %s is a lost answer, and a start is uncertain then', async (_, say) => {
  await using server = await startRawServer(say);
  const client = testClient(server.url, { limits: oneAttempt });
  const lost = { constructor: AnswerLost, failure: { kind: 'network', certain: false } };
  expect(await failureOf(client.builds.get('b'))).toMatchObject(lost);
  const uncertain = await failureOf(client.builds.start(start));
  expect(uncertain).toMatchObject({ constructor: StartUncertain, cause: lost });
});

/** Begins an answer and then cuts the connection. */
function begun(header: string, body: string): (socket: Socket) => void {
  return (socket) => socket.write(`HTTP/1.1 200 OK\r\n${header}\r\n\r\n${body}`, () => socket.destroy());
}

test('a refused connection means that the service cannot be reached, also for a start', async () => {
  const server = await startFakeService(() => undefined);
  await server[Symbol.asyncDispose]();
  const client = testClient(server.url, { limits: oneAttempt });
  const error = await failureOf(client.builds.get('b'));
  expect(error).toBeInstanceOf(ServiceUnreachable);
  expect(error.message).toContain('ECONNREFUSED');
  expect(await failureOf(client.builds.start(start))).toBeInstanceOf(ServiceUnreachable);
});

test('when none of the addresses of a host answers, the error names each of them', async () => {
  const refused = (address: string): Error =>
    Object.assign(new Error(`connect ECONNREFUSED ${address}`), { code: 'ECONNREFUSED' });
  const client = testClient('https://api.example.com', {
    limits: oneAttempt,
    // The error of node:net, which has no message of its own.
    transport: async () => {
      throw new AggregateError([refused('::1:443'), refused('127.0.0.1:443')]);
    },
  });
  const error = await failureOf(client.builds.get('b'));
  expect(error).toBeInstanceOf(ServiceUnreachable);
  expect(error.message).toContain('(connect ECONNREFUSED ::1:443, connect ECONNREFUSED 127.0.0.1:443)');
});

test.each([
  ['an HTML page', '\n<!doctype html><title>Sign in</title>', 'an HTML page'],
  ['nothing', '', 'an empty body'],
  ['a text', 'OK', 'text'],
  ['half of its JSON', '{"build": {"_id": "b"', 'text'],
])('a success that is %s is unreadable, and its text is not shown', async (_, body, found) => {
  await using server = await startFakeService(saying(body));
  const client = testClient(server.url, { limits: oneAttempt });
  const error = await failureOf(client.builds.get('b'));
  expect(error).toMatchObject({ constructor: AnswerUnusable, failure: { kind: 'malformed' } });
  expect(error.message).toContain(`with status 200 and ${found} instead of JSON`);
  expect(error.message).not.toContain('Sign in');
  expect(await failureOf(client.builds.start(start))).toBeInstanceOf(StartUncertain);
});

// T9
test('an endless body is refused, and its connection is closed', async () => {
  const megabyte = Buffer.alloc(1024 * 1024, ' ');
  let sent = 0;
  await using server = await startFakeService((_request, response) => {
    const more = (): void => {
      if (response.destroyed) return;
      sent++;
      response.write(megabyte, more);
    };
    more();
  });
  const error = await failureOf(testClient(server.url, { limits: oneAttempt }).builds.get('b'));
  expect(error).toMatchObject({ constructor: AnswerUnusable, failure: { kind: 'tooLarge' } });
  expect(error.message).toContain('responded to builds.get with more than 8 MiB');
  await until(() => server.connections.size === 0);
  expect(sent).toBeLessThan(40);
});

test.each([
  ['builds.start', {}, 'buildId', 'start'],
  ['builds.start', { buildId: 7 }, 'buildId', 'start'],
  ['builds.get', { application: {} }, 'build', 'get'],
  ['builds.get', { build: { status: 'queued' } }, 'build._id', 'get'],
  ['builds.get', { build: { _id: 'b', status: null } }, 'build.status', 'get'],
  ['builds.list', { applications: [] }, 'builds', 'list'],
  ['builds.list', { builds: [{ _id: 'b' }] }, 'builds.0', 'list'],
] as const)(
  'the error about an answer to %s of %j names the missing field %s',
  async (operation, answer, field, verb) => {
    await using server = await startFakeService(saying(answer));
    const client = testClient(server.url);
    const { builds } = client;
    const calls = {
      start: () => builds.start(start),
      get: () => builds.get('b'),
      list: () => allBuilds(client),
    };
    const error = await failureOf(calls[verb]());
    const missing = error instanceof StartUncertain ? error.cause : error;
    expect(missing).toMatchObject({ constructor: AnswerUnusable, operation, failure: undefined });
    expect((missing as Error).message).toContain(`has no usable field "${field}"`);
    expect(server.requests).toHaveLength(1);
  },
);

test('unknown fields pass, an unknown state is kept, and cancelled is canceled', async () => {
  const states = ['initializing', 'cancelled', 'canceled'];
  await using server = await startFakeService((_request, response) => {
    const build = { _id: 'b', status: states[server.requests.length - 1], isBeta: true };
    response.end(JSON.stringify({ build, extra: [1] }));
  });
  const client = testClient(server.url);
  const seen = [await client.builds.get('b'), await client.builds.get('b'), await client.builds.get('b')];
  expect(seen.map(({ build }) => build.status)).toEqual(['initializing', 'canceled', 'canceled']);
  expect(seen[0]).toMatchObject({ build: { isBeta: true }, extra: [1] });
});

// T10
test('one invalid record or artefact does not hide the others', async () => {
  const artefacts = [{ name: 'a.apk', url: 'u' }, { name: 'not uploaded yet', url: null }, null];
  const builds = [{ _id: 'b1' }, { _id: 'b2', status: 'finished', artefacts }, null];
  await using server = await startFakeService(saying({ builds }));
  expect(await allBuilds(testClient(server.url))).toEqual([
    { _id: 'b2', status: 'finished', artefacts: [{ name: 'a.apk', url: 'u' }] },
  ]);
});

// T10
test('a field named __proto__ changes no prototype and adds no field', async () => {
  const text =
    '{"build": {"_id": "b", "status": "finished", "__proto__": {"artefacts": "x", "polluted": 1}}}';
  await using server = await startFakeService(saying(text));
  const { build } = await testClient(server.url).builds.get('b');
  expect([build.artefacts, Reflect.get(build, 'polluted'), Reflect.get({}, 'polluted')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('the record of another build is refused, because it proves nothing about the one that was requested', async () => {
  await using server = await startFakeService(saying({ build: { _id: 'other', status: 'finished' } }));
  const failed = await failureOf(testClient(server.url).builds.get('b'));
  expect(failed).toMatchObject({ constructor: AnswerUnusable, failure: undefined });
  expect(failed.message).toContain('with the record of another build than b');
  expect(server.requests).toHaveLength(1);
});
