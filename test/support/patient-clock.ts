import { type Clock, systemClock } from '../../src/clock.ts';

/** The length of one interval, in milliseconds. */
const turn = 5;

/**
 * The system's clock, for short timeouts on a busy machine: a timer waits in intervals of 5 ms. A process that was not
 * scheduled for a while then reads its sockets before its timers fire, instead of mistaking its own delay for
 * a silent server.
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
