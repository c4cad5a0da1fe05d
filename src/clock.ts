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

/** The longest delay of `setTimeout`, which fires at once with a longer one: more than 24 days, which no job takes. */
const longestTimer = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimer(ms, then) {
    const timer = setTimeout(then, Math.min(Math.max(0, ms), longestTimer));
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

/** @throws the signal's reason, as soon as the signal is aborted */
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

/** The abort reason of a signal when `withTimeout` ran out of time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly seconds: number;
  constructor(ms: number) {
    super(`Timed out after ${ms / 1000} s`);
    this.seconds = ms / 1000;
  }
}

/** How long work may take to clean up, or to return what it has, once its signal is aborted. */
const cleanUpMs = 250;

/**
 * Runs `work`, and leaves it behind if it has not settled 250 ms after the signal was aborted: Node has operations that never
 * settle, such as a request that is answered with a `101` that nobody asked for. What `work` does later is ignored.
 *
 * @throws the signal's reason
 */
export async function untilAborted<Result>(
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
  work: () => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const leftBehind = Promise.withResolvers<never>();
  let cancelTimer = (): void => {};
  const onAbort = (): void => {
    cancelTimer = clock.setTimer(cleanUpMs, () => leftBehind.reject(signal.reason));
  };
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work(), leftBehind.promise]);
  } catch (error) {
    // Aborted work rejects with an AbortError of its own; only the reason says who aborted it and why.
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', onAbort);
    cancelTimer();
  }
}

/**
 * Runs `work` with a signal that aborts after `ms` milliseconds or together with the outer signal. It settles then,
 * whatever `work` does (`untilAborted`): the limit does not depend on the work that it limits.
 *
 * @throws TimeoutError, or the outer signal's reason
 */
export async function withTimeout<Result>(
  { clock, ms, signal: outer }: { clock: Clock; ms: number; signal?: AbortSignal | undefined },
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const cancelTimer = clock.setTimer(ms, () => controller.abort(new TimeoutError(ms)));
  const signal = AbortSignal.any([controller.signal, ...(outer ? [outer] : [])]);
  try {
    return await untilAborted({ clock, signal }, () => work(signal));
  } finally {
    cancelTimer();
  }
}
