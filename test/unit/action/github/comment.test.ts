import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  createCommentUpdater,
  type Marker,
  markedBody,
  markerOf,
} from '../../../../src/action/github/comment.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { endlessList, outage, secondaryLimit, type Trouble } from '../../../support/github/disturbance.ts';
import { FakeGitHub } from '../../../support/github/fake-github.ts';
import type { Repository } from '../../../support/github/repository.ts';
import { watchedClient } from '../../../support/github/watched-client.ts';
import { type MemoryRunner, memoryRunner } from '../../../support/memory-runner.ts';

const bot = 'github-actions[bot]';
const { signal } = new AbortController();
let clock: FakeClock;
let server: FakeGitHub;
let repository: Repository;
/** Of each updater. */
let runners: MemoryRunner[];

beforeEach(async () => {
  [clock, runners] = [new FakeClock(), []];
  server = await FakeGitHub.start(clock);
  repository = server.addRepository();
  repository.addPullRequest({ number: 7 });
  server.addToken('ghs_writer');
});
afterEach(() => server.close());

function markerOfRun(runId = '20', { runAttempt = '1', key = 'app' } = {}): Marker {
  return markerOf(key, { runId, runAttempt });
}

interface Step {
  readonly marker?: Marker;
  readonly token?: string;
  readonly pullRequests?: readonly number[];
}

/** The updater of a step, with a clock that moves only when something waits for it. */
async function step({ marker = markerOfRun(), token = 'ghs_writer', pullRequests = [7] }: Step = {}) {
  const { github, pass, wait } = await watchedClient({ server, token, clock });
  const memory = memoryRunner({ with: {} });
  runners.push(memory);
  let text = '';
  const updater = createCommentUpdater(
    { clock, runner: memory.runner },
    { findRun: async () => ({ github, pullRequests }), marker, markdown: () => text },
  );
  return {
    updater,
    pass,
    begin: () => wait(updater.begin(20_000)),
    show(now: string): void {
      text = now;
      updater.show();
    },
    finish(last: string): Promise<void> {
      text = last;
      return wait(updater.finish({ ms: 20_000, signal }));
    },
  };
}

function addComment(body: string, author = bot): number {
  const id = repository.nextCommentId();
  repository.comments.set(id, { id, pullRequest: 7, author, body });
  return id;
}

/** What the updaters logged. */
const said = () => runners.flatMap(({ log, notices, warnings }) => [...log, ...notices, ...warnings]);
const warned = () => runners.flatMap(({ notices, warnings }) => [...notices, ...warnings]);

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
  const { show, pass, finish } = await step();
  show('starting');
  await pass(0);
  show('queued');
  await pass(0);
  for (const state of ['preparing', 'fetching', 'building']) show(state);
  await pass(59_000);
  expect(texts()).toEqual(['queued']);
  await pass(1_000);
  expect(texts()).toEqual(['building']);
  show('publishing');
  await pass(1_000);
  await finish('finished');
  expect(texts()).toEqual(['finished']);
  expect(requested(/create|update/)).toEqual([
    '0 s issues/create-comment',
    '0 s issues/update-comment',
    '60 s issues/update-comment',
    '61 s issues/update-comment',
  ]);
  expect(said()).toEqual([]);
});

// T19
test('the comment is found by marker and author, on every page', async () => {
  server.addToken('pat', { login: 'octocat' });
  for (let index = 0; index < 150; index += 1) addComment('Hello', 'octocat');
  addComment(markedBody(markerOfRun('10'), 'forged'), 'mallory');
  addComment(markedBody(markerOfRun('10', { key: 'other' }), 'other'));
  const id = addComment(markedBody(markerOfRun('10'), 'of the bot'));
  addComment(markedBody(markerOfRun('10'), 'of the user'), 'octocat');
  const { updater, finish } = await step();
  await finish('by the bot');
  expect(texts().slice(150)).toEqual(['forged', 'other', 'by the bot', 'of the user']);
  expect(updater.url).toBe(`${server.at.server}/octo/app/pull/7#issuecomment-${id}`);
  await (await step({ token: 'pat' })).finish('by the user');
  expect(texts().slice(150)).toEqual(['forged', 'other', 'by the bot', 'by the user']);
});

