import type { Connection } from '../connection.ts';
import { ServiceError } from '../errors.ts';
import { type Attempt, attempt } from '../http/attempt.ts';
import { networkErrorOf } from '../http/network-error.ts';
import { withRetries } from '../http/send.ts';
import { ArtefactDiffers, LinkExpired, WrongRange } from './errors.ts';
import {
  type Opened,
  openFollowing,
  parseContentRange,
  refusalOfDownload,
  strongTag,
  unsatisfiedLength,
  wholeLength,
} from './open.ts';

/** Takes the bytes of a file, in their order. */
export interface Sink {
  /** How many bytes it has accepted. */
  readonly length: number;
  /** Takes a chunk. If it returns a promise, the next chunk must wait until that has settled. */
  write(chunk: Buffer): Promise<void> | undefined;
  /** Forgets all bytes: the next chunk is the first again. */
  restart(): Promise<void>;
}

export interface DownloadTask {
  readonly operation: string;
  readonly url: URL;
  readonly sink: Sink;
  /** In bytes, if the service reports it. Fewer mean that the connection was cut, more that it is another file. */
  readonly size?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What one attempt passes on to the next. */
interface DownloadProgress {
  /** The ETag of the file whose beginning the sink holds. */
  etag: string | undefined;
  /** `refused`: a requested range came back wrong, so only the whole file is requested from now on. */
  ranges: 'allowed' | 'refused';
}

interface TaskInProgress extends DownloadTask {
  readonly progress: DownloadProgress;
}

/**
 * Downloads a whole file into the sink. After a failure it resumes where it stopped. Each attempt asks the service for a
 * new link to the storage, because links expire. The retry budget starts again with each MiB, so a large file may be
 * interrupted often.
 *
 * @throws ServiceError when the retry policy stops; the signal's reason; what the sink throws
 */
export async function download(task: DownloadTask, connection: Connection): Promise<void> {
  const { sink, signal } = task;
  const progress: DownloadProgress = { etag: undefined, ranges: 'allowed' };
  let expiredInRow = 0;
  await withRetries({ signal, progress: () => Math.floor(sink.length / 2 ** 20) }, connection, async () => {
    try {
      await downloadRest({ ...task, progress }, connection);
    } catch (error) {
      if (error instanceof WrongRange) progress.ranges = 'refused';
      expiredInRow = error instanceof LinkExpired ? expiredInRow + 1 : 0;
      if (!(error instanceof LinkExpired) || expiredInRow < connection.limits.refusalsInRow) throw error;
      throw new ServiceError(error.operation, error.message, { cause: error });
    }
  });
}

/**
 * One attempt to download the rest of the file into the sink. It fails when no byte arrives within `limits.idleMs`.
 *
 * @throws ServiceError; ProxyUnusable; the signal's reason; what the sink throws
 */
async function downloadRest(task: TaskInProgress, connection: Connection): Promise<void> {
  const { operation, url, signal } = task;
  await attempt({ operation, url, limited: 'silence', signal }, connection, async (attempt) => {
    const opened = await openRest(task, connection, attempt);
    if (opened) await copyBody(task, opened);
  });
}

/** Requests what the sink does not have yet, and prepares the sink for it; `undefined` if it has everything. */
async function openRest(
  task: TaskInProgress,
  connection: Connection,
  attempt: Attempt,
): Promise<Opened | undefined> {
  const { operation, url, sink, progress } = task;
  const from = progress.ranges === 'allowed' ? sink.length : 0;
  const headers = { accept: '*/*', 'accept-encoding': 'identity', ...rangeHeaders(from, progress) };
  const opened = await openFollowing({ operation, url, headers, attempt }, connection);
  const { status, headers: answered, body } = opened.reply;
  switch (status) {
    case 200:
      if (sink.length > 0) await sink.restart();
      progress.etag = strongTag(answered.etag);
      return opened;
    case 206:
      checkRange(task, opened, { from, etag: progress.etag });
      return opened;
    case 416:
      body.destroy();
      if (from > 0 && unsatisfiedLength(answered['content-range']) === from) return undefined;
      throw new WrongRange(operation, { origin: opened.url.origin, from, got: 'status 416' });
    default:
      throw await refusalOfDownload(operation, opened, connection);
  }
}

/** The headers that request a file from byte `from` on. */
function rangeHeaders(from: number, { etag }: DownloadProgress): Record<string, string> {
  if (from === 0) return {};
  // If the file has changed, the whole file is sent.
  return { range: `bytes=${from}-`, ...(etag === undefined ? {} : { 'if-range': etag }) };
}

/**
 * Checks that a 206 answer is the requested part of the same file.
 *
 * @throws WrongRange
 */
function checkRange(
  { operation, sink }: Pick<DownloadTask, 'operation' | 'sink'>,
  { reply: { headers, body }, url }: Opened,
  { from, etag }: { from: number } & Pick<DownloadProgress, 'etag'>,
): void {
  const header = headers['content-range'];
  const range = parseContentRange(header);
  const isSameFile = etag === undefined || headers.etag === undefined || headers.etag === etag;
  if (range?.from === from && from === sink.length && isSameFile) return;
  body.destroy();
  const found = header === undefined ? 'no Content-Range' : `"${header}"`;
  const got = isSameFile ? found : 'a part of another file';
  throw new WrongRange(operation, { origin: url.origin, from, got });
}

/**
 * Copies the body of an answer into the sink.
 *
 * @throws AnswerLost if it ends too early; ArtefactDiffers if it is too long; what the sink throws
 */
async function copyBody(
  { operation, sink, size }: Pick<DownloadTask, 'operation' | 'sink' | 'size'>,
  { reply, url, attempt }: Opened,
): Promise<void> {
  const total = wholeLength(reply);
  for await (const chunk of attempt.chunks(reply)) {
    if (size !== undefined && sink.length + chunk.length > size)
      throw new ArtefactDiffers(operation, { what: 'size', expected: `${size} bytes`, found: 'larger' });
    const written = sink.write(chunk);
    if (!written) continue;
    await written;
    attempt.received();
  }
  // If a body ends with its connection, only its length shows whether it was cut.
  const expected = total ?? size ?? sink.length;
  if (sink.length >= expected) return;
  const cause = new Error(`received ${sink.length} of ${expected} bytes`);
  throw networkErrorOf(operation, { origin: url.origin, cause });
}
