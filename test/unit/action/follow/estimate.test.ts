import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { estimateEnd, type PastBuild, pastBuilds } from '../../../../src/action/follow/estimate.ts';
import type { SeenBuild } from '../../../../src/contract/build.ts';

const minute = 60_000;

function took(...minutes: number[]): PastBuild[] {
  return minutes.map((each) => ({ durationMs: each * minute, steps: [] }));
}

function textOf(runningMs: number | undefined, history: PastBuild[]): string | undefined {
  const estimate = estimateEnd(runningMs, history);
  return estimate && `${estimate.estimate}, as ${estimate.estimateBasis}`;
}

const twelve = took(9, 14, 10, 11, 12, 10, 11, 12, 13, 9, 11, 12);

test('the time left is based on builds that took longer than this one has run', () => {
  expect(textOf(7 * minute, twelve)).toBe('about 4 min left, as the last 12 builds took 9 to 14 min');
  expect(textOf(12.5 * minute, twelve)).toBe('about 1 min left, as the last 12 builds took 9 to 14 min');
  expect(textOf(13.5 * minute, twelve)).toBe(
    'less than a minute left, as the last 12 builds took 9 to 14 min',
  );
});

test('a build that runs longer than all earlier ones is late', () => {
  expect(estimateEnd(14 * minute, twelve)?.estimate).toBe('later than usual');
  expect(textOf(30 * minute, twelve)).toBe('later than usual, as the last 12 builds took 9 to 14 min');
});

test('a queued build has a duration but no end, because its time in the queue is unknown', () => {
  expect(textOf(undefined, twelve)).toBe('about 11 min once it runs, as the last 12 builds took 9 to 14 min');
});

test('builds that failed or were stopped, builds of other workflows, and the oldest builds, are ignored', () => {
  const [startedAt, finishedAt] = ['2026-01-02T03:04:05.000+0000', '2026-01-02T03:13:05.000+0000'];
  const built = { _id: 'b', workflowId: 'android', startedAt, finishedAt };
  const historyOf = (status: string, change: Partial<SeenBuild> = {}): readonly PastBuild[] =>
    pastBuilds([{ ...built, status, ...change }], 'android');
  for (const status of ['finished', 'warning']) expect(historyOf(status)).toMatchObject(took(9));
  for (const status of ['failed', 'canceled', 'timeout', 'skipped', 'building'])
    expect(historyOf(status)).toEqual([]);
  expect(historyOf('finished', { workflowId: 'ios' })).toEqual([]);
  expect(historyOf('finished', { finishedAt: startedAt })).toEqual([]);
  expect(estimateEnd(0, [])).toBeUndefined();
  expect(textOf(0, [...twelve, ...took(60)])).toBe(
    'about 11 min left, as the last 12 builds took 9 to 14 min',
  );
});

test('an estimate is no more precise than its basis: one build, similar builds, seconds, hours', () => {
  expect(textOf(0, took(9))).toBe('about 9 min left, as the last build took 9 min');
  expect(textOf(0, took(9, 9.1))).toBe('about 9 min left, as the last 2 builds took about 9 min');
  expect(textOf(0, took(0.7, 1.5))).toBe('about 1 min left, as the last 2 builds took 40 to 90 s');
  expect(textOf(0, took(90, 150))).toBe('about 2 h left, as the last 2 builds took 90 min to 2 h 30 min');
});

test('times of short builds are told in seconds, and none is longer than it was', () => {
  const seconds = (...each: number[]): PastBuild[] => took(...each.map((one) => one / 60));
  expect(textOf(0, seconds(0.2))).toBe('a few seconds left, as the last build took less than a second');
  expect(textOf(0, seconds(0.2, 0.3))).toBe(
    'a few seconds left, as the last 2 builds took less than a second',
  );
  expect(textOf(0, seconds(0.2, 7))).toBe('a few seconds left, as the last 2 builds took up to 7 s');
  expect(textOf(0, seconds(3, 14))).toBe('about 9 s left, as the last 2 builds took 3 to 14 s');
  expect(textOf(undefined, seconds(12))).toBe('about 12 s once it runs, as the last build took 12 s');
  expect(textOf(0, seconds(34))).toBe('about 30 s left, as the last build took 30 s');
});

test('whatever the history, an estimate leaves no time that is negative or not a number', () => {
  const history = fc.array(
    fc.record({
      durationMs: fc.double({ min: 1, max: 1e9, noNaN: true }),
      steps: fc.constant([]),
    }),
  );
  fc.assert(
    fc.property(fc.option(fc.nat(), { nil: undefined }), history, (runningMs, known) => {
      const text = textOf(runningMs, known);
      if (text === undefined) return;
      expect(text).not.toMatch(/NaN|Infinity|-|undefined/);
      const [, low, high] = /took (\d+) to (\d+) (?:s|min)$/.exec(text) ?? [];
      if (low !== undefined) expect(Number(low)).toBeLessThan(Number(high));
      const isLonger = ({ durationMs }: PastBuild): boolean => durationMs > (runningMs ?? -1);
      const isLate = !known.slice(0, 12).some(isLonger);
      expect(text.startsWith('later than usual')).toBe(isLate);
    }),
    { seed: 4, numRuns: 1000 },
  );
});
