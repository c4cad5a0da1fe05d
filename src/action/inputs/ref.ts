import type { Ref } from '../../contract/values.ts';
import { InputError } from '../../errors.ts';
import { parseBranch, parseTag } from './parsers.ts';
import type { InputReader } from './reader.ts';

/**
 * The inputs `branch` and `tag`; `undefined` if neither is given.
 *
 * @throws InputError if one is not a valid name, or both are given
 */
export function readRef(inputs: InputReader): Ref | undefined {
  const branch = inputs.optional('branch', parseBranch);
  const tag = inputs.optional('tag', parseTag);
  if (branch && tag)
    throw new InputError(
      ['branch', 'tag'],
      'Inputs branch and tag cannot be used together. Set at most one of them.',
    );
  return branch ? { branch } : tag ? { tag } : undefined;
}
