import { BadValue, quoted } from '../../errors.ts';
import { isWholeHash } from '../builds/labels.ts';
import { parseNames } from '../inputs/lists.ts';
import type { InputReader } from '../inputs/reader.ts';

export type CommitStatusInputs = Readonly<NonNullable<ReturnType<typeof readCommitStatus>>>;

/** The state that the main step saves for its post step: the commit whose status is to be settled. */
export const leftStatus = 'commit-status';

/** Characters. GitHub keeps 255. */
const longestContext = 100;
const contextForm = `the name of a commit status on one line, such as mobile/android, of at most ${longestContext} characters`;

/** `undefined` without the input. */
export function readCommitStatus(inputs: InputReader, most: 'one' | 'several' = 'one') {
  const parse = (text: string) => {
    const names = most === 'one' ? [text] : parseNames(text);
    if (names.length === 0) throw new BadValue(contextForm);
    return names.map(parseContext);
  };
  /** Each identifies a status on its commit, such as `mobile/android`; a step that starts builds has one. */
  const contexts = inputs.optional('commitStatus', parse);
  if (contexts === undefined) return undefined;
  return { contexts, githubToken: inputs.text('githubToken') };
}

function parseContext(text: string): string {
  if (text.length <= longestContext && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text)) return text;
  throw new BadValue(contextForm);
}

/** Refuses the input `commitStatus` unless the whole hash of the commit is known. */
export function requireWholeHash(inputs: InputReader, commit: string | undefined): void {
  if (commit !== undefined && isWholeHash(commit)) return;
  const given = commit === undefined ? 'the event does not include it' : `the commit is ${quoted(commit)}`;
  inputs.refuse(
    `The commitStatus input requires the full 40-character hash of the commit, but ${given}. Set commit to the full hash.`,
    ['commit'],
  );
}
