import { sleep, TimeoutError, withTimeout } from '../../clock.ts';
import { asError, UserError } from '../../errors.ts';
import { decideRetry } from '../../retry.ts';
import type { Connection } from '../connection.ts';
import { AnswerTimedOut, NotFound, networkErrorOf, RequestRefused, ServiceError } from '../errors.ts';
import type { WireReply } from '../http/transport.ts';
import { refusalOfDownload } from './attempt.ts';
import { LinkExpired, WrongRange } from './errors.ts';
import { parseContentRange } from './range.ts';
import { openFollowing } from './redirects.ts';
import type { DownloadTask } from './task.ts';

type Check = Pick<DownloadTask, 'operation' | 'url' | 'size' | 'signal'>;

/**
 * Whether a file can be downloaded, by its first byte and its length: what a service says of a file may outlive the file
 * in its storage.
 *
 * @throws ServiceError when that cannot be told; the signal's reason
 */
export async function checkFile(check: Check, connection: Connection): Promise<'there' | 'gone'> {
  const { clock, random, limits, onRetry } = connection;
  const begun = clock.monotonic();
  for (let attempt = 1; ; attempt++) {
    try {
      return await checkOnce(check, connection);
    } catch (error) {
      // A file of another size is another file, however often it is asked for.
      if (!(error instanceof ServiceError && error.failure) || error instanceof WrongRange) throw error;
      const { failure } = error;
      const elapsedMs = clock.monotonic() - begun;
      const decision = decideRetry(
        { operation: 'read', attempt, failure, elapsedMs, fraction: random.fraction() },
        limits,
      );
      if (decision.kind === 'stop') throw error;
      onRetry(error, decision.ms);
      await sleep(clock, decision.ms, check.signal);
    }
  }
}

async function checkOnce(
  { operation, url, size, signal: outer }: Check,
  connection: Connection,
): Promise<'there' | 'gone'> {
  const { clock, limits, rateLimiter } = connection;
  await rateLimiter.acquire(outer);
  let { origin } = url;
  const onRequest = (requested: URL): void => {
    origin = requested.origin;
  };
  const headers = { accept: '*/*', 'accept-encoding': 'identity', range: 'bytes=0-0' };
  try {
    return await withTimeout({ clock, ms: limits.attemptMs, signal: outer }, async (signal) => {
      const opened = await openFollowing({ operation, url, headers, signal, onRequest }, connection);
      const { status, body } = opened.reply;
      if (isThere(status)) {
        body.destroy();
        const length = lengthOf(opened.reply);
        if (length === undefined || length === (size ?? length)) return 'there';
        const got = `${length} bytes in all instead of ${size}`;
        throw new WrongRange(operation, { origin, asked: 0, got });
      }
      const refusal = await refusalOfDownload(operation, opened, connection);
      if (isGone(refusal)) return 'gone';
      throw refusal;
    });
  } catch (error) {
    if (outer?.aborted) throw outer.reason;
    if (error instanceof UserError) throw error;
    if (error instanceof TimeoutError)
      throw new AnswerTimedOut(operation, { origin, seconds: error.seconds });
    throw networkErrorOf(operation, { origin, cause: asError(error) });
  }
}

/** Bytes of the whole file, if the answer says. */
function lengthOf({ status, headers }: WireReply): number | undefined {
  const { 'content-length': length, 'content-range': range } = headers;
  if (status === 206) return parseContentRange(range)?.total;
  return status === 200 && length !== undefined ? Number(length) : undefined;
}

/** 416: an empty file has no first byte. */
function isThere(status: number): boolean {
  return status === 200 || status === 206 || status === 416;
}

/** 404 and 410 of the service; of the storage also 403. */
function isGone(refusal: ServiceError): boolean {
  return (
    refusal instanceof LinkExpired ||
    refusal instanceof NotFound ||
    (refusal instanceof RequestRefused && refusal.status === 410)
  );
}
