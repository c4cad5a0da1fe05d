import { afterEach, beforeEach, expect, test } from '@jest/globals';
import * as sections from '../../../../../src/core/text/comment-sections.ts';
import { messageOf } from '../../../../../src/errors.ts';
import {
  type CommentUpdater,
  createCommentUpdater,
} from '../../../../../src/runner/github/comment/comment-updater.ts';
import { RetryBudget } from '../../../../../src/runner/github/retry.ts';
import { FakeClock } from '../../../../support/fake-clock.ts';
import { outage, primaryLimit, secondaryLimit } from '../../../../support/github/disturbance.ts';
import { FakeGitHub } from '../../../../support/github/fake-github.ts';
import type { Repository } from '../../../../support/github/repository.ts';
import { passingTime, steadyRandom, turn, watchedClient } from '../../../../support/github/watched-client.ts';

const bot = 'github-actions[bot]';
const commentKey = 'app';
let clock: FakeClock;
let server: FakeGitHub;
let repository: Repository;
let said: string[];

beforeEach(async () => {
  clock = new FakeClock();
  server = await FakeGitHub.start(clock);
  repository = server.addRepository();
  repository.addPullRequest({ number: 7 });
  server.addToken('ghs_writer');
  said = [];
});
afterEach(() => server.close());

interface Step {
  readonly key?: string;
  readonly runId?: string;
  readonly runAttempt?: string;
  readonly token?: string;
  readonly pullRequests?: readonly number[];
}

interface Keeping {
  readonly updater: CommentUpdater;
  /** Waits, and lets time pass where only time is waited for. */
  wait<T>(promise: Promise<T>): Promise<T>;
  /** Lets everything go on for this long. */
  pass(ms: number): Promise<void>;
}

async function keeping(step: Step = {}): Promise<Keeping> {
  const { key = 'a', runId = '20', runAttempt = '1', token = 'ghs_writer', pullRequests = [7] } = step;
  const budget = new RetryBudget({ clock, ms: 20_000 });
  const { github, asking } = await watchedClient({ server, token, clock, budget });
  const tell = (kind: string) => (message: string) => void said.push(`${kind}: ${message}`);
  const updater = createCommentUpdater({
    findRun: async () => ({ github, pullRequests }),
    own: { commentKey, section: { key, runId, runAttempt } },
    log: { notice: tell('notice'), warning: tell('warning'), debug: tell('debug') },
    clock,
    random: steadyRandom,
    budget,
    problems: { add: (lost, failure) => tell('problem')(`${lost}: ${messageOf(failure)}`) },
  });
  const wait = <T>(promise: Promise<T>): Promise<T> => passingTime(promise, { clock, asking });
  const quiet = async (): Promise<void> => {
    for (let turns = 0; turns < 3; turns = asking.size > 0 ? 0 : turns + 1) await turn();
  };
  const pass = async (ms: number): Promise<void> => {
    const end = clock.now() + ms;
    await quiet();
    while (clock.now() < end) {
      await clock.advance(Math.min(clock.untilNext() ?? ms, end - clock.now()));
      await quiet();
    }
  };
  return { updater, wait, pass };
}

interface Existing {
  readonly number?: number;
  readonly author?: string;
  readonly says: Readonly<Record<string, string>>;
  readonly runId?: string;
}

function addComment({ number = 7, author = bot, says, runId = '10' }: Existing): number {
  const id = Math.max(1000, ...repository.comments.keys()) + 1;
  const change = (key: string, markdown: string) => ({
    commentKey,
    section: { key, runId, runAttempt: '1' },
    markdown,
  });
  const body = Object.entries(says).reduce<string | undefined>(
    (text, [key, markdown]) => sections.withSection(text, change(key, markdown)).body,
    undefined,
  );
  const [createdAt, updatedAt] = ['2026-11-02T09:00:00Z', '2026-11-02T09:00:00Z'];
  repository.comments.set(id, {
    id,
    pullRequest: number,
    author,
    body: body ?? 'Hello',
    createdAt,
    updatedAt,
  });
  return id;
}

/** What each comment says, by section. */
function comments(number = 7): Record<string, string>[] {
  const own = [...repository.comments.values()].filter(({ pullRequest }) => pullRequest === number);
  return own.map(({ body }) =>
    Object.fromEntries(
      [...sections.readSections(body)].map(([key, section]) => [key, section.markdown.trim()]),
    ),
  );
}

