import { parseStates } from '../builds/inputs.ts';
import { oneOf } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';

/**
 * `infrastructure`: the machine, the network or a package host failed. `timeout`: the service ended the build at its maximum
 * duration. `failed`: every build that ends as failed.
 */
const retriedFailures = ['infrastructure', 'timeout', 'failed'] as const;

export type RetryInputs = Readonly<ReturnType<typeof readRetries>>;

/** @param wait whether the step follows its builds, so that it sees them fail */
export function readRetries(inputs: InputReader, { wait }: { wait: boolean }) {
  const retries = Number(inputs.value('retries', oneOf(['0', '1', '2', '3']), '0'));
  const retryOn = inputs.value('retryOn', (text) => parseStates(text, retriedFailures), 'infrastructure');
  if (retries > 0 && !wait)
    inputs.refuse(
      'The retries input requires wait: true, because the step must see a build fail. Remove retries, or set wait to true.',
    );
  // A called workflow passes on the default.
  if (retries === 0 && retryOn.join() !== 'infrastructure')
    inputs.refuse(
      'The retryOn input has no effect if retries is 0. Set retries to 1, 2 or 3, or remove retryOn.',
    );
  return { retries, retryOn };
}
