import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  allPages,
  connect,
  type GitHub,
  GitHubFailure,
  patiently,
} from '../../../../src/action/github/client.ts';
import type { Clock } from '../../../../src/clock.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import type { Answer } from '../../../support/github/call.ts';
import { endlessList, outage, secondaryLimit, type Trouble } from '../../../support/github/disturbance.ts';
import { FakeGitHub } from '../../../support/github/fake-github.ts';
import { turn } from '../../../support/github/watched-client.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';

const token = 'ghs_secret';
const where = { owner: 'octo', repo: 'app', issue_number: 7 };
const path = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
/** The timeouts of a request, and of all its repetitions: they never pass here. */
const attemptMs = 10_000;
const ms = 20_000;
const { signal } = new AbortController();
let server: FakeGitHub;

beforeEach(async () => {
  server = await FakeGitHub.start();
  server.addRepository().addPullRequest({ number: 7 });
  server.addToken(token);
});
afterEach(() => server.close());

/** A clock on which pauses end at once, and the pauses in milliseconds. */
function instantClock(): { clock: Clock; pauses: number[] } {
  const pauses: number[] = [];
  const clock: Clock = {
    now: () => 0,
    monotonic: () => pauses.reduce((sum, ms) => sum + ms, 0),
    setTimer(pauseMs, then) {
      if (pauseMs === attemptMs || pauseMs === ms) return () => undefined;
      pauses.push(pauseMs);
      const soon = setImmediate(then);
      return () => clearImmediate(soon);
    },
  };
  return { clock, pauses };
}

function connected(clock: Clock, secret = token): Promise<GitHub> {
  const { server: serverUrl, api: apiUrl } = server.at;
  const { runner } = memoryRunner({ with: {}, run: { repository: 'octo/app', serverUrl, apiUrl } });
  runner.redactor.addSecret(secret);
  return connect({ runner, clock }, secret);
}

const answer = (answer: Answer): Trouble => ({ kind: 'answer', answer });
const refusal = (status: number, message = 'No'): Trouble => answer({ status, body: { message } });

test('requests are repeated after an outage, a cut connection and rate limits, as GitHub asks', async () => {
  const { clock, pauses } = instantClock();
  const { octokit } = await connected(clock);
  server.disturb({ trouble: outage(502) });
  server.disturb({ trouble: { kind: 'cut before' } });
  server.disturb({ trouble: secondaryLimit(17) });
  const { data } = await patiently({ clock, ms, signal }, () => octokit.rest.issues.listComments(where));
  expect(data).toEqual([]);
  expect(pauses).toEqual([1_000, 2_000, 17_000]);
});

test('an outage that lasts is thrown once the time for retries is over', async () => {
  const { clock, pauses } = instantClock();
  const { octokit } = await connected(clock);
  server.disturb({ times: 100, trouble: outage(503) });
  const asked = patiently({ clock, ms, signal }, () => octokit.rest.issues.listComments(where));
  await expect(asked).rejects.toThrow(`GitHub returned status 503 for GET ${path}: Server Error`);
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000]);
});

const final = { isTransient: false, isForbidden: false, retryAfterMs: undefined };
const forbidden = { ...final, isForbidden: true };
const limited = { ...final, status: 429, isTransient: true };
const limit = 'You have exceeded a secondary rate limit.';
const usedUp = 'API rate limit exceeded for installation.';
const page = { bytes: Buffer.alloc(5_000, 'x'), headers: { 'content-type': 'text/html' } };

