import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { allPages, connect, type GitHub, once } from '../../../../src/action/github/client.ts';
import { viewerLogin } from '../../../../src/action/github/comment/comment-writer.ts';
import { GitHubFailure, gitHubRetryLimits } from '../../../../src/action/github/failure.ts';
import { createRedactor } from '../../../../src/action/text/redaction.ts';
import { type Clock, TimeoutError } from '../../../../src/clock.ts';
import { deepTest, deepTestAfter } from '../../../support/deep-test.ts';
import { FakeClock, scaledClock } from '../../../support/fake-clock.ts';
import { hugeBody, outage, primaryLimit, secondaryLimit } from '../../../support/github/disturbance.ts';
import { FakeGitHub } from '../../../support/github/fake-github.ts';
import { steadyRandom } from '../../../support/github/watched-client.ts';
import { startRawServer } from '../../../support/raw-server.ts';

const token = 'ghs_secret';
const where = { owner: 'octo', repo: 'app', issue_number: 7 };
const never = new AbortController().signal;
let server: FakeGitHub;

beforeEach(async () => {
  server = await FakeGitHub.start();
  server.addRepository().addPullRequest({ number: 7 });
  server.addToken(token);
});
afterEach(() => server.close());

/** When the clocks of these tests begin. */
const begun = Date.UTC(2026, 10, 12);

/** A clock on which pauses end at once, and the pauses in milliseconds. */
function instantClock(): { clock: Clock; pauses: number[] } {
  const pauses: number[] = [];
  const clock: Clock = {
    now: () => begun + pauses.reduce((sum, ms) => sum + ms, 0),
    monotonic: () => pauses.reduce((sum, ms) => sum + ms, 0),
    setTimer(ms, then) {
      if (ms === gitHubRetryLimits.attemptMs) return () => undefined;
      pauses.push(ms);
      const soon = setImmediate(then);
      return () => clearImmediate(soon);
    },
  };
  return { clock, pauses };
}

function connected(clock: Clock, secret = token): Promise<GitHub> {
  const { server: serverUrl, api: apiUrl, graphql: graphqlUrl } = server.at;
  const run = { repository: 'octo/app', serverUrl, apiUrl, graphqlUrl };
  const redactor = createRedactor();
  redactor.addSecret(secret);
  const options = { run, token: secret, redact: redactor.redact, clock, random: steadyRandom };
  return connect(options);
}

test("requests go to the addresses of the run's server, and the viewer is the owner of the token", async () => {
  server.addToken('pat', { login: 'octocat' });
  expect(await viewerLogin(await connected(new FakeClock()), never)).toBe('github-actions[bot]');
  expect(await viewerLogin(await connected(new FakeClock(), 'pat'), never)).toBe('octocat');
  expect(server.requests.map(({ operation, client }) => [operation, client])).toEqual([
    ['graphql', token],
    ['graphql', 'pat'],
  ]);
});

test('requests are repeated after an outage, a cut connection and rate limits, as GitHub asks', async () => {
  const { clock, pauses } = instantClock();
  const { octokit } = await connected(clock);
  server.disturb({ trouble: outage(502) });
  server.disturb({ trouble: { kind: 'cut before' } });
  server.disturb({ trouble: secondaryLimit(17) });
  server.disturb({ trouble: primaryLimit(begun + 40_000) });
  const { data } = await octokit.rest.issues.listComments(where);
  expect(data).toEqual([]);
  // Jitter is at one half: of 2 s and 4 s; of 8 s after 17 s; of 16 s after the reset at 40 s.
  expect(pauses).toEqual([1_000, 2_000, 17_000 + 4_000, 16_000 + 8_000]);
});

