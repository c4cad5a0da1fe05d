import { branchName } from '../../contract/values.ts';
import { BadValue } from '../../errors.ts';
import type { RunEvent } from '../event/run-event.ts';
import { plainName, shortName } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';

export type SizeInputs = Readonly<ReturnType<typeof readSizes>>;

/**
 * The inputs `sizeBase` and `maxSizeIncrease`. Without `sizeBase`, the base of the event's pull request; off pull
 * requests nothing is compared.
 */
export function readSizes(inputs: InputReader, { pullRequest }: RunEvent) {
  const branch = inputs.optional('sizeBase', parseBranchOrNone) ?? pullRequest?.baseBranch;
  const maxIncrease = inputs.optional('maxSizeIncrease', parseSizeLimit);
  if (branch === 'none' && maxIncrease)
    inputs.refuse(
      'The maxSizeIncrease input requires a branch to compare with, but sizeBase is none. Set sizeBase to a branch, or remove maxSizeIncrease.',
    );
  return {
    /** The branch whose newest build is the base; `undefined`: nothing is compared. */
    base: branch === 'none' ? undefined : branch,
    /** By how much an artefact may grow; `undefined`: by anything. */
    maxIncrease,
  };
}

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
 * @returns the text, and how many bytes an artefact may grow that had so many
 * @throws BadValue
 */
export function parseSizeLimit(text: string) {
  const [, digits, unit = ''] = /^(\d{1,9}(?:\.\d{1,3})?)[ \u00a0]?(%|[a-z]{1,3})$/i.exec(text) ?? [];
  const number = Number(digits);
  // Without the noise of binary fractions: 0.009 % of 100,000 bytes are 9, and not 8.999999999999998.
  if (unit === '%')
    return { text, growthOf: (base: number) => Number(((base * number) / 100).toPrecision(12)) };
  const bytes = unitBytes.get(unit);
  if (bytes === undefined) throw new BadValue(expected);
  return { text, growthOf: () => number * bytes };
}

export function parseBranchOrNone(text: string): string {
  const expected = `none or the name of a branch ${plainName}, such as main or \${{ github.base_ref }}`;
  return shortName(branchName(text), expected);
}
