import { getSystemErrorMap } from 'node:util';
import { UserError } from '../../errors.ts';
import { meansNoRoom, systemCode } from '../errors.ts';
import type { BuildOutcome } from './execution.ts';

/** The cause of a system or SQLite error in words, without paths; `undefined` for any other error. */
export function systemCause(thrown: unknown): string | undefined {
  const code = systemCode(thrown);
  if (code === 'EFBIG') return 'the file is larger than this machine allows';
  if (meansNoRoom(thrown)) return 'no space left';
  const [, words] = [...getSystemErrorMap().values()].find(([name]) => name === code) ?? [];
  return words;
}

/** The outcome of a build that threw this; `undefined` if it is a bug. */
export function failureOf(thrown: unknown): BuildOutcome | undefined {
  if (thrown instanceof UserError) return { state: 'failed', message: thrown.message };
  const cause = systemCause(thrown);
  return cause === undefined
    ? undefined
    : { state: 'failed', message: `The build could not continue: ${cause}` };
}
