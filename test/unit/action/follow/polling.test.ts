import { afterAll, expect, test } from '@jest/globals';
import { createPolling } from '../../../../src/action/follow/polling.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import type { RunningBuild } from '../../../../src/action/report/report.ts';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { testClient } from '../../../support/client.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { saying, startRecordingServer } from '../../../support/recording-server.ts';
import { runningWorkflow, start, stepReport } from '../../../support/reports.ts';
import { until } from '../../../support/until.ts';

/** The request for the history may still be in flight when a test ends. */
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
  await until(() => client.requestsLeft() === requestsPerWindow - 1);
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
