import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { durationsOf, timeLeft } from '../../../../src/action/builds/estimate.ts';
import type { SeenBuild } from '../../../../src/contract/build.ts';

const minute = 60_000;

function took(...minutes: number[]): number[] {
  return minutes.map((each) => each * minute);
}

const twelve = took(9, 14, 10, 11, 12, 10, 11, 12, 13, 9, 11, 12);

test('the time left is based on builds that took longer than this one has run', () => {
  expect(timeLeft(7 * minute, twelve)).toBe('about 4 min left');
  expect(timeLeft(12.5 * minute, twelve)).toBe('about 1 min left');
  expect(timeLeft(13.5 * minute, twelve)).toBe('about 1 min left');
});

test('a build that runs longer than all earlier ones is late', () => {
  expect(timeLeft(14 * minute, twelve)).toBe('later than usual');
  expect(timeLeft(30 * minute, twelve)).toBe('later than usual');
});

test('a queued build has a duration but no end, because its time in the queue is unknown', () => {
  expect(timeLeft(undefined, twelve)).toBe('about 11 min once it runs');
});

test('builds that failed or were stopped, builds of other workflows, and the oldest builds, are ignored', () => {
  const [startedAt, finishedAt] = ['2026-01-02T03:04:05.000+0000', '2026-01-02T03:13:05.000+0000'];
  const built = { _id: 'b', workflowId: 'android', startedAt, finishedAt };
  const historyOf = (status: string, change: Partial<SeenBuild> = {}): readonly number[] =>
    durationsOf([{ ...built, status, ...change }], 'android');
  for (const status of ['finished', 'warning']) expect(historyOf(status)).toEqual(took(9));
  for (const status of ['failed', 'canceled', 'timeout', 'skipped', 'building'])
    expect(historyOf(status)).toEqual([]);
  expect(historyOf('finished', { workflowId: 'ios' })).toEqual([]);
  expect(historyOf('finished', { finishedAt: startedAt })).toEqual([]);
  expect(timeLeft(0, [])).toBeUndefined();
  expect(timeLeft(0, [...twelve, ...took(60)])).toBe('about 11 min left');
});

test.each([
  [[9], 'about 9 min left'],
  [[9, 9.1], 'about 9 min left'],
  [[90, 150], 'about 2 h left'],
  [[0.7, 1.5], 'about 1 min 10 s left'],
  [[34 / 60], 'about 30 s left'],
  [[3 / 60, 14 / 60], 'about 9 s left'],
  [[0.2 / 60], 'about 1 s left'],
])('an estimate from builds of %j minutes is no more precise than they are', (minutes, text) => {
  expect(timeLeft(0, took(...minutes))).toBe(text);
});

test('whatever the history, an estimate leaves no time that is negative or not a number', () => {
  const history = fc.array(fc.double({ min: 1, max: 1e9, noNaN: true }));
  fc.assert(
    fc.property(fc.option(fc.nat(), { nil: undefined }), history, (runningMs, known) => {
      const text = timeLeft(runningMs, known);
      if (text === undefined) return;
      expect(text).not.toMatch(/NaN|Infinity|-|undefined/);
      const isLate = !known.slice(0, 12).some((ms) => ms > (runningMs ?? -1));
      expect(text.startsWith('later than usual')).toBe(isLate);
    }),
    { seed: 4, numRuns: 1000 },
  );
});