/** Operations, and the seconds since the first of them. */
function asked(only: string): string[] {
  const since = server.requests[0]?.at ?? 0;
  return server.requests
    .filter(({ operation }) => operation.includes(only))
    .map(({ operation, at }) => `${(at - since) / 1000} s ${operation}`);
}

test('a comment is created at the start, edited once a minute at most, and always at the end', async () => {
  const { updater, wait, pass } = await keeping();
  updater.show('queued');
  await pass(1_000);
  expect(comments()).toEqual([{ a: 'queued' }]);
  for (const state of ['preparing', 'fetching', 'building']) updater.show(state);
  await pass(58_000);
  expect(comments()).toEqual([{ a: 'queued' }]);
  await pass(1_000);
  expect(comments()).toEqual([{ a: 'building' }]);
  updater.show('publishing');
  await pass(1_000);
  await wait(updater.finish('finished'));
  expect(comments()).toEqual([{ a: 'finished' }]);
  expect(asked('comment').filter((line) => /create|update/.test(line))).toEqual([
    '0 s issues/create-comment',
    '60 s issues/update-comment',
    '61 s issues/update-comment',
  ]);
  expect(said).toEqual([]);
});

test('the URL of the comment is known as soon as it exists', async () => {
  const { updater, pass } = await keeping();
  expect(updater.url).toBeUndefined();
  updater.show('queued');
  await pass(0);
  expect(updater.url).toBe(`${server.at.server}/octo/app/pull/7#issuecomment-1001`);
});

test('a step checks its section after 2 s, and again after 10 s when other steps share the comment', async () => {
  const alone = await keeping();
  await alone.wait(alone.updater.finish('done'));
  expect(asked('get-comment')).toEqual(['0 s issues/get-comment', '2 s issues/get-comment']);
  server.requests.length = 0;
  const second = await keeping({ key: 'b' });
  await second.wait(second.updater.finish('done'));
  expect(asked('get-comment')).toEqual([0, 0, 2, 10].map((seconds) => `${seconds} s issues/get-comment`));
  expect(comments()).toEqual([{ a: 'done', b: 'done' }]);
});

test('a section that another step has undone is written again and checked again', async () => {
  const { updater, wait, pass } = await keeping();
  const ended = updater.finish('done');
  await pass(1_000);
  const [comment] = [...repository.comments.values()];
  if (comment)
    comment.body = sections.withSection(undefined, {
      commentKey,
      section: { key: 'b', runId: '20', runAttempt: '1' },
      markdown: 'other',
    }).body;
  await wait(ended);
  expect(comments()).toEqual([{ a: 'done', b: 'other' }]);
  expect(asked('get-comment').at(-1)).toBe('12 s issues/get-comment');
});

test('the comment is found by marker and author, on every page', async () => {
  for (let index = 0; index < 150; index += 1) addComment({ says: {} });
  addComment({ author: 'mallory', says: { a: 'forged' } });
  const id = addComment({ says: { a: 'old', b: 'other' } });
  for (let index = 0; index < 150; index += 1) addComment({ says: {}, author: 'octocat' });
  const { updater, wait } = await keeping();
  await wait(updater.finish('done'));
  expect(comments().filter((said) => Object.keys(said).length > 0)).toEqual([
    { a: 'forged' },
    { a: 'done', b: 'other' },
  ]);
  expect(updater.url).toContain(`#issuecomment-${id}`);
  expect(asked('list-comments')).toHaveLength(4);
});

test('an older run or attempt never overwrites the section of a newer one', async () => {
  addComment({ says: { a: 'run 10' } });
  const newer = await keeping({ runId: '11' });
  await newer.wait(newer.updater.finish('run 11'));
  const attempt = await keeping({ runId: '11', runAttempt: '2' });
  await attempt.wait(attempt.updater.finish('run 11, attempt 2'));
  for (const step of [{ runId: '9' }, { runId: '11', runAttempt: '1' }]) {
    const { updater, wait } = await keeping(step);
    server.requests.length = 0;
    await wait(updater.finish('old news'));
    expect(asked('update')).toEqual([]);
  }
  expect(comments()).toEqual([{ a: 'run 11, attempt 2' }]);
});

