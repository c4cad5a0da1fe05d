import { refusalText } from '../../contract/endpoint.ts';
import { asError, UserError } from '../../errors.ts';
import type { Connection } from '../connection.ts';
import { networkErrorOf, refusalOf, type ServiceError } from '../errors.ts';
import { readShortText } from '../http/body.ts';
import { IdleTimeoutError, withIdleTimeout } from '../http/idle-timeout.ts';
import { retryAfterMs } from '../http/retry-after.ts';
import { copyBody } from './body.ts';
import { DownloadStalled, FileMissing, LinkExpired, StorageRefused, WrongRange } from './errors.ts';
import { checkRange, rangeHeaders, strongTag, unsatisfiedLength } from './range.ts';
import { type Opened, openFollowing } from './redirects.ts';
import { awaitSink, type DownloadProgress, type DownloadTask, SinkFailed } from './task.ts';

type DownloadAttempt = DownloadTask & { readonly progress: DownloadProgress };

/**
 * One attempt to download the rest of the file into the sink. It fails when too few bytes arrive within
 * `limits.downloadStallMs`; time in which the sink is busy does not count.
 *
 * @throws ServiceError; ProxyUnusable; the signal's reason; what the sink throws
 */
export async function downloadAttempt(task: DownloadAttempt, connection: Connection): Promise<void> {
  const { operation, signal } = task;
  const { clock, limits } = connection;
  let { origin } = task.url;
  const onRequest = (url: URL): void => {
    origin = url.origin;
  };
  try {
    const { downloadStallMs: ms, downloadStallBytes: bytes } = limits;
    await withIdleTimeout({ clock, ms, bytes, signal }, async (activity) => {
      const opened = await openRest(task, connection, { signal: activity.signal, onRequest });
      if (opened) await copyBody(task, opened, activity);
    });
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof SinkFailed) throw error.cause;
    if (error instanceof UserError) throw error;
    if (error instanceof IdleTimeoutError) throw new DownloadStalled(operation, { origin, ...error.limit });
    throw networkErrorOf(operation, { origin, cause: asError(error) });
  }
}

/** Requests what the sink does not have yet, and prepares the sink for it; `undefined` if it has everything. */
async function openRest(
  task: DownloadAttempt,
  connection: Connection,
  request: { signal: AbortSignal; onRequest: (url: URL) => void },
): Promise<Opened | undefined> {
  const { operation, url, sink, progress } = task;
  const from = progress.ranges === 'allowed' ? sink.length : 0;
  const headers = { accept: '*/*', 'accept-encoding': 'identity', ...rangeHeaders(from, progress) };
  const opened = await openFollowing({ ...request, operation, url, headers }, connection);
  const { status, headers: answered, body } = opened.reply;
  switch (status) {
    case 200:
      if (sink.length > 0) await awaitSink(sink.restart());
      progress.etag = strongTag(answered.etag);
      return opened;
    case 206:
      checkRange(task, opened, { from, etag: progress.etag });
      return opened;
    case 416:
      body.destroy();
      if (from > 0 && unsatisfiedLength(answered['content-range']) === from) return undefined;
      throw new WrongRange(operation, { origin: opened.url.origin, asked: from, got: 'status 416' });
    default:
      throw await refusalOfDownload(operation, opened, connection);
  }
}

/** The situation that a status without the file stands for, from the service itself or from the storage. */
export async function refusalOfDownload(
  operation: string,
  { reply: { status, headers, body }, url, redirects }: Opened,
  { clock, limits, redactProse }: Connection,
): Promise<ServiceError> {
  const asked = retryAfterMs(
    { status, headers },
    { now: clock.now(), longestMs: limits.longestRetryAfterMs },
  );
  if (status < 300 || status === 304) {
    body.destroy();
    return new FileMissing(operation, { origin: url.origin, status });
  }
  if (redirects === 0) {
    const said = refusalText(await readShortText(body, limits.refusalBytes).catch(() => ''));
    return refusalOf(operation, { status, said: said && redactProse(said), retryAfterMs: asked });
  }
  body.destroy();
  const facts = { origin: url.origin, status, retryAfterMs: asked };
  // Storage answers these for a signed link that has expired, or a file that is gone.
  if (status === 403 || status === 404 || status === 410) return new LinkExpired(operation, facts);
  return new StorageRefused(operation, facts);
}
