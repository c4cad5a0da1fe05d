/**
 * Time and randomness are handed in, so that a test can move the one and fix the other.
 * No other file may call `Date.now`, `setTimeout` or `Math.random` (test/meta/imports.test.ts holds this).
 */
import { randomBytes } from 'node:crypto';

export interface Clock {
  /** A moment: milliseconds since the Unix epoch. It leaps when somebody sets the machine's clock. */
  now(): number;
  /** For spans: milliseconds since a moment that nobody knows. It never goes back and never leaps. */
  monotonic(): number;
  /** Calls `then` once, after `ms` milliseconds; the function that is returned cancels it. */
  setTimer(ms: number, then: () => void): () => void;
}

export interface Random {
  /** A number from 0 up to, but not including, 1. */
  fraction(): number;
  /** `bytes` random bytes as lower-case hex; unguessable where the real source is used. */
  hex(bytes: number): string;
}

/** The longest delay that `setTimeout` can hold: a longer one would fire at once. */
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
 * Moments of one course of events: its begin is the wall time, and what follows is counted from there, so that a clock
 * that is set meanwhile bends no span between two of them. Whole milliseconds since the Unix epoch.
 */
export function steadyMoments(clock: Pick<Clock, 'now' | 'monotonic'>): () => number {
  const [begun, from] = [clock.now(), clock.monotonic()];
  return () => Math.round(begun + clock.monotonic() - from);
}

/**
 * Waits `ms` milliseconds.
 *
 * @throws the signal's reason, at once, when the signal is or becomes aborted
 */
export function sleep(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const giveUp = (): void => {
      cancelTimer();
      reject(signal?.reason);
    };
    const cancelTimer = clock.setTimer(ms, () => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    });
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
