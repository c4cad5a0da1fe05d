import { afterEach, beforeEach, expect, test } from '@jest/globals';
import * as sections from '../../../../../src/action/github/comment/sections.ts';
import { CommentStage, commentKey } from './comment-stage.ts';

/** What a step waits for GitHub at its end. */
const end = { ms: 20_000 };
let stage: CommentStage;
beforeEach(async () => {
  stage = await CommentStage.start();
});
afterEach(() => stage[Symbol.asyncDispose]());

test('a comment is created at the start, edited once a minute at most, and always at the end', async () => {
  const { updater, wait, pass } = await stage.keeping();
  updater.show('queued');
  await pass(1_000);
  expect(stage.comments()).toEqual([{ a: 'queued' }]);
  for (const state of ['preparing', 'fetching', 'building']) updater.show(state);
  await pass(58_000);
  expect(stage.comments()).toEqual([{ a: 'queued' }]);
  await pass(1_000);
  expect(stage.comments()).toEqual([{ a: 'building' }]);
  updater.show('publishing');
  await pass(1_000);
  await wait(updater.finish('finished', end));
  expect(stage.comments()).toEqual([{ a: 'finished' }]);
  expect(stage.asked('comment').filter((line) => /create|update/.test(line))).toEqual([
    '0 s issues/create-comment',
    '60 s issues/update-comment',
    '61 s issues/update-comment',
  ]);
  expect(stage.said).toEqual([]);
});

test('the URL of the comment is known as soon as it exists', async () => {
  const { updater, pass } = await stage.keeping();
  expect(updater.url).toBeUndefined();
  updater.show('queued');
  await pass(0);
  expect(updater.url).toBe(`${stage.server.at.server}/octo/app/pull/7#issuecomment-1001`);
});

test('a step checks its section after 2 s, and again after 10 s when other steps share the comment', async () => {
  const alone = await stage.keeping();
  await alone.wait(alone.updater.finish('done', end));
  expect(stage.asked('get-comment')).toEqual(['0 s issues/get-comment', '2 s issues/get-comment']);
  stage.server.requests.length = 0;
  const second = await stage.keeping({ key: 'b' });
  await second.wait(second.updater.finish('done', end));
  expect(stage.asked('get-comment')).toEqual(
    [0, 0, 2, 10].map((seconds) => `${seconds} s issues/get-comment`),
  );
  expect(stage.comments()).toEqual([{ a: 'done', b: 'done' }]);
});

test('a section that another step has undone is written again and checked again', async () => {
  const { updater, wait, pass } = await stage.keeping();
  const ended = updater.finish('done', end);
  await pass(1_000);
  const [comment] = [...stage.repository.comments.values()];
  if (comment)
    comment.body = sections.withSection(undefined, {
      commentKey,
      section: { key: 'b', runId: '20', runAttempt: '1' },
      markdown: 'other',
    }).body;
  await wait(ended);
  expect(stage.comments()).toEqual([{ a: 'done', b: 'other' }]);
  expect(stage.asked('get-comment').at(-1)).toBe('12 s issues/get-comment');
});

test('the comment is found by marker and author, on every page', async () => {
  for (let index = 0; index < 150; index += 1) stage.addComment({ says: {} });
  stage.addComment({ author: 'mallory', says: { a: 'forged' } });
  const id = stage.addComment({ says: { a: 'old', b: 'other' } });
  for (let index = 0; index < 150; index += 1) stage.addComment({ says: {}, author: 'octocat' });
  const { updater, wait } = await stage.keeping();
  await wait(updater.finish('done', end));
  expect(stage.comments().filter((said) => Object.keys(said).length > 0)).toEqual([
    { a: 'forged' },
    { a: 'done', b: 'other' },
  ]);
  expect(updater.url).toContain(`#issuecomment-${id}`);
  expect(stage.asked('list-comments')).toHaveLength(4);
});

