import { text } from 'node:stream/consumers';
import { untilAborted } from '../../clock.ts';
import { refusalText } from '../../contract/endpoint.ts';
import { asError, UserError } from '../../errors.ts';
import type { Connection } from '../connection.ts';
import {
  AddressRefused,
  AnswerLost,
  AnswerUnusable,
  checkNetwork,
  networkErrorOf,
  Refusal,
  type ServiceError,
} from '../errors.ts';
import type { WireReply, WireRequest } from './transport.ts';

interface AttemptOptions {
  readonly operation: string;
  /** What the timeout limits: the whole answer, or a time without a byte. */
  readonly limited: 'answer' | 'silence';
  readonly signal?: AbortSignal | undefined;
}

/** One attempt of an operation. Network errors become situations. */
export interface Attempt {
  /** Sends a request, and waits for the head of the answer. @throws ServiceError; ProxyUnusable */
  request(wire: WireRequest): Promise<WireReply>;
  /** The body, chunk by chunk. @throws AnswerUnusable beyond `most` bytes; ServiceError if the connection is cut */
  chunks(reply: WireReply, most?: number): AsyncGenerator<Buffer>;
}

/**
 * Asks once and reads the whole answer, within a timeout. It settles then, whatever `work` does (`untilAborted`).
 *
 * @throws AnswerLost at the timeout; the outer signal's reason; what `work` throws
 */
export async function attempt<Result>(
  { operation, limited, signal: outer }: AttemptOptions,
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
      over.abort(new AnswerLost(problem, { failure: { kind: 'timeout' }, advice: checkNetwork }));
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
                throw new AnswerUnusable(message, { failure: { kind: 'tooLarge' } });
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
