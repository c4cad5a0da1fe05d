import { expect, test } from '@jest/globals';
import { Refusal } from '../../src/service/errors.ts';
import { createStop, TimedOut } from '../../src/service/executor/processes/build-processes.ts';
import { createRateLimit } from '../../src/service/server/sign-in.ts';
import { FakeClock } from '../support/fake-clock.ts';

const minute = 60_000;
const hour = 60 * minute;

// T39
test.each([
  ['back', -hour],
  ['forward', hour],
])(
  'max_build_duration counts from the start of the build, also when the clock is set %s',
  async (_, leap) => {
    const clock = new FakeClock();
    const machine = clock.settable();
    const stop = createStop(machine, new AbortController().signal);
    await clock.advance(minute);
    machine.step(leap);
    stop.limit(10);
    await clock.advance(9 * minute - 1);
    expect(stop.signal.aborted).toBe(false);
    await clock.advance(1);
    expect(stop.signal.reason).toBeInstanceOf(TimedOut);
  },
);

// T39
test('the hour of the request limit is an hour, also when the clock is set', async () => {
  const clock = new FakeClock();
  const machine = clock.settable();
  const ask = createRateLimit({ clock: machine, limit: 1 });
  ask('user').check();
  await clock.advance(10 * minute);
  machine.step(2 * hour);
  const { headers, check } = ask('user');
  expect(check).toThrow(Refusal);
  expect(headers['x-ratelimit-reset']).toBe(String((machine.now() + 50 * minute) / 1000));
  machine.step(-5 * hour);
  await clock.advance(50 * minute);
  expect(ask('user').check).not.toThrow();
});
