import { refText } from '../../contract/values.ts';
import { BadValue, InputError } from '../../errors.ts';
import { isWholeHash } from '../builds/labels.ts';
import type { Target } from '../event/target.ts';
import type { InputReader } from '../inputs/reader.ts';

export interface CommitStatusInputs {
  /** Identifies the status on its commit, such as `mobile/android`. */
  readonly context: string;
  /** For GitHub's API. */
  readonly githubToken: string;
}

/** The state that the main step saves for its post step: the commit whose status is to be settled. */
export const leftStatus = 'commit-status';

/** Characters. GitHub keeps 255. */
const longestContext = 100;

/** `undefined` without the input. @throws InputError */
export function readCommitStatus(inputs: InputReader): CommitStatusInputs | undefined {
  const context = inputs.optional('commitStatus', parseContext);
  if (context === undefined) return undefined;
  const githubToken = inputs.text('githubToken');
  if (githubToken === '')
    throw new InputError(
      "The githubToken input is required for commitStatus. Leave githubToken out to use the workflow's own token.",
    );
  return { context, githubToken };
}

function parseContext(text: string): string {
  if (text.length <= longestContext && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text)) return text;
  throw new BadValue(
    `the name of a commit status on one line, such as mobile/android, of at most ${longestContext} characters`,
  );
}

/** @throws InputError for a shortened commit */
export function refuseShortened(commit: string): void {
  if (isWholeHash(commit)) return;
  throw new InputError(
    `The commit input is ${JSON.stringify(commit)}. With commitStatus, set commit to the full 40-character hash.`,
  );
}

interface StartOfStatus {
  readonly target: Target;
  readonly wait: boolean;
  readonly workflowIds: readonly string[];
}

/** Refuses a start that cannot have a status. @throws InputError */
export function refuseWithoutStatus({ target, wait, workflowIds }: StartOfStatus): void {
  if (!wait && workflowIds.length > 1)
    throw new InputError(
      `The workflowId input has ${workflowIds.length} IDs. If you use commitStatus with wait: false, set only one ID, because a step sets only one status. Start each workflow in its own step with its own commitStatus.`,
    );
  if (target.sha === undefined)
    throw new InputError(
      `The commit input is required for commitStatus, because the event does not include a commit of ${refText(target.ref)}. Set commit to the full 40-character hash.`,
    );
  refuseShortened(target.sha);
}
