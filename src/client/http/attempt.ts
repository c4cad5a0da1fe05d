import { type Clock, untilAborted } from '../../clock.ts';
import { asError, UserError } from '../../errors.ts';
import { AnswerLost, tooLarge } from '../errors.ts';
import { BodyTooLarge, ReaderFailed } from './body.ts';
import { networkErrorOf } from './failure.ts';

interface Attempt {
  readonly operation: string;
  /** The address of the first request. */
  readonly url: URL;
  readonly clock: Clock;
  /** The timeout, in milliseconds. */
  readonly ms: number;
  /** `answer`: for the whole answer. `silence`: `Activity.received` starts it again. */
  readonly limits: 'answer' | 'silence';
  readonly signal?: AbortSignal | undefined;
}

/** The progress of an attempt. */
export interface Activity {
  /** Aborted at the timeout, or together with the outer signal. */
  readonly signal: AbortSignal;
  /** Bytes have arrived, or the receiver has accepted them. */
  received(): void;
  /** The attempt turns to another address, so that an error can name it. */
  asks(url: URL): void;
}

/**
 * Asks once and reads the whole answer, within a timeout. It settles then, whatever `work` does (`untilAborted`). Every error
 * becomes the situation that it stands for.
 *
 * @throws ServiceError if there is no successful answer; ProxyUnusable; the outer signal's reason; what the reader threw
 */
export async function attempt<Result>(
  { operation, url, clock, ms, limits, signal: outer }: Attempt,
  work: (activity: Activity) => Promise<Result>,
): Promise<Result> {
  let { origin } = url;
  const over = new AbortController();
  let cancelTimer = (): void => {};
  let isOver = false;
  const arm = (): void => {
    cancelTimer();
    cancelTimer = clock.setTimer(ms, () => {
      isOver = true;
      over.abort();
    });
  };
  arm();
  const signal = outer ? AbortSignal.any([outer, over.signal]) : over.signal;
  const activity: Activity = {
    signal,
    received: limits === 'silence' ? arm : () => {},
    asks(address) {
      origin = address.origin;
    },
  };
  try {
    return await untilAborted({ clock, signal }, () => work(activity));
  } catch (error) {
    if (outer?.aborted) throw outer.reason;
    if (error instanceof UserError) throw error;
    if (error instanceof ReaderFailed) throw error.cause;
    if (isOver) throw new AnswerLost(operation, { origin, seconds: ms / 1000, isIdle: limits === 'silence' });
    if (error instanceof BodyTooLarge)
      throw tooLarge(operation, { origin, bytes: error.limit, cause: error });
    throw networkErrorOf(operation, { origin, cause: asError(error) });
  } finally {
    cancelTimer();
  }
}
