import type { IncomingHttpHeaders } from 'node:http';
import { refusalText } from '../../contract/endpoint.ts';
import { asError, UserError } from '../../errors.ts';
import type { Connection } from '../connection.ts';
import {
  AnswerTimedOut,
  AnswerTooLarge,
  AnswerUnreadable,
  CertificateRefused,
  networkErrorOf,
  RedirectRefused,
  refusalOf,
  type ServiceError,
} from '../errors.ts';
import { mebibytes } from '../limits.ts';
import { BodyTooLarge, ReaderFailed, readShortText } from './body.ts';
import { type ActivityMonitor, IdleTimeoutError, withIdleTimeout } from './idle-timeout.ts';
import { isUntrusted } from './network-error.ts';
import { retryAfterMs } from './retry-after.ts';
import type { WireReply, WireRequest } from './transport.ts';

/** How a success is read. */
export interface Reading<Result> {
  /** @throws BodyTooLarge; ServiceError; ReaderFailed; the stream's error */
  readonly read: (reply: WireReply, activity: ActivityMonitor) => Promise<Result>;
  /** Each so many bytes start the timeout of the attempt again. Without it, the timeout is for the whole answer. */
  readonly progressBytes?: number;
}

interface AttemptOptions<Result> extends Reading<Result> {
  readonly operation: string;
  readonly request: WireRequest;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends one request once and reads its whole answer, within the timeout of one attempt.
 *
 * @throws ServiceError if there is no successful answer; ProxyUnusable; the outer signal's reason; what the reader threw
 */
export async function attempt<Result>(
  { operation, request, read, progressBytes = Number.POSITIVE_INFINITY, signal }: AttemptOptions<Result>,
  {
    transport,
    clock,
    limits,
    redactProse,
  }: Pick<Connection, 'transport' | 'clock' | 'limits' | 'redactProse'>,
): Promise<Result> {
  const origin = request.url.origin;
  try {
    const limit = { clock, ms: limits.attemptMs, bytes: progressBytes, signal };
    return await withIdleTimeout(limit, async (activity) => {
      const reply = await transport(request, { signal: activity.signal });
      if (reply.status >= 200 && reply.status < 300) return await read(reply, activity);
      throw errorOf(operation, {
        ...reply,
        text: await readShortText(reply.body, limits.refusalBytes),
        url: request.url,
        now: clock.now(),
        longestMs: limits.longestRetryAfterMs,
        redactProse,
      });
    });
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof UserError) throw error;
    if (error instanceof ReaderFailed) throw error.cause;
    if (error instanceof IdleTimeoutError)
      throw new AnswerTimedOut(operation, { origin, seconds: error.limit.seconds });
    if (error instanceof BodyTooLarge)
      throw new AnswerTooLarge(operation, { origin, most: mebibytes(error.limit), cause: error });
    const cause = asError(error);
    if (isUntrusted(cause)) throw new CertificateRefused(operation, { origin, cause });
    throw networkErrorOf(operation, { origin, cause });
  }
}

function errorOf(
  operation: string,
  reply: {
    status: number;
    headers: IncomingHttpHeaders;
    text: string;
    url: URL;
    now: number;
    longestMs: number;
    redactProse: (text: string) => string;
  },
): ServiceError {
  // Nothing conditional was asked, so that a cache has answered in the place of the service.
  if (reply.status === 304)
    return new AnswerUnreadable(operation, { origin: reply.url.origin, found: 'status 304 and no body' });
  if (reply.status >= 300 && reply.status < 400)
    return new RedirectRefused(operation, { target: originOf(reply.headers.location, reply.url) });
  const said = refusalText(reply.text);
  return refusalOf(operation, {
    status: reply.status,
    said: said && reply.redactProse(said),
    retryAfterMs: retryAfterMs(reply, reply),
  });
}

function originOf(location: string | undefined, base: URL): string {
  return (location && URL.parse(location, base.href)?.origin) || 'an unreadable address';
}