test('a section of a newer run is reported once', async () => {
  addComment({ says: { a: 'run 30' }, runId: '30' });
  const { updater, wait, pass } = await keeping();
  updater.show('queued');
  await pass(20_000);
  updater.show('building');
  await pass(90_000);
  await wait(updater.finish('done'));
  expect(said).toEqual([expect.stringMatching(/^notice: .*newer run 30, attempt 1\..*summary/)]);
  expect(comments()).toEqual([{ a: 'run 30' }]);
});

test('a section with an impossible run number is overwritten', async () => {
  addComment({ says: { a: 'frozen' }, runId: '99999999999999999999' });
  const { updater, wait } = await keeping();
  await wait(updater.finish('done'));
  expect(said).toEqual([]);
  expect(comments()).toEqual([{ a: 'done' }]);
});

test('a deleted comment is created again', async () => {
  const { updater, wait, pass } = await keeping();
  updater.show('queued');
  await pass(3_000);
  repository.comments.clear();
  await wait(updater.finish('done'));
  expect(comments()).toEqual([{ a: 'done' }]);
});

test('duplicates that a killed step left are merged into the oldest comment', async () => {
  addComment({ says: { b: 'b in the first', c: 'c' } });
  addComment({ says: { b: 'b in the second', d: 'd' } });
  const { updater, wait } = await keeping();
  await wait(updater.finish('done'));
  expect(comments()).toEqual([{ a: 'done', b: 'b in the first', c: 'c', d: 'd' }]);
});

test('a lost response to creating the comment leads to no second one', async () => {
  server.disturb({ operation: 'issues/create-comment', trouble: { kind: 'cut after' } });
  server.disturb({ operation: 'issues/update-comment', trouble: { kind: 'cut after' } });
  const { updater, wait, pass } = await keeping();
  updater.show('queued');
  await pass(20_000);
  await wait(updater.finish('done'));
  expect(comments()).toEqual([{ a: 'done' }]);
  expect(said).toEqual([]);
});

test('a list that does not have the new comment yet leads to no second one', async () => {
  const late = { kind: 'answer', answer: { status: 200, body: [] } } as const;
  server.disturb({ operation: 'issues/list-comments', times: 2, trouble: late });
  const { updater, wait } = await keeping();
  await wait(updater.finish('done'));
  expect(comments()).toEqual([{ a: 'done' }]);
  expect(asked('list-comments')).toHaveLength(2);
});

test('outages and rate limits are waited for', async () => {
  server.disturb({ operation: 'issues/list-comments', trouble: outage(502) });
  server.disturb({ operation: 'issues/create-comment', trouble: secondaryLimit(15) });
  const { updater, wait } = await keeping();
  await wait(updater.finish('done'));
  expect(comments()).toEqual([{ a: 'done' }]);
  const [first = '', second = ''] = asked('create');
  // The 15 s that GitHub asks for, and half of the 4 s of the second backoff.
  expect(Number.parseFloat(second) - Number.parseFloat(first)).toBe(15 + 2);
});

test('a long outage is one warning, after 20 s at most', async () => {
  server.disturb({ operation: 'issues/list-comments', times: 100, trouble: outage(503) });
  const { updater, wait } = await keeping();
  const begin = clock.now();
  await wait(updater.finish('done'));
  expect(said).toEqual([expect.stringMatching(/^problem: .*not up to date.*GitHub answered 503/)]);
  expect(clock.now() - begin).toBeLessThanOrEqual(20_000);
});

test.each([
  ['answers 502', outage(502)],
  ['wants to be left alone for a minute', secondaryLimit(60)],
])('GitHub that %s from the start delays the end by 20 s at most, with one warning', async (_, trouble) => {
  server.disturb({ operation: 'issues/list-comments', times: 1_000, trouble });
  const { updater, wait, pass } = await keeping();
  updater.show('queued');
  await pass(1_000);
  const begin = clock.now();
  await wait(updater.finish('done'));
  expect(clock.now() - begin).toBeLessThanOrEqual(20_000);
  expect(said.filter((line) => line.startsWith('problem'))).toHaveLength(1);
});

