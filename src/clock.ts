/**
 * Time and randomness are injected, so that tests can advance the one and fix the other. No other file may call
 * `Date.now`, `setTimeout` or `Math.random` (test/meta/imports.test.ts checks this).
 */
import { randomBytes } from 'node:crypto';

export interface Clock {
  /** A point in time: milliseconds since the Unix epoch. It jumps when the machine's clock is set. */
  now(): number;
  /** For durations: milliseconds since an arbitrary moment. It never goes back and never jumps. */
  monotonic(): number;
  /** Calls `then` once, after `ms` milliseconds. The returned function cancels the timer. */
  setTimer(ms: number, then: () => void): () => void;
}

export interface Random {
  /** A number from 0 up to, but not including, 1. */
  fraction(): number;
  /** Random bytes as lower-case hex; cryptographically secure in `systemRandom`. */
  hex(bytes: number): string;
}

/** The longest delay of `setTimeout`: it fires at once with a longer one. */
const longestTimer = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimer(ms, then) {
    let timer: NodeJS.Timeout;
    const arm = (left: number): void => {
      timer = setTimeout(
        () => (left > longestTimer ? arm(left - longestTimer) : then()),
        Math.min(left, longestTimer),
      );
    };
    arm(Math.max(0, ms));
    return () => clearTimeout(timer);
  },
};

export const systemRandom: Random = {
  fraction: () => Math.random(),
  hex: (bytes) => randomBytes(bytes).toString('hex'),
};

/**
 * A clock for a series of timestamps: it starts at the wall time and advances monotonically, so that durations between
 * them stay right when the machine's clock is set. Returns whole milliseconds since the Unix epoch.
 */
export function steadyMoments(clock: Pick<Clock, 'now' | 'monotonic'>): () => number {
  const [begun, from] = [clock.now(), clock.monotonic()];
  return () => Math.round(begun + clock.monotonic() - from);
}

/**
 * Waits `ms` milliseconds.
 *
 * @throws the signal's reason, as soon as the signal is aborted
 */
export function sleep(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const onAbort = (): void => {
      cancelTimer();
      reject(signal?.reason);
    };
    const cancelTimer = clock.setTimer(ms, () => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    });
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
