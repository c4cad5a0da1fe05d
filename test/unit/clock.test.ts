import { expect, test } from '@jest/globals';
import { TimeoutError, withTimeout } from '../../src/clock.ts';
import { FakeClock } from '../support/fake-clock.ts';

const never = (): Promise<never> => new Promise(() => {});

test('work that ignores its signal is left behind when its time is up', async () => {
  const clock = new FakeClock();
  const work = withTimeout({ clock, ms: 1000 }, never);
  const failed = expect(work).rejects.toBeInstanceOf(TimeoutError);
  await clock.advance(1250);
  await failed;
  expect(clock.pending()).toBe(0);
});

test('work that ignores its signal is left behind when the outer signal is aborted', async () => {
  const clock = new FakeClock();
  const outer = new AbortController();
  const failed = expect(withTimeout({ clock, ms: 60_000, signal: outer.signal }, never)).rejects.toBe('over');
  outer.abort('over');
  await clock.advance(250);
  await failed;
  expect(clock.pending()).toBe(0);
});

test('work that heeds its signal may still return what it has', async () => {
  const clock = new FakeClock();
  const work = withTimeout({ clock, ms: 1000 }, async (signal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    return 'half';
  });
  await clock.advance(1000);
  expect(await work).toBe('half');
});
