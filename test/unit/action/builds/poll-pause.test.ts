import { expect, test } from '@jest/globals';
import { simulateBuilds } from '../../../../bench/poll-plan/builds.ts';
import { actionPlan, figuresOf, missed } from '../../../../bench/poll-plan/replay.ts';
import { pollPause } from '../../../../src/action/builds/poll-build.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { frankService, timedStep } from '../../../support/fake-service/timed-step.ts';

const second = 1000;
const minute = 60 * second;

test.each([
  { sinceChangeMs: 0, pollInterval: 30 * second, builds: 1, pause: 4 * second },
  { sinceChangeMs: minute, pollInterval: 30 * second, builds: 1, pause: 10 * second },
  { sinceChangeMs: 10 * minute, pollInterval: 30 * second, builds: 1, pause: 30 * second },
  { sinceChangeMs: 0, pollInterval: second, builds: 1, pause: second },
  { sinceChangeMs: 0, pollInterval: second, builds: 2, pause: 3 * second },
  { sinceChangeMs: 10 * minute, pollInterval: 30 * second, builds: 100, pause: 150 * second },
])(
  '$sinceChangeMs ms after a change of state, each of $builds builds is polled again in $pause ms',
  ({ pause, ...given }) => {
    expect(pollPause(given)).toBe(pause);
  },
);

test('ends, failures and requests are those that the benchmarks promise', () => {
  const builds = simulateBuilds({ workflows: 20, seed: 4 });
  expect(missed(figuresOf(builds, actionPlan(30 * second)))).toEqual([]);
  expect(missed(figuresOf(builds, () => 30 * second))).toHaveLength(2);
});

test('a step with 100 builds of ten minutes polls at most eight at a time, and each at most six times', async () => {
  const clock = new FakeClock();
  const service = frankService({ clock, plan: () => ({ queuedMs: 0, runningMs: 10 * minute }) });
  const workflowId = Array.from({ length: 100 }, (_, n) => `w${n}`).join();
  const step = timedStep({ clock, service, with: { workflowId, publicLinks: 'false' } });
  expect((await step.end()).succeeded).toBe(true);
  const polls = service.requests.filter(({ method, path }) => method === 'GET' && path !== '/builds');
  expect(polls.length).toBeLessThanOrEqual(100 * 6);
  expect(service.mostSimultaneous).toBeLessThanOrEqual(8);
});
