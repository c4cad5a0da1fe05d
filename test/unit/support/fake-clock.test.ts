import { expect, test } from '@jest/globals';
import { sleep } from '../../../src/clock.ts';
import { FakeClock, seededRandom } from '../../support/fake-clock.ts';

test('time stands still until it is moved, and timers fire in the order in which they are due', async () => {
  const clock = new FakeClock(1000);
  const fired: string[] = [];
  const note = (name: string) => () => void fired.push(`${name} at ${clock.now()}`);
  clock.setTimer(30, note('late'));
  clock.setTimer(10, note('early'));
  clock.setTimer(10, note('early too'));
  clock.setTimer(31, note('never'));
  expect(clock.pending()).toBe(4);
  expect(clock.untilNext()).toBe(10);

  await clock.advance(30);

  expect(fired).toEqual(['early at 1010', 'early too at 1010', 'late at 1030']);
  expect(clock.now()).toBe(1030);
  expect(clock.pending()).toBe(1);
});

test('code that waits, works and waits again goes through all of its waits in one advance', async () => {
  const clock = new FakeClock(0);
  const woken: number[] = [];
  const worker = async (): Promise<void> => {
    for (let round = 0; round < 3; round++) {
      await sleep(clock, 10);
      await Promise.resolve().then(() => Promise.resolve());
      woken.push(clock.now());
    }
  };
  const done = worker();

  await clock.advance(100);
  await done;

  expect(woken).toEqual([10, 20, 30]);
  expect(clock.now()).toBe(100);
  expect(clock.untilNext()).toBeUndefined();
});

test('a timer that was called off does not fire', async () => {
  const clock = new FakeClock();
  const stop = new AbortController();
  const outcome = sleep(clock, 10, stop.signal).then(
    () => 'slept',
    (reason: unknown) => reason,
  );

  stop.abort('enough');

  expect(await outcome).toBe('enough');
  expect(clock.pending()).toBe(0);
  await clock.advance(20);
});

test('a seed gives the same chances each time, spread over the whole range', () => {
  const [one, same, other] = [seededRandom(7), seededRandom(7), seededRandom(8)];
  const draw = (random: typeof one): number[] => Array.from({ length: 2000 }, () => random.fraction());
  const fractions = draw(one);

  expect(draw(same)).toEqual(fractions);
  expect(draw(other)).not.toEqual(fractions);
  expect(fractions.every((fraction) => fraction >= 0 && fraction < 1)).toBe(true);
  for (const tenth of Array.from({ length: 10 }, (_, index) => index / 10))
    expect(
      fractions.filter((fraction) => fraction >= tenth && fraction < tenth + 0.1).length,
    ).toBeGreaterThan(140);
  expect(one.hex(8)).toMatch(/^[0-9a-f]{16}$/);
});
