import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { figuresOf, meetsTarget, targetText } from '../../../../bench/poll-plan/figures.ts';
import {
  type Case,
  fixedPlan,
  ownPlan,
  simulateCases,
  withoutLastStates,
} from '../../../../bench/poll-plan/replay.ts';
import { simulateSteppedCases } from '../../../../bench/poll-plan/steps.ts';
import type { PastBuild } from '../../../../src/action/follow/estimate.ts';
import { nextPause } from '../../../../src/action/follow/poll-plan.ts';
import { buildStates, endStates } from '../../../../src/contract/state.ts';

const minute = 60_000;
const pollIntervalMs = 30_000;
/** Builds that took 9 to 11 min. */
const history: PastBuild[] = [9, 10, 11, 10, 9.5, 10.5].map((minutes) => ({
  durationMs: minutes * minute,
  status: 'finished',
}));

function pauseAt(runningMs: number | undefined, state = 'building'): number {
  return nextPause([{ state, runningMs, inStateMs: runningMs ?? 0, history }], {
    pollIntervalMs,
    requests: 1,
  });
}

test('the pause is the longest while the build is queued or early', () => {
  expect(pauseAt(undefined, 'queued')).toBe(pollIntervalMs);
  expect(pauseAt(0, 'preparing')).toBe(pollIntervalMs);
  expect(pauseAt(4 * minute)).toBe(pollIntervalMs);
});

test('the pause is short near the likely end, and an earlier pause does not skip it', () => {
  expect(pauseAt(10 * minute)).toBeLessThan(pollIntervalMs / 3);
  const wide = { pollIntervalMs: 10 * minute, requests: 1 };
  const early = { state: 'building', runningMs: minute, inStateMs: 0, history };
  expect(nextPause([early], wide)).toBeLessThan(9 * minute);
});

test('the pause grows again when the build has run longer than all earlier ones', () => {
  expect(pauseAt(20 * minute)).toBe(pollIntervalMs);
});

test('the last states are polled often at first, and less often the longer they last', () => {
  for (const state of ['publishing', 'finishing']) {
    const at = (inStateMs: number): number =>
      nextPause([{ state, runningMs: minute, inStateMs, history: [] }], { pollIntervalMs, requests: 1 });
    expect(at(0)).toBeLessThan(pollIntervalMs / 4);
    expect(at(minute)).toBeGreaterThan(at(0));
    expect(at(minute)).toBeLessThan(pollIntervalMs);
  }
});

test('without a successful earlier build the pause is the longest', () => {
  const failed: PastBuild[] = history.map((past) => ({ ...past, status: 'failed' }));
  for (const known of [[], failed])
    expect(
      nextPause([{ state: 'building', runningMs: 10 * minute, inStateMs: 0, history: known }], {
        pollIntervalMs,
        requests: 1,
      }),
    ).toBe(pollIntervalMs);
});

test('a pause is never over pollInterval, and under two seconds only where pollInterval is', () => {
  const pastBuild = fc.record({
    durationMs: fc.double({ min: 0, max: 1e9, noNaN: true }),
    status: fc.constantFrom(...endStates),
  });
  const time = fc.integer({ min: 0, max: 1e9 });
  const moment = fc.record({
    state: fc.oneof(fc.constantFrom(...buildStates), fc.string()),
    runningMs: fc.option(time, { nil: undefined }),
    inStateMs: time,
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

test.each<[string, readonly Case[]]>([
  ['a simulated build', simulateCases({ workflows: 20, seed: 4 })],
  [
    'a build whose steps are told, without the last states,',
    simulateSteppedCases({ workflows: 20, seed: 4 }).map(withoutLastStates),
  ],
])(
  'the end of %s is noticed in a third of the time of a fixed 30 s, with at most 1.6 times the requests',
  (_, cases) => {
    const own = figuresOf(
      cases,
      ownPlan(pollIntervalMs, (known) => known),
    );
    const comparison = { own, fixed: figuresOf(cases, fixedPlan(pollIntervalMs)) };

    expect(cases.length).toBe(600);
    expect([targetText(comparison), meetsTarget(comparison)]).toEqual([expect.any(String), true]);
    expect(own.longestPause).toBe(30);
  },
);