test('a failure that lasts is thrown with what GitHub said', async () => {
  const { clock, pauses } = instantClock();
  const { octokit } = await connected(clock);
  server.disturb({ trouble: primaryLimit(begun + 3_600_000) });
  const limited = octokit.rest.issues.listComments(where);
  await expect(limited).rejects.toMatchObject({
    status: 403,
    retryAfterMs: 3_600_000,
    isTransient: true,
    isForbidden: false,
  });
  expect(pauses).toEqual([]);
  server.disturb({ times: 100, trouble: outage(503) });
  await expect(octokit.rest.issues.listComments(where)).rejects.toThrow(
    'GitHub returned status 503 for GET /repos/{owner}/{repo}/issues/{issue_number}/comments: Server Error',
  );
  expect(pauses.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(
    gitHubRetryLimits.retryBudgetMs - gitHubRetryLimits.attemptMs,
  );
  expect(pauses.length).toBeGreaterThan(4);
});

test('a refused request is not repeated', async () => {
  const { clock, pauses } = instantClock();
  server.addToken('reader', { permissions: { 'pull-requests': 'read' } });
  const { issues } = (await connected(clock, 'reader')).octokit.rest;
  const refused = await issues.createComment({ ...where, body: 'x' }).catch((failure: unknown) => failure);
  expect(refused).toMatchObject({ status: 403, isForbidden: true, isTransient: false });
  const unknown = (await connected(clock, 'nobody')).octokit.rest.issues.listComments(where);
  await expect(unknown).rejects.toMatchObject({ status: 401, isForbidden: true });
  expect(pauses).toEqual([]);
});

test('a request that is sent once is never repeated', async () => {
  const { clock } = instantClock();
  const { issues } = (await connected(clock)).octokit.rest;
  server.disturb({ operation: 'issues/create-comment', trouble: { kind: 'cut after' } });
  await expect(issues.createComment({ ...where, body: 'x', request: once })).rejects.toMatchObject({
    ...{ status: undefined, isTransient: true },
  });
  expect((await issues.listComments(where)).data).toMatchObject([{ body: 'x' }]);
});

// T43
test('no message contains the token, even if GitHub repeats it', async () => {
  const { octokit } = await connected(instantClock().clock);
  const body = { message: `Bad ${token}`, errors: [{ message: `of ${token}` }] };
  server.disturb({ trouble: { kind: 'answer', answer: { status: 422, body } } });
  const failure: unknown = await octokit.rest.issues.listComments(where).catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(GitHubFailure);
  expect(failure).toMatchObject({ message: expect.stringContaining('Bad ***') });
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain(token);
});

test('masked values are hidden in everything that is sent to GitHub', async () => {
  const { octokit } = await connected(instantClock().clock);
  await octokit.rest.issues.createComment({ ...where, body: `by ${token} and ${btoa(token)}` });
  expect(server.requests.map(({ body }) => body)).toEqual([{ body: 'by *** and ***A==' }]);
});

test('an attempt without an answer times out and is repeated', async () => {
  const clock = new FakeClock();
  const { octokit } = await connected(clock);
  server.gate.close();
  const asked = octokit.rest.issues.listComments(where);
  while (server.gate.held.length === 0) await server.gate.changed();
  await clock.advance(gitHubRetryLimits.attemptMs);
  while (server.gate.held.length > 0) await server.gate.changed();
  server.gate.open();
  while (clock.pending() === 0) await new Promise((resolve) => setImmediate(resolve));
  await clock.advance(clock.untilNext() ?? 0);
  expect((await asked).data).toEqual([]);
});

test('if the time of a step ends an attempt, the error says what GitHub answered before', async () => {
  const clock = new FakeClock();
  const { octokit } = await connected(clock);
  server.disturb({ trouble: outage(502) });
  const wall = new AbortController();
  const asked = octokit.rest.issues
    .listComments({ ...where, request: { signal: wall.signal } })
    .catch((error: unknown) => error);
  while (server.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
  server.gate.close();
  while (server.gate.held.length === 0) {
    await clock.advance(clock.pending() > 0 ? 100 : 0);
    await new Promise((resolve) => setImmediate(resolve));
  }
  wall.abort(new TimeoutError(20_000));
  expect(String(await asked)).toContain('502');
  server.gate.open();
});

// T10
deepTestAfter(1).each<['plain' | 'zipped']>([['plain'], ['zipped']])(
  'a body of 300 MB, %s, is an error',
  async (form) => {
    server.disturb({ operation: 'issues/list-comments', trouble: hugeBody(300_000_000, form) });
    const { issues } = (await connected(new FakeClock())).octokit.rest;
    const listed = issues.listComments(where);
    await expect(listed).rejects.toThrow('its body has more than 33554432 bytes');
  },
);

// T10
test('values without end in one body are an error', async () => {
  const bytes = Buffer.from(`[${'{},'.repeat(2_000_000)}{}]`);
  const answer = { status: 200, bytes, headers: { 'content-type': 'application/json' } };
  server.disturb({ operation: 'issues/list-comments', trouble: { kind: 'answer', answer } });
  const { issues } = (await connected(new FakeClock())).octokit.rest;
  await expect(issues.listComments(where)).rejects.toThrow('its body has more than 1000000 values');
});

test('the signal of a request ends it at once, also during a pause', async () => {
  const clock = new FakeClock();
  const { issues } = (await connected(clock)).octokit.rest;
  const stop = new AbortController();
  server.gate.close();
  const asked = issues.listComments({ ...where, request: { signal: stop.signal } });
  while (server.gate.held.length === 0) await server.gate.changed();
  const reason = new Error('enough');
  stop.abort(reason);
  await expect(asked).rejects.toBe(reason);

  server.gate.open();
  server.disturb({ trouble: outage(500) });
  const again = new AbortController();
  const repeated = issues.listComments({ ...where, request: { signal: again.signal } });
  while (server.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
  again.abort(reason);
  await expect(repeated).rejects.toBe(reason);
});

/** A server that answers each request with these bytes, or as the function says, and the client of it. */
async function answering(respond: (socket: Socket) => void): Promise<AsyncDisposable & { github: GitHub }> {
  await using stack = new AsyncDisposableStack();
  const { url: base } = stack.use(await startRawServer(respond));
  const run = { repository: 'octo/app', serverUrl: base, apiUrl: base, graphqlUrl: `${base}/graphql` };
  const clock = scaledClock(100);
  const github = await connect({ run, token, redact: (text) => text, clock, random: steadyRandom });
  const held = stack.move();
  return { github, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

const head = (status: string): string => `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\n`;

// T9
test.each<[string, (socket: Socket) => void]>([
  ['a 101', (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n')],
  [
    'a 101 that upgrades',
    (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
  ],
  ['a flood of 100', (socket) => flood(socket, 'HTTP/1.1 100 Continue\r\n\r\n')],
  ['a head that never ends', (socket) => flood(socket, `${head('200 OK')}x-a: b\r\n`)],
  [
    'a body that never ends',
    (socket) => {
      socket.write(`${head('200 OK')}transfer-encoding: chunked\r\n\r\n`);
      flood(socket, '1\r\n \r\n');
    },
  ],
  ['a close without an answer', (socket) => socket.destroy()],
  ['a body that is cut', (socket) => socket.end(`${head('200 OK')}content-length: 100\r\n\r\n[]`)],
  ['a 204 in place of a list', (socket) => socket.write('HTTP/1.1 204 No Content\r\n\r\n')],
  ['a 205 in place of a list', (socket) => socket.write('HTTP/1.1 205 Reset\r\ncontent-length: 0\r\n\r\n')],
  [
    'an HTML page in place of a list',
    (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 6\r\n\r\n<html>'),
  ],
])('%s is a failed attempt that settles at its time limit', async (_, respond) => {
  await using raw = await answering(respond);
  const { octokit } = raw.github;
  const asked = octokit.rest.issues.listComments({ ...where, request: { ...once, attemptMs: 20_000 } });
  await expect(asked).rejects.toMatchObject({ name: 'GitHubFailure', status: undefined, isTransient: true });
});

test('a 204 to a deletion is a success', async () => {
  await using raw = await answering((socket) => socket.write('HTTP/1.1 204 No Content\r\n\r\n'));
  const deletion = raw.github.octokit.rest.issues.deleteComment({
    owner: 'octo',
    repo: 'app',
    comment_id: 1,
  });
  expect((await deletion).status).toBe(204);
});

/** Sends this again and again, slower than the client reads it. */
function flood(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 5);
  socket.on('close', () => clearInterval(timer));
}

// T9
test('a request settles at its time limit, and at its signal, even if fetch does neither', async () => {
  const clock = new FakeClock();
  const { octokit } = await connected(clock);
  const request = { ...once, fetch: () => new Promise<never>(() => undefined) };
  const late = octokit.rest.issues.listComments({ ...where, request }).catch((failure: unknown) => failure);
  const stop = new AbortController();
  const ended = octokit.rest.issues
    .listComments({ ...where, request: { ...request, signal: stop.signal } })
    .catch((reason: unknown) => reason);
  const reason = new Error('enough');
  await clock.advance(1_000);
  stop.abort(reason);
  await clock.advance(250);
  expect(await ended).toBe(reason);
  await clock.advance(gitHubRetryLimits.attemptMs);
  expect(await late).toMatchObject({ message: expect.stringContaining('no response in time') });
});

// T10
deepTest('a list of more than 128 MiB in all ends with an error', async () => {
  const { octokit } = await connected(new FakeClock());
  const headers = { 'content-type': 'application/json', link: '<https://api.github.com/next>; rel="next"' };
  const answer = { status: 200, bytes: Buffer.from(`["${'x'.repeat(20_000_000)}"]`), headers };
  server.disturb({ times: 100, trouble: { kind: 'answer', answer } });
  const read = (page: number, allowance: object) =>
    octokit.rest.issues.listComments({ ...where, page, request: { ...once, ...allowance } });
  await expect(allPages(read, () => false)).rejects.toMatchObject({ status: 200, isTransient: false });
  expect(server.requests).toHaveLength(7);
});
