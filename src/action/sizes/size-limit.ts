import { BadValue } from '../../errors.ts';

/** By how much something may grow: by a number of bytes, or by a part of what it had. */
export type SizeLimit =
  | { readonly kind: 'bytes'; readonly text: string; readonly bytes: number }
  | { readonly kind: 'percent'; readonly text: string; readonly percent: number };

/** Powers of 1,000 are those of the SI, powers of 1,024 those of IEC 80000-13. */
const unitBytes: ReadonlyMap<string, number> = new Map([
  ['B', 1],
  ...['k', 'M', 'G'].map((prefix, at) => [`${prefix}B`, 1000 ** (at + 1)] as const),
  ...['K', 'M', 'G'].map((prefix, at) => [`${prefix}iB`, 1024 ** (at + 1)] as const),
]);

const expected =
  'a number with %, B, kB, MB or GB (1 kB is 1,000 bytes), or KiB, MiB or GiB (1 KiB is 1,024 bytes), such as 5%, 500kB or 1.5MiB';

/**
 * Reads a limit of growth: `5%`, `500kB`, `1.5 MiB`. A number without a unit is refused, and so is `KB`: each could mean
 * two things.
 *
 * @throws BadValue
 */
export function parseSizeLimit(text: string): SizeLimit {
  const [, digits, unit = ''] = /^(\d{1,9}(?:\.\d{1,3})?)[ \u00a0]?(%|[a-z]{1,3})$/i.exec(text) ?? [];
  const number = Number(digits);
  if (unit === '%') return { kind: 'percent', text, percent: number };
  const bytes = unitBytes.get(unit);
  if (bytes === undefined) throw new BadValue(expected);
  return { kind: 'bytes', text, bytes: number * bytes };
}
