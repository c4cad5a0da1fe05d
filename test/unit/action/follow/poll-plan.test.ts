import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { simulateCases, withoutLastStates } from '../../../../bench/poll-plan/builds.ts';
import { actionPlan, figuresOf, missed, replay } from '../../../../bench/poll-plan/replay.ts';
import type { PastBuild } from '../../../../src/action/follow/estimate.ts';
import { nextPause, type PollMoment } from '../../../../src/action/follow/poll-plan.ts';
import { buildStates } from '../../../../src/contract/values.ts';
import { type PlannedBuild, runManyBuilds } from '../../../support/many-builds.ts';

const minute = 60_000;
const pollIntervalMs = 30_000;
/** Builds that took 9 to 11 min. */
const history: PastBuild[] = [9, 10, 11, 10, 9.5, 10.5].map((minutes) => ({
  durationMs: minutes * minute,
  steps: [],
}));

function pauseOf(moment: Partial<PollMoment>): number {
  const usual = { state: 'building', runningMs: undefined, inStateMs: 0, step: undefined, history };
  return nextPause([{ ...usual, ...moment }], { pollIntervalMs, requests: 1 });
}

function pauseAt(runningMs: number | undefined, state = 'building'): number {
  return pauseOf({ state, runningMs, inStateMs: runningMs ?? 0 });
}

test('the pause is the longest while the build is queued or early', () => {
  expect(pauseAt(undefined, 'queued')).toBe(pollIntervalMs);
  expect(pauseAt(0, 'preparing')).toBe(pollIntervalMs);
  expect(pauseAt(4 * minute)).toBe(pollIntervalMs);
});

test('the pause is short near the likely end, and an earlier pause does not skip it', () => {
  expect(pauseAt(10 * minute)).toBeLessThan(pollIntervalMs / 3);
  const wide = { pollIntervalMs: 10 * minute, requests: 1 };
  const early = { state: 'building', runningMs: minute, inStateMs: 0, step: undefined, history };
  // Half the way to the shortest of the usual builds, less a tenth.
  expect(nextPause([early], wide)).toBeCloseTo(((9.5 * 0.9 - 1) / 2) * minute);
});

test('the pause grows again when the build has run longer than all earlier ones', () => {
  expect(pauseAt(20 * minute)).toBe(pollIntervalMs);
});

test('the last states are polled often at first, and less often the longer they last', () => {
  for (const state of ['publishing', 'finishing']) {
    const at = (inStateMs: number): number => pauseOf({ state, runningMs: minute, inStateMs, history: [] });
    expect(at(0)).toBeLessThan(pollIntervalMs / 2);
    expect(at(minute)).toBeGreaterThan(at(0));
    expect(at(minute)).toBeLessThan(pollIntervalMs);
  }
});

test('without an earlier build, pauses double from 2 s up to pollInterval after each change of state', () => {
  for (const state of ['queued', 'building', 'publishing']) {
    const pauses = [0, 2, 4, 8].map((seconds) =>
      pauseOf({ state, runningMs: minute, inStateMs: seconds * 1000, history: [] }),
    );
    expect([state, ...pauses]).toEqual([state, 2000, 2000, 4000, 8000]);
  }
  expect(pauseOf({ runningMs: 10 * minute, inStateMs: 10 * minute, history: [] })).toBe(pollIntervalMs);
});

test('a step that earlier builds had too tells more than the state and the whole duration', () => {
  const told = history.map((past) => ({ ...past, steps: [{ name: 'Upload', toEndMs: 3 * minute }] }));
  const pauseIn = (name: string, runningMs: number): number =>
    pauseOf({ state: 'publishing', runningMs: 10 * minute, step: { name, runningMs }, history: told });
  expect(pauseIn('Upload', minute)).toBe(pollIntervalMs);
  expect(pauseIn('Upload', 3 * minute)).toBeLessThan(5000);
  expect(pauseIn('Another step', minute)).toBe(pauseIn('Another step', 3 * minute));
});

test('of builds that are polled together, the one that is most likely to end decides', () => {
  const moments = [1, 10].map((minutes) => ({
    ...{ state: 'building', runningMs: minutes * minute, inStateMs: 0, step: undefined, history },
  }));
  expect(nextPause(moments, { pollIntervalMs, requests: 1 })).toBe(pauseAt(10 * minute));
  expect(nextPause(moments, { pollIntervalMs, requests: 16 })).toBe(10_000);
});

test('a pause is never over pollInterval, and under two seconds only where pollInterval is', () => {
  const pastBuild = fc.record({
    durationMs: fc.double({ min: 0, max: 1e9, noNaN: true }),
    steps: fc.array(fc.record({ name: fc.constantFrom('a', 'b'), toEndMs: fc.integer() }), { maxLength: 3 }),
  });
  const time = fc.integer({ min: 0, max: 1e9 });
  const moment = fc.record({
    state: fc.oneof(fc.constantFrom(...buildStates), fc.string()),
    runningMs: fc.option(time, { nil: undefined }),
    inStateMs: time,
    step: fc.option(fc.record({ name: fc.constantFrom('a', 'b', 'c'), runningMs: fc.integer() }), {
      nil: undefined,
    }),
    history: fc.array(pastBuild, { maxLength: 30 }),
  });
  const plan = fc.record({
    pollIntervalMs: fc.integer({ min: 1000, max: 600_000 }),
    requests: fc.integer({ min: 1, max: 30 }),
  });
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 4 }), plan, (now, planned) => {
      const pause = nextPause(now, planned);
      expect(pause).toBeGreaterThanOrEqual(Math.min(2000, planned.pollIntervalMs));
      expect(pause).toBeLessThanOrEqual(planned.pollIntervalMs);
    }),
    { seed: 4, numRuns: 1000 },
  );
});

test('the steps of earlier builds are read from the list', async () => {
  const uploadingFrom = (uploadFrom: number): PlannedBuild => ({
    states: [{ state: 'building', from: 0 }],
    steps: [
      { name: 'Build', from: 0 },
      { name: 'Upload', from: uploadFrom },
    ],
    ...{ runsFrom: 0, endsAt: uploadFrom + 5 * minute, status: 'finished' },
  });
  const before = [9, 10, 11].map((minutes) => uploadingFrom(minutes * minute));
  const slow = [0, 1, 2, 3].map((index) => ({
    id: `w${index}`,
    build: uploadingFrom((30 + index / 4) * minute),
    before,
  }));
  const { delays } = await runManyBuilds(slow, { pollInterval: '1m' });
  expect(delays).toHaveLength(4);
  expect(Math.max(...delays)).toBeLessThan(5000);
});

test('without history, a build that fails 3 s after its start is noticed within 5 s of its start', () => {
  const states = [{ state: 'preparing', from: 0 }];
  const build = { states, runsFrom: 0, endsAt: 3000, status: 'failed' } as const;
  const { delayMs } = replay({ build, history: [] }, actionPlan(pollIntervalMs));
  expect(build.endsAt + delayMs).toBeLessThanOrEqual(5000);
});

const allStates = simulateCases({ workflows: 20, seed: 4 });

test.each([
  { shows: 'all states', cases: allStates, share: 0.25 },
  { shows: 'all but the last states', cases: allStates.map(withoutLastStates), share: 0.4 },
])(
  'where the service shows $shows, the end of a build is noticed in $share of the time of a poll every 30 s, with at most 1.6 times the requests',
  ({ cases, share }) => {
    const fixed = figuresOf(cases, () => pollIntervalMs);
    expect(missed(figuresOf(cases, actionPlan(pollIntervalMs)), { fixed, share })).toEqual([]);
  },
);
