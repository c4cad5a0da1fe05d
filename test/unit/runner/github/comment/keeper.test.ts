import { afterEach, beforeEach, expect, test } from '@jest/globals';
import * as sections from '../../../../../src/core/text/comment-sections.ts';
import { messageOf } from '../../../../../src/errors.ts';
import { keepComment } from '../../../../../src/runner/github/comment/keep-comment.ts';
import type { CommentKeeper } from '../../../../../src/runner/github/comment/keeper.ts';
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
  readonly keeper: CommentKeeper;
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
  const keeper = keepComment({
    findRun: async () => ({ github, pullRequests }),
    own: { text: sections, commentKey, section: { key, runId, runAttempt } },
    log: { notice: tell('notice'), warning: tell('warning'), debug: tell('debug') },
    clock,
    random: steadyRandom,
    budget,
    trouble: { note: (lost, failure) => tell('trouble')(`${lost}: ${messageOf(failure)}`) },
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
  return { keeper, wait, pass };
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

test('a comment is made at the start, edited once a minute at most, and always at the end', async () => {
  const { keeper, wait, pass } = await keeping();
  keeper.show('queued');
  await pass(1_000);
  expect(comments()).toEqual([{ a: 'queued' }]);
  for (const state of ['preparing', 'fetching', 'building']) keeper.show(state);
  await pass(58_000);
  expect(comments()).toEqual([{ a: 'queued' }]);
  await pass(1_000);
  expect(comments()).toEqual([{ a: 'building' }]);
  keeper.show('publishing');
  await pass(1_000);
  await wait(keeper.finish('finished'));
  expect(comments()).toEqual([{ a: 'finished' }]);
  expect(asked('comment').filter((line) => /create|update/.test(line))).toEqual([
    '0 s issues/create-comment',
    '60 s issues/update-comment',
    '61 s issues/update-comment',
  ]);
  expect(said).toEqual([]);
});

test('the address of the comment is known as soon as there is one', async () => {
  const { keeper, pass } = await keeping();
  expect(keeper.url).toBe('');
  keeper.show('queued');
  await pass(0);
  expect(keeper.url).toBe(`${server.at.server}/octo/app/pull/7#issuecomment-1001`);
});

test('who is alone looks once more after 2 s, who shares the comment after 2 s and 10 s', async () => {
  const alone = await keeping();
  await alone.wait(alone.keeper.finish('done'));
  expect(asked('get-comment')).toEqual(['0 s issues/get-comment', '2 s issues/get-comment']);
  server.requests.length = 0;
  const second = await keeping({ key: 'b' });
  await second.wait(second.keeper.finish('done'));
  expect(asked('get-comment')).toEqual([0, 0, 2, 10].map((seconds) => `${seconds} s issues/get-comment`));
  expect(comments()).toEqual([{ a: 'done', b: 'done' }]);
});

test('what others have undone is put right, and looked at again', async () => {
  const { keeper, wait, pass } = await keeping();
  const ended = keeper.finish('done');
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
  const { keeper, wait } = await keeping();
  await wait(keeper.finish('done'));
  expect(comments().filter((said) => Object.keys(said).length > 0)).toEqual([
    { a: 'forged' },
    { a: 'done', b: 'other' },
  ]);
  expect(keeper.url).toContain(`#issuecomment-${id}`);
  expect(asked('list-comments')).toHaveLength(4);
});

test('an older run never overwrites what a newer one said, also a later attempt', async () => {
  addComment({ says: { a: 'run 10' } });
  const newer = await keeping({ runId: '11' });
  await newer.wait(newer.keeper.finish('run 11'));
  const attempt = await keeping({ runId: '11', runAttempt: '2' });
  await attempt.wait(attempt.keeper.finish('run 11, attempt 2'));
  for (const step of [{ runId: '9' }, { runId: '11', runAttempt: '1' }]) {
    const { keeper, wait } = await keeping(step);
    server.requests.length = 0;
    await wait(keeper.finish('old news'));
    expect(asked('update')).toEqual([]);
  }
  expect(comments()).toEqual([{ a: 'run 11, attempt 2' }]);
});

test('a newer run that has the section is told once', async () => {
  addComment({ says: { a: 'run 30' }, runId: '30' });
  const { keeper, wait, pass } = await keeping();
  keeper.show('queued');
  await pass(20_000);
  keeper.show('building');
  await pass(90_000);
  await wait(keeper.finish('done'));
  expect(said).toEqual([expect.stringMatching(/^notice: .*newer run 30, attempt 1\..*summary/)]);
  expect(comments()).toEqual([{ a: 'run 30' }]);
});

test('a section of a run that there cannot be yet is written over', async () => {
  addComment({ says: { a: 'frozen' }, runId: '99999999999999999999' });
  const { keeper, wait } = await keeping();
  await wait(keeper.finish('done'));
  expect(said).toEqual([]);
  expect(comments()).toEqual([{ a: 'done' }]);
});

test('a comment that somebody deleted is made again', async () => {
  const { keeper, wait, pass } = await keeping();
  keeper.show('queued');
  await pass(3_000);
  repository.comments.clear();
  await wait(keeper.finish('done'));
  expect(comments()).toEqual([{ a: 'done' }]);
});

test('what a killed step left twice is merged into the oldest', async () => {
  addComment({ says: { b: 'b in the first', c: 'c' } });
  addComment({ says: { b: 'b in the second', d: 'd' } });
  const { keeper, wait } = await keeping();
  await wait(keeper.finish('done'));
  expect(comments()).toEqual([{ a: 'done', b: 'b in the first', c: 'c', d: 'd' }]);
});

test('when the answer to making it was lost, there is one comment all the same', async () => {
  server.disturb({ operation: 'issues/create-comment', trouble: { kind: 'cut after' } });
  server.disturb({ operation: 'issues/update-comment', trouble: { kind: 'cut after' } });
  const { keeper, wait, pass } = await keeping();
  keeper.show('queued');
  await pass(20_000);
  await wait(keeper.finish('done'));
  expect(comments()).toEqual([{ a: 'done' }]);
  expect(said).toEqual([]);
});

test('a list that does not show the new comment yet makes no second one', async () => {
  const late = { kind: 'answer', answer: { status: 200, body: [] } } as const;
  server.disturb({ operation: 'issues/list-comments', times: 2, trouble: late });
  const { keeper, wait } = await keeping();
  await wait(keeper.finish('done'));
  expect(comments()).toEqual([{ a: 'done' }]);
  expect(asked('list-comments')).toHaveLength(2);
});

test('outages and rate limits are waited for', async () => {
  server.disturb({ operation: 'issues/list-comments', trouble: outage(502) });
  server.disturb({ operation: 'issues/create-comment', trouble: secondaryLimit(15) });
  const { keeper, wait } = await keeping();
  await wait(keeper.finish('done'));
  expect(comments()).toEqual([{ a: 'done' }]);
  const [first = '', second = ''] = asked('create');
  // The 15 s that GitHub asks for, and half of the 4 s of the second backoff.
  expect(Number.parseFloat(second) - Number.parseFloat(first)).toBe(15 + 2);
});

test('an outage that lasts is told in one warning, after 20 s at most', async () => {
  server.disturb({ operation: 'issues/list-comments', times: 100, trouble: outage(503) });
  const { keeper, wait } = await keeping();
  const begin = clock.now();
  await wait(keeper.finish('done'));
  expect(said).toEqual([expect.stringMatching(/^trouble: .*not up to date.*GitHub answered 503/)]);
  expect(clock.now() - begin).toBeLessThanOrEqual(20_000);
});

test.each([
  ['answers 502', outage(502)],
  ['wants to be left alone for a minute', secondaryLimit(60)],
])(
  'a GitHub that %s from the start on holds up the end for 20 s at most, and is told once',
  async (_, trouble) => {
    server.disturb({ operation: 'issues/list-comments', times: 1_000, trouble });
    const { keeper, wait, pass } = await keeping();
    keeper.show('queued');
    await pass(1_000);
    const begin = clock.now();
    await wait(keeper.finish('done'));
    expect(clock.now() - begin).toBeLessThanOrEqual(20_000);
    expect(said.filter((line) => line.startsWith('trouble'))).toHaveLength(1);
  },
);

test('a GitHub that never answers holds up the end for 20 s at most', async () => {
  const { keeper, pass } = await keeping();
  server.gate.close();
  keeper.show('queued');
  let isOver = false;
  const ended = keeper.finish('done').then(() => {
    isOver = true;
  });
  while (server.gate.held.length === 0) await server.gate.changed();
  for (let seconds = 0; seconds < 20 && !isOver; seconds += 1) await clock.advance(1_000);
  await ended;
  expect(said.filter((line) => line.startsWith('trouble'))).toHaveLength(1);
  server.gate.open();
  await pass(0);
});

test('while the builds run, a long rate limit is waited for', async () => {
  server.disturb({ operation: 'issues/create-comment', trouble: secondaryLimit(60) });
  const { keeper, pass } = await keeping();
  keeper.show('queued');
  await pass(61_000);
  expect(comments()).toEqual([{ a: 'queued' }]);
});

test('a rate limit of an hour is not waited for: one warning in the end says that the comment is behind', async () => {
  const { keeper, wait, pass } = await keeping();
  keeper.show('queued');
  await pass(10_000);
  const trouble = primaryLimit(clock.now() + 3_600_000);
  server.disturb({ operation: 'issues/get-comment', times: 2, trouble });
  keeper.show('building');
  await pass(60_000);
  expect(said).toEqual([expect.stringMatching(/^debug: .*rate limit exceeded/)]);
  await wait(keeper.finish('done'));
  expect(said.slice(1)).toEqual([expect.stringMatching(/^trouble: .*not up to date.*rate limit exceeded/)]);
  expect(comments()).toEqual([{ a: 'queued' }]);
});

test('without the permission there is one warning that names it, and nothing more is asked', async () => {
  server.addToken('reader', { permissions: { contents: 'write', 'pull-requests': 'read' } });
  const { keeper, wait, pass } = await keeping({ token: 'reader' });
  keeper.show('queued');
  await pass(1_000);
  const before = server.requests.length;
  keeper.show('building');
  await pass(30_000);
  await wait(keeper.finish('done'));
  expect(said).toEqual([expect.stringMatching(/^warning: .*`pull-requests: write`.*not accessible/)]);
  expect(server.requests).toHaveLength(before);
  expect(keeper.url).toBe('');
});

test('a token that GitHub does not know is one warning, too', async () => {
  const { keeper, wait } = await keeping({ token: 'expired' });
  await wait(keeper.finish('done'));
  expect(said).toEqual([expect.stringMatching(/^warning: .*Bad credentials/)]);
});

test('several pull requests of a branch have a comment each; the address is the first one', async () => {
  repository.addPullRequest({ number: 9 });
  const { keeper, wait } = await keeping({ pullRequests: [7, 9] });
  await wait(keeper.finish('done'));
  expect([comments(7), comments(9)]).toEqual([[{ a: 'done' }], [{ a: 'done' }]]);
  expect(keeper.url).toContain('/pull/7#');
});

test('a run about no pull request gets one notice and no comment', async () => {
  const { keeper, wait, pass } = await keeping({ pullRequests: [] });
  keeper.show('queued');
  await pass(1_000);
  await wait(keeper.finish('done'));
  expect(said).toEqual([expect.stringMatching(/^notice: /)]);
  expect(server.requests).toEqual([]);
});

test('a step that has no more time ends at once', async () => {
  addComment({ says: { b: 'other' } });
  const { keeper } = await keeping();
  server.gate.close();
  const stop = new AbortController();
  const ended = keeper.finish('done', stop.signal);
  while (server.gate.held.length === 0) await server.gate.changed();
  stop.abort();
  await ended;
  expect(said).toEqual([]);
});

test('two steps with the same section do not correct each other for ever', async () => {
  const one = await keeping();
  const two = await keeping();
  const ends = Promise.all([one.keeper.finish('one'), two.keeper.finish('two')]);
  await one.wait(two.wait(ends));
  expect(comments()).toHaveLength(1);
  expect(said).toEqual([]);
});

test('a section that is too long for a comment is shortened, and stands', async () => {
  addComment({ says: { b: 'x'.repeat(40_000) } });
  const { keeper, wait } = await keeping();
  await wait(keeper.finish('word word\n\n'.repeat(8_000)));
  const [comment] = [...repository.comments.values()];
  expect(comment?.body.length).toBeLessThanOrEqual(65_536);
  expect(comments()[0]?.a).toMatch(/^word word(.|\n)*does not fit/);
  expect(said).toEqual([]);
});
