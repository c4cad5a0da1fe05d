import { withTimeout } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { workflowIdOf } from '../../contract/values.ts';
import { messageOf } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { newestBuild } from '../follow/newest.ts';

/** Milliseconds: the comparison is an extra, and must not hold up a step for long. */
const longestLook = 60_000;

export interface WantedBase {
  readonly appId: string;
  readonly workflowId: string;
  readonly branch: string;
  /** The step's own builds, which are no base. */
  readonly own: ReadonlySet<string>;
}

/** The build to compare with, or why there is none, to follow "are not compared: ". */
export type BaseFound =
  | { readonly kind: 'found'; readonly build: SeenBuild }
  | { readonly kind: 'none'; readonly why: string };

/**
 * The newest build of a workflow and branch that finished, among those of the list's first page, which usually holds the
 * newest builds. A record that does not name its application, workflow or branch is not taken: it could be of another
 * one.
 *
 * @throws Cancelled
 */
export async function findBase(
  { client, clock, runner }: Pick<StepContext, 'client' | 'clock' | 'runner'>,
  { appId, workflowId, branch, own }: WantedBase,
): Promise<BaseFound> {
  const signal = runner.cancelled;
  let builds: readonly SeenBuild[];
  try {
    builds = await withTimeout({ clock, ms: longestLook, signal }, (limited) =>
      client.builds.newest({ appId, workflowId, branch }, { signal: limited }),
    );
  } catch (error) {
    signal.throwIfAborted();
    return { kind: 'none', why: `the list of builds could not be read. ${messageOf(error)}` };
  }
  const build = newestBuild(
    builds.filter(
      (one) =>
        one.status === 'finished' &&
        one.appId === appId &&
        workflowIdOf(one) === workflowId &&
        one.branch === branch &&
        // The branch of a pull request may be that of a fork.
        one.pullRequest == null &&
        !own.has(one._id),
    ),
  );
  return build
    ? { kind: 'found', build }
    : { kind: 'none', why: `no build of branch ${branch} that finished is among the newest in the list.` };
}
