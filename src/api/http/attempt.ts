import type { IncomingHttpHeaders } from 'node:http';
import { refusalText } from '../../contract/endpoint.ts';
import { asError } from '../../errors.ts';
import type { Connection } from '../connection.ts';
import {
  AnswerTimedOut,
  AnswerTooLarge,
  CertificateRefused,
  networkErrorOf,
  RedirectRefused,
  refusalOf,
  ServiceError,
} from '../errors.ts';
import { mebibytes } from '../limits.ts';
import { isUntrusted } from './network-error.ts';
import { retryAfterMs } from './retry-after.ts';
import { TimeoutError, withTimeout } from './timeout.ts';
import { BodyTooLarge, readShortText, readText, type WireRequest } from './transport.ts';

interface AttemptOptions {
  readonly operation: string;
  readonly request: WireRequest;
  /** The largest body of a success, in bytes. */
  readonly mostBytes: number;
  readonly signal?: AbortSignal | undefined;
}

export interface RawAnswer {
  readonly status: number;
  /** The whole body; empty if there is none. */
  readonly text: string;
}

/**
 * Sends one request once and reads its whole answer, within the timeout of one attempt.
 *
 * @throws ServiceError if there is no successful answer; the outer signal's reason
 */
export async function attempt(
  { operation, request, mostBytes, signal }: AttemptOptions,
  {
    transport,
    clock,
    limits,
    redactProse,
  }: Pick<Connection, 'transport' | 'clock' | 'limits' | 'redactProse'>,
): Promise<RawAnswer> {
  const origin = request.url.origin;
  try {
    return await withTimeout({ clock, ms: limits.attemptMs, signal }, async (limited) => {
      const reply = await transport(request, { signal: limited });
      if (reply.status >= 200 && reply.status < 300)
        return { status: reply.status, text: await readText(reply.body, mostBytes) };
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
    if (error instanceof ServiceError) throw error;
    if (error instanceof TimeoutError)
      throw new AnswerTimedOut(operation, { origin, seconds: error.seconds });
    if (error instanceof BodyTooLarge)
      throw new AnswerTooLarge(operation, { origin, most: mebibytes(mostBytes), cause: error });
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
