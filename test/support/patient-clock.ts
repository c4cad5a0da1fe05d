import type { Clock } from '../../src/clock.ts';
import { systemClock } from '../../src/clock.ts';

/** The length of one turn, in milliseconds. */
const turn = 5;

/**
 * The system's time, for short limits on a busy machine: a timer goes through turns of 5 ms. A process that was not
 * scheduled for a while then reads its sockets before its timers have run out, instead of taking its own delay for
 * somebody else's silence.
 */
export const patientClock: Clock = {
  now: () => systemClock.now(),
  monotonic: () => systemClock.monotonic(),
  setTimer(ms, then) {
    let cancelTimer = (): void => undefined;
    const wait = (left: number): void => {
      cancelTimer = systemClock.setTimer(Math.min(left, turn), () =>
        left > turn ? wait(left - turn) : then(),
      );
    };
    wait(ms);
    return () => cancelTimer();
  },
};
