import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { CommentUpdater } from '../../../../../src/action/github/comment/comment-updater.ts';
import { type CommentOwner, markedBody } from '../../../../../src/action/github/comment/marker.ts';
import { FakeClock } from '../../../../support/fake-clock.ts';
import { endlessList, outage, primaryLimit, secondaryLimit } from '../../../../support/github/disturbance.ts';
import { FakeGitHub } from '../../../../support/github/fake-github.ts';
import type { Repository } from '../../../../support/github/repository.ts';
import { passingTime, turn, watchedClient } from '../../../../support/github/watched-client.ts';

const bot = 'github-actions[bot]';
/** The time that a step waits for GitHub at its end. */
const end = { ms: 20_000, signal: new AbortController().signal };
let clock: FakeClock;
let server: FakeGitHub;
let repository: Repository;
/** What the updater logged, after its kind. */
let said: string[];

beforeEach(async () => {
  [clock, said] = [new FakeClock(), []];
  server = await FakeGitHub.start(clock);
  repository = server.addRepository();
  repository.addPullRequest({ number: 7 });
  server.addToken('ghs_writer');
});
afterEach(() => server.close());

function ownerOf(runId = '20', { runAttempt = '1', key = 'app' } = {}): CommentOwner {
  return { key, run: { runId, runAttempt } };
}

interface Step {
  readonly owner?: CommentOwner;
  readonly token?: string;
  readonly pullRequests?: readonly number[];
}

/** The updater of a step, with a clock that moves only when something waits for it. */
async function step({ owner = ownerOf(), token = 'ghs_writer', pullRequests = [7] }: Step = {}) {
  const { github, isBusy } = await watchedClient({ server, token, clock });
  const note = (kind: string) => (message: string) => void said.push(`${kind}: ${message}`);
  const updater = new CommentUpdater({
    findRun: async () => ({ github, pullRequests }),
    log: { notice: note('notice'), warning: note('warning'), debug: note('debug') },
    ...{ owner, clock },
  });
  const wait = <T>(promise: Promise<T>): Promise<T> => passingTime(promise, { clock, isBusy });
  const pass = async (ms: number): Promise<void> => {
    const until = clock.now() + ms;
    const quiet = async (): Promise<void> => {
      for (let turns = 0; turns < 3; turns = isBusy() ? 0 : turns + 1) await turn();
    };
    await quiet();
    while (clock.now() < until) {
      await clock.advance(Math.min(clock.untilNext() ?? ms, until - clock.now()));
      await quiet();
    }
  };
  return { updater, wait, pass };
}

function addComment(body: string, author = bot): number {
  const id = repository.nextCommentId();
  const [createdAt, updatedAt] = ['2026-11-02T09:00:00Z', '2026-11-02T09:00:00Z'];
  repository.comments.set(id, { id, pullRequest: 7, author, body, createdAt, updatedAt });
  return id;
}

/** The texts of the comments, without their markers. */
function texts(pullRequest = 7): string[] {
  const all = [...repository.comments.values()].filter((comment) => comment.pullRequest === pullRequest);
  return all.map(({ body }) => body.replace(/^<!--.*?-->\s*/, ''));
}

/** Operations, and the seconds since the first of them. */
function requested(only: RegExp): string[] {
  const since = server.requests[0]?.at ?? 0;
  const fitting = server.requests.filter(({ operation }) => only.test(operation));
  return fitting.map(({ operation, at }) => `${(at - since) / 1000} s ${operation}`);
}

test('the first two texts are written at once, then one a minute at most, and the last at once', async () => {
  const { updater, wait, pass } = await step();
  updater.show('starting');
  await pass(0);
  updater.show('queued');
  await pass(0);
  for (const state of ['preparing', 'fetching', 'building']) updater.show(state);
  await pass(59_000);
  expect(texts()).toEqual(['queued']);
  await pass(1_000);
  expect(texts()).toEqual(['building']);
  updater.show('publishing');
  await pass(1_000);
  await wait(updater.finish('finished', end));
  expect(texts()).toEqual(['finished']);
  expect(requested(/create|update|list/)).toEqual([
    '0 s issues/list-comments',
    '0 s issues/create-comment',
    '0 s issues/update-comment',
    '60 s issues/update-comment',
    '61 s issues/update-comment',
  ]);
  expect(said).toEqual([]);
});

