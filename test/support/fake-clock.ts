import { type Clock, type Random, systemClock } from '../../src/clock.ts';

interface Timer {
  readonly due: number;
  readonly then: () => void;
}

/**
 * A clock that stands still until a test advances it.
 *
 * Timers fire in the order in which they are due; those of one instant fire in the order in which they were set. While a
 * timer fires, `now()` is its own instant. Between two timers, promises settle, so that code which waits, works and waits
 * again goes through all of its waits in a single `advance`.
 */
export class FakeClock implements Clock {
  readonly #startsAt: number;
  #elapsed = 0;
  readonly #timers = new Set<Timer>();

  constructor(startsAt = Date.UTC(2026, 10, 2, 9)) {
    this.#startsAt = startsAt;
  }

  now(): number {
    return this.#startsAt + this.#elapsed;
  }

  /** Starts at zero, so that confusing it with `now()` is off by fifty years. */
  monotonic(): number {
    return this.#elapsed;
  }

  setTimer(ms: number, then: () => void): () => void {
    const timer = { due: this.#elapsed + Math.max(0, ms), then };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** The clock of a machine whose time is being set: each `step` changes the time of day, but neither spans nor timers. */
  settable(): Clock & { step(ms: number): void } {
    let leap = 0;
    return {
      now: () => this.now() + leap,
      monotonic: () => this.monotonic(),
      setTimer: (ms, then) => this.setTimer(ms, then),
      step(ms) {
        leap += ms;
      },
    };
  }

  pending(): number {
    return this.#timers.size;
  }

  /** The time until the next timer in milliseconds; `undefined` if none is pending. */
  untilNext(): number | undefined {
    const next = this.#next();
    return next && next.due - this.#elapsed;
  }

  /** Advances the clock by `ms`, and fires all timers that become due, including new ones. */
  async advance(ms: number): Promise<void> {
    const end = this.#elapsed + ms;
    await settled();
    for (let timer = this.#next(); timer && timer.due <= end; timer = this.#next()) {
      this.#elapsed = Math.max(this.#elapsed, timer.due);
      this.#timers.delete(timer);
      timer.then();
      await settled();
    }
    this.#elapsed = end;
  }

  /** Jumps ahead, like a machine that slept: overdue timers fire late, and repeating ones fire once. */
  async skip(ms: number): Promise<void> {
    this.#elapsed += ms;
    await this.advance(0);
  }

  #next(): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers) if (!first || timer.due < first.due) first = timer;
    return first;
  }
}

/**
 * Lets every promise settle that only waits for other promises. This does not wait for sockets and processes: tests with
 * real ones use `until`.
 */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A clock that skips pauses of at most `longestMs`; longer timers never fire. */
export function hastyClock(longestMs: number): Clock {
  let elapsed = 0;
  return {
    now: () => elapsed,
    monotonic: () => elapsed,
    setTimer(ms, then) {
      if (ms > longestMs) return () => undefined;
      const timer = setImmediate(() => {
        elapsed += ms;
        then();
      });
      return () => clearImmediate(timer);
    },
  };
}

/**
 * The system's clock, but `factor` times as fast, for real processes and sockets that would otherwise wait for a long time.
 *
 * Its timers wait in steps of 5 ms, so that a process that was not scheduled for a while reads its sockets before its timers
 * fire, instead of taking its own delay for a silent server.
 */
export function scaledClock(factor: number): Clock {
  const start = systemClock.now();
  return {
    now: () => start + (systemClock.now() - start) * factor,
    monotonic: () => systemClock.monotonic() * factor,
    setTimer(ms, then) {
      let cancelTimer = (): void => undefined;
      const wait = (left: number): void => {
        cancelTimer = systemClock.setTimer(Math.min(left, turnMs), () =>
          left > turnMs ? wait(left - turnMs) : then(),
        );
      };
      wait(ms / factor);
      return () => cancelTimer();
    },
  };
}

const turnMs = 5;

/** The same numbers for the same seed (mulberry32). Not for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const byte = (): string =>
    Math.floor(fraction() * 256)
      .toString(16)
      .padStart(2, '0');
  return { fraction, hex: (bytes) => Array.from({ length: bytes }, byte).join('') };
}
