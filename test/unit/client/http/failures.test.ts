import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import type { Client } from '../../../../src/client/client.ts';
import {
  AddressRefused,
  AnswerUnusable,
  hasStatus,
  neverConnected,
  OutcomeUncertain,
  Refusal,
  ServiceError,
} from '../../../../src/client/errors.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import {
  allBuilds,
  failureOf,
  oneAttempt,
  testClient,
  testToken,
  unreachable,
} from '../../../support/client.ts';
import { hastyClock } from '../../../support/fake-clock.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';
import { startRawServer } from '../../../support/raw-server.ts';
import { until } from '../../../support/until.ts';
import { memoryFile } from './downloads.ts';

const start = { appId: 'a', workflowId: 'w', branch: 'main' };

type Does = (socket: Socket) => unknown;

function raw(answer: string): Does {
  return (socket) => socket.write(answer);
}

function answer(status: number, body = '', header = ''): Does {
  return raw(`HTTP/1.1 ${status} x\r\n${header}content-length: ${body.length}\r\n\r\n${body}`);
}

/** Sends the head, and then this again and again until the connection is closed. */
function endless(head: string, part: string): Does {
  return (socket) => {
    const more = (): void => {
      while (!socket.destroyed && socket.write(part));
      socket.once('drain', more);
    };
    socket.write(head, more);
  };
}

const head = 'HTTP/1.1 200 x\r\ncontent-length: 1000000000\r\n\r\n';
const noContent = raw('HTTP/1.1 204 x\r\n\r\n');
const notModified = raw('HTTP/1.1 304 x\r\n\r\n');
const upgrade = answer(101, '', 'Connection: Upgrade\r\nUpgrade: websocket\r\n');
const endlessly = endless(head, ' '.repeat(2 ** 18));

/** The error of a request, what its message says, and whether the request is sent again. */
type End = readonly [error: abstract new (...given: never[]) => Error, says: RegExp, sent: 'once' | 'again'];

