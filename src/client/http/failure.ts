/** What an unsuccessful answer stands for. */
import { text } from 'node:stream/consumers';
import { refusalText } from '../../contract/endpoint.ts';
import type { Connection } from '../connection.ts';
import { AddressRefused, AnswerUnusable, notJson, Refusal, type ServiceError } from '../errors.ts';
import type { Attempt } from './attempt.ts';
import type { WireReply, WireRequest } from './transport.ts';

interface Answered {
  readonly operation: string;
  readonly reply: WireReply;
  /** Its body is read within the limits of this attempt. */
  readonly attempt: Attempt;
}

/** The situation that an unsuccessful answer stands for. API requests follow no redirects, because the token would go along. */
export async function failureOf(
  { wire: { url }, ...answered }: Answered & { readonly wire: WireRequest },
  connection: Connection,
): Promise<ServiceError> {
  const { operation, reply } = answered;
  const { status, headers, body } = reply;
  if (status < 200 || status >= 400) return readRefusal(answered, connection);
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

/** Characters of the service's explanation of a refusal. */
const longestExplanation = 1_000;

/** The refusal that an answer of the service is. @throws ServiceError if the connection is cut */
export async function readRefusal(
  { operation, reply, attempt }: Answered,
  { clock, limits, redactProse }: Pick<Connection, 'clock' | 'limits' | 'redactProse'>,
): Promise<Refusal> {
  const body = await text(attempt.chunks(reply, limits.refusalBytes)).catch((error: unknown) => {
    // A longer body explains nothing.
    if (error instanceof AnswerUnusable) return '';
    throw error;
  });
  const said = refusalText(body);
  return new Refusal(operation, {
    status: reply.status,
    said: said && redactProse(said).slice(0, longestExplanation).toWellFormed(),
    retryAfterMs: retryAfterMs(reply, { now: clock.now(), longestMs: limits.longestRetryAfterMs }),
  });
}

/**
 * How many milliseconds the service asks us to wait, from 0 to `longestMs`; `undefined` if it does not ask, or if the
 * format is unknown. `now` is in milliseconds since the Unix epoch.
 *
 * `Retry-After` is honoured on every answer (RFC 9110, 10.2.3). The reset headers are read at 429 only: services put them
 * on all answers, and a 502 must not wait for the end of the hour (docs/hosted-service.md, "Errors and limits").
 */
export function retryAfterMs(
  { status, headers }: Pick<WireReply, 'status' | 'headers'>,
  { now, longestMs }: { now: number; longestMs: number },
): number | undefined {
  const resets = status === 429 ? ['x-ratelimit-reset', 'ratelimit-reset'] : [];
  const ms = ['retry-after', ...resets]
    .map((name) => askedWait(String(headers[name] ?? '').trim(), now))
    .find((wait) => wait !== undefined);
  return ms === undefined ? undefined : Math.min(Math.max(0, ms), longestMs);
}

/** September 2001 as an epoch, thirty years as a duration: any number of seconds this large is an epoch. */
const firstEpochSeconds = 1_000_000_000;

/** Seconds, an epoch in seconds, or a date of HTTP. `Date.parse` alone accepts almost anything, such as `-1`. */
function askedWait(value: string, now: number): number | undefined {
  if (/^\d{1,15}(?:\.\d+)?$/.test(value))
    return Number(value) * 1000 - (Number(value) >= firstEpochSeconds ? now : 0);
  const isDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(value);
  const at = isDate ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : at - now;
}
