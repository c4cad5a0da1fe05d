import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { systemCode } from '../errors.ts';
import type { StoredFile } from '../handlers/artefacts.ts';
import type { HandlerAnswer, RequestedLog } from '../handlers/handler.ts';
import { logMarkup } from './log-markup.ts';

/** Turns the answer of a handler into an HTTP response. With a plain object, no `Headers` are made for most answers. */
export function responseOf(
  answer: HandlerAnswer,
  { request, limits }: { request: Request; limits: Readonly<Record<string, string>> },
): Response | Promise<Response> {
  if ('json' in answer || 'jsonText' in answer)
    return new Response('json' in answer ? JSON.stringify(answer.json) : answer.jsonText, {
      status: answer.status,
      headers: { 'content-type': 'application/json', ...limits },
    });
  if ('redirect' in answer)
    return new Response(null, { status: 302, headers: { location: answer.redirect, ...limits } });
  if ('empty' in answer) return new Response(null, { status: answer.status, headers: limits });
  return logResponse(answer.log, { request, limits });
}

/** Streams a stored file: all of it, one range, or 304 when the client already has it. */
export async function fileResponse(file: StoredFile, request: Request): Promise<Response> {
  // Changes when the content does.
  const etag = `"${file.blob}"`;
  const headers = new Headers({
    etag,
    'accept-ranges': 'bytes',
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeRfc8187(file.name)}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  });
  if (matches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });

  const ifRange = request.headers.get('if-range');
  const requested = ifRange === null || ifRange === etag ? request.headers.get('range') : null;
  const range = rangeOf(requested, file.size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${file.size}`);
  const status = range ? 206 : 200;
  if (request.method === 'HEAD' || file.size === 0) return new Response(null, { status, headers });
  // Opened before the response starts, so that a file that cannot be read is an error and not a truncated body.
  const handle = await open(file.path);
  return new Response(bodyOf(handle.createReadStream({ start, end })), { status, headers });
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** One range of RFC 9110. Several ranges and other units get the whole file, which the RFC allows. */
function rangeOf(header: string | null, size: number): Range | 'unsatisfiable' | undefined {
  const [, from, to] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') {
    const last = Number(to);
    return last === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - last), end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}

function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

function encodeRfc8187(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
}

/** The log of a step so far. Sent as text that browsers must not interpret as a page. */
async function logResponse(
  { file, offset }: RequestedLog,
  { request, limits }: { readonly request: Request; readonly limits: Readonly<Record<string, string>> },
): Promise<Response> {
  const handle = await open(file).catch((error: unknown) => {
    if (systemCode(error) !== 'ENOENT') throw error;
  });
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    ...limits,
  };
  // A step that is about to write its first line.
  if (!handle)
    return new Response('', {
      headers: { ...headers, ...(offset === undefined ? {} : { 'x-log-offset': '0' }) },
    });
  if (request.method === 'HEAD') {
    await handle.close();
    return new Response(null, { headers });
  }
  if (offset === undefined)
    return new Response(bodyOf(handle.createReadStream().compose(logMarkup())), { headers });
  const { start, end } = await linesFrom(handle, offset).catch(async (error: unknown) => {
    await handle.close();
    throw error;
  });
  const withOffset = { ...headers, 'x-log-offset': String(end) };
  if (start === end) {
    await handle.close();
    return new Response('', { headers: withOffset });
  }
  const stream = handle.createReadStream({ start, end: end - 1 }).compose(logMarkup());
  return new Response(bodyOf(stream), { headers: withOffset });
}

const lineEnd = 0x0a;

/** The most bytes of a log in an answer to a request with an offset. */
const longestPart = 2 ** 20;

/**
 * Finds the whole lines from `offset` on, and where they end. An unfinished line is returned only when there is nothing
 * before it, so that characters and colours are split only where somebody writes half a line and waits, or a line is longer
 * than an answer.
 */
async function linesFrom(file: FileHandle, offset: number): Promise<{ start: number; end: number }> {
  const { size } = await file.stat();
  const from = offset < 0 ? Math.max(0, size + offset) : Math.min(offset, size);
  const buffer = Buffer.alloc(Math.min(size - from, longestPart));
  const { bytesRead } = await file.read({ buffer, position: from });
  const part = buffer.subarray(0, bytesRead);
  const startsInLine = offset < 0 && from > 0;
  const first = startsInLine ? part.indexOf(lineEnd) + 1 : 0;
  const last = part.lastIndexOf(lineEnd) + 1;
  return { start: from + first, end: from + (last > first ? last : part.length) };
}

/** Node's types and the web's declare the same class separately. */
export function bodyOf(stream: Readable): ReadableStream {
  return Readable.toWeb(stream) as ReadableStream;
}
