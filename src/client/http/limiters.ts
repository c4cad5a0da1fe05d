/** What holds requests back: their number in an hour, a service that asks to wait, and their number at a time. */
import { type Clock, sleep } from '../../clock.ts';
import type { ClientLimits } from '../limits.ts';

/**
 * Decides when the requests of one client may be sent: no more than allowed in an hour, and none while the service asks
 * us to wait or is down. Calls that fail together are therefore not all repeated at the same moment.
 */
export interface RateLimiter {
  /** Waits until the hourly quota has room for one more request, first come, first served. @throws the signal's reason */
  acquire(signal: AbortSignal | undefined): Promise<void>;
  /** Counts a request that is sent without waiting. */
  count(): void;
  /** How many requests may still be sent without waiting for the hourly quota. */
  left(): number;
  /** How long no request may be sent, and why; `undefined` when requests may be sent. */
  pause(): Pause | undefined;
  /**
   * Notes a transient failure. If the service asks us to wait, no request is sent until then. Otherwise a single
   * failure concerns only its own request, while many in a row without an answer pause all requests.
   */
  failed(failure: TransientFailure): void;
  /** Notes an answer: the service is up. */
  answered(): void;
}

interface Pause {
  readonly ms: number;
  readonly cause: Error;
}

interface TransientFailure {
  readonly error: Error;
  /** Milliseconds that the service asks us to wait; backoff is added to it. */
  readonly retryAfterMs: number;
  /** A random number from 0 up to, but not including, 1. */
  readonly fraction: number;
}

export function createRateLimiter({ clock, limits }: { clock: Clock; limits: ClientLimits }): RateLimiter {
  const { requestsPerWindow, requestWindowMs } = limits;
  /** When each of the last requests was or will be sent: a ring, in which the next one replaces the oldest. */
  const sent: number[] = [];
  let next = 0;
  let paused: { readonly until: number; readonly cause: Error } | undefined;
  let failuresInRow = 0;
  /** Reserves the next slot; returns how many milliseconds away it is. */
  const reserve = (): number => {
    const now = clock.monotonic();
    const oldest = sent[next];
    const at = oldest === undefined ? now : Math.max(now, oldest + requestWindowMs);
    sent[next] = at;
    next = (next + 1) % requestsPerWindow;
    return at - now;
  };
  const pause = (): Pause | undefined => {
    const ms = paused ? paused.until - clock.monotonic() : 0;
    return paused && ms > 0 ? { ms, cause: paused.cause } : undefined;
  };
  return {
    async acquire(signal) {
      signal?.throwIfAborted();
      const ms = reserve();
      if (ms > 0) await sleep(clock, ms, signal);
    },
    count: () => void reserve(),
    left() {
      const windowBegan = clock.monotonic() - requestWindowMs;
      return requestsPerWindow - sent.filter((at) => at > windowBegan).length;
    },
    pause,
    failed({ error, retryAfterMs, fraction }) {
      // Requests that were in flight together fail together: they count as one, and only the first adds backoff.
      const isFirst = pause() === undefined;
      if (isFirst) failuresInRow += 1;
      const beyond = failuresInRow - limits.simultaneousRequests;
      if (retryAfterMs === 0 && beyond < 1) return;
      const bound = Math.min(limits.backoffCapMs, limits.backoffBaseMs * 2 ** Math.max(0, beyond - 1));
      const until = clock.monotonic() + retryAfterMs + (isFirst ? fraction * bound : 0);
      if (!paused || until > paused.until) paused = { until, cause: error };
    },
    answered() {
      failuresInRow = 0;
    },
  };
}

/** Runs a limited number of tasks at a time, in the order in which they arrive. */
export interface Semaphore {
  /** @throws the signal's reason when it is aborted before the task begins; what the task throws */
  run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

export function createSemaphore(limit: number): Semaphore {
  let running = 0;
  const queue: (() => void)[] = [];

  const acquire = (signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted();
    if (running < limit) {
      running++;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const admit = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        queue.splice(queue.indexOf(admit), 1);
        reject(signal?.reason);
      };
      queue.push(admit);
      signal?.addEventListener('abort', leave, { once: true });
    });
  };

  return {
    async run(task, signal) {
      await acquire(signal);
      try {
        return await task();
      } finally {
        // The slot goes straight to the next in the queue, so that a later arrival cannot take it first.
        const next = queue.shift();
        if (next) next();
        else running--;
      }
    },
  };
}
