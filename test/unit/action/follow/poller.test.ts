import { afterAll, expect, test } from '@jest/globals';
import type { ListedBuild } from '../../../../bench/poll-plan/list-service.ts';
import { replayStep, simulateWorkflows, type Workflow } from '../../../../bench/poll-plan/replay-step.ts';
import { type EventSource, readRunEvent } from '../../../../src/action/event/run-event.ts';
import { parseCommit, readTarget } from '../../../../src/action/follow/commit.ts';
import { createPolling } from '../../../../src/action/follow/polling.ts';
import { createInputReader } from '../../../../src/action/inputs/reader.ts';
import { defaultLimits } from '../../../../src/action/limits.ts';
import type { RunningBuild } from '../../../../src/action/report/report.ts';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import type { Ref } from '../../../../src/contract/values.ts';
import { testClient } from '../../../support/client.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { saying, startRecordingServer } from '../../../support/recording-server.ts';
import { runningWorkflow, start, stepReport } from '../../../support/reports.ts';
import { until } from '../../../support/until.ts';

const minute = 60_000;
const second = 1000;

/** Builds that take twenty minutes, or a little longer each. */
function workflows(count: number, runningMs = 20 * minute): Workflow[] {
  return simulateWorkflows({ count, seed: 4 }).map((workflow, index) => {
    const endsAt = runningMs + index * second;
    const states = [{ state: 'building', from: 0 }];
    return { ...workflow, build: { states, steps: [], runsFrom: 0, endsAt, status: 'finished' }, before: [] };
  });
}

test('up to 8 builds are polled by their ids, and more with the list alone', async () => {
  const few = await replayStep(workflows(8), { pollInterval: '1m' });
  expect(few.byId).toBeGreaterThanOrEqual(8 * 20);
  expect(few.pages).toBe(1);
  const many = await replayStep(workflows(9), { pollInterval: '1m' });
  expect(many.byId).toBeLessThan(2 * 8);
  expect(many.pages).toBeLessThan(30);
});

test('40 builds of 10 s end within 20 s at pollInterval 5s', async () => {
  const { tookMs, delays } = await replayStep(workflows(40, 10 * second).map(shortened), {
    pollInterval: '5s',
  });
  expect(delays).toHaveLength(40);
  expect(tookMs).toBeLessThanOrEqual(20 * second);
});

test('builds that the list does not show are polled by their ids', async () => {
  const hidden = (builds: readonly ListedBuild[]): ListedBuild[] =>
    builds.filter(({ workflowId }) => workflowId !== 'w3' && workflowId !== 'w30');
  const run = await replayStep(workflows(40), { pollInterval: '1m', arranged: hidden });
  expect(run.delays).toHaveLength(40);
  expect(run.byId).toBeGreaterThanOrEqual(2 * 20);
  expect(run.byId).toBeLessThan(4 * 20);
});

test.each<[string, (builds: readonly ListedBuild[]) => readonly ListedBuild[]]>([
  ['oldest first', (builds) => builds.toReversed()],
  ['by id', (builds) => builds.toSorted((left, right) => left.id.localeCompare(right.id))],
])('a list %s shows the builds as well', async (_, arranged) => {
  const run = await replayStep(workflows(40), { pollInterval: '1m', arranged });
  expect(run.delays).toHaveLength(40);
  expect(run.byId).toBeLessThan(2 * 8);
});

test('pages that shift between two requests hide no end', async () => {
  let page = 0;
  const shifting = (builds: readonly ListedBuild[]): readonly ListedBuild[] => {
    page += 1;
    return [...builds.slice(page % 7), ...builds.slice(0, page % 7)];
  };
  const run = await replayStep(workflows(40), { pollInterval: '1m', arranged: shifting });
  expect(run.delays).toHaveLength(40);
  expect(Math.max(...run.delays)).toBeLessThanOrEqual(minute + second);
});

test('a list that shows none of the builds is asked for less often', async () => {
  const run = await replayStep(workflows(40), { pollInterval: '1m', arranged: () => [] });
  expect(run.delays).toHaveLength(40);
  expect(run.byId).toBeGreaterThanOrEqual(40 * 20);
  expect(run.pages).toBeLessThan(12);
});

test('a list that is refused is asked for less often, and builds are polled by their ids', async () => {
  let lists = 0;
  const refused = (path: string): number | undefined => {
    if (path !== '/builds') return undefined;
    lists += 1;
    return 403;
  };
  const run = await replayStep(workflows(40), { pollInterval: '1m', refused });
  expect(run.delays).toHaveLength(40);
  expect(lists).toBeLessThan(12);
});

test('where the list and one build are refused, the other builds are polled by their ids', async () => {
  const isRefused = new Set(['/builds', '/builds/b1']);
  const refused = (path: string): number | undefined => (isRefused.has(path) ? 403 : undefined);
  const run = await replayStep(workflows(40), { pollInterval: '1m', refused });
  expect(run.delays).toHaveLength(39);
});

test('builds whose own records are refused end as the list shows them', async () => {
  const refused = (path: string): number | undefined => (path.startsWith('/builds/') ? 403 : undefined);
  const run = await replayStep(workflows(40), { pollInterval: '1m', refused, listsSteps: false });
  expect(run.delays).toHaveLength(40);
  expect(run.succeeded).toBe(true);
});

test('pages of megabytes are read; if a page is larger than the limit, builds are polled by their ids', async () => {
  const mebibyte = 1024 * 1024;
  const large = await replayStep(workflows(12, 2 * minute), { pollInterval: '1m', padding: 2 * mebibyte });
  expect(large.byId).toBeLessThan(2 * 8);
  const limits = { pageBytes: mebibyte };
  const tooLarge = await replayStep(workflows(12, 2 * minute), {
    pollInterval: '1m',
    padding: 2 * mebibyte,
    limits,
  });
  expect(tooLarge.delays).toHaveLength(12);
  expect(tooLarge.byId).toBeGreaterThanOrEqual(12);
});