// T19
test('the comment is found by marker and author, on every page', async () => {
  for (let index = 0; index < 150; index += 1) addComment('Hello', 'octocat');
  addComment(markedBody(ownerOf('10'), 'forged'), 'mallory');
  addComment(markedBody(ownerOf('10', { key: 'other' }), 'other'));
  const id = addComment(markedBody(ownerOf('10'), 'old'));
  const { updater, wait } = await step();
  await wait(updater.finish('done', end));
  expect(texts().slice(150)).toEqual(['forged', 'other', 'done']);
  expect(updater.url).toContain(`#issuecomment-${id}`);
});

// T19
test('an older run or attempt leaves the comment of a newer one alone, with one notice', async () => {
  addComment(markedBody(ownerOf('30', { runAttempt: '2' }), 'newer'));
  for (const owner of [ownerOf('20'), ownerOf('30')]) {
    const { updater, wait, pass } = await step({ owner });
    updater.show('queued');
    await pass(90_000);
    await wait(updater.finish('done', end));
  }
  expect(requested(/create|update|delete/)).toEqual([]);
  const notice = expect.stringMatching(/^notice: The comment shows the newer run 30, attempt 2\./);
  expect(said).toEqual([notice, notice]);
});

test('a run that began meanwhile keeps the comment, and the older one sends no more requests', async () => {
  const older = await step();
  older.updater.show('queued');
  await older.pass(0);
  const newer = await step({ owner: ownerOf('21') });
  await newer.wait(newer.updater.finish('newer', end));
  older.updater.show('building');
  await older.pass(60_000);
  const before = server.requests.length;
  await older.wait(older.updater.finish('older', end));
  expect(texts()).toEqual(['newer']);
  expect(server.requests).toHaveLength(before);
});

// T19
test('with a personal token, only comments of its user count', async () => {
  server.addToken('pat', { login: 'octocat' });
  addComment(markedBody(ownerOf('10'), 'of the bot'));
  addComment(markedBody(ownerOf('10'), 'of the user'), 'octocat');
  const { updater, wait } = await step({ token: 'pat' });
  await wait(updater.finish('done', end));
  expect(texts()).toEqual(['of the bot', 'done']);
});

// T43
test('of several comments with the key, the oldest stays, unless one is of a newer run', async () => {
  for (const text of ['first', 'second', 'third']) addComment(markedBody(ownerOf('10'), text));
  const { updater, wait } = await step();
  await wait(updater.finish('done', end));
  expect(texts()).toEqual(['done']);
  addComment(markedBody(ownerOf('21'), 'newer'));
  const again = await step();
  await again.wait(again.updater.finish('again', end));
  expect(texts()).toEqual(['done', 'newer']);
});

test('a deleted comment is created again', async () => {
  const { updater, wait, pass } = await step();
  updater.show('queued');
  await pass(3_000);
  repository.comments.clear();
  await wait(updater.finish('done', end));
  expect(texts()).toEqual(['done']);
  expect(said).toEqual([]);
});

// T43
test('after a lost answer to the creation, the comment is looked for', async () => {
  server.disturb({ operation: 'issues/create-comment', trouble: { kind: 'cut after' } });
  const { updater, wait } = await step();
  await wait(updater.finish('done', end));
  expect(texts()).toEqual(['done']);
  expect(requested(/create/)).toHaveLength(1);
});

test('each pull request of a branch has a comment; the URL is that of the first one', async () => {
  repository.addPullRequest({ number: 9 });
  const { updater, wait } = await step({ pullRequests: [7, 9] });
  await wait(updater.finish('done', end));
  expect([texts(7), texts(9)]).toEqual([['done'], ['done']]);
  expect(updater.url).toContain('/pull/7#');
});

test('a run that is not for a pull request gets one notice and no comment', async () => {
  const { updater, wait, pass } = await step({ pullRequests: [] });
  updater.show('queued');
  await pass(1_000);
  await wait(updater.finish('done', end));
  expect(said).toEqual([expect.stringMatching(/^notice: /)]);
  expect(server.requests).toEqual([]);
});

