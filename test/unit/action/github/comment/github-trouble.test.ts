import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { deepTestAfter } from '../../../../support/deep-test.ts';
import {
  endlessList,
  hugeBody,
  outage,
  primaryLimit,
  secondaryLimit,
} from '../../../../support/github/disturbance.ts';
import { CommentStage } from './comment-stage.ts';

/** What a step waits for GitHub at its end. */
const end = { ms: 20_000 };
let stage: CommentStage;
beforeEach(async () => {
  stage = await CommentStage.start();
});
afterEach(() => stage[Symbol.asyncDispose]());

test('a lost response to creating the comment leads to no second one', async () => {
  stage.server.disturb({ operation: 'issues/create-comment', trouble: { kind: 'cut after' } });
  stage.server.disturb({ operation: 'issues/update-comment', trouble: { kind: 'cut after' } });
  const { updater, wait, pass } = await stage.keeping();
  updater.show('queued');
  await pass(20_000);
  await wait(updater.finish('done', end));
  expect(stage.comments()).toEqual([{ a: 'done' }]);
  expect(stage.said).toEqual([]);
});

test('a list that does not have the new comment yet leads to no second one', async () => {
  const late = { kind: 'answer', answer: { status: 200, body: [] } } as const;
  stage.server.disturb({ operation: 'issues/list-comments', times: 2, trouble: late });
  const { updater, wait } = await stage.keeping();
  await wait(updater.finish('done', end));
  expect(stage.comments()).toEqual([{ a: 'done' }]);
  expect(stage.asked('create')).toHaveLength(1);
});

test('outages and rate limits are waited for', async () => {
  stage.server.disturb({ operation: 'issues/list-comments', trouble: outage(502) });
  stage.server.disturb({ operation: 'issues/create-comment', trouble: secondaryLimit(15) });
  const { updater, wait } = await stage.keeping();
  await wait(updater.finish('done', end));
  expect(stage.comments()).toEqual([{ a: 'done' }]);
  const [first = '', second = ''] = stage.asked('create');
  // The 15 s that GitHub asks for, and half of the 4 s of the second backoff.
  expect(Number.parseFloat(second) - Number.parseFloat(first)).toBe(15 + 2);
});

test('a long outage is one warning, after 20 s at most', async () => {
  stage.server.disturb({ operation: 'issues/list-comments', times: 100, trouble: outage(503) });
  const { updater, wait } = await stage.keeping();
  const begin = stage.clock.now();
  await wait(updater.finish('done', end));
  expect(stage.said).toEqual([expect.stringMatching(/^problem: .*not up to date.*GitHub answered 503/)]);
  expect(stage.clock.now() - begin).toBeLessThanOrEqual(20_000);
});

test.each([
  ['answers 502', outage(502)],
  ['wants to be left alone for a minute', secondaryLimit(60)],
])('GitHub that %s from the start delays the end by 20 s at most, with one warning', async (_, trouble) => {
  stage.server.disturb({ operation: 'issues/list-comments', times: 1_000, trouble });
  const { updater, wait, pass } = await stage.keeping();
  updater.show('queued');
  await pass(1_000);
  const begin = stage.clock.now();
  await wait(updater.finish('done', end));
  expect(stage.clock.now() - begin).toBeLessThanOrEqual(20_000);
  expect(stage.said.filter((line) => line.startsWith('problem'))).toHaveLength(1);
});

test('GitHub that never answers delays the end by 20 s at most', async () => {
  const { updater, pass } = await stage.keeping();
  stage.server.gate.close();
  updater.show('queued');
  let isOver = false;
  const ended = updater.finish('done', end).then(() => {
    isOver = true;
  });
  while (stage.server.gate.held.length === 0) await stage.server.gate.changed();
  for (let seconds = 0; seconds < 20 && !isOver; seconds += 1) await stage.clock.advance(1_000);
  await ended;
  expect(stage.said.filter((line) => line.startsWith('problem'))).toHaveLength(1);
  stage.server.gate.open();
  await pass(0);
});

