import type { SeenBuild } from '../../contract/build.ts';
import { type Ref, sameRef, workflowIdOf } from '../../contract/values.ts';
import type { RunEvent } from '../event/run-event.ts';
import { newestBuild } from '../follow/newest.ts';

/** A build that may be taken in place of a new one. */
export interface Wanted {
  readonly appId: string;
  readonly workflowId: string;
  /** The build is of one of these. */
  readonly refs: readonly Ref[];
  /** The label of its reuse key. */
  readonly label: string;
}

/**
 * The newest of the listed builds that may be taken; `undefined` if there is none. The record itself has to name app,
 * workflow and ref: whoever may start a build may give it any label, and a build of a pull request must never be taken
 * for one of `main`. One that the service itself made for a pull request is never taken: its labels are those of a file
 * that anybody may have written, and a fork may have a branch called `main`.
 */
export function findReusable(builds: readonly SeenBuild[], wanted: Wanted): SeenBuild | undefined {
  return newestBuild(builds.filter((build) => mayBeTaken(build, wanted)));
}

function mayBeTaken(build: SeenBuild, { appId, workflowId, refs, label }: Wanted): boolean {
  const ref = refOf(build);
  return (
    build.status === 'finished' &&
    build.appId === appId &&
    workflowIdOf(build) === workflowId &&
    build.pullRequest == null &&
    ref !== undefined &&
    refs.some((one) => sameRef(one, ref)) &&
    build.labels?.includes(label) === true
  );
}

/** `undefined` also for a record that names both: it does not say which one was built. */
function refOf({ branch, tag }: SeenBuild): Ref | undefined {
  if (branch && !tag) return { branch };
  return tag && !branch ? { tag } : undefined;
}

/** Whether the service lists labels at all, as far as these builds show. */
export function listsLabels(builds: readonly SeenBuild[]): boolean {
  return builds.some(({ labels }) => labels != null);
}

/**
 * The refs whose builds may stand for one of `target`: itself and, where it is the head of the event's pull request, the
 * base branch. Never the other way round.
 */
export function reusableRefs(target: Ref, { pullRequest }: Pick<RunEvent, 'pullRequest'>): Ref[] {
  const { head, baseBranch } = pullRequest ?? {};
  const isHead = head?.branch !== undefined && !head.isInFork && sameRef(target, { branch: head.branch });
  if (!isHead || baseBranch === undefined || baseBranch === head.branch) return [target];
  return [target, { branch: baseBranch }];
}
