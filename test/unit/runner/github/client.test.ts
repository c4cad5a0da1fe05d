import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Clock } from '../../../../src/clock.ts';
import { createRedactor } from '../../../../src/core/report/redaction.ts';
import { connect, type GitHub } from '../../../../src/runner/github/client.ts';
import { commentsOf, viewerLogin } from '../../../../src/runner/github/comment/comments.ts';
import { GitHubFailure } from '../../../../src/runner/github/failure.ts';
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

/** A clock on which pauses are over at once; `pauses` are those that were asked for. */
function impatience(): { clock: Clock; pauses: number[] } {
  const pauses: number[] = [];
  const clock: Clock = {
    now: () => pauses.reduce((sum, ms) => sum + ms, 0),
    monotonic: () => pauses.reduce((sum, ms) => sum + ms, 0),
    setTimer(ms, then) {
      if (ms === limits.attempt) return () => undefined;
      pauses.push(ms);
      const soon = setImmediate(then);
      return () => clearImmediate(soon);
    },
  };
  return { clock, pauses };
}

const limits = { attempt: 30_000, patience: 90_000 };

function connected(clock: Clock, secret = token): Promise<GitHub> {
  const { server: serverUrl, api: apiUrl, graphql: graphqlUrl } = server.at;
  const run = { repository: 'octo/app', serverUrl, apiUrl, graphqlUrl };
  const redactor = createRedactor();
  redactor.addSecret(secret);
  return connect({ run, token: secret, redact: redactor.redact, clock, random: steadyRandom, limits });
}

test("requests go to the addresses of the run's server, and the viewer is whose token it is", async () => {
  server.addToken('pat', { login: 'octocat' });
  expect(await viewerLogin(await connected(new FakeClock()))).toBe('github-actions[bot]');
  expect(await viewerLogin(await connected(new FakeClock(), 'pat'))).toBe('octocat');
  expect(server.requests.map(({ operation, client }) => [operation, client])).toEqual([
    ['graphql', token],
    ['graphql', 'pat'],
  ]);
});

test('an outage, a cut connection and rate limits are waited for, as long as GitHub says', async () => {
  const { clock, pauses } = impatience();
  const { octokit } = await connected(clock);
  server.disturb({ trouble: outage(502) });
  server.disturb({ trouble: { kind: 'cut before' } });
  server.disturb({ trouble: secondaryLimit(17) });
  server.disturb({ trouble: primaryLimit(40_000) });
  const { data } = await octokit.rest.issues.listComments(where);
  expect(data).toEqual([]);
  // Jitter is at one half: 500 + 2,000 / 2 and 500 + 4,000 / 2, then 17 s, then until the reset at 40 s.
  expect(pauses).toEqual([1_500, 2_500, 17_000, 19_000]);
});

test('what lasts too long is thrown with what GitHub said', async () => {
  const { clock, pauses } = impatience();
  const { octokit } = await connected(clock);
  server.disturb({ trouble: primaryLimit(3_600_000) });
  const limited = octokit.rest.issues.listComments(where);
  await expect(limited).rejects.toMatchObject({
    status: 403,
    pause: 3_600_000,
    isPassing: true,
    isRefusal: false,
  });
  expect(pauses).toEqual([]);
  server.disturb({ times: 100, trouble: outage(503) });
  await expect(octokit.rest.issues.listComments(where)).rejects.toThrow(
    'GitHub answered 503 to GET /repos/{owner}/{repo}/issues/{issue_number}/comments: Server Error',
  );
  expect(pauses.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(limits.patience);
  expect(pauses.length).toBeGreaterThan(4);
});

test('a refusal is final', async () => {
  const { clock, pauses } = impatience();
  server.addToken('reader', { permissions: { 'pull-requests': 'read' } });
  const comments = commentsOf(await connected(clock, 'reader'), 7);
  const refused = await comments.create('x', never).catch((failure: unknown) => failure);
  expect(refused).toMatchObject({ status: 403, isRefusal: true, isPassing: false });
  const unknown = commentsOf(await connected(clock, 'nobody'), 7).own('a', never);
  await expect(unknown).rejects.toMatchObject({ status: 401, isRefusal: true });
  expect(pauses).toEqual([]);
});

test('a comment is never sent twice by itself', async () => {
  const { clock } = impatience();
  const comments = commentsOf(await connected(clock), 7);
  server.disturb({ operation: 'issues/create-comment', trouble: { kind: 'cut after' } });
  await expect(comments.create('x', never)).rejects.toMatchObject({ status: undefined, isPassing: true });
  expect(await comments.own('github-actions[bot]', never)).toMatchObject([{ body: 'x' }]);
});

test('the token is in no message, though GitHub repeats it', async () => {
  const { octokit } = await connected(impatience().clock);
  const body = { message: `Bad ${token}`, errors: [{ message: `of ${token}` }] };
  server.disturb({ trouble: { kind: 'answer', answer: { status: 422, body } } });
  const failure: unknown = await octokit.rest.issues.listComments(where).catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(GitHubFailure);
  expect(failure).toMatchObject({ message: expect.stringContaining('Bad ***') });
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain(token);
});

test('what is masked is hidden in all that GitHub is sent, whatever the request', async () => {
  const { octokit } = await connected(impatience().clock);
  await octokit.rest.issues.createComment({ ...where, body: `by ${token} and ${btoa(token)}` });
  expect(server.requests.map(({ body }) => body)).toEqual([{ body: 'by *** and ***A==' }]);
});

test('an attempt without an answer is given up and repeated', async () => {
  const clock = new FakeClock();
  const { octokit } = await connected(clock);
  server.gate.close();
  const asked = octokit.rest.issues.listComments(where);
  while (server.gate.held.length === 0) await server.gate.changed();
  await clock.advance(limits.attempt);
  while (server.gate.held.length > 0) await server.gate.changed();
  server.gate.open();
  while (clock.pending() === 0) await new Promise((resolve) => setImmediate(resolve));
  await clock.advance(clock.untilNext() ?? 0);
  expect((await asked).data).toEqual([]);
});

test('the signal of a request ends it at once, also in a pause', async () => {
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