const lost: End = [ServiceError, /The connection to .* was lost/, 'again'];
const unreadable: End = [AnswerUnusable, /The response to builds\.\w+ is not JSON/, 'again'];
const tooLarge: End = [AnswerUnusable, /with more than 8 MiB/, 'once'];
const fieldless: End = [AnswerUnusable, /has no usable field "build"/, 'once'];
const troubled: End = [Refusal, /^The service returned status \d+\. Run this step again later\.$/, 'again'];
const throttled: End = [Refusal, /The token made too many requests: raise pollInterval/, 'again'];
const redirected: End = [AddressRefused, /redirects builds\.\w+ to an unreadable address\./, 'once'];
const refused = (advice: RegExp): End => [Refusal, advice, 'once'];
const wrongInputs = refused(/Check the inputs of this step\.$/);
const wrongToken = refused(/Check that token holds a valid API token of this service\.$/);
const wrongRole = refused(/Check the role of the token's owner/);
const wrongId = refused(/Check the ID, and check that the token has access to it\.$/);
const uncertain: End = [
  OutcomeUncertain,
  /^The service may or may not have processed the request\. /,
  'once',
];

/** One row for each way to fail: what the server does, and how a read and a start end. */
const table: readonly (readonly [string, Does, read: End, start: End])[] = [
  ['closes the connection', (socket) => socket.end(), lost, uncertain],
  ['cuts the body', (socket) => socket.write(`${head}{`, () => socket.destroy()), lost, uncertain],
  ['does not speak HTTP', (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'), lost, uncertain],
  ['answers 101', upgrade, lost, uncertain],
  ['answers 204', noContent, unreadable, uncertain],
  ['sends a page', answer(200, '\n<!doctype html><title>Sign in</title>'), unreadable, uncertain],
  ['sends half of its JSON', answer(200, '{"build": {"_id": "b"'), unreadable, uncertain],
  ['sends a body without end', endlessly, tooLarge, uncertain],
  ['leaves out the fields', answer(200, '{}'), fieldless, uncertain],
  ...each([400, 402, 409, 410, 422], wrongInputs, wrongInputs),
  ...each([401], wrongToken, wrongToken),
  ...each([403], wrongRole, wrongRole),
  ...each([404], wrongId, wrongId),
  ...each([408, 425, 500, 502, 503, 504], troubled, uncertain),
  ...each([429], throttled, throttled),
  ...each([301, 302, 303, 307, 308], redirected, redirected),
];

function each(statuses: readonly number[], read: End, start: End) {
  return statuses.map((status) => [`answers ${status}`, answer(status), read, start] as const);
}

/** Of a request that takes no time: half of it has room for the pauses before a second and a third attempt. */
const twoPauses = { retryBudgetMs: 3_000, startRetryMs: 3_000 };
const middle = { fraction: () => 0.5, hex: () => '' };

const reads = (client: Client) => client.builds.get('b');
const starts = (client: Client) => client.builds.start(start);

// T9, T10, T11
test.each(table)(
  'when the server %s, a read and a start end as the table says',
  async (_, does, read, start) => {
    for (const [send, [error, says, sent]] of [
      [reads, read],
      [starts, start],
    ] as const) {
      await using server = await startRawServer(does);
      const clock = hastyClock(defaultLimits.attemptMs - 1);
      const failed = await failureOf(
        send(testClient(server.url, { clock, random: middle, limits: twoPauses })),
      );
      expect(failed).toBeInstanceOf(error);
      expect(failed.message).toMatch(says);
      expect(failed.message).not.toContain('Sign in');
      expect(server.requests).toHaveLength(sent === 'again' ? 3 : 1);
      if (does === upgrade || does === endlessly) await until(() => server.sockets.size === 0);
    }
  },
);

const download = ({ artefacts }: Client, url: string) =>
  artefacts.download({ url: `${url}/artifacts/a/b/app.apk`, file: memoryFile() });
const check = ({ artefacts }: Client, url: string) =>
  artefacts.check({ url: `${url}/artifacts/a/b/app.apk` });
const cancel = ({ builds }: Client) => builds.cancel('b');
const log = ({ builds }: Client, url: string) => builds.stepLog(`${url}/builds/b/step/s`, { read: text });

// T9
test.each<[string, string, Does, (client: Client, url: string) => Promise<unknown>, unknown]>([
  ['204', 'a cancellation', noContent, cancel, 'canceled'],
  ['205', 'a step log', answer(205), log, ''],
  ['a page', 'a cancellation', answer(200, '<html>'), cancel, AnswerUnusable],
  ['204', 'a download', noContent, download, Refusal],
  ['304', 'a look at a file', notModified, check, AddressRefused],
  ['101', 'a download', upgrade, download, ServiceError],
])(
  '%s in place of an answer to %s is a success only if no body is needed',
  async (_, __, does, send, end) => {
    await using server = await startRawServer(does);
    const sent = send(testClient(server.url, { limits: oneAttempt }), server.url);
    if (typeof end === 'string') expect(await sent).toBe(end);
    else expect(await failureOf(sent)).toMatchObject({ constructor: end });
  },
);

test.each<[string, (client: Client) => Promise<unknown>, advice: string]>([
  ['an application', (client) => client.applications.add({ repositoryUrl: 'r' }), 'list operation'],
  [
    'a member',
    (client) => client.teams.invite({ teamId: 't', email: 'a@example.com', role: 'owner' }),
    'second email',
  ],
])(
  '%s that may have been added is not added again, and the error says what to check',
  async (_, send, advice) => {
    for (const does of [noContent, answer(502), upgrade]) {
      await using server = await startRawServer(does);
      const failed = await failureOf(send(testClient(server.url)));
      expect(failed).toBeInstanceOf(OutcomeUncertain);
      expect(failed.message).toContain(advice);
      expect(server.requests).toHaveLength(1);
    }
  },
);

test('the error names each address of a host that none of them answers, also for a start', async () => {
  const refused = (address: string): Error =>
    Object.assign(new Error(`connect ECONNREFUSED ${address}`), { code: 'ECONNREFUSED' });
  const client = testClient('https://build.example.test', {
    limits: oneAttempt,
    // The error of node:net, which has no message of its own.
    transport: () => Promise.reject(new AggregateError([refused('::1:443'), refused('127.0.0.1:443')])),
  });
  for (const send of [reads, starts]) {
    const error = await failureOf(send(client));
    expect(error).toMatchObject(unreachable);
    expect(error.message).toContain('(connect ECONNREFUSED ::1:443, connect ECONNREFUSED 127.0.0.1:443)');
  }
});

test('an unknown host and a refused connection are certain failures, other network errors are not', () => {
  const coded = (code: string): Error => Object.assign(new Error(code), { code });
  const isCertain = (error: unknown): boolean => neverConnected(error);
  for (const code of ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED']) {
    expect(isCertain(coded(code))).toBe(true);
    expect(isCertain(new Error('failed', { cause: coded(code) }))).toBe(true);
  }
  for (const code of ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_SOCKET']) {
    const both = new AggregateError([coded('ECONNREFUSED'), coded(code)]);
    expect(isCertain(coded(code))).toBe(false);
    expect(isCertain(Object.assign(both, { code: 'ECONNREFUSED' }))).toBe(false);
  }
  // From before a connection, whatever its code: a host that has no route, or of which an address does not answer.
  const connecting = Object.assign(coded('ENETUNREACH'), { syscall: 'connect' });
  expect(isCertain(new AggregateError([coded('ECONNREFUSED'), connecting]))).toBe(true);
  expect(isCertain(new AggregateError([]))).toBe(false);
  expect(isCertain('ECONNREFUSED')).toBe(false);
});

// The bodies of refusals that were seen (docs/hosted-service.md, "Errors and limits").
test.each<[string, body: unknown, said: string]>([
  ['its error', { error: 'No such thing', message: 'b' }, ': No such thing'],
  ['its message', { error: { code: 7 }, message: 'No such thing', detail: 'c' }, ': No such thing'],
  ['its detail', { detail: 'No such thing' }, ': No such thing'],
  [
    'the details of its fields',
    { detail: 'No', extra: [{ key: 'flavor', message: 'unknown' }, { message: 'more' }] },
    ': No (flavor: unknown; more)',
  ],
  ['its message, if its error is empty', { error: '', message: 'No such thing' }, ': No such thing'],
  ['no list', { detail: [{ loc: ['body'] }] }, ''],
  ['nothing', '', ''],
  ['no page', '<html><h1>Bad gateway</h1></html>', ''],
  ['no JSON without fields', '["a"]', ''],
  ['the beginning of a long text', { error: `${'x'.repeat(1_000)}y` }, `: ${'x'.repeat(1_000)}`],
  ['no body above the limit', { error: 'x'.repeat(defaultLimits.refusalBytes) }, ''],
  ['a text without the token', { error: `repeats ${testToken}` }, ': repeats ***'],
])('a refusal is explained by %s', async (_, body, said) => {
  await using server = await startFakeService(saying(body, 404));
  const redactProse = (text: string): string => text.replaceAll(testToken, '***');
  const error = await failureOf(reads(testClient(server.url, { redactProse })));
  expect([hasStatus(error, 418, 404), hasStatus(error, 418)]).toEqual([true, false]);
  expect(error.message).toContain(`The service refused builds.get with status 404${said}. Check the ID`);
  expect(JSON.stringify([error.message, error.stack, String(error.cause)])).not.toContain(testToken);
});

// T1
test.each([
  ['http://other.example/builds/b?token=x', () => 'http://other.example'],
  ['//other.example/x', () => 'http://other.example'],
  ['/somewhere/else', (own: string) => own],
  ['http://[', () => 'an unreadable address'],
])('a redirect to %j is not followed, and the error names only its origin', async (location, origin) => {
  await using server = await startFakeService(saying('', 302, { location }));
  const error = await failureOf(reads(testClient(server.url)));
  expect(error.message).toContain(`redirects builds.get to ${origin(server.url)}. `);
  expect(server.requests).toHaveLength(1);
});

test.each<[string, unknown, string, (client: Client) => Promise<unknown>]>([
  ['builds.start', { buildId: 7 }, 'buildId', starts],
  ['builds.get', { build: { status: 'queued' } }, 'build._id', reads],
  ['builds.get', { build: { _id: 'b', status: null } }, 'build.status', reads],
  ['builds.list', { builds: [{ _id: 'b' }] }, 'builds.0', allBuilds],
])(
  'the error about an answer to %s of %j names the missing field %s',
  async (operation, body, field, send) => {
    await using server = await startFakeService(saying(body));
    const error = await failureOf(send(testClient(server.url)));
    const missing = error instanceof OutcomeUncertain ? error.cause : error;
    expect(missing).toMatchObject({ constructor: AnswerUnusable, failure: undefined });
    expect(error.message).toContain(`response to ${operation} has no usable field "${field}"`);
  },
);

// T12
test('the record of another build is refused, because it proves nothing about the one that was requested', async () => {
  await using server = await startFakeService(saying({ build: { _id: 'other', status: 'finished' } }));
  const failed = await failureOf(reads(testClient(server.url)));
  expect(failed).toMatchObject({ constructor: AnswerUnusable, failure: undefined });
  expect(failed.message).toContain('with the record of another build than b');
  expect(server.requests).toHaveLength(1);
});