test.each<[string, Trouble, object]>([
  ['an unknown token', refusal(401), { ...forbidden, status: 401 }],
  ['a missing permission', refusal(403), { ...forbidden, status: 403 }],
  ['a hidden repository', refusal(404), { ...forbidden, status: 404 }],
  ['a wrong field', refusal(422), { ...final, status: 422 }],
  ['an hour without requests', refusal(403, usedUp), { ...limited, retryAfterMs: 60_000 }],
  ['a pause', secondaryLimit(17), { ...limited, retryAfterMs: 17_000 }],
  ['a pause without its length', refusal(403, limit), { ...limited, retryAfterMs: 60_000 }],
  ['a 429 alone', refusal(429), { ...limited, retryAfterMs: 60_000 }],
  ['a success without JSON', answer({ status: 204 }), { status: undefined, isTransient: true }],
  ["a proxy's page", answer({ ...page, status: 502 }), { status: 502, isTransient: true }],
  ['a cut connection', { kind: 'cut after' }, { status: undefined, isTransient: true, isForbidden: false }],
])('%s is a failure that says so, and the request is not repeated', async (_, trouble, expected) => {
  const { clock } = instantClock();
  const { issues } = (await connected(clock)).octokit.rest;
  server.disturb({ trouble });
  const sent = issues.createComment({ ...where, body: 'x' });
  const failure: unknown = await sent.catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(GitHubFailure);
  expect(failure).toMatchObject(expected);
  expect(String(failure)).toMatch(
    /^GitHubFailure: GitHub (returned status \d+|could not be reached) for POST \//,
  );
  expect(String(failure).length).toBeLessThan(700);
  expect(server.requests.length).toBeLessThan(2);
});

// T43
test('no message contains the token, even if GitHub repeats it', async () => {
  const { octokit } = await connected(instantClock().clock);
  const body = { message: `Bad ${token}`, errors: [{ message: `of ${token}` }] };
  server.disturb({ trouble: answer({ status: 422, body }) });
  const failure: unknown = await octokit.rest.issues.listComments(where).catch((thrown: unknown) => thrown);
  expect(failure).toMatchObject({ message: expect.stringContaining('Bad ***') });
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain(token);
});

test('masked values are hidden in everything that is sent to GitHub', async () => {
  const { octokit } = await connected(instantClock().clock);
  await octokit.rest.issues.createComment({ ...where, body: `by ${token} and ${btoa(token)}` });
  expect(server.requests.map(({ body }) => body)).toEqual([{ body: 'by *** and ***A==' }]);
});

test('a redirect to another server does not get the token', async () => {
  await using stack = new AsyncDisposableStack();
  const other = await FakeGitHub.start();
  stack.defer(() => other.close());
  const { octokit } = await connected(new FakeClock());
  const headers = { location: `${other.at.api}/repos/octo/app/issues/7/comments` };
  server.disturb({ trouble: answer({ status: 307, headers }) });
  await expect(octokit.rest.issues.listComments(where)).rejects.toMatchObject({ status: 401 });
  expect(server.requests.map(({ client }) => client)).toEqual([token]);
  expect(other.requests.map(({ client }) => client)).toEqual(['']);
});

test('the signal of a request ends it at once, also during a pause', async () => {
  const clock = new FakeClock();
  const { issues } = (await connected(clock)).octokit.rest;
  const reason = new Error('enough');
  for (const trouble of [{ kind: 'hang' } as const, outage(500)]) {
    server.disturb({ trouble });
    const stop = new AbortController();
    const asked = patiently({ clock, ms: 20_000, signal: stop.signal }, () =>
      issues.listComments({ ...where, request: { signal: stop.signal } }),
    );
    while (server.hanging + server.requests.length === 0) await turn();
    stop.abort(reason);
    await expect(asked).rejects.toBe(reason);
  }
});

// T10
test('a list of more than ten pages is an error', async () => {
  const { issues } = (await connected(new FakeClock())).octokit.rest;
  server.disturb({ times: 20, trouble: endlessList([]) });
  const read = (page: number) => issues.listComments({ ...where, page });
  await expect(allPages(read)).rejects.toThrow('longer than the limit of 10 pages');
  expect(server.requests.map(({ query }) => query.page)).toEqual('1 2 3 4 5 6 7 8 9 10'.split(' '));
});

// T9
test('a request settles at its time limit, and at its signal, even if fetch does neither', async () => {
  const clock = new FakeClock();
  const { octokit } = await connected(clock);
  const request = { fetch: () => new Promise<never>(() => undefined) };
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
  await clock.advance(attemptMs);
  expect(await late).toMatchObject({ message: expect.stringContaining('no response in time') });
});
