import { text } from 'node:stream/consumers';
import { sleep, untilAborted } from '../../clock.ts';
import { refusalText } from '../../contract/endpoint.ts';
import { asError, UserError } from '../../errors.ts';
import { pauseBeforeRetry } from '../../retry.ts';
import type { Connection } from '../connection.ts';
import {
  AddressRefused,
  AnswerUnusable,
  checkNetwork,
  networkErrorOf,
  Refusal,
  ServiceError,
  unanswered,
} from '../errors.ts';
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

interface Sending extends CallOptions {
  /** Noun and verb, such as `builds.get`. */
  readonly operation: string;
  /** What the timeout of an attempt limits: the whole answer, or a time without a byte. */
  readonly limited: 'answer' | 'silence';
  /** `once`: sent again only if it certainly was not executed. */
  readonly sent?: 'once' | undefined;
  /** How much the attempts have achieved. With each that achieved something, the retry budget starts again. */
  readonly progress?: () => number;
}

/** One attempt of an operation. Network errors become situations. */
export interface Attempt {
  /** Sends a request, and waits for the head of the answer. @throws UserError */
  request(wire: WireRequest): Promise<WireReply>;
  /** The body, chunk by chunk. @throws AnswerUnusable beyond `most` bytes; ServiceError if the connection is cut */
  chunks(reply: WireReply, most?: number): AsyncGenerator<Buffer>;
}

/**
 * Makes attempts until `work` succeeds with one or the retry policy stops. Each waits for the client's semaphore. A service
 * that asks to wait holds back this operation alone.
 *
 * @throws ServiceError; the signal's reason; what else `work` throws
 */
export async function send<Result>(
  options: Sending,
  connection: Connection,
  work: (attempt: Attempt) => Promise<Result>,
): Promise<Result> {
  const { sent, signal, newSince, attempts, progress = () => 0 } = options;
  const { inFlight = signal, retryMs = Number.POSITIVE_INFINITY } = options;
  const { clock, random, limits, semaphore, onRetry } = connection;
  const once = () => attempt({ ...options, signal: inFlight }, connection, work);
  let begunAt = clock.monotonic();
  let achieved = progress();
  for (let number = 1; ; number++) {
    try {
      return await semaphore.run(once, signal);
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

/**
 * Asks once and reads the whole answer, within a timeout. It settles then, whatever `work` does (`untilAborted`).
 *
 * @throws ServiceError at the timeout; the outer signal's reason; what `work` throws
 */
export async function attempt<Result>(
  { operation, limited, signal: outer }: Pick<Sending, 'operation' | 'limited' | 'signal'>,
  { clock, limits, transport }: Pick<Connection, 'clock' | 'limits' | 'transport'>,
  work: (attempt: Attempt) => Promise<Result>,
): Promise<Result> {
  const ms = limited === 'silence' ? limits.idleMs : limits.attemptMs;
  const over = new AbortController();
  const signal = outer ? AbortSignal.any([outer, over.signal]) : over.signal;
  /** Of the address that was requested last. */
  let origin = '';
  let cancelTimer = (): void => {};
  const arm = (): void => {
    cancelTimer();
    cancelTimer = clock.setTimer(ms, () => {
      const problem = `${origin} did not respond to ${operation} within ${ms / 1000} s.`;
      over.abort(new ServiceError(problem, { failure: unanswered, advice: checkNetwork }));
    });
  };
  const situationOf = (error: unknown): unknown =>
    error instanceof UserError ? error : networkErrorOf(operation, { origin, cause: asError(error) });
  arm();
  try {
    return await untilAborted({ clock, signal }, () =>
      work({
        async request(wire) {
          ({ origin } = wire.url);
          try {
            return await transport(wire, { signal });
          } catch (error) {
            throw situationOf(error);
          }
        },
        async *chunks({ body }, most = Number.POSITIVE_INFINITY) {
          let size = 0;
          try {
            for await (const chunk of body as AsyncIterable<Buffer>) {
              size += chunk.length;
              if (size > most) {
                const message = `${origin} responded to ${operation} with more than ${most / 2 ** 20} MiB. Check that baseUrl is the address of the API.`;
                throw new AnswerUnusable(message);
              }
              if (limited === 'silence') arm();
              yield chunk;
            }
          } catch (error) {
            throw situationOf(error);
          }
        },
      }),
    );
  } finally {
    cancelTimer();
  }
}

/** Sends a request, and returns its answer if that is a success. @throws UserError */
export async function successOf(
  { operation, wire, attempt }: { operation: string; wire: WireRequest; attempt: Attempt },
  connection: Connection,
): Promise<WireReply> {
  const reply = await attempt.request(wire);
  connection.contactBy = undefined;
  if (reply.status >= 200 && reply.status < 300) return reply;
  throw await failureOf({ operation, url: wire.url, reply, attempt }, connection);
}

/** Characters of the service's explanation of a refusal. */
const longestExplanation = 1_000;

/**
 * The situation behind an unsuccessful answer of the service. API requests follow no redirects, because the token would
 * follow too.
 *
 * @throws ServiceError if the connection is cut
 */
export async function failureOf(
  { operation, url, reply, attempt }: { operation: string; url: URL; reply: WireReply; attempt: Attempt },
  connection: Pick<Connection, 'clock' | 'limits' | 'redactProse'>,
): Promise<ServiceError> {
  const { status, headers } = reply;
  if (status >= 300 && status < 400) {
    reply.body.destroy();
    const target = headers.location && URL.parse(headers.location, url.href)?.origin;
    return new AddressRefused(
      `The service redirects ${operation} to ${target || 'an unreadable address'}. Set baseUrl to the final address of the API.`,
    );
  }
  const body = await text(attempt.chunks(reply, connection.limits.refusalBytes)).catch((error: unknown) => {
    // A longer body explains nothing.
    if (error instanceof AnswerUnusable) return '';
    throw error;
  });
  const said = refusalText(body);
  return new Refusal(operation, {
    status,
    said: said && connection.redactProse(said).slice(0, longestExplanation).toWellFormed(),
    retryAfterMs: retryAfterMs(reply, connection),
  });
}

/** September 2001 as an epoch, thirty years as a duration: any number of seconds this large is an epoch. */
const firstEpochSeconds = 1_000_000_000;

/**
 * How many milliseconds an answer asks us to wait, in seconds or as an epoch in seconds; `undefined` if it does not ask.
 *
 * `Retry-After` is honoured on every answer (RFC 9110, 10.2.3). The reset headers are read at 429 only: services put them
 * on all answers, and a 502 must not wait for the end of the hour (docs/hosted-service.md, "Errors and limits").
 */
export function retryAfterMs(
  { status, headers }: Pick<WireReply, 'status' | 'headers'>,
  { clock, limits }: Pick<Connection, 'clock' | 'limits'>,
): number | undefined {
  const resets = status === 429 ? ['x-ratelimit-reset', 'ratelimit-reset'] : [];
  const asked = ['retry-after', ...resets]
    .map((name) => String(headers[name]).trim())
    .find((value) => /^\d{1,15}(?:\.\d+)?$/.test(value));
  if (asked === undefined) return undefined;
  const ms = Number(asked) * 1000 - (Number(asked) < firstEpochSeconds ? 0 : clock.now());
  return Math.min(Math.max(0, ms), limits.longestRetryAfterMs);
}
