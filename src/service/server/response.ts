import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { systemCode } from '../errors.ts';
import type { StoredFile } from '../handlers/artefacts.ts';
import type { HandlerAnswer } from '../handlers/handler.ts';
import { type LogForm, logMarkup } from './log-markup.ts';

/** Turns the answer of a handler into an HTTP response. With a plain object, no `Headers` are made for most answers. */
export function responseOf(
  answer: HandlerAnswer,
  { request, limits }: { request: Request; limits: Readonly<Record<string, string>> },
): Response | Promise<Response> {
  if ('json' in answer)
    return new Response(JSON.stringify(answer.json), {
      status: answer.status,
      headers: { 'content-type': 'application/json', ...limits },
    });
  if ('redirect' in answer)
    return new Response(null, { status: 302, headers: { location: answer.redirect, ...limits } });
  if ('empty' in answer) return new Response(null, { status: answer.status, headers: limits });
  return logResponse(answer.logFile, { request, form: 'styles', headers: limits });
}

/** Streams a stored file: all of it, one range, or 304 when the client already has it. */
export async function fileResponse(file: StoredFile, request: Request): Promise<Response> {
  // Changes when the content does.
  const etag = `"${file.md5}"`;
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
export async function logResponse(
  file: string,
  {
    request,
    form,
    headers: more,
  }: {
    readonly request: Request;
    readonly form: LogForm;
    readonly headers: Readonly<Record<string, string>>;
  },
): Promise<Response> {
  const handle = await open(file).catch((error: unknown) => {
    if (systemCode(error) !== 'ENOENT') throw error;
  });
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    ...more,
  };
  // A step that is about to write its first line.
  if (!handle) return new Response('', { headers });
  if (request.method === 'HEAD') {
    await handle.close();
    return new Response(null, { headers });
  }
  return new Response(bodyOf(handle.createReadStream().compose(logMarkup(form))), { headers });
}

/** Node's types and the web's declare the same class separately. */
function bodyOf(stream: Readable): ReadableStream {
  return Readable.toWeb(stream) as ReadableStream;
}
