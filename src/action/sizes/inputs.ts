import { branchName } from '../../contract/values.ts';
import { BadValue, InputError } from '../../errors.ts';
import type { RunEvent } from '../event/run-event.ts';
import { plainName, shortName } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';

/** What the sizes of artefacts are compared with. */
export interface SizeInputs {
  /** The branch whose newest build is the base; `undefined`: nothing is compared. */
  readonly base: string | undefined;
  /** By how much an artefact may grow; `undefined`: by anything. */
  readonly maxIncrease: SizeLimit | undefined;
}

/**
 * The inputs `sizeBase` and `maxSizeIncrease`. Without `sizeBase`, the base of the event's pull request; off pull
 * requests nothing is compared.
 *
 * @throws InputError
 */
export function readSizes(inputs: InputReader, { pullRequest }: RunEvent): SizeInputs {
  const branchOrNone = inputs.optional('sizeBase', parseBranchOrNone);
  const maxIncrease = inputs.optional('maxSizeIncrease', parseSizeLimit);
  if (branchOrNone === 'none' && maxIncrease)
    throw new InputError(
      'The maxSizeIncrease input requires a branch to compare with, but sizeBase is none. Set sizeBase to a branch, or remove maxSizeIncrease.',
    );
  const base = branchOrNone === 'none' ? undefined : (branchOrNone?.branch ?? pullRequest?.baseBranch);
  return { base, maxIncrease };
}

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

/** Reads the name of a branch, or the word `none`; a branch of that name is `refs/heads/none`. */
export function parseBranchOrNone(text: string): { readonly branch: string } | 'none' {
  if (text === 'none') return 'none';
  return {
    branch: shortName(
      branchName(text),
      `none or the name of a branch ${plainName}, such as main or \${{ github.base_ref }}`,
    ),
  };
}