// T19
test.each([
  ['run', markerOfRun('30', { runAttempt: '2' })],
  ['attempt', markerOfRun('20', { runAttempt: '2' })],
])('a newer %s keeps its comment, and the older one stops for good, with one notice', async (_, marker) => {
  const older = await step();
  older.show('queued');
  await older.pass(0);
  const newer = await step({ marker });
  await newer.finish('newer');
  older.show('building');
  await older.pass(60_000);
  const before = server.requests.length;
  await older.finish('older');
  await (await step()).finish('older again');
  expect(texts()).toEqual(['newer']);
  expect(server.requests.slice(before).map(({ operation }) => operation)).toEqual([
    'users/get-authenticated',
    'issues/list-comments',
  ]);
  const notice = `The comment shows the newer run ${marker.run}, attempt ${marker.attempt}. For this run, see the job summary.`;
  expect(said()).toEqual([notice, notice]);
});

test('a late edit of an older run is not repeated once a newer run has the comment', async () => {
  const older = await step();
  older.show('queued');
  await older.pass(0);
  server.disturb({ operation: 'issues/update-comment', trouble: { kind: 'hang' } });
  older.show('building');
  await older.pass(5_000);
  repository.comments.clear();
  addComment(markedBody(markerOfRun('21'), 'newer'));
  await older.finish('older');
  expect(texts()).toEqual(['newer']);
});

// T43
test('of several comments with the key, the oldest stays, unless one is of a newer run', async () => {
  for (const text of ['first', 'second', 'third']) addComment(markedBody(markerOfRun('10'), text));
  await (await step()).finish('done');
  expect(texts()).toEqual(['done']);
  addComment(markedBody(markerOfRun('21'), 'newer'));
  await (await step()).finish('again');
  expect(texts()).toEqual(['done', 'newer']);
});

// T43
test.each<[string, () => void]>([
  ['was deleted', () => repository.comments.clear()],
  [
    'is listed late',
    () =>
      server.disturb({
        operation: 'issues/list-comments',
        trouble: { kind: 'answer', answer: { status: 200, body: [] } },
      }),
  ],
])('there is one comment after the first %s', async (_, happens) => {
  const { show, pass, finish } = await step();
  show('queued');
  await pass(3_000);
  happens();
  await finish('done');
  expect([texts(), said()]).toEqual([['done'], []]);
});

// T43
test('after a lost answer to the creation, the comment is looked for', async () => {
  server.disturb({ operation: 'issues/create-comment', trouble: { kind: 'cut after' } });
  await (await step()).finish('done');
  expect(texts()).toEqual(['done']);
  expect(requested(/create/)).toHaveLength(1);
});

test('each pull request of a branch has a comment; the URL is that of the first one', async () => {
  repository.addPullRequest({ number: 9 });
  const { updater, finish } = await step({ pullRequests: [7, 9] });
  await finish('done');
  expect([texts(7), texts(9)]).toEqual([['done'], ['done']]);
  expect(updater.url).toContain('/pull/7#');
});

test('at the end, outages and rate limits are waited for', async () => {
  server.disturb({ operation: 'issues/list-comments', trouble: outage(502) });
  server.disturb({ operation: 'issues/create-comment', trouble: secondaryLimit(15) });
  await (await step()).finish('done');
  expect(texts()).toEqual(['done']);
  expect(requested(/create/)).toEqual(['1 s issues/create-comment', '16 s issues/create-comment']);
});

test('a text that could not be written is left to the next, a minute later at the earliest', async () => {
  server.disturb({ operation: 'issues/list-comments', trouble: outage(502) });
  const { begin, show, pass } = await step();
  await begin();
  show('queued');
  await pass(59_000);
  expect(texts()).toEqual([]);
  await pass(1_000);
  expect(texts()).toEqual(['queued']);
  expect(said()).toEqual([expect.stringMatching(/^.* is tried again later\. .*status 502/)]);
});

// T10, T43
test.each<[string, Trouble]>([
  ['answers 503', outage(503)],
  ['asks for a pause of a minute', secondaryLimit(60)],
  ['lists comments without end', endlessList([])],
  ['does not answer', { kind: 'hang' }],
])(
  'GitHub that %s delays start and end by 20 s at most each, with one warning at the end',
  async (_, trouble) => {
    server.disturb({ operation: 'issues/list-comments', times: Number.POSITIVE_INFINITY, trouble });
    const { begin, finish } = await step();
    for (const work of [begin, () => finish('done')]) {
      const begun = clock.now();
      await work();
      expect(clock.now() - begun).toBeLessThanOrEqual(20_250);
    }
    expect(warned()).toEqual([
      expect.stringMatching(/^Requests to GitHub failed, so the comment is not up to date\. /),
    ]);
  },
);

test('an edit that hangs leaves time for the final text', async () => {
  const { show, pass, finish } = await step();
  show('queued');
  await pass(0);
  server.disturb({ operation: 'issues/update-comment', trouble: { kind: 'hang' } });
  show('building');
  await pass(0);
  await finish('done');
  expect([texts(), said().length]).toEqual([['done'], 1]);
});
