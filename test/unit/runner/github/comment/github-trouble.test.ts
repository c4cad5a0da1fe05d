import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { outage, primaryLimit, secondaryLimit } from '../../../../support/github/disturbance.ts';
import { CommentStage } from './comment-stage.ts';

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
  await wait(updater.finish('done'));
  expect(stage.comments()).toEqual([{ a: 'done' }]);
  expect(stage.said).toEqual([]);
});

test('a list that does not have the new comment yet leads to no second one', async () => {
  const late = { kind: 'answer', answer: { status: 200, body: [] } } as const;
  stage.server.disturb({ operation: 'issues/list-comments', times: 2, trouble: late });
  const { updater, wait } = await stage.keeping();
  await wait(updater.finish('done'));
  expect(stage.comments()).toEqual([{ a: 'done' }]);
  expect(stage.asked('list-comments')).toHaveLength(2);
});

test('outages and rate limits are waited for', async () => {
  stage.server.disturb({ operation: 'issues/list-comments', trouble: outage(502) });
  stage.server.disturb({ operation: 'issues/create-comment', trouble: secondaryLimit(15) });
  const { updater, wait } = await stage.keeping();
  await wait(updater.finish('done'));
  expect(stage.comments()).toEqual([{ a: 'done' }]);
  const [first = '', second = ''] = stage.asked('create');
  // The 15 s that GitHub asks for, and half of the 4 s of the second backoff.
  expect(Number.parseFloat(second) - Number.parseFloat(first)).toBe(15 + 2);
});

test('a long outage is one warning, after 20 s at most', async () => {
  stage.server.disturb({ operation: 'issues/list-comments', times: 100, trouble: outage(503) });
  const { updater, wait } = await stage.keeping();
  const begin = stage.clock.now();
  await wait(updater.finish('done'));
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
  await wait(updater.finish('done'));
  expect(stage.clock.now() - begin).toBeLessThanOrEqual(20_000);
  expect(stage.said.filter((line) => line.startsWith('problem'))).toHaveLength(1);
});

test('GitHub that never answers delays the end by 20 s at most', async () => {
  const { updater, pass } = await stage.keeping();
  stage.server.gate.close();
  updater.show('queued');
  let isOver = false;
  const ended = updater.finish('done').then(() => {
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
  await wait(updater.finish('done'));
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
  await wait(updater.finish('done'));
  expect(stage.said).toEqual([expect.stringMatching(/^warning: .*`pull-requests: write`.*not accessible/)]);
  expect(stage.server.requests).toHaveLength(before);
  expect(updater.url).toBeUndefined();
});

test('a token that GitHub does not know is one warning', async () => {
  const { updater, wait } = await stage.keeping({ token: 'expired' });
  await wait(updater.finish('done'));
  expect(stage.said).toEqual([expect.stringMatching(/^warning: .*Bad credentials/)]);
});

test('a step without time left ends at once', async () => {
  stage.addComment({ says: { b: 'other' } });
  const { updater } = await stage.keeping();
  stage.server.gate.close();
  const stop = new AbortController();
  const ended = updater.finish('done', stop.signal);
  while (stage.server.gate.held.length === 0) await stage.server.gate.changed();
  stop.abort();
  await ended;
  expect(stage.said).toEqual([]);
});
