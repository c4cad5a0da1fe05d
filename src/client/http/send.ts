import { sleep } from '../../clock.ts';
import { decideRetry } from '../../retry.ts';
import type { Connection } from '../connection.ts';
import { AddressRefused, notJson, ServiceError } from '../errors.ts';
import { type Activity, attempt } from './attempt.ts';
import { readRefusal } from './failure.ts';
import type { WireReply, WireRequest } from './transport.ts';

/** How a request is sent, and what may end it. */
export interface Sending {
  /** Ends the operation: while it waits to be sent, is in flight, or pauses between attempts. */
  readonly signal?: AbortSignal | undefined;
  /** If set, this signal ends an attempt in flight, instead of `signal`. */
  readonly inFlight?: AbortSignal | undefined;
  /** `one`: a failed attempt ends the operation. Default: as many as the retry policy allows. */
  readonly attempts?: 'one' | undefined;
  /** When this step started the build that the request is about, on the monotonic clock. */
  readonly newSince?: number | undefined;
}

interface Request<Result> extends Sending {
  /** Noun and verb, such as `builds.get`. */
  readonly operation: string;
  /** `once`: sent again only if it certainly was not executed. */
  readonly sent: 'once' | undefined;
  readonly wire: WireRequest;
  /** Reads a success. @throws BodyTooLarge; ServiceError; ReaderFailed; the stream's error */
  readonly read: (reply: WireReply, activity: Activity) => Promise<Result>;
  /** What the timeout of an attempt limits. Default: the whole answer. */
  readonly limits?: 'silence';
}

/**
 * Sends a request, and repeats it as the retry policy decides. Each attempt waits for the client's semaphore. A service
 * that asks to wait holds back this request alone.
 *
 * @throws ServiceError; the signal's reason
 */
export async function send<Result>(request: Request<Result>, connection: Connection): Promise<Result> {
  const { operation, wire, sent, signal, inFlight = signal, newSince, read } = request;
  const { clock, limits, semaphore, transport } = connection;
  const timeout = request.limits
    ? ({ limits: 'silence', ms: limits.idleMs } as const)
    : ({ limits: 'answer', ms: limits.attemptMs } as const);
  return withRetries({ sent, signal, newSince, attempts: request.attempts }, connection, (begin) =>
    semaphore.run(() => {
      begin();
      return attempt({ operation, url: wire.url, clock, signal: inFlight, ...timeout }, async (activity) => {
        const reply = await transport(wire, { signal: activity.signal });
        if (reply.status < 200 || reply.status >= 300)
          throw await failureOf(operation, { wire, reply }, connection);
        return read(reply, activity);
      });
    }, signal),
  );
}

/** The situation that an unsuccessful answer stands for. API requests follow no redirects, because the token would go along. */
async function failureOf(
  operation: string,
  { wire: { url }, reply }: { wire: WireRequest; reply: WireReply },
  connection: Connection,
): Promise<ServiceError> {
  const { status, headers, body } = reply;
  if (status < 200 || status >= 400) return readRefusal(operation, reply, connection);
  body.destroy();
  // The request was not conditional, so a cache has answered in place of the service.
  if (status === 304) return notJson(operation, { origin: url.origin, found: 'status 304 and no body' });
  const target =
    (headers.location && URL.parse(headers.location, url.href)?.origin) || 'an unreadable address';
  return new AddressRefused(
    operation,
    `The service redirects ${operation} to ${target}. Set baseUrl to the final address of the API.`,
  );
}

interface Retrying extends Omit<Sending, 'inFlight'> {
  readonly sent?: 'once' | undefined;
  /** How much the attempts have achieved. With each that achieved something, the retry budget starts again. */
  readonly progress?: () => number;
}

/**
 * Makes attempts until one succeeds or the retry policy stops.
 *
 * @param once makes one attempt, and calls `begin` when it no longer waits behind other requests: that time is not its own
 * @throws ServiceError; the signal's reason; what else `once` throws
 */
export async function withRetries<Result>(
  { sent, signal, newSince, attempts, progress = () => 0 }: Retrying,
  connection: Pick<Connection, 'clock' | 'random' | 'limits' | 'onRetry'>,
  once: (begin: () => void) => Promise<Result>,
): Promise<Result> {
  const { clock, random, limits, onRetry } = connection;
  let begunAt: number | undefined;
  let achieved = progress();
  const begin = (): void => {
    begunAt ??= clock.monotonic();
  };
  for (let number = 1; ; number++) {
    try {
      return await once(begin);
    } catch (error) {
      if (!(error instanceof ServiceError && error.failure) || attempts === 'one') throw error;
      const { failure } = error;
      if (progress() > achieved) {
        achieved = progress();
        number = 1;
        begunAt = undefined;
      }
      const elapsedMs = begunAt === undefined ? 0 : clock.monotonic() - begunAt;
      const mayAppearLater = newSince !== undefined && clock.monotonic() - newSince < limits.newBuildMs;
      // Nothing is lost if a start that never arrives is given up early.
      const isUnsentStart = sent === 'once' && failure.kind === 'network';
      const budget = isUnsentStart ? { retryBudgetMs: limits.startRetryMs } : {};
      const decision = decideRetry(
        { sent, attempt: number, failure, elapsedMs, fraction: random.fraction(), mayAppearLater },
        { ...limits, ...budget },
      );
      if (decision.kind === 'stop') throw error;
      onRetry(error, decision.ms);
      await sleep(clock, decision.ms, signal);
    }
  }
}
