import { expect, test } from '@jest/globals';
import { Canceled, createStop, TimedOut } from '../../../src/service/executor/processes/build-processes.ts';
import { FakeClock } from '../../support/fake-clock.ts';

test('the time limit counts from the start, even if it is set later', async () => {
  const clock = new FakeClock();
  const stop = createStop(clock, new AbortController().signal);
  await clock.advance(60_000);
  stop.limit(3);
  await clock.advance(2 * 60_000 - 1);
  expect(stop.signal.aborted).toBe(false);
  await clock.advance(1);
  expect(stop.signal.reason).toBeInstanceOf(TimedOut);
  expect(stop.signal.reason.message).toContain('longer than 3 minutes');
});

test('the default time limit is an hour', async () => {
  const clock = new FakeClock();
  const stop = createStop(clock, new AbortController().signal);
  await clock.advance(60 * 60_000 - 1);
  expect(stop.signal.aborted).toBe(false);
  await clock.advance(1);
  expect(stop.signal.reason).toBeInstanceOf(TimedOut);
});

test('the first reason stays, and no timer is left after the end', async () => {
  const clock = new FakeClock();
  const cancel = new AbortController();
  const stop = createStop(clock, cancel.signal);
  cancel.abort();
  await clock.advance(61 * 60_000);
  expect(stop.signal.reason).toBeInstanceOf(Canceled);
  const other = createStop(clock, new AbortController().signal);
  expect(clock.pending()).toBe(1);
  other.end();
  expect(clock.pending()).toBe(0);
});
