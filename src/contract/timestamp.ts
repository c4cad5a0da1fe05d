import { z } from 'zod';

/** The contract's format, `2021-02-11T16:00:22.379+0000` (docs/api.md, "Identifiers and timestamps"). */
export const Timestamp = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0000$/);

/** Milliseconds since the Unix epoch in the contract's format. */
export function formatTimestamp(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '+0000');
}

/** Checked first because `Date.parse` accepts almost anything, such as `step 5`. */
const anyTimestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;

/**
 * Reads every format that was seen: the contract's, `…+00:00` with microseconds, and `Z`. Returns milliseconds since the
 * Unix epoch; `undefined` if the timestamp is missing or invalid.
 */
export function parseTimestamp(text: string | null | undefined): number | undefined {
  if (!text || !anyTimestamp.test(text)) return undefined;
  const ms = Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(ms) ? undefined : ms;
}