test('at the end, outages and rate limits are waited for', async () => {
  server.disturb({ operation: 'issues/list-comments', trouble: outage(502) });
  server.disturb({ operation: 'issues/create-comment', trouble: secondaryLimit(15) });
  const { updater, wait } = await step();
  await wait(updater.finish('done', end));
  expect(texts()).toEqual(['done']);
  expect(requested(/create/)).toEqual(['4 s issues/create-comment', '19 s issues/create-comment']);
});

test('while the builds run, a failed edit is repeated a minute later', async () => {
  server.disturb({ operation: 'issues/list-comments', times: 2, trouble: outage(502) });
  const { updater, pass } = await step();
  updater.show('queued');
  await pass(120_000);
  expect(texts()).toEqual(['queued']);
  expect(requested(/list/)).toEqual(['0', '60', '120'].map((at) => `${at} s issues/list-comments`));
});

// T10, T43
test.each([
  ['answers 503', outage(503)],
  ['asks for a pause of a minute', secondaryLimit(60)],
  ['asks for a pause of an hour', primaryLimit(3_600_000)],
  ['lists comments without end', endlessList([])],
])('GitHub that %s delays the end by 20 s at most, with one warning', async (_, trouble) => {
  server.disturb({ operation: 'issues/list-comments', times: Number.POSITIVE_INFINITY, trouble });
  const { updater, wait, pass } = await step();
  updater.show('queued');
  await pass(1_000);
  const begun = clock.now();
  await wait(updater.finish('done', end));
  expect(clock.now() - begun).toBeLessThanOrEqual(20_250);
  expect(said.filter((line) => !line.startsWith('debug'))).toEqual([
    expect.stringMatching(/^warning: Requests to GitHub failed, so the comment is not up to date\. .*GitHub/),
  ]);
});

test('a refusal that lasts is repeated only with a newer text', async () => {
  const answer = { status: 422, body: { message: 'Validation Failed' } };
  server.disturb({ operation: 'issues/create-comment', times: 100, trouble: { kind: 'answer', answer } });
  const { updater, wait, pass } = await step();
  for (const state of ['queued', 'preparing', 'building']) updater.show(state);
  await pass(600_000);
  expect(requested(/create/)).toHaveLength(1);
  for (const state of ['publishing', 'ending']) updater.show(state);
  await pass(600_000);
  await wait(updater.finish('done', end));
  expect(requested(/create/)).toEqual(['0', '600', '1200'].map((at) => `${at} s issues/create-comment`));
});

test('GitHub that takes 4 s for each answer has the final text in time', async () => {
  server.slowness = 4_000;
  const { updater, wait, pass } = await step();
  updater.show('queued');
  await pass(120_000);
  await wait(updater.finish('done', end));
  expect(texts()).toEqual(['done']);
  expect(said).toEqual([]);
});

// T43
test('GitHub that is slow delays the start by 20 s at most, with one warning', async () => {
  server.slowness = 9_000;
  const { updater, wait } = await step();
  await wait(updater.begin('queued', { ms: 20_000, signal: new AbortController().signal }));
  expect(clock.monotonic()).toBeLessThanOrEqual(20_250);
  expect(said).toEqual([expect.stringMatching(/^warning: Could not write .*Timed out after 20 s/)]);
});

test('without the permission there is one warning that names it, and no further request', async () => {
  server.addToken('reader', { permissions: { contents: 'write', 'pull-requests': 'read' } });
  const { updater, wait, pass } = await step({ token: 'reader' });
  updater.show('queued');
  await pass(1_000);
  const before = server.requests.length;
  updater.show('building');
  await pass(120_000);
  await wait(updater.finish('done', end));
  const warnings = said.filter((line) => !line.startsWith('debug'));
  expect(warnings).toEqual([expect.stringMatching(/^warning: .*`pull-requests: write`.*not accessible/)]);
  expect(server.requests).toHaveLength(before);
});

test('a step without time left ends at once', async () => {
  const { updater } = await step();
  server.gate.close();
  const stop = new AbortController();
  const ended = updater.finish('done', { ...end, signal: stop.signal });
  while (server.gate.held.length === 0) await server.gate.changed();
  stop.abort();
  await clock.advance(250);
  await ended;
  expect(said).toEqual([]);
});