/** All end after the same time. */
function shortened(workflow: Workflow): Workflow {
  return { ...workflow, build: { ...workflow.build, endsAt: 10 * second } };
}

const servers = new AsyncDisposableStack();
afterAll(() => servers.disposeAsync());

/** Polling of builds without a history, after one request of this hour's. */
async function pollingOf(
  workflows: readonly RunningBuild[],
  { requestsPerWindow = 3000, pollInterval = 20_000, timeoutMs = 49 * 60_000 },
) {
  const server = servers.use(await startRecordingServer(saying({ applications: [], builds: [] })));
  const clock = new FakeClock();
  const limits = { ...defaultLimits, requestsPerWindow };
  const { runner, log } = memoryRunner({ with: {} });
  const client = testClient(server.url, { clock, limits });
  const store = createReportStore(stepReport({ workflows }), { redact: (text) => text, now: () => start });
  const { signal } = new AbortController();
  const options = { pollInterval, timeoutMs, signal };
  const polling = createPolling({ store, client, clock, limits, runner }, options);
  // The request for the history has its answer when its timer is gone. Otherwise a test that advances the clock ends it.
  await until(() => client.requestsLeft() === requestsPerWindow - 1 && clock.pending() === 0);
  return { polling, log, clock };
}

/** Builds that have been in their state for so long that the pauses no longer grow. */
const changes = [{ state: 'building', at: start - 60 * 60_000 }];
const builds = [runningWorkflow({ changes }), runningWorkflow({ workflowId: 'ios', changes })];
const one = builds.slice(0, 1);

test('a build is polled once a pollInterval while the requests of the hour suffice', async () => {
  const { polling, log } = await pollingOf(one, {});
  expect(polling.pauseFor(one, { requests: 1, round: 1 })).toBe(20_000);
  expect(log).toEqual([]);
});

// A tenth of the 110 requests is not for polling, and one is spent: 98 are left for 49 minutes.
test.each([
  [one, 'the build is polled every 30 s'],
  [builds, 'each of 2 builds is polled every 1 min'],
])('requests that would not last lengthen every pause, and the log says so once', async (shown, says) => {
  const { polling, log } = await pollingOf(shown, { requestsPerWindow: 110 });
  const plan = { requests: 1, round: shown.length };
  const pauses = [polling.pauseFor(shown, plan), polling.pauseFor(shown, plan)];
  for (const pause of pauses) expect(pause).toBeCloseTo(shown.length * 30_000);
  expect(log).toEqual([`This step makes at most 110 requests an hour, so ${says} for now.`]);
});

test('the time left counts, not the hour', async () => {
  const { polling, log, clock } = await pollingOf(one, { requestsPerWindow: 110, pollInterval: 2000 });
  await clock.advance((49 - 8) * 60_000);
  expect(polling.pauseFor(one, { requests: 1, round: 1 })).toBeCloseTo((8 * 60_000) / 98);
  expect(log).toEqual([expect.stringContaining('is polled every 5 s for now.')]);
});

const sha = '4f3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a';

test.each([sha, sha.slice(0, 7), sha.toUpperCase(), sha.padEnd(64, '0')])('%s is a commit', (text) => {
  expect(parseCommit(text)).toBe(text.toLowerCase());
});

test.each(['', 'main', sha.slice(0, 6), `${sha} `, `${sha}g`, sha.padEnd(65, '0'), 'HEAD~1'])(
  '%j is no commit',
  (text) => expect(() => parseCommit(text)).toThrow('at least its first 7 hexadecimal digits'),
);

const home = { full_name: 'o/r' };
const head = { ref: 'feature', sha, repo: home };
const pull: EventSource = {
  ...{ name: 'pull_request', ref: 'refs/pull/7/merge', sha: 'f'.repeat(40) },
  payload: { pull_request: { number: 7, head, base: { ref: 'main', repo: home } }, repository: home },
};
const target: EventSource = { ...pull, name: 'pull_request_target', ref: 'refs/heads/main' };
const push: EventSource = { name: 'push', ref: 'refs/heads/main', sha };
const tag: EventSource = {
  ...{ name: 'push', ref: 'refs/tags/v1', sha: 'f'.repeat(40) },
  payload: { head_commit: { id: sha } },
};

test.each<[string, EventSource, Ref | undefined, string, string | undefined]>([
  ["the event's", push, undefined, '', sha],
  ["the event's, for its branch by name", push, { branch: 'main' }, '', sha],
  ['not known, for another branch', push, { branch: 'feature' }, '', undefined],
  ['not known, for a tag of that name', push, { tag: 'main' }, '', undefined],
  ['the given one', push, { branch: 'feature' }, 'abcdef0', 'abcdef0'],
  ["the event's in full, where its first digits are given", push, undefined, sha.slice(0, 8), sha],
  ['the head of a pull request', pull, undefined, '', sha],
  ['the head of a pull request, for its branch by name', pull, { branch: 'feature' }, '', sha],
  ['not known, for the base branch of a pull request', pull, { branch: 'main' }, '', undefined],
  ["the base branch's, where the event is of it", target, { branch: 'main' }, '', 'f'.repeat(40)],
  ['the commit of an annotated tag, for the tag by name', tag, { tag: 'v1' }, '', sha],
])('the commit that is meant is %s', (_, event, ref, given, expected) => {
  const inputs = createInputReader({ input: () => given });
  expect(readTarget(inputs, { event: readRunEvent(event), ref }).sha).toBe(expected);
});
