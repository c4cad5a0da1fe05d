/** What stands behind an attempt that failed: a network error, a refusal, or a request of the service to wait. */
import { types } from 'node:util';
import { refusalText } from '../../contract/endpoint.ts';
import { errorsIn } from '../../errors.ts';
import type { Failure } from '../../retry.ts';
import type { Connection } from '../connection.ts';
import { AnswerLost, CertificateRefused, Refusal, type ServiceError, ServiceUnreachable } from '../errors.ts';
import { BodyTooLarge, readText } from './body.ts';
import { noTunnelCode, type WireReply } from './transport.ts';

/** Codes of errors from before there is a connection (docs/reliability.md, "One request, one build"). */
const beforeConnection = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', noTunnelCode]);

/** The situation that a network error stands for. */
export function networkErrorOf(operation: string, error: { origin: string; cause: Error }): ServiceError {
  if (isUntrusted(error.cause)) return new CertificateRefused(operation, error);
  return networkFailure(error.cause).certain
    ? new ServiceUnreachable(operation, error)
    : new AnswerLost(operation, error);
}

/**
 * The failure that a network error stands for.
 *
 * Node reports a host with several addresses as one `AggregateError`: it is certain only if each of its errors is,
 * whatever `code` the aggregate has. An error that wraps another is judged by its cause.
 */
export function networkFailure(thrown: unknown): Failure & { kind: 'network' } {
  return { kind: 'network', certain: neverConnected(thrown) };
}

function neverConnected(thrown: unknown): boolean {
  if (!types.isNativeError(thrown)) return false;
  const all = errorsIn(thrown);
  if (all) return all.length > 0 && all.every(neverConnected);
  if ('code' in thrown && typeof thrown.code === 'string') return beforeConnection.has(thrown.code);
  return neverConnected(thrown.cause);
}

/** Whether a TLS handshake failed because of the server's certificate, by the codes of OpenSSL and Node: nothing was sent. */
function isUntrusted(thrown: Error): boolean {
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
  return /^(CERT_|ERR_TLS_CERT_|UNABLE_TO_(GET|VERIFY)_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH)/.test(
    code,
  );
}

/** Characters of the service's explanation of a refusal. */
const longestExplanation = 1_000;

/** The refusal that an answer of the service is. @throws the stream's error if the connection is cut */
export async function readRefusal(
  operation: string,
  reply: WireReply,
  { clock, limits, redactProse }: Pick<Connection, 'clock' | 'limits' | 'redactProse'>,
): Promise<Refusal> {
  // A longer body explains nothing.
  const text = await readText(reply.body, limits.refusalBytes).catch((error: unknown) => {
    if (error instanceof BodyTooLarge) return '';
    throw error;
  });
  const said = refusalText(text);
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
 * `Retry-After` is honoured on every answer, in both of its forms (RFC 9110, 10.2.3). The reset headers are read at 429
 * only: services put them on all answers, and a 502 must not wait for the end of the hour. A number in them can be
 * seconds left or an epoch in seconds: its size decides, whatever the header is called (docs/hosted-service.md,
 * "Errors and limits").
 */
export function retryAfterMs(
  answer: Pick<WireReply, 'status' | 'headers'>,
  { now, longestMs }: { now: number; longestMs: number },
): number | undefined {
  const read = (name: string): string => String(answer.headers[name] ?? '').trim();
  const resets = answer.status === 429 ? ['x-ratelimit-reset', 'ratelimit-reset'] : [];
  const ms = [fromRetryAfter(read('retry-after'), now)]
    .concat(resets.map((name) => fromReset(read(name), now)))
    .find((ms) => ms !== undefined);
  return ms === undefined ? undefined : Math.min(Math.max(0, ms), longestMs);
}

function fromRetryAfter(value: string, now: number): number | undefined {
  const seconds = secondsIn(value);
  if (seconds !== undefined) return seconds * 1000;
  const at = parseHttpDate(value);
  return at === undefined ? undefined : at - now;
}

function fromReset(value: string, now: number): number | undefined {
  const seconds = secondsIn(value);
  if (seconds === undefined) return undefined;
  return seconds >= firstEpochSeconds ? seconds * 1000 - now : seconds * 1000;
}

/** September 2001 as an epoch, thirty years as a duration: any number this large is an epoch. */
const firstEpochSeconds = 1_000_000_000;

/**
 * The three date formats of HTTP (RFC 9110, 5.6.7); the last names no zone and means GMT. They are checked first because
 * `Date.parse` accepts almost anything: it reads `-1` as a day in 2001.
 */
const httpDate =
  /^[A-Z][a-z]+(?:, \d\d[ -][A-Z][a-z]{2}[ -]\d{2,4} \d\d:\d\d:\d\d GMT| [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4})$/;

/** Milliseconds since the Unix epoch; `undefined` if it is not a date of HTTP. */
function parseHttpDate(value: string): number | undefined {
  if (!httpDate.test(value)) return undefined;
  const at = Date.parse(value.endsWith('GMT') ? value : `${value} GMT`);
  return Number.isNaN(at) ? undefined : at;
}

function secondsIn(value: string): number | undefined {
  return /^\d{1,15}(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
}
