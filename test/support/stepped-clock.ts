import type { Clock } from '../../src/clock.ts';

/** A clock on a machine whose wall clock is set: moments jump, spans and timers do not. */
export class SteppedClock implements Clock {
  readonly #clock: Clock;
  #leap = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Sets the wall clock forward, or back if `ms` is negative. */
  step(ms: number): void {
    this.#leap += ms;
  }

  now(): number {
    return this.#clock.now() + this.#leap;
  }

  monotonic(): number {
    return this.#clock.monotonic();
  }

  setTimer(ms: number, then: () => void): () => void {
    return this.#clock.setTimer(ms, then);
  }
}
