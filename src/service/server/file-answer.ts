import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { StoredFile } from '../handlers/artefacts.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Sends a stored file, streamed: whole, one range of it, or only that the caller's copy is still right. */
export async function fileAnswer(file: StoredFile, request: Request): Promise<Response> {
  const etag = `"${file.hash}"`;
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
  const asked = ifRange === null || ifRange === etag ? request.headers.get('range') : null;
  const range = rangeOf(asked, file.size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${file.size}`);
  const status = range ? 206 : 200;
  if (request.method === 'HEAD' || file.size === 0) return new Response(null, { status, headers });
  // Opened before anything is answered, so that a file that cannot be read is an error and not a body cut short.
  const handle = await open(file.path);
  return new Response(Readable.toWeb(handle.createReadStream({ start, end })) as ReadableStream, {
    status,
    headers,
  });
}

/** One range of RFC 9110; several at once, or another unit, are answered with the whole file, as it allows. */
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