test('while the builds run, a long rate limit is waited for', async () => {
  stage.server.disturb({ operation: 'issues/create-comment', trouble: secondaryLimit(60) });
  const { updater, pass } = await stage.keeping();
  updater.show('queued');
  await pass(61_000);
  expect(stage.comments()).toEqual([{ a: 'queued' }]);
});

test('a rate limit of an hour is not waited for: one warning says that the comment is not up to date', async () => {
  const { updater, wait, pass } = await stage.keeping();
  updater.show('queued');
  await pass(10_000);
  const trouble = primaryLimit(stage.clock.now() + 3_600_000);
  stage.server.disturb({ operation: 'issues/get-comment', times: 2, trouble });
  updater.show('building');
  await pass(60_000);
  expect(stage.said).toEqual([expect.stringMatching(/^debug: .*rate limit exceeded/)]);
  await wait(updater.finish('done', end));
  expect(stage.said.slice(1)).toEqual([
    expect.stringMatching(/^problem: .*not up to date.*rate limit exceeded/),
  ]);
  expect(stage.comments()).toEqual([{ a: 'queued' }]);
});

test('without the permission there is one warning that names it, and no further request', async () => {
  stage.server.addToken('reader', { permissions: { contents: 'write', 'pull-requests': 'read' } });
  const { updater, wait, pass } = await stage.keeping({ token: 'reader' });
  updater.show('queued');
  await pass(1_000);
  const before = stage.server.requests.length;
  updater.show('building');
  await pass(30_000);
  await wait(updater.finish('done', end));
  expect(stage.said).toEqual([expect.stringMatching(/^warning: .*`pull-requests: write`.*not accessible/)]);
  expect(stage.server.requests).toHaveLength(before);
  expect(updater.url).toBeUndefined();
});

test('a token that GitHub does not know is one warning', async () => {
  const { updater, wait } = await stage.keeping({ token: 'expired' });
  await wait(updater.finish('done', end));
  expect(stage.said).toEqual([expect.stringMatching(/^warning: .*Bad credentials/)]);
});

test('a step without time left ends at once', async () => {
  stage.addComment({ says: { b: 'other' } });
  const { updater } = await stage.keeping();
  stage.server.gate.close();
  const stop = new AbortController();
  const ended = updater.finish('done', { ...end, signal: stop.signal });
  while (stage.server.gate.held.length === 0) await stage.server.gate.changed();
  stop.abort();
  await ended;
  expect(stage.said).toEqual([]);
});

test.each([4_000, 9_000])('GitHub that is right after %d ms delays the end by 20 s at most', async (ms) => {
  stage.addComment({ says: { b: 'other' } });
  stage.server.slowness = ms;
  const { updater, wait, pass } = await stage.keeping();
  updater.show('queued');
  await pass(120_000);
  const begin = stage.clock.now();
  await wait(updater.finish('done', end));
  expect(stage.clock.now() - begin).toBeLessThanOrEqual(20_250);
  expect(stage.said.filter((line) => !line.startsWith('debug')).length).toBeLessThanOrEqual(1);
  expect(stage.comments()).toHaveLength(1);
});

test('the final text is written by GitHub that was slow all the time', async () => {
  stage.addComment({ says: { b: 'other' } });
  stage.server.slowness = 4_000;
  const { updater, wait, pass } = await stage.keeping();
  updater.show('queued');
  await pass(120_000);
  await wait(updater.finish('done', end));
  expect(stage.comments()).toEqual([{ a: 'done', b: 'other' }]);
  expect(stage.said).toEqual([]);
});

test('GitHub that is right but slow delays the start by 20 s at most, with one warning', async () => {
  stage.server.slowness = 9_000;
  const { updater, wait } = await stage.keeping();
  await wait(updater.begin('queued', { ms: 20_000, signal: new AbortController().signal }));
  expect(stage.clock.monotonic()).toBe(20_000);
  expect(stage.said).toEqual([expect.stringMatching(/^warning: .*longer than 20 s/)]);
});

