/** Finds builds by their commit: those that the service's own triggers started have an id that only the service knows. */

import { AddressRefused, hasStatus } from '../../client/errors.ts';
import { sleep, TimeoutError, withTimeout } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { contradicts, judgeBuild, type PullRequestHead } from '../../contract/judge.ts';
import { hasEnded, type Ref } from '../../contract/values.ts';
import { messageOf, UserError } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import {
  completed,
  isThin,
  listText,
  mostRead,
  newestBuild,
  newestFirst,
  readThin,
  undecidedText,
} from '../follow/build-list.ts';
import { durationText } from '../text/units.ts';

/** Builds of one application, by their commit. */
export interface BuildSearch {
  readonly appId: string;
  readonly workflowIds: readonly string[];
  /** Narrows only where the list shows no commits: what the service has as branch of a build of its triggers is not proven. */
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
export async function findBuilds(
  context: Pick<StepContext, 'runner' | 'client' | 'clock' | 'limits'>,
  search: BuildSearch,
): Promise<FoundBuilds> {
  const { clock, limits, runner } = context;
  const { workflowIds, commit, findTimeout, pollInterval } = search;
  const found = new Map<string, string>();
  const look = createLook(context, search);
  let whyNot = '';
  let refusals = 0;
  const lookOnce = async (signal: AbortSignal): Promise<void> => {
    try {
      const { builds, doubt, cut } = await look(signal);
      refusals = 0;
      whyNot = `It is not in ${listText({ cut, limits })}.${doubt}`;
      for (const [workflowId, buildId] of builds) {
        if (found.get(workflowId) === buildId) continue;
        found.set(workflowId, buildId);
        runner.log.info(`${workflowId}: found build ${buildId} of commit ${commit}.`);
      }
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
  }
  return {
    found,
    whyNot: `No build of commit ${commit} was found within ${durationText(findTimeout)}. ${whyNot}`.trim(),
  };
}

interface Look {
  /** The ids, by workflow. */
  readonly builds: ReadonlyMap<string, string>;
  /** The builds that the service says too little about, as a sentence; empty if there is none. */
  readonly doubt: string;
  readonly cut: boolean;
}

/** Looks once for the builds that are there. Remembers each build's own record. */
function createLook(
  { client, clock, limits }: Pick<StepContext, 'client' | 'clock' | 'limits'>,
  search: BuildSearch,
): (signal: AbortSignal) => Promise<Look> {
  const { appId, workflowIds, ref, commit, pullRequests } = search;
  const alone = new Map<string, SeenBuild>();
  const meant = { appId, workflowIds, commit, pullRequests };
  const knownOf = (build: SeenBuild): SeenBuild => completed(build, alone.get(build._id));
  /** Since when the service lists a build and does not know it by its id; `gone` after `limits.unknownBuildMs`. */
  const unknown = new Map<string, number | 'gone'>();
  const newestOf = (builds: readonly SeenBuild[]): Map<string, string> =>
    new Map(
      workflowIds.flatMap((workflowId) => {
        const newest = newestBuild(
          builds
            .map(knownOf)
            .filter((build) => judgeBuild(build, { ...meant, workflowIds: [workflowId] }) === 'yes'),
        );
        return newest ? [[workflowId, newest._id] as const] : [];
      }),
    );

  /** A build that was only just started may not be there yet. */
  const noteUnknown = (id: string): void => {
    const since = unknown.get(id) ?? clock.monotonic();
    const isGone = since === 'gone' || clock.monotonic() - since >= limits.unknownBuildMs;
    unknown.set(id, isGone ? 'gone' : since);
  };

  const isOpen = (build: SeenBuild): boolean =>
    judgeBuild(build, meant) === 'unknown' && !contradicts(build, { refs: ref && [ref] });
  /** Reads the newest builds that may be meant, each until it says so, or has ended. */
  const readAlone = async (builds: readonly SeenBuild[], signal: AbortSignal): Promise<void> => {
    const hasCommits = builds.some(({ commit }) => commit);
    const possible = builds.filter(
      (build) => isOpen(build) && isThin(build, hasCommits ? { appId, workflowIds } : meant),
    );
    const there = newestFirst(possible).filter(({ _id }) => unknown.get(_id) !== 'gone');
    for (const build of there.slice(0, mostRead)) {
      const known = alone.get(build._id);
      if (known && (hasEnded(known.status) || !isOpen(knownOf(build)))) continue;
      try {
        alone.set(build._id, await readThin(client, build, signal));
      } catch (error) {
        if (!hasStatus(error, 404)) throw error;
        noteUnknown(build._id);
      }
    }
    const read = possible.flatMap(({ _id }) => alone.get(_id) ?? []);
    if (!hasCommits && read.some(hasCloned) && !read.some((one) => one.commit))
      throw new CommitsUnknown(search);
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
    await readAlone(builds, signal);
    const open = builds.map(knownOf).filter(isOpen);
    const doubt = open.length === 0 ? '' : ` ${undecidedText(open, meant)}.`;
    return { builds: newestOf(builds), doubt, cut };
  };
}

/** Whether the repository has been cloned, so that the service knows the commit. */
function hasCloned({ status }: SeenBuild): boolean {
  return ['building', 'testing', 'publishing', 'finishing', 'finished', 'warning'].includes(status);
}
