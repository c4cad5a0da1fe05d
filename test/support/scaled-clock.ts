import { type Clock, systemClock } from '../../src/clock.ts';

/** The real clock, but faster, for real processes that would otherwise wait for a long time. */
export function scaledClock(factor: number): Clock {
  const start = systemClock.now();
  return {
    now: () => start + (systemClock.now() - start) * factor,
    monotonic: () => systemClock.monotonic() * factor,
    setTimer: (ms, then) => systemClock.setTimer(ms / factor, then),
  };
}
