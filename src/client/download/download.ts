import { sleep } from '../../clock.ts';
import { decideRetry } from '../../retry.ts';
import type { Connection } from '../connection.ts';
import { ServiceError } from '../errors.ts';
import { downloadAttempt } from './attempt.ts';
import { DownloadStalled, LinkExpired, WrongRange } from './errors.ts';
import type { DownloadProgress, DownloadTask } from './task.ts';

/**
 * Downloads a whole file into the sink. After a failure it resumes where it stopped. Each attempt asks the service for a
 * new link to the storage, because links expire. The retry budget starts again with each attempt that received more than
 * all before it, so a large file may be interrupted often; `limits.stallsInRow` idle attempts in a row end the download
 * in any case.
 *
 * @throws ServiceError when the retry policy stops; the signal's reason; what the sink throws
 */
export async function download(task: DownloadTask, connection: Connection): Promise<void> {
  const { sink, signal } = task;
  const { clock, random, limits, onRetry } = connection;
  const progress: DownloadProgress = { etag: undefined, ranges: 'allowed' };
  let budgetStart = clock.monotonic();
  let received = sink.length;
  let expiredInRow = 0;
  let stalledInRow = 0;
  for (let number = 1; ; number++) {
    try {
      return await downloadAttempt({ ...task, progress }, connection);
    } catch (error) {
      if (!(error instanceof ServiceError && error.failure)) throw error;
      expiredInRow = error instanceof LinkExpired ? expiredInRow + 1 : 0;
      stalledInRow = error instanceof DownloadStalled ? stalledInRow + 1 : 0;
      if (expiredInRow >= limits.refusalsInRow || stalledInRow >= limits.stallsInRow) throw error;
      if (error instanceof WrongRange) progress.ranges = 'refused';
      if (sink.length > received) {
        received = sink.length;
        budgetStart = clock.monotonic();
        number = 1;
      }
      const { failure } = error;
      const elapsedMs = clock.monotonic() - budgetStart;
      const decision = decideRetry(
        { operation: 'read', attempt: number, failure, elapsedMs, fraction: random.fraction() },
        limits,
      );
      if (decision.kind === 'stop') throw error;
      onRetry(error, decision.ms);
      await sleep(clock, decision.ms, signal);
    }
  }
}
