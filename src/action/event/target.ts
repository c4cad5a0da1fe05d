import { branchName, type Ref } from '../../contract/values.ts';
import { InputError, UserError } from '../../errors.ts';
import type { RunEvent } from './run-event.ts';

/** What is built, and the commit of the event. */
export interface Target {
  readonly ref: Ref;
  readonly sha: string | undefined;
}

/** The pull request comes from a fork, which the service cannot clone. */
export class ForkRefused extends UserError {
  override readonly help = 'pull-requests-from-forks';
  constructor(branch: string | undefined) {
    super(
      `The head branch${branch === undefined ? '' : ` ${JSON.stringify(branch)}`} is in a fork. The service clones the base repository, where a branch of that name is somebody else's work, so no build was started. Build after the merge, or push the branch to the base repository.`,
    );
  }
}

const advice = 'Set input branch or tag.';

/**
 * What to build, from the event (docs/reference.md, "What is built").
 *
 * @throws InputError for an event that names neither a branch nor a tag
 */
export function targetOfEvent(event: RunEvent): Target {
  const { name, pullRequest, workflowRun, mergeGroup, headCommit, sha } = event;
  switch (name) {
    case 'pull_request':
    case 'pull_request_target':
    case 'pull_request_review':
      return { ref: named(branchOf(pullRequest?.head.branch), name), sha: pullRequest?.head.sha };
    case 'workflow_run':
      return { ref: named(branchOf(workflowRun?.head.branch), name), sha: workflowRun?.head.sha };
    case 'release': {
      const { tag } = event.release;
      return { ref: named(tag === undefined ? undefined : { tag }, name), sha };
    }
    case 'merge_group':
      return { ref: named(mergeGroup.ref ?? event.ref, name), sha: mergeGroup.sha ?? sha };
    case 'push':
      return { ref: named(event.ref, name), sha: headCommit ?? sha };
    case 'workflow_dispatch':
    case 'schedule':
    case 'repository_dispatch':
      return { ref: named(event.ref, name), sha };
    case undefined:
      throw new InputError(['branch', 'tag'], `There is no event that says what to build. ${advice}`);
    default:
      throw new InputError(
        ['branch', 'tag'],
        `Event ${name} does not say what to build: its run has only the ref of the default branch. ${advice}`,
      );
  }
}

/**
 * Refuses every event whose payload has a pull request, or a run for one, with its head in a fork. An event such as
 * `issue_comment` has no head, so its fork is not noticed.
 *
 * @param branch the input, short or in full; a branch that is not the fork's head is the user's own choice
 * @throws ForkRefused
 */
export function refuseFork({ name, pullRequest, workflowRun }: RunEvent, branch: string | undefined): void {
  const head = pullRequest?.head ?? (name === 'workflow_run' ? workflowRun?.head : undefined);
  if (!head?.isInFork) return;
  // Compared by the short name: a service that understands full names would build the same branch.
  const isHead = (name: string): boolean =>
    head.branch !== undefined && branchName(name) === branchName(head.branch);
  if (branch === undefined || isHead(branch)) throw new ForkRefused(head.branch);
}

function branchOf(branch: string | undefined): Ref | undefined {
  return branch === undefined ? undefined : { branch };
}

/** @throws InputError for an event without a branch or tag */
function named(ref: Ref | undefined, event: string): Ref {
  if (ref) return ref;
  throw new InputError(['branch', 'tag'], `Event ${event} names neither a branch nor a tag. ${advice}`);
}
