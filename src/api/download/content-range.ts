/** `Content-Range: bytes 500-999/1000` (RFC 9110, 14.4); `undefined` for a header that is missing or says something else. */
export function parseContentRange(
  header: string | undefined,
): { readonly from: number; readonly to: number; readonly total: number | undefined } | undefined {
  const [, from, to, total] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || Number(to) < Number(from)) return undefined;
  return { from: Number(from), to: Number(to), total: total === '*' ? undefined : Number(total) };
}

/** The length that an answer 416 tells in `Content-Range`, after `bytes` and an asterisk. */
export function unsatisfiedLength(header: string | undefined): number | undefined {
  const [, total] = /^bytes \*\/(\d{1,15})$/.exec(header?.trim() ?? '') ?? [];
  return total === undefined ? undefined : Number(total);
}

/** A tag that can stand in `If-Range`: weak ones cannot (RFC 9110, 13.1.5). */
export function strongTag(etag: string | undefined): string | undefined {
  return etag !== undefined && /^"[^"\r\n]*"$/.test(etag) ? etag : undefined;
}
