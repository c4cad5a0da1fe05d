import { type Clock, sleep } from '../../clock.ts';
import type { Limits } from '../limits.ts';

/**
 * When the requests of one client may be sent, whoever wants to send them: not while the service has to be left alone,
 * and no more of them in an hour than are allowed. So many calls that fail together do not come back as a storm.
 */
export interface Pace {
  /** Waits until the hourly number of requests leaves room for one more, in the order of asking. @throws the signal's reason */
  turn(signal: AbortSignal | undefined): Promise<void>;
  /** Counts a request that waits for nothing. */
  count(): void;
  /** How long no request is to be sent, in milliseconds, and the failure behind it. */
  closed(): { readonly ms: number; readonly because: Error | undefined };
  /**
   * A request has failed in a way that may pass. Where the service asks for time, all leave it alone for so long;
   * otherwise one failure is that request's own, and many in a row without an answer are everybody's.
   */
  failed(failure: PassingFailure): void;
  /** A request was answered: the service is there. */
  answered(): void;
}

export interface PassingFailure {
  readonly error: Error;
  /** Milliseconds for which the service asks to be left alone; a growing time comes on top. */
  readonly askedMs: number;
  /** Random's part: from 0 up to, but not including, 1. */
  readonly fraction: number;
}

export function createPace({ clock, limits }: { clock: Clock; limits: Limits }): Pace {
  const { requestsPerWindow, requestWindowMs } = limits;
  /** When each of the last requests was sent, or is to be: the next one takes the place of the oldest. */
  const sent: number[] = [];
  let next = 0;
  let closedUntil = clock.monotonic();
  let because: Error | undefined;
  let failures = 0;
  /** Takes a turn; how long it is away, in milliseconds. */
  const take = (): number => {
    const now = clock.monotonic();
    const oldest = sent[next];
    const at = oldest === undefined ? now : Math.max(now, oldest + requestWindowMs);
    sent[next] = at;
    next = (next + 1) % requestsPerWindow;
    return at - now;
  };
  const closedMs = (): number => Math.max(0, closedUntil - clock.monotonic());
  return {
    async turn(signal) {
      signal?.throwIfAborted();
      const ms = take();
      if (ms > 0) await sleep(clock, ms, signal);
    },
    count: () => void take(),
    closed: () => ({ ms: closedMs(), because }),
    failed({ error, askedMs, fraction }) {
      // Those that were under way together fail together: they count as one, and only the first has the random part.
      const isFirst = closedMs() === 0;
      if (isFirst) failures += 1;
      const shared = failures - limits.simultaneousRequests;
      if (askedMs === 0 && shared < 1) return;
      const bound = Math.min(limits.backoffCapMs, limits.backoffBaseMs * 2 ** Math.max(0, shared - 1));
      const until = clock.monotonic() + askedMs + (isFirst ? fraction * bound : 0);
      if (until <= closedUntil) return;
      closedUntil = until;
      because = error;
    },
    answered() {
      failures = 0;
    },
  };
}
