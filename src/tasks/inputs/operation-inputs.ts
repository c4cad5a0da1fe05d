import { InputError } from '../../core/input/input-error.ts';
import type { InputReader } from '../../core/input/reader.ts';

/**
 * Refuses inputs that an operation does not use: whoever sets one expects something else to happen.
 *
 * @throws InputError
 */
export function refuseUnused(
  inputs: InputReader,
  { operation, unused }: { operation: string; unused: readonly string[] },
): void {
  const given = unused.filter((name) => inputs.text(name) !== '');
  if (given.length > 0)
    throw new InputError(
      ['operation', ...given],
      `Input operation is ${operation}, which does not use ${given.join(', ')}. Leave it out, or choose another operation.`,
    );
}
