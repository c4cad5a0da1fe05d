/** Finds builds by their commit: those that the service's own triggers started have an id that only the service knows. */

import { AddressRefused, hasStatus } from '../../client/errors.ts';
import { sleep, TimeoutError, withTimeout } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { isOfRefOrPullRequest, judgeBuild, type PullRequestHead } from '../../contract/judge.ts';
import { type Ref, refText, workflowIdOf } from '../../contract/values.ts';
import { messageOf, UserError } from '../../errors.ts';
import { newestOf, SearchMemory, searchBuilds, undecidedText } from '../builds/search.ts';
import type { StepContext } from '../context.ts';
import { durationText } from '../text/units.ts';
import { namesText } from '../text/visible.ts';

/** Builds of one application, by their commit. */
export interface BuildSearch {
  readonly appId: string;
  readonly workflowIds: readonly string[];
  /** Builds of this branch or tag come first: another ref may be at the same commit. */
  readonly ref: Ref | undefined;
  readonly commit: string;
  /** Only a build for one of these pull requests may stand for the commit: others may be of a fork. */
  readonly pullRequests: readonly PullRequestHead[];
  /** How long to look for the builds that are not there yet, in milliseconds. */
  readonly findTimeout: number;
  /** The longest pause between two looks. */
  readonly pollInterval: number;
}

export interface FoundBuilds {
  /** The ids, by workflow. */
  readonly found: ReadonlyMap<string, string>;
  /** Why the others were not found, as a sentence. */
  readonly whyNot: string;
}

/** Neither the list nor the builds themselves show their commits, as the contract allows. */
class CommitsUnknown extends UserError {
  constructor({ appId, commit }: BuildSearch) {
    super(
      `The service does not report which commits it built, so this step cannot find a build of commit ${commit} in application ${appId}. Set the buildId input.`,
    );
  }
}

/** The pause between two looks, in milliseconds: a trigger takes some seconds to start a build. */
const soonMs = 10_000;

/**
 * The newest build of each workflow that is of the commit, whoever started it. One look at the list is for all workflows.
 * A look that fails does not end the search, unless the service refuses it.
 *
 * @throws CommitsUnknown; ServiceError if the list is refused; Cancelled
 */
export async function searchByCommit(
  context: Pick<StepContext, 'runner' | 'client' | 'clock' | 'limits'>,
  search: BuildSearch,
): Promise<FoundBuilds> {
  const { clock, limits, runner } = context;
  const { workflowIds, ref, commit, findTimeout, pollInterval } = search;
  const found = new Map<string, string>();
  /** By workflow, the newest build of another ref while there is none of the own one, and since when that is so. */
  const others = new Map<string, { readonly buildId: string; readonly since: number }>();
  const look = createLook(context, search);
  let whyNot = '';
  let refusals = 0;
  const take = (workflowId: string, buildId: string): void => {
    if (found.get(workflowId) === buildId) return;
    found.set(workflowId, buildId);
    runner.log.info(`${workflowId}: found build ${buildId} of commit ${commit}.`);
  };
  const choose = (workflowId: string, matching: readonly SeenBuild[]): void => {
    const ofOwnRef = matching.filter((build) => !ref || isOfRefOrPullRequest(build, ref));
    const own = newestOf(ofOwnRef, workflowId);
    if (own) take(workflowId, own._id);
    const other = newestOf(matching, workflowId);
    if (!ref || !other || found.has(workflowId)) return;
    const { since = clock.monotonic() } = others.get(workflowId) ?? {};
    if (!others.has(workflowId))
      runner.log.info(
        `${workflowId}: build ${other._id} of commit ${commit} is not of ${refText(ref)}. Looking for a build that is, for ${durationText(limits.otherRefMs)}.`,
      );
    others.set(workflowId, { buildId: other._id, since });
    if (clock.monotonic() - since >= limits.otherRefMs) take(workflowId, other._id);
  };
  const lookOnce = async (signal: AbortSignal): Promise<void> => {
    try {
      const { matching, why } = await look(signal);
      refusals = 0;
      whyNot = why;
      for (const workflowId of workflowIds) choose(workflowId, matching);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof Error) || error instanceof CommitsUnknown) throw error;
      refusals = hasStatus(error, 401, 403, 404) ? refusals + 1 : 0;
      if (error instanceof AddressRefused || refusals >= limits.refusalsInRow) throw error;
      if (whyNot !== messageOf(error)) runner.log.warning(`${messageOf(error)} Still looking.`);
      whyNot = messageOf(error);
    }
  };
  runner.log.info(`Looking for builds of commit ${commit}: ${workflowIds.join(', ')}.`);
  try {
    await withTimeout({ clock, ms: findTimeout, signal: runner.cancelled }, async (signal) => {
      for (;;) {
        await lookOnce(signal);
        if (found.size === workflowIds.length) return;
        await sleep(clock, Math.min(pollInterval, soonMs), signal);
      }
    });
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
    for (const [workflowId, { buildId }] of others) if (!found.has(workflowId)) take(workflowId, buildId);
  }
  return {
    found,
    whyNot: `No build of commit ${commit} was found within ${durationText(findTimeout)}. ${whyNot}`.trim(),
  };
}

interface Look {
  readonly matching: readonly SeenBuild[];
  /** Why there are no others, as sentences. */
  readonly why: string;
}

/** Looks once for the builds that are there. Remembers each build's own record. */
function createLook(
  context: Pick<StepContext, 'client' | 'limits' | 'runner'>,
  search: BuildSearch,
): (signal: AbortSignal) => Promise<Look> {
  const { appId, workflowIds, ref, commit, pullRequests } = search;
  const ofCommit = { appId, commit, pullRequests };
  const criteria = { ...ofCommit, workflowIds };
  const memory = new SearchMemory();
  let hasNamedOthers = false;
  return async (signal) => {
    let hasCommits = false;
    const others: string[] = [];
    const { matching, undecided, where } = await searchBuilds(context, {
      criteria,
      counts: (build) => {
        hasCommits ||= build.commit != null;
        const isOther = judgeBuild(build, { workflowIds }) === 'no' && judgeBuild(build, ofCommit) === 'yes';
        if (isOther) others.push(`${workflowIdOf(build)} (build ${build._id})`);
        return !isOther;
      },
      isEnough: (builds) => workflowIds.every((id) => newestOf(builds, id)),
      readFirst: (build) => !ref || isOfRefOrPullRequest(build, ref),
      memory,
      signal,
    });
    const read = [...memory.records.values()];
    if (!hasCommits && read.some(hasCloned) && !read.some((build) => build.commit))
      throw new CommitsUnknown(search);
    if (matching.length === 0 && others.length > 0 && !hasNamedOthers) {
      hasNamedOthers = true;
      context.runner.log.info(
        `Only other workflows have builds of commit ${commit}: ${namesText(others)}. Still looking.`,
      );
    }
    const doubt = undecided.length === 0 ? '' : ` ${undecidedText(undecided, criteria)}.`;
    return { matching, why: `It is not in ${where}.${doubt}` };
  };
}

/** Whether the repository has been cloned, so that the service knows the commit. */
function hasCloned({ status }: SeenBuild): boolean {
  return ['building', 'testing', 'publishing', 'finishing', 'finished', 'warning'].includes(status);
}
