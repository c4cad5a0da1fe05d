/** What an unsuccessful answer stands for. */
import { text } from 'node:stream/consumers';
import { refusalText } from '../../contract/endpoint.ts';
import type { Connection } from '../connection.ts';
import { AddressRefused, AnswerUnusable, Refusal, type ServiceError } from '../errors.ts';
import type { Attempt } from './attempt.ts';
import type { WireReply } from './transport.ts';

/** Characters of the service's explanation of a refusal. */
const longestExplanation = 1_000;

/**
 * The situation that an unsuccessful answer of the service stands for. API requests follow no redirects, because the token
 * would go along.
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
      operation,
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
