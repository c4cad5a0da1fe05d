import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { type Connection, headersFor } from '../connection.ts';
import { AddressRefused, ArtefactDiffers, networkErrorOf, ServiceError, unanswered } from '../errors.ts';
import { type Attempt, failureOf, retryAfterMs, send } from './send.ts';
import type { WireReply } from './transport.ts';

const operation = 'artefacts.download';

/** A file of the service, which it may redirect to its storage. */
export interface RemoteFile {
  readonly url: URL;
  /** In bytes, if the service reports it. Fewer mean that the connection was cut, more that it is another file. */
  readonly size?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface DownloadTask extends RemoteFile {
  /** Opened to append, so that the next chunk goes to the start after the file was emptied. */
  readonly file: Pick<FileHandle, 'appendFile' | 'truncate'> & { stat(): Promise<{ readonly size: number }> };
  /** In hex, if the service reports it. */
  readonly md5?: string | undefined;
}

/**
 * Downloads a whole file, and checks it. After a failure it resumes where it stopped. A file that is not the artefact, or a
 * mix of two, is downloaded whole once more.
 *
 * @throws ServiceError if the retry policy stops; ArtefactDiffers; the signal's reason; the system's error of the file
 */
export async function download(task: DownloadTask, connection: Connection): Promise<void> {
  try {
    await downloadOnce(task, connection);
  } catch (error) {
    if (!(error instanceof ArtefactDiffers)) throw error;
    await downloadOnce(task, connection);
  }
}

/** The retry budget starts again with each MiB, so a large file may be interrupted often. */
async function downloadOnce(task: DownloadTask, connection: Connection): Promise<void> {
  const { file, size, md5, signal } = task;
  let hash = createHash('md5');
  let received = 0;
  /** Of the answer with which the file began. */
  let etag: string | undefined;

  /** One attempt, with a new link to the storage. It fails when no byte arrives within `limits.idleMs`. */
  const receiveRest = async (attempt: Attempt): Promise<void> => {
    // A weak ETag is not allowed in If-Range (RFC 9110, 13.1.5). Without any, only a digest shows a mix of two files.
    const condition = etag?.startsWith('"') ? { 'if-range': etag } : undefined;
    const from = md5 || condition ? received : 0;
    const part = from > 0 ? { range: `bytes=${from}-`, ...condition } : {};
    const { reply, origin } = await open(task, part, { attempt, connection });
    const { status, headers, body } = reply;
    const isNextPart =
      status === 206 &&
      from > 0 &&
      headers.etag === etag &&
      headers['content-range']?.startsWith(`bytes ${from}-`);
    if (!isNextPart) {
      await file.truncate(0);
      received = 0;
      hash = createHash('md5');
      etag = headers.etag;
    }
    if (!isNextPart && status !== 200) {
      body.destroy();
      const message = `${origin} was asked for the bytes starting at ${from}, but sent something else.`;
      throw new ServiceError(message, { failure: unanswered });
    }
    for await (const chunk of attempt.chunks(reply)) {
      const length = received + chunk.length;
      if (size !== undefined && length > size) throw sizeDiffers(length, size);
      hash.update(chunk);
      await file.appendFile(chunk);
      received = length;
    }
    // A body without a length ends with its connection, and a part can be shorter than requested.
    const total = lengthOf(reply) ?? size ?? 0;
    if (received >= total) return;
    const cause = new Error(`received ${received} of ${total} bytes`);
    throw networkErrorOf(operation, { origin, cause });
  };

  const progress = (): number => Math.floor(received / 2 ** 20);
  await send({ operation, limited: 'silence', signal, progress }, connection, receiveRest);
  if (size !== undefined && size !== received) throw sizeDiffers(received, size);
  // A write of an attempt that was left behind may have come late.
  const { size: written } = await file.stat();
  if (written !== received) throw sizeDiffers(written, received);
  const found = hash.digest('hex');
  if (md5 && md5.toLowerCase() !== found) throw new ArtefactDiffers(`md5 is ${found}`, md5);
}

function sizeDiffers(found: number, expected: number): ArtefactDiffers {
  return new ArtefactDiffers(`size is ${found} bytes`, `${expected} bytes`);
}

/**
 * Checks that a file can be downloaded, by its first byte and its length: a record may outlive its file in the storage, and a
 * proxy may answer with a page of its own.
 *
 * @throws ServiceError; the signal's reason
 */
export async function checkFile(file: RemoteFile, connection: Connection): Promise<void> {
  const { size, signal } = file;
  await send({ operation, limited: 'answer', signal }, connection, async (attempt) => {
    const { reply } = await open(file, { range: 'bytes=0-0' }, { attempt, connection });
    reply.body.destroy();
    const length = lengthOf(reply);
    if (size !== undefined && length !== undefined && length !== size) throw sizeDiffers(length, size);
  });
}

/** The length of the whole file, as far as an answer names it. */
function lengthOf({ status, headers }: WireReply): number | undefined {
  const digits = /\d+$/.exec(headers[status === 200 ? 'content-length' : 'content-range'] ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits);
}

const mostRedirects = 5;

/** Whole, a part, or no byte in the range, as of an empty file. */
const opened = [200, 206, 416];

/**
 * Requests a file with the token, and follows up to five redirects, never from https to http. The token is sent to the
 * origin of `baseUrl` only, and not after another origin was reached: another host must not be able to have the token
 * sent with a request of its choice.
 *
 * @throws UserError
 */
async function open(
  { url: first }: RemoteFile,
  headers: Readonly<Record<string, string>>,
  { attempt, connection }: { attempt: Attempt; connection: Connection },
): Promise<{ readonly reply: WireReply; readonly origin: string }> {
  let url = first;
  let isTrusted = true;
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    isTrusted &&= url.origin === connection.baseUrl.origin;
    const own = isTrusted ? headersFor(connection.token) : {};
    const sent = { ...own, accept: '*/*', 'accept-encoding': 'identity', ...headers };
    const reply = await attempt.request({ method: 'GET', url, headers: sent });
    const { status } = reply;
    const { location } = reply.headers;
    if (opened.includes(status)) return { reply, origin: url.origin };
    if (status >= 300 && status < 400 && location !== undefined) {
      reply.body.destroy();
      url = redirectTarget(location, url);
    } else if (redirects === 0) {
      throw await failureOf({ operation, url, reply, attempt }, connection);
    } else {
      reply.body.destroy();
      const message = `The storage at ${url.origin} responded with status ${status} instead of the file.`;
      const failure = { kind: 'status', status, retryAfterMs: retryAfterMs(reply, connection) } as const;
      throw new ServiceError(message, { failure });
    }
  }
  throw new AddressRefused(`The download was redirected more than ${mostRedirects} times.`);
}

/** @throws AddressRefused where anyone could change the file */
function redirectTarget(location: string, from: URL): URL {
  const url = URL.parse(location, from.href);
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && from.protocol === 'http:');
  if (!url || !safe)
    throw new AddressRefused(
      `The download was redirected from ${from.origin} to ${url ? `${url.protocol}//${url.host}` : 'an unreadable address'}, which is not safe to follow.`,
    );
  url.username = '';
  url.password = '';
  return url;
}
