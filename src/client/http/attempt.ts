import { type Clock, untilAborted } from '../../clock.ts';
import { asError, UserError } from '../../errors.ts';
import { AnswerTimedOut, AnswerTooLarge, type ServiceError } from '../errors.ts';
import { mebibytes } from '../limits.ts';
import { BodyTooLarge, ReaderFailed } from './body.ts';
import { networkErrorOf } from './failure.ts';

interface Attempt {
  readonly operation: string;
  /** The address of the first request. */
  readonly url: URL;
  readonly clock: Clock;
  /** The timeout, in milliseconds. */
  readonly ms: number;
  /** Each so many bytes start the timeout again. Default: it is for the whole answer. */
  readonly bytes?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The situation of a timeout. Default: `AnswerTimedOut`. */
  readonly TimedOut?: new (
    operation: string,
    stalled: Stalled,
  ) => ServiceError;
}

interface Stalled {
  readonly origin: string;
  readonly seconds: number;
  readonly bytes: number;
}

/**
 * Asks once and reads the whole answer, within a timeout. Every error becomes the situation that it stands for.
 *
 * @param work calls `asks` when it turns to another address, so that an error can name it
 * @throws ServiceError if there is no successful answer; ProxyUnusable; the outer signal's reason; what the reader threw
 */
export async function attempt<Result>(
  { operation, url, bytes = Number.POSITIVE_INFINITY, TimedOut = AnswerTimedOut, ...limit }: Attempt,
  work: (activity: ActivityMonitor, asks: (url: URL) => void) => Promise<Result>,
): Promise<Result> {
  let { origin } = url;
  const asks = (address: URL): void => {
    origin = address.origin;
  };
  try {
    return await withIdleTimeout({ ...limit, bytes }, (activity) => work(activity, asks));
  } catch (error) {
    if (limit.signal?.aborted) throw limit.signal.reason;
    if (error instanceof UserError) throw error;
    if (error instanceof ReaderFailed) throw error.cause;
    if (error instanceof IdleTimeoutError) throw new TimedOut(operation, { origin, ...error.limit });
    if (error instanceof BodyTooLarge)
      throw new AnswerTooLarge(operation, { origin, most: mebibytes(error.limit), cause: error });
    throw networkErrorOf(operation, { origin, cause: asError(error) });
  }
}

/** The abort reason of a signal when `withIdleTimeout` received too few bytes. */
class IdleTimeoutError extends Error {
  override readonly name = 'IdleTimeoutError';
  readonly limit: { readonly seconds: number; readonly bytes: number };
  constructor({ ms, bytes }: { ms: number; bytes: number }) {
    super(`Fewer than ${bytes} bytes were received in ${ms / 1000} s`);
    this.limit = { seconds: ms / 1000, bytes };
  }
}

/** Is notified of every byte received, and of the time in which none is expected. */
export interface ActivityMonitor {
  readonly signal: AbortSignal;
  received(bytes: number): void;
  /** Waits for `work`, and does not count that time. */
  pausedDuring(work: Promise<void>): Promise<void>;
}

/**
 * Runs `work` with a signal that aborts when fewer than `bytes` arrived in `ms` milliseconds, or together with the outer
 * signal. A single byte now and then does not keep it alive. It settles then, whatever `work` does (`untilAborted`). One
 * timer serves the whole run.
 *
 * @throws IdleTimeoutError, or the outer signal's reason
 */
async function withIdleTimeout<Result>(
  limit: {
    readonly clock: Clock;
    readonly ms: number;
    readonly bytes: number;
    readonly signal?: AbortSignal | undefined;
  },
  work: (activity: ActivityMonitor) => Promise<Result>,
): Promise<Result> {
  const { clock, ms, bytes } = limit;
  const controller = new AbortController();
  /** When `bytes` were last complete; pauses since then move it forward. */
  let since = clock.monotonic();
  let count = 0;
  let pausedSince: number | undefined;
  let cancelTimer = (): void => {};
  const arm = (left: number): void => {
    cancelTimer = clock.setTimer(left, () => {
      const left = ms - (clock.monotonic() - since);
      if (pausedSince !== undefined) arm(ms);
      // Sums of fractions are inexact: a rest below a millisecond may be too little to move the clock.
      else if (left < 1) controller.abort(new IdleTimeoutError({ ms, bytes }));
      else arm(left);
    });
  };
  arm(ms);
  const signal = limit.signal ? AbortSignal.any([limit.signal, controller.signal]) : controller.signal;
  try {
    return await untilAborted({ clock, signal }, () =>
      work({
        signal,
        received(more) {
          count += more;
          if (count < bytes) return;
          count = 0;
          since = clock.monotonic();
        },
        async pausedDuring(pause) {
          pausedSince = clock.monotonic();
          await pause;
          since += clock.monotonic() - pausedSince;
          pausedSince = undefined;
        },
      }),
    );
  } finally {
    cancelTimer();
  }
}
