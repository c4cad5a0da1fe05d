import type { Connection } from '../connection.ts';
import { NotFound, RequestRefused, ServiceError } from '../errors.ts';
import { attempt } from '../http/attempt.ts';
import { createRetryBudget, pauseBeforeRetry, type RetryBudget } from '../http/send-with-retries.ts';
import type { DownloadTask } from './download.ts';
import { LinkExpired, WrongRange } from './errors.ts';
import { openFollowing, refusalOfDownload, wholeLength } from './open.ts';

type Check = Pick<DownloadTask, 'operation' | 'url' | 'size' | 'signal'>;

/**
 * Whether a file can be downloaded, by its first byte and its length: what a service says of a file may outlive the file
 * in its storage.
 *
 * @throws ServiceError when the check fails; the signal's reason
 */
export async function checkFile(check: Check, connection: Connection): Promise<'there' | 'gone'> {
  const budget = createRetryBudget(connection.clock);
  for (let number = 1; ; number++) {
    try {
      return await checkOnce({ ...check, budget }, connection);
    } catch (error) {
      // A file of another size is another file, however often it is requested.
      if (!(error instanceof ServiceError) || error instanceof WrongRange) throw error;
      await pauseBeforeRetry({ error, attempt: number, budget, signal: check.signal }, connection);
    }
  }
}

async function checkOnce(
  { operation, url, size, signal, budget }: Check & { readonly budget: RetryBudget },
  connection: Connection,
): Promise<'there' | 'gone'> {
  const { clock, limits } = connection;
  const headers = { accept: '*/*', 'accept-encoding': 'identity', range: 'bytes=0-0' };
  const limit = { clock, ms: limits.attemptMs, signal };
  return attempt({ operation, url, ...limit }, async (activity, asks) => {
    const request = { operation, url, headers, activity, budget, asks };
    const opened = await openFollowing(request, connection);
    const { reply } = opened;
    // 416: an empty file has no first byte.
    if (reply.status === 200 || reply.status === 206 || reply.status === 416) {
      reply.body.destroy();
      const length = wholeLength(reply);
      if (length === undefined || length === (size ?? length)) return 'there';
      const got = `${length} bytes in total instead of ${size}`;
      throw new WrongRange(operation, { origin: opened.url.origin, from: 0, got });
    }
    const refusal = await refusalOfDownload(operation, opened, connection);
    if (isGone(refusal)) return 'gone';
    throw refusal;
  });
}

/** 404 and 410 of the service; of the storage also 403. */
function isGone(refusal: ServiceError): boolean {
  return (
    refusal instanceof LinkExpired ||
    refusal instanceof NotFound ||
    (refusal instanceof RequestRefused && refusal.status === 410)
  );
}
