import { WrongRange } from './errors.ts';
import type { Opened } from './redirects.ts';
import type { DownloadProgress, DownloadTask } from './task.ts';

/** The headers that request a file from byte `from` on. */
export function rangeHeaders(from: number, { etag }: DownloadProgress): Record<string, string> {
  if (from === 0) return {};
  // If the file has changed, the whole file is sent.
  return { range: `bytes=${from}-`, ...(etag === undefined ? {} : { 'if-range': etag }) };
}

/**
 * Checks that a 206 answer is the requested part of the same file.
 *
 * @throws WrongRange
 */
export function checkRange(
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
  throw new WrongRange(operation, { origin: url.origin, asked: from, got });
}

/** `Content-Range: bytes 500-999/1000` (RFC 9110, 14.4); `undefined` if it is missing or invalid. */
export function parseContentRange(
  header: string | undefined,
): { readonly from: number; readonly total: number | undefined } | undefined {
  const [, from, to, total] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || Number(to) < Number(from)) return undefined;
  return { from: Number(from), total: total === '*' ? undefined : Number(total) };
}

/** The file's length in the `Content-Range` of a 416 answer, after `bytes` and an asterisk. */
export function unsatisfiedLength(header: string | undefined): number | undefined {
  const [, total] = /^bytes \*\/(\d{1,15})$/.exec(header?.trim() ?? '') ?? [];
  return total === undefined ? undefined : Number(total);
}

/** An ETag that is allowed in `If-Range`: weak ones are not (RFC 9110, 13.1.5). */
export function strongTag(etag: string | undefined): string | undefined {
  return etag !== undefined && /^"[^"\r\n]*"$/.test(etag) ? etag : undefined;
}
