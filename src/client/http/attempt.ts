import { untilAborted } from '../../clock.ts';
import { asError, UserError } from '../../errors.ts';
import type { Connection } from '../connection.ts';
import { AnswerLost, AnswerUnusable, networkErrorOf } from '../errors.ts';
import type { WireReply, WireRequest } from './transport.ts';

interface AttemptOptions {
  readonly operation: string;
  /** What the timeout limits: the whole answer, or a time without a byte. */
  readonly limited: 'answer' | 'silence';
  readonly signal?: AbortSignal | undefined;
}

/** One attempt of an operation. Each network error becomes the situation that it stands for. */
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
      const message = `${origin} did not respond to ${operation} within ${ms / 1000} s. Check the network between the runner and the service.`;
      over.abort(new AnswerLost(operation, message, { failure: { kind: 'timeout' } }));
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
                throw new AnswerUnusable(operation, message, { failure: { kind: 'tooLarge' } });
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
