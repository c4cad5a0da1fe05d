/** Finds builds by their commit: those that the service's own triggers started have an id that only the service knows. */

import { RedirectRefused } from '../../client/errors.ts';
import { sleep, TimeoutError, withTimeout } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { hasEnded, isSameCommit, type Ref, sameRef, workflowIdOf } from '../../contract/values.ts';
import { messageOf, UserError } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { listText, newestBuild, newestFirst } from '../follow/build-list.ts';
import { isRefusal } from '../follow/watch-builds.ts';
import { durationText } from '../text/units.ts';

/** Builds of one application, by their commit. */
export interface WantedBuilds {
  readonly appId: string;
  readonly workflowIds: readonly string[];
  /** Narrows only where the list tells no commits: what the service has as branch of a build of its triggers is not proven. */
  readonly ref: Ref | undefined;
  readonly commit: string;
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

/** Neither the list nor the builds themselves tell their commits, as the contract allows. */
class CommitsNotTold extends UserError {
  constructor({ appId, commit }: WantedBuilds) {
    super(
      `The service does not tell which commits it built, so no build of commit ${commit} of application ${appId} can be found. Set input buildId.`,
    );
  }
}

/** The pause between two looks, in milliseconds: a trigger takes some seconds to start a build. */
const soonMs = 10_000;

/**
 * The newest build of each workflow that is of the commit, whoever started it. One look at the list is for all workflows.
 * A look that fails does not end the search, unless the service refuses it.
 *
 * @throws CommitsNotTold; ServiceError if the list is refused; Cancelled
 */
export async function findBuilds(
  context: Pick<StepContext, 'runner' | 'client' | 'clock' | 'limits'>,
  wanted: WantedBuilds,
): Promise<FoundBuilds> {
  const { clock, limits, runner } = context;
  const { workflowIds, commit, findTimeout, pollInterval } = wanted;
  const found = new Map<string, string>();
  const look = createLook(context, wanted);
  let whyNot = '';
  let refusals = 0;
  const lookOnce = async (signal: AbortSignal): Promise<void> => {
    try {
      const { builds, cut } = await look(signal);
      refusals = 0;
      whyNot = `It is not in ${listText({ cut, limits })}.`;
      for (const [workflowId, buildId] of builds) {
        if (found.get(workflowId) === buildId) continue;
        found.set(workflowId, buildId);
        runner.log.info(`${workflowId}: build ${buildId} is of commit ${commit}.`);
      }
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof Error) || error instanceof CommitsNotTold) throw error;
      refusals = isRefusal(error) ? refusals + 1 : 0;
      if (error instanceof RedirectRefused || refusals >= limits.refusalsInRow) throw error;
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
  }
  return {
    found,
    whyNot: `No build of commit ${commit} was found within ${durationText(findTimeout)}. ${whyNot}`.trim(),
  };
}

/** Builds that are read by their ids where the list tells no commits; more are passed over, with the oldest first. */
const mostRead = 10;

/** Looks once for the builds that are there. What a build's own record told is remembered. */
function createLook(
  { client, limits }: Pick<StepContext, 'client' | 'limits'>,
  wanted: WantedBuilds,
): (signal: AbortSignal) => Promise<{ builds: ReadonlyMap<string, string>; cut: boolean }> {
  const { appId, workflowIds, ref, commit } = wanted;
  const alone = new Map<string, SeenBuild>();
  const isOfCommit = (build: SeenBuild): boolean => {
    const hash = build.commit?.hash ?? alone.get(build._id)?.commit?.hash;
    return hash !== undefined && isSameCommit(hash, commit);
  };
  const newestOf = (builds: readonly SeenBuild[]): Map<string, string> =>
    new Map(
      workflowIds.flatMap((workflowId) => {
        const own = builds.filter((build) => workflowIdOf(build) === workflowId && isOfCommit(build));
        const newest = newestBuild(own);
        return newest ? [[workflowId, newest._id] as const] : [];
      }),
    );

  /** Reads the newest builds that may be of the commit, each until it says so, or has ended. */
  const readAlone = async (builds: readonly SeenBuild[], signal: AbortSignal): Promise<void> => {
    const possible = builds.filter(
      (build) => workflowIds.includes(workflowIdOf(build) ?? '') && isOfRef(build, ref),
    );
    for (const build of newestFirst(possible).slice(0, mostRead)) {
      const known = alone.get(build._id);
      if (known?.commit || (known && hasEnded(known.status))) continue;
      alone.set(build._id, (await client.builds.get(build._id, { signal })).build);
    }
    const read = possible.flatMap(({ _id }) => alone.get(_id) ?? []);
    if (read.some(hasCloned) && !read.some((one) => one.commit)) throw new CommitsNotTold(wanted);
  };

  return async (signal) => {
    const builds: SeenBuild[] = [];
    let pages = 0;
    let cut = false;
    // Not by branch or tag, and not by workflow: the service keeps the id of a YAML workflow in a field of its own.
    for await (const page of client.builds.pages({ appId }, { signal })) {
      builds.push(...page.builds);
      pages += 1;
      cut = pages === limits.listPages && page.nextPageUrl != null;
      if (cut || newestOf(builds).size === workflowIds.length) break;
    }
    if (builds.length > 0 && builds.every((build) => !build.commit)) await readAlone(builds, signal);
    return { builds: newestOf(builds), cut };
  };
}

/** A build whose branch and tag are not told may be of any. */
function isOfRef({ branch, tag }: SeenBuild, ref: Ref | undefined): boolean {
  const own = branch ? { branch } : tag ? { tag } : undefined;
  return ref === undefined || own === undefined || sameRef(own, ref);
}

/** Whether the repository has been cloned, so that the service knows the commit. */
function hasCloned({ status }: SeenBuild): boolean {
  return ['building', 'testing', 'publishing', 'finishing', 'finished', 'warning'].includes(status);
}
