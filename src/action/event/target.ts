import { branchName, type Ref, sameRef } from '../../contract/values.ts';
import { UserError } from '../../errors.ts';
import type { RunEvent } from './run-event.ts';

/** What to build, and the expected commit; `undefined` where nothing says which. */
export interface Target {
  readonly ref: Ref;
  readonly sha: string | undefined;
}

/** The pull request comes from a fork, which the service cannot clone. */
export class ForkRefused extends UserError {
  override readonly help = 'pull-requests-from-forks';
}

/** What to build, from the event (docs/reference.md, "What is built"), or why the event does not say that. */
export function targetOfEvent(event: RunEvent): Target | { readonly unknown: string } {
  const { name, subject } = event;
  if (subject?.ref) return { ref: subject.ref, sha: subject.sha };
  const reason = subject
    ? `Event ${name} names neither a branch nor a tag`
    : name === undefined
      ? 'No event specifies what to build'
      : `Event ${name} does not specify what to build: its run always refers to the default branch`;
  return { unknown: `${reason}. Set the branch or tag input.` };
}

/** What to build if the inputs name the branch or tag: the commit is the event's if the event is for the same one. */
export function targetOfRef(event: RunEvent, ref: Ref): Target {
  const own = [event.subject, event].find((subject) => subject?.ref && sameRef(subject.ref, ref));
  return { ref, sha: own?.sha };
}

/**
 * Refuses every event whose payload has a pull request, or a run for one, with its head in a fork. An event such as
 * `issue_comment` has no head, so its fork is not noticed.
 *
 * @param ref what the inputs name; a tag, or a branch that is not the fork's head, is the user's own choice
 * @throws ForkRefused
 */
export function refuseFork({ name, pullRequest, workflowRun }: RunEvent, ref: Ref | undefined): void {
  const head = pullRequest?.head ?? (name === 'workflow_run' ? workflowRun?.head : undefined);
  if (!head?.isInFork) return;
  // Compared by the short name: a service that understands full names would build the same branch.
  const branch = head.branch === undefined ? undefined : branchName(head.branch);
  if (!ref || ('branch' in ref && branchName(ref.branch) === branch))
    throw new ForkRefused(
      `The head branch${head.branch === undefined ? '' : ` ${JSON.stringify(head.branch)}`} is in a fork. The service clones the base repository, where a branch with that name is unrelated, so no build was started. Build after the merge, or push the branch to the base repository.`,
    );
}
