import { sleep } from '../../clock.ts';
import { pauseBeforeRetry } from '../../retry.ts';
import type { Connection } from '../connection.ts';
import { ServiceError } from '../errors.ts';
import { type Attempt, attempt, failureOf } from './attempt.ts';
import type { WireReply, WireRequest } from './transport.ts';

/** What every method of the client takes: how a request is sent, and what may end it. */
export interface CallOptions {
  /** Ends the operation: while it waits to be sent, is in flight, or pauses between attempts. */
  readonly signal?: AbortSignal | undefined;
  /** If set, this signal ends an attempt in flight, instead of `signal`. */
  readonly inFlight?: AbortSignal | undefined;
  /** `one`: a failed attempt ends the operation. Default: as many as the retry policy allows. */
  readonly attempts?: 'one' | undefined;
  /** For all attempts and the pauses between them, in milliseconds. Default: the retry budget. */
  readonly retryMs?: number | undefined;
  /** For the first minute after this moment on the monotonic clock, a 404 means "not yet". */
  readonly newSince?: number | undefined;
}

interface Request<Result> extends CallOptions {
  /** Noun and verb, such as `builds.get`. */
  readonly operation: string;
  /** `once`: sent again only if it certainly was not executed. */
  readonly sent?: 'once' | undefined;
  readonly wire: WireRequest;
  readonly limited: 'answer' | 'silence';
  readonly read: (reply: WireReply, attempt: Attempt) => Promise<Result>;
}

/**
 * Sends a request, and repeats it as the retry policy decides. Each attempt waits for the client's semaphore. A service
 * that asks to wait holds back this request alone.
 *
 * @throws ServiceError; the signal's reason
 */
export async function send<Result>(request: Request<Result>, connection: Connection): Promise<Result> {
  const { operation, wire, signal, inFlight = signal, limited, read } = request;
  const once = () =>
    attempt({ operation, limited, signal: inFlight }, connection, async (attempt) => {
      const reply = await attempt.request(wire);
      connection.contactBy = undefined;
      if (reply.status >= 200 && reply.status < 300) return read(reply, attempt);
      throw await failureOf({ operation, url: wire.url, reply, attempt }, connection);
    });
  return withRetries(request, connection, () => connection.semaphore.run(once, signal));
}

interface Retrying extends CallOptions {
  readonly sent?: 'once' | undefined;
  /** How much the attempts have achieved. With each that achieved something, the retry budget starts again. */
  readonly progress?: () => number;
}

/**
 * Makes attempts until one succeeds or the retry policy stops.
 *
 * @throws ServiceError; the signal's reason; what else `once` throws
 */
export async function withRetries<Result>(
  { sent, signal, newSince, attempts, retryMs = Number.POSITIVE_INFINITY, progress = () => 0 }: Retrying,
  connection: Pick<Connection, 'clock' | 'random' | 'limits' | 'onRetry' | 'contactBy'>,
  once: () => Promise<Result>,
): Promise<Result> {
  const { clock, random, limits, onRetry } = connection;
  let begunAt = clock.monotonic();
  let achieved = progress();
  for (let number = 1; ; number++) {
    try {
      return await once();
    } catch (error) {
      if (!(error instanceof ServiceError && error.failure) || attempts === 'one') throw error;
      const { failure } = error;
      if (progress() > achieved) [achieved, number, begunAt] = [progress(), 1, clock.monotonic()];
      const elapsedMs = clock.monotonic() - begunAt;
      const mayAppearLater = newSince !== undefined && clock.monotonic() - newSince < limits.newBuildMs;
      const isUnreached = failure.kind === 'network' && failure.certain;
      const { contactBy } = connection;
      // Nothing is lost if a start that never arrives is given up early. A rate limit may hold one back for all its time.
      const isHeldBack = sent === 'once' && !isUnreached && Number.isFinite(retryMs);
      const mostMs = isHeldBack ? retryMs : isUnreached && sent ? limits.startRetryMs : limits.retryBudgetMs;
      const contactMs = isUnreached && contactBy !== undefined ? contactBy - begunAt : retryMs;
      const retryBudgetMs = Math.min(mostMs, retryMs, contactMs);
      const pauseMs = pauseBeforeRetry(
        { sent, attempt: number, failure, elapsedMs, fraction: random.fraction(), mayAppearLater },
        { ...limits, retryBudgetMs, attemptMs: isHeldBack ? 0 : limits.attemptMs },
      );
      if (pauseMs === undefined) throw error;
      onRetry(error, pauseMs, retryBudgetMs - elapsedMs);
      await sleep(clock, pauseMs, signal);
    }
  }
}
