import { sleep } from '../../clock.ts';
import { ServiceError } from '../errors.ts';
import type { Connection } from '../http/call.ts';
import { decideRetry } from '../http/retry.ts';
import { type Course, downloadAttempt } from './attempt.ts';
import { DownloadStalled, LinkExpired, WrongRange } from './errors.ts';

/** Takes the bytes of a file, in their order. */
export interface Sink {
  /** Bytes that it has taken. */
  readonly length: number;
  /** Takes a chunk; where it gives a promise, no more may come before that is settled. */
  write(chunk: Buffer): Promise<void> | undefined;
  /** Forgets all bytes: the next is the first again. */
  restart(): Promise<void>;
}

export interface Download {
  readonly operation: string;
  readonly url: URL;
  readonly sink: Sink;
  /** Bytes, where the service tells: fewer are a connection that was cut, more are another file. */
  readonly size?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Brings a whole file into the sink. After a failure it goes on where it was; each attempt asks the service for a fresh
 * link to the storage, as links expire. The budget of the retry policy begins anew with each attempt that came further
 * than all before it: a large file may be cut often and still arrives. Attempts in a row that stall end it all the same.
 *
 * @throws ServiceError when the policy gives up; the signal's reason; what the sink throws
 */
export async function download(task: Download, connection: Connection): Promise<void> {
  const { sink, signal } = task;
  const { clock, random, limits, onRetry } = connection;
  const course: Course = { etag: undefined, ranges: 'asked' };
  let begun = clock.monotonic();
  let furthest = sink.length;
  let expired = 0;
  let stalled = 0;
  for (let number = 1; ; number++) {
    try {
      return await downloadAttempt({ ...task, course }, connection);
    } catch (error) {
      if (!(error instanceof ServiceError && error.failure)) throw error;
      expired = error instanceof LinkExpired ? expired + 1 : 0;
      stalled = error instanceof DownloadStalled ? stalled + 1 : 0;
      if (expired >= limits.refusalsInRow || stalled >= limits.stallsInRow) throw error;
      if (error instanceof WrongRange) course.ranges = 'refused';
      if (sink.length > furthest) {
        furthest = sink.length;
        begun = clock.monotonic();
        number = 1;
      }
      const decision = decideRetry(
        {
          operation: 'read',
          attempt: number,
          failure: error.failure,
          elapsedMs: clock.monotonic() - begun,
          fraction: random.fraction(),
        },
        limits,
      );
      if (decision.kind === 'stop') throw error;
      onRetry(error, decision.ms);
      await sleep(clock, decision.ms, signal);
    }
  }
}
