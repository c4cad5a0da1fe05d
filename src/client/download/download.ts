import { createHash, type Hash } from 'node:crypto';
import type { Connection } from '../connection.ts';
import { ServiceError } from '../errors.ts';
import { attempt } from '../http/attempt.ts';
import { networkErrorOf } from '../http/network-error.ts';
import { withRetries } from '../http/send.ts';
import { ArtefactDiffers } from './errors.ts';
import { openFollowing, refusalOfDownload } from './open.ts';

/** Takes the bytes of a file, in their order. */
export interface Sink {
  /** How many bytes it has accepted. */
  readonly length: number;
  /** @throws UserError, which ends the download */
  write(chunk: Buffer): Promise<void>;
  /** Forgets all bytes: the next chunk is the first again. */
  restart(): Promise<void>;
}

export interface DownloadTask {
  readonly operation: string;
  readonly url: URL;
  readonly sink: Sink;
  /** In bytes, if the service reports it. Fewer mean that the connection was cut, more that it is another file. */
  readonly size?: number | undefined;
  /** In hex, if the service reports it. */
  readonly md5?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What the sink holds. */
interface Received {
  hash: Hash;
  /** The ETag of the answer with which the file began. */
  etag: string | undefined;
}

/**
 * Downloads a whole file into the sink, and checks it. After a failure it resumes where it stopped. A file that is not
 * the artefact, or a mix of two, is downloaded whole once more.
 *
 * @throws ServiceError when the retry policy stops; ArtefactDiffers; the signal's reason; what the sink throws
 */
export async function download(task: DownloadTask, connection: Connection): Promise<void> {
  try {
    await downloadOnce(task, connection);
  } catch (error) {
    if (!(error instanceof ArtefactDiffers)) throw error;
    await task.sink.restart();
    await downloadOnce(task, connection);
  }
}

/** The retry budget starts again with each MiB, so a large file may be interrupted often. */
async function downloadOnce(task: DownloadTask, connection: Connection): Promise<void> {
  const { operation, sink, size, signal } = task;
  const received: Received = { hash: createHash('md5'), etag: undefined };
  const progress = (): number => Math.floor(sink.length / 2 ** 20);
  await withRetries({ signal, progress }, connection, () => receiveRest(task, received, connection));
  const [md5, found] = [task.md5?.toLowerCase(), received.hash.digest('hex')];
  if (size !== undefined && size !== sink.length)
    throw new ArtefactDiffers(operation, {
      what: 'size',
      expected: `${size} bytes`,
      found: `${sink.length} bytes`,
    });
  if (md5 && md5 !== found) throw new ArtefactDiffers(operation, { what: 'md5', expected: md5, found });
}

/** One attempt, with a new link to the storage. It fails when no byte arrives within `limits.idleMs`. */
async function receiveRest(task: DownloadTask, received: Received, connection: Connection): Promise<void> {
  const { operation, url, sink, size, md5, signal } = task;
  await attempt({ operation, url, limited: 'silence', signal }, connection, async (attempt) => {
    // A weak ETag is not allowed in If-Range (RFC 9110, 13.1.5). Without any, only a digest shows a mix of two files.
    const condition = received.etag?.startsWith('"') ? { 'if-range': received.etag } : undefined;
    const from = md5 || condition ? sink.length : 0;
    const part = from > 0 ? { range: `bytes=${from}-`, ...condition } : {};
    const headers = { accept: '*/*', 'accept-encoding': 'identity', ...part };
    const opened = await openFollowing({ operation, url, headers, attempt }, connection);
    const { status, headers: answered, body } = opened.reply;
    const isNextPart =
      status === 206 &&
      from === sink.length &&
      answered.etag === received.etag &&
      answered['content-range']?.startsWith(`bytes ${from}-`);
    if (!isNextPart) {
      if (status !== 200 && status !== 206 && status !== 416)
        throw await refusalOfDownload(operation, opened, connection);
      await sink.restart();
      received.hash = createHash('md5');
      received.etag = answered.etag;
    }
    if (!isNextPart && status !== 200) {
      body.destroy();
      const message = `${opened.url.origin} was asked for the bytes starting at ${from}, but sent something else.`;
      throw new ServiceError(operation, message, { failure: { kind: 'malformed' } });
    }
    for await (const chunk of attempt.chunks(opened.reply)) {
      if (size !== undefined && sink.length + chunk.length > size)
        throw new ArtefactDiffers(operation, { what: 'size', expected: `${size} bytes`, found: 'larger' });
      received.hash.update(chunk);
      await sink.write(chunk);
    }
    // A body without a length ends with its connection, and a part can be shorter than requested.
    const length = isNextPart
      ? /\d+$/.exec(answered['content-range'] ?? '')?.[0]
      : answered['content-length'];
    const total = Number(length ?? size ?? 0);
    if (sink.length >= total) return;
    const cause = new Error(`received ${sink.length} of ${total} bytes`);
    throw networkErrorOf(operation, { origin: opened.url.origin, cause });
  });
}
