import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { systemCode } from '../errors.ts';
import type { AskedLog } from '../handlers/handler.ts';
import { logMarkup } from './log-markup.ts';

/** The log of a step so far. Sent as text that browsers must not interpret as a page. */
export async function logResponse(
  asked: AskedLog,
  { request, limits }: { readonly request: Request; readonly limits: Readonly<Record<string, string>> },
): Promise<Response> {
  const handle = await open(asked.file).catch((error: unknown) => {
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
      headers: { ...headers, ...(asked.offset === undefined ? {} : { 'x-log-offset': '0' }) },
    });
  if (request.method === 'HEAD') {
    await handle.close();
    return new Response(null, { headers });
  }
  if (asked.offset === undefined)
    return new Response(bodyOf(handle.createReadStream().compose(logMarkup())), { headers });
  const { lines, end } = await linesFrom(handle, asked.offset);
  const body = bodyOf(Readable.from([lines]).compose(logMarkup()));
  return new Response(body, { headers: { ...headers, 'x-log-offset': String(end) } });
}

const lineEnd = 0x0a;

/**
 * The whole lines from `offset` on, and the offset after them. A line that has no end yet comes when nothing else is new, so
 * that characters and colours are cut in two only where somebody writes half a line and waits. A log is at most 16 MiB
 * (executor/step-list/step-log.ts).
 */
async function linesFrom(file: FileHandle, offset: number): Promise<{ lines: Buffer; end: number }> {
  await using _ = file;
  const { size } = await file.stat();
  const from = offset < 0 ? Math.max(0, size + offset) : Math.min(offset, size);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(size - from), position: from });
  const read = buffer.subarray(0, bytesRead);
  const isCut = offset < 0 && from > 0;
  const first = isCut ? read.indexOf(lineEnd) + 1 : 0;
  const last = read.lastIndexOf(lineEnd) + 1;
  const lines = read.subarray(first, last > first ? last : undefined);
  return { lines, end: from + first + lines.length };
}

/** Node's types and the web's declare the same class separately. */
export function bodyOf(stream: Readable): ReadableStream {
  return Readable.toWeb(stream) as ReadableStream;
}
