import { InputError } from '../../errors.ts';
import type { RunEvent } from '../event/run-event.ts';
import { parseBranchOrNone } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';
import { parseSizeLimit, type SizeLimit } from './size-limit.ts';

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
  const given = inputs.optional('sizeBase', parseBranchOrNone);
  const maxIncrease = inputs.optional('maxSizeIncrease', parseSizeLimit);
  if (given === 'none' && maxIncrease)
    throw new InputError(
      ['sizeBase', 'maxSizeIncrease'],
      'Input sizeBase is none, so maxSizeIncrease has nothing to compare with. Set sizeBase to a branch, or leave maxSizeIncrease out.',
    );
  const base = given === 'none' ? undefined : (given?.branch ?? pullRequest?.baseBranch);
  return { base, maxIncrease };
}