test('GitHub that never answers delays the end by 20 s at most', async () => {
  const { updater, pass } = await keeping();
  server.gate.close();
  updater.show('queued');
  let isOver = false;
  const ended = updater.finish('done').then(() => {
    isOver = true;
  });
  while (server.gate.held.length === 0) await server.gate.changed();
  for (let seconds = 0; seconds < 20 && !isOver; seconds += 1) await clock.advance(1_000);
  await ended;
  expect(said.filter((line) => line.startsWith('problem'))).toHaveLength(1);
  server.gate.open();
  await pass(0);
});

test('while the builds run, a long rate limit is waited for', async () => {
  server.disturb({ operation: 'issues/create-comment', trouble: secondaryLimit(60) });
  const { updater, pass } = await keeping();
  updater.show('queued');
  await pass(61_000);
  expect(comments()).toEqual([{ a: 'queued' }]);
});

test('a rate limit of an hour is not waited for: one warning says that the comment is not up to date', async () => {
  const { updater, wait, pass } = await keeping();
  updater.show('queued');
  await pass(10_000);
  const trouble = primaryLimit(clock.now() + 3_600_000);
  server.disturb({ operation: 'issues/get-comment', times: 2, trouble });
  updater.show('building');
  await pass(60_000);
  expect(said).toEqual([expect.stringMatching(/^debug: .*rate limit exceeded/)]);
  await wait(updater.finish('done'));
  expect(said.slice(1)).toEqual([expect.stringMatching(/^problem: .*not up to date.*rate limit exceeded/)]);
  expect(comments()).toEqual([{ a: 'queued' }]);
});

test('without the permission there is one warning that names it, and no further request', async () => {
  server.addToken('reader', { permissions: { contents: 'write', 'pull-requests': 'read' } });
  const { updater, wait, pass } = await keeping({ token: 'reader' });
  updater.show('queued');
  await pass(1_000);
  const before = server.requests.length;
  updater.show('building');
  await pass(30_000);
  await wait(updater.finish('done'));
  expect(said).toEqual([expect.stringMatching(/^warning: .*`pull-requests: write`.*not accessible/)]);
  expect(server.requests).toHaveLength(before);
  expect(updater.url).toBeUndefined();
});

test('a token that GitHub does not know is one warning', async () => {
  const { updater, wait } = await keeping({ token: 'expired' });
  await wait(updater.finish('done'));
  expect(said).toEqual([expect.stringMatching(/^warning: .*Bad credentials/)]);
});

test('each pull request of a branch has a comment; the URL is that of the first one', async () => {
  repository.addPullRequest({ number: 9 });
  const { updater, wait } = await keeping({ pullRequests: [7, 9] });
  await wait(updater.finish('done'));
  expect([comments(7), comments(9)]).toEqual([[{ a: 'done' }], [{ a: 'done' }]]);
  expect(updater.url).toContain('/pull/7#');
});

test('a run that is not for a pull request gets one notice and no comment', async () => {
  const { updater, wait, pass } = await keeping({ pullRequests: [] });
  updater.show('queued');
  await pass(1_000);
  await wait(updater.finish('done'));
  expect(said).toEqual([expect.stringMatching(/^notice: /)]);
  expect(server.requests).toEqual([]);
});

test('a step without time left ends at once', async () => {
  addComment({ says: { b: 'other' } });
  const { updater } = await keeping();
  server.gate.close();
  const stop = new AbortController();
  const ended = updater.finish('done', stop.signal);
  while (server.gate.held.length === 0) await server.gate.changed();
  stop.abort();
  await ended;
  expect(said).toEqual([]);
});

test('two steps with the same section do not correct each other for ever', async () => {
  const one = await keeping();
  const two = await keeping();
  const ends = Promise.all([one.updater.finish('one'), two.updater.finish('two')]);
  await one.wait(two.wait(ends));
  expect(comments()).toHaveLength(1);
  expect(said).toEqual([]);
});

test('a section that is too long for a comment is shortened', async () => {
  addComment({ says: { b: 'x'.repeat(40_000) } });
  const { updater, wait } = await keeping();
  await wait(updater.finish('word word\n\n'.repeat(8_000)));
  const [comment] = [...repository.comments.values()];
  expect(comment?.body.length).toBeLessThanOrEqual(65_536);
  expect(comments()[0]?.a).toMatch(/^word word(.|\n)*does not fit/);
  expect(said).toEqual([]);
});
