import { z } from 'zod';

/** A time as the contract writes it, `2021-02-11T16:00:22.379+0000` (docs/api.md, "Identifiers and timestamps"). */
export const Timestamp = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0000$/);

/** Milliseconds since the Unix epoch, written as the contract does. */
export function formatTimestamp(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '+0000');
}

/** `Date.parse` finds a date in almost anything, such as `step 5`. */
const anyTimestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;

/**
 * Reads every form that was seen: the contract's own, `…+00:00` with microseconds, and `Z`.
 * Milliseconds since the Unix epoch; `undefined` for what is absent or no time.
 */
export function parseTimestamp(text: string | null | undefined): number | undefined {
  if (!text || !anyTimestamp.test(text)) return undefined;
  const ms = Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(ms) ? undefined : ms;
}
