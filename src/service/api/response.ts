import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { systemCode } from '../errors.ts';
import type { StoredFile } from './artefacts.ts';
import { type LogForm, logMarkup } from './log-markup.ts';

/** Streams a stored file: the whole file, or one range. */
export async function fileResponse(file: StoredFile, request: Request): Promise<Response> {
  // Derived from the content, so that it changes with it.
  const etag = `"${file.md5}"`;
  const headers = new Headers({
    etag,
    'accept-ranges': 'bytes',
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeRfc8187(file.name)}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  });
  const ifRange = request.headers.get('if-range');
  const requested = ifRange === null || ifRange === etag ? request.headers.get('range') : null;
  const range = rangeOf(requested, file.size);
  if (!range) {
    headers.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range;
  const isPart = end - start + 1 < file.size;
  headers.set('content-length', String(end - start + 1));
  if (isPart) headers.set('content-range', `bytes ${start}-${end}/${file.size}`);
  const status = isPart ? 206 : 200;
  if (request.method === 'HEAD' || file.size === 0) return new Response(null, { status, headers });
  // Opened before the response starts, so that a file that cannot be read is an error and not a truncated body.
  const handle = await open(file.path);
  return new Response(bodyOf(handle.createReadStream({ start, end })), { status, headers });
}

/** One range of RFC 9110. Any other form gets the whole file, as the RFC allows; `undefined` if it is beyond the end. */
function rangeOf(header: string | null, size: number): { start: number; end: number } | undefined {
  const all = { start: 0, end: size - 1 };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined) return all;
  const start = Number(from);
  const end = to ? Math.min(Number(to), size - 1) : size - 1;
  if (start >= size) return undefined;
  return start > end ? all : { start, end };
}

function encodeRfc8187(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
}

/** The log of a step so far, as `text/plain` with `nosniff`, so that browsers do not show it as a page. */
export async function logResponse(file: string, request: Request, form: LogForm): Promise<Response> {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };
  const handle = await open(file).catch((error: unknown) => {
    // The step has started, and has not written anything yet.
    if (systemCode(error) !== 'ENOENT') throw error;
  });
  if (handle && request.method !== 'HEAD')
    return new Response(bodyOf(handle.createReadStream().compose(logMarkup(form))), { headers });
  await handle?.close();
  return new Response('', { headers });
}

/** The types of Node and of the web declare the same class separately. */
function bodyOf(stream: Readable): ReadableStream {
  return Readable.toWeb(stream) as ReadableStream;
}