test('a list of comments that never ends is read up to its hundredth page, and one warning says so', async () => {
  stage.server.disturb({
    operation: 'issues/list-comments',
    times: Number.POSITIVE_INFINITY,
    trouble: endlessList([]),
  });
  const { updater, wait } = await stage.keeping();
  await wait(updater.finish('done', end));
  expect(stage.asked('list-comments')).toHaveLength(100);
  expect(stage.asked('create')).toEqual([]);
  expect(stage.said).toEqual([expect.stringMatching(/^problem: .*more than 100 pages/)]);
});

deepTestAfter(1).each<['plain' | 'zipped']>([['plain'], ['zipped']])(
  'a body of 300 MB, %s, is one warning',
  async (form) => {
    stage.server.disturb({
      operation: 'issues/list-comments',
      times: Number.POSITIVE_INFINITY,
      trouble: hugeBody(300_000_000, form),
    });
    const { updater, wait } = await stage.keeping();
    await wait(updater.finish('done', end));
    expect(stage.asked('list-comments')).toHaveLength(1);
    expect(stage.said).toEqual([expect.stringMatching(/^problem: .*its body has more than 33554432 bytes/)]);
  },
);

test('values without end in one body are one warning', async () => {
  const trouble = {
    kind: 'answer',
    answer: {
      status: 200,
      bytes: Buffer.from(`[${'{},'.repeat(2_000_000)}{}]`),
      headers: { 'content-type': 'application/json' },
    },
  } as const;
  stage.server.disturb({ operation: 'issues/list-comments', times: Number.POSITIVE_INFINITY, trouble });
  const { updater, wait } = await stage.keeping();
  await wait(updater.finish('done', end));
  expect(stage.said).toEqual([expect.stringMatching(/^problem: .*its body has more than 1000000 values/)]);
});

test.each([500, 2_000])(
  'GitHub that shows a comment only after %d ms has one comment, created once',
  async (ms) => {
    stage.repository.lagMs = ms;
    const { updater, wait, pass } = await stage.keeping();
    updater.show('queued');
    await pass(3_000);
    await wait(updater.finish('done', end));
    expect(stage.comments()).toEqual([{ a: 'done' }]);
    expect(stage.asked('create')).toHaveLength(1);
    expect(stage.asked('delete')).toEqual([]);
    expect(stage.said).toEqual([]);
  },
);

test('a comment that is created without an answer and never shown is not created again', async () => {
  stage.repository.lagMs = 3_600_000;
  stage.server.disturb({ operation: 'issues/create-comment', trouble: { kind: 'cut after' } });
  const { updater, wait, pass } = await stage.keeping();
  updater.show('queued');
  await pass(120_000);
  updater.show('building');
  await pass(120_000);
  await wait(updater.finish('done', end));
  expect(stage.asked('create')).toHaveLength(1);
  expect(stage.said.filter((line) => line.startsWith('problem'))).toHaveLength(1);
});

test('a comment whose creation was refused for sure is created again', async () => {
  stage.server.disturb({ operation: 'issues/create-comment', trouble: secondaryLimit(1) });
  const { updater, wait } = await stage.keeping();
  await wait(updater.finish('done', end));
  expect(stage.asked('create')).toHaveLength(2);
  expect(stage.comments()).toEqual([{ a: 'done' }]);
});

test('each pull request has one comment where GitHub lags, also after the comment of one was deleted', async () => {
  stage.repository.addPullRequest({ number: 9 });
  stage.repository.lagMs = 500;
  const { updater, wait, pass } = await stage.keeping({ pullRequests: [7, 9] });
  updater.show('queued');
  await pass(10_000);
  const [first = 0] = stage.repository.comments.keys();
  stage.repository.writeComments(stage.clock.now(), () => stage.repository.comments.delete(first));
  await pass(1_000);
  await wait(updater.finish('done', end));
  expect([stage.comments(7), stage.comments(9)]).toEqual([[{ a: 'done' }], [{ a: 'done' }]]);
  expect(stage.asked('create')).toHaveLength(3);
});
