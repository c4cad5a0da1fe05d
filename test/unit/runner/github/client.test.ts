import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Clock } from '../../../../src/clock.ts';
import { createRedactor } from '../../../../src/core/report/redaction.ts';
import { connect, type GitHub } from '../../../../src/runner/github/client.ts';
import { commentsOf, viewerLogin } from '../../../../src/runner/github/comment/comments.ts';
import { GitHubFailure, gitHubRetryLimits, RetryBudget } from '../../../../src/runner/github/retry.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { outage, primaryLimit, secondaryLimit } from '../../../support/github/disturbance.ts';
import { FakeGitHub } from '../../../support/github/fake-github.ts';
import { steadyRandom } from '../../../support/github/watched-client.ts';

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

/** A clock on which pauses end at once, and the pauses in milliseconds. */
function instantClock(): { clock: Clock; pauses: number[] } {
  const pauses: number[] = [];
  const clock: Clock = {
    now: () => pauses.reduce((sum, ms) => sum + ms, 0),
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

function connected(clock: Clock, secret = token, budget?: RetryBudget): Promise<GitHub> {
  const { server: serverUrl, api: apiUrl, graphql: graphqlUrl } = server.at;
  const run = { repository: 'octo/app', serverUrl, apiUrl, graphqlUrl };
  const redactor = createRedactor();
  redactor.addSecret(secret);
  const options = { run, token: secret, redact: redactor.redact, clock, random: steadyRandom };
  return connect({ ...options, ...(budget ? { budget } : {}) });
}

test("requests go to the addresses of the run's server, and the viewer is the owner of the token", async () => {
  server.addToken('pat', { login: 'octocat' });
  expect(await viewerLogin(await connected(new FakeClock()))).toBe('github-actions[bot]');
  expect(await viewerLogin(await connected(new FakeClock(), 'pat'))).toBe('octocat');
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
  server.disturb({ trouble: primaryLimit(40_000) });
  const { data } = await octokit.rest.issues.listComments(where);
  expect(data).toEqual([]);
  // Jitter is at one half: of 2 s and 4 s; of 8 s after 17 s; of 16 s after the reset at 40 s.
  expect(pauses).toEqual([1_000, 2_000, 17_000 + 4_000, 16_000 + 8_000]);
});

test('a failure that lasts is thrown with what GitHub said', async () => {
  const { clock, pauses } = instantClock();
  const { octokit } = await connected(clock);
  server.disturb({ trouble: primaryLimit(3_600_000) });
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
    'GitHub answered 503 to GET /repos/{owner}/{repo}/issues/{issue_number}/comments: Server Error',
  );
  expect(pauses.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(
    gitHubRetryLimits.retryBudgetMs - gitHubRetryLimits.attemptMs,
  );
  expect(pauses.length).toBeGreaterThan(4);
});

test('a refused request is not repeated', async () => {
  const { clock, pauses } = instantClock();
  server.addToken('reader', { permissions: { 'pull-requests': 'read' } });
  const comments = commentsOf(await connected(clock, 'reader'), 7);
  const refused = await comments.create('x', never).catch((failure: unknown) => failure);
  expect(refused).toMatchObject({ status: 403, isForbidden: true, isTransient: false });
  const unknown = commentsOf(await connected(clock, 'nobody'), 7).own('a', never);
  await expect(unknown).rejects.toMatchObject({ status: 401, isForbidden: true });
  expect(pauses).toEqual([]);
});

test('creating a comment is never repeated', async () => {
  const { clock } = instantClock();
  const comments = commentsOf(await connected(clock), 7);
  server.disturb({ operation: 'issues/create-comment', trouble: { kind: 'cut after' } });
  await expect(comments.create('x', never)).rejects.toMatchObject({ status: undefined, isTransient: true });
  expect(await comments.own('github-actions[bot]', never)).toMatchObject([{ body: 'x' }]);
});

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

test('if the budget ends an attempt, the error says what GitHub answered before', async () => {
  const clock = new FakeClock();
  const budget = new RetryBudget({ clock, ms: 20_000 });
  const { octokit } = await connected(clock, token, budget);
  server.disturb({ trouble: outage(502) });
  const asked = budget.whileWaiting(() => octokit.rest.issues.listComments(where)).catch((error) => error);
  while (server.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
  server.gate.close();
  while (server.gate.held.length === 0) {
    await clock.advance(clock.pending() > 0 ? 100 : 0);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await clock.advance(20_000);
  expect(String(await asked)).toContain('502');
  server.gate.open();
});

test('the signal of a request ends it at once, also during a pause', async () => {
  const clock = new FakeClock();
  const comments = commentsOf(await connected(clock), 7);
  const stop = new AbortController();
  server.gate.close();
  const asked = comments.own('a', stop.signal);
  while (server.gate.held.length === 0) await server.gate.changed();
  const reason = new Error('enough');
  stop.abort(reason);
  await expect(asked).rejects.toBe(reason);

  server.gate.open();
  server.disturb({ trouble: outage(500) });
  const again = new AbortController();
  const viewer = viewerLogin(await connected(clock), again.signal);
  while (server.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
  again.abort(reason);
  await expect(viewer).rejects.toBe(reason);
});