test('an older run or attempt never overwrites the section of a newer one', async () => {
  stage.addComment({ says: { a: 'run 10' } });
  const newer = await stage.keeping({ runId: '11' });
  await newer.wait(newer.updater.finish('run 11', end));
  const attempt = await stage.keeping({ runId: '11', runAttempt: '2' });
  await attempt.wait(attempt.updater.finish('run 11, attempt 2', end));
  for (const step of [{ runId: '9' }, { runId: '11', runAttempt: '1' }]) {
    const { updater, wait } = await stage.keeping(step);
    stage.server.requests.length = 0;
    await wait(updater.finish('old news', end));
    expect(stage.asked('update')).toEqual([]);
  }
  expect(stage.comments()).toEqual([{ a: 'run 11, attempt 2' }]);
});

test('a section of a newer run is reported once', async () => {
  stage.addComment({ says: { a: 'run 30' }, runId: '30' });
  const { updater, wait, pass } = await stage.keeping();
  updater.show('queued');
  await pass(20_000);
  updater.show('building');
  await pass(90_000);
  await wait(updater.finish('done', end));
  expect(stage.said).toEqual([expect.stringMatching(/^notice: .*newer run 30, attempt 1\..*summary/)]);
  expect(stage.comments()).toEqual([{ a: 'run 30' }]);
});

test('a section with an impossible run number is overwritten', async () => {
  stage.addComment({ says: { a: 'frozen' }, runId: '99999999999999999999' });
  const { updater, wait } = await stage.keeping();
  await wait(updater.finish('done', end));
  expect(stage.said).toEqual([expect.stringMatching(/^info: .*run 9{20}, and there cannot be such a run/)]);
  expect(stage.comments()).toEqual([{ a: 'done' }]);
});

test('a deleted comment is created again', async () => {
  const { updater, wait, pass } = await stage.keeping();
  updater.show('queued');
  await pass(3_000);
  stage.repository.comments.clear();
  await wait(updater.finish('done', end));
  expect(stage.comments()).toEqual([{ a: 'done' }]);
});

test('duplicates that a killed step left are merged into the oldest comment', async () => {
  stage.addComment({ says: { b: 'b in the first', c: 'c' } });
  stage.addComment({ says: { b: 'b in the second', d: 'd' } });
  const { updater, wait } = await stage.keeping();
  await wait(updater.finish('done', end));
  expect(stage.comments()).toEqual([{ a: 'done', b: 'b in the first', c: 'c', d: 'd' }]);
});

test('each pull request of a branch has a comment; the URL is that of the first one', async () => {
  stage.repository.addPullRequest({ number: 9 });
  const { updater, wait } = await stage.keeping({ pullRequests: [7, 9] });
  await wait(updater.finish('done', end));
  expect([stage.comments(7), stage.comments(9)]).toEqual([[{ a: 'done' }], [{ a: 'done' }]]);
  expect(updater.url).toContain('/pull/7#');
});

test('a run that is not for a pull request gets one notice and no comment', async () => {
  const { updater, wait, pass } = await stage.keeping({ pullRequests: [] });
  updater.show('queued');
  await pass(1_000);
  await wait(updater.finish('done', end));
  expect(stage.said).toEqual([expect.stringMatching(/^notice: /)]);
  expect(stage.server.requests).toEqual([]);
});

test('two steps with the same section do not correct each other for ever', async () => {
  const one = await stage.keeping();
  const two = await stage.keeping();
  const ends = Promise.all([one.updater.finish('one', end), two.updater.finish('two', end)]);
  await one.wait(two.wait(ends));
  expect(stage.comments()).toHaveLength(1);
  expect(stage.said).toEqual([]);
});

test('a section that is too long for a comment is shortened', async () => {
  stage.addComment({ says: { b: 'x'.repeat(40_000) } });
  const { updater, wait } = await stage.keeping();
  await wait(updater.finish('word word\n\n'.repeat(8_000), end));
  const [comment] = [...stage.repository.comments.values()];
  expect(comment?.body.length).toBeLessThanOrEqual(65_536);
  expect(stage.comments()[0]?.a).toMatch(/^word word(.|\n)*does not fit/);
  expect(stage.said).toEqual([]);
});
