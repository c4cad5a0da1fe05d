/** Finds builds by their commit: those that the service's own triggers started have an id that only the service knows. */

import { sleep, TimeoutError, withTimeout } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { isOfRefOrPullRequest, judgeBuild, type PullRequestHead } from '../../contract/judge.ts';
import { type Ref, workflowIdOf } from '../../contract/values.ts';
import { UserError } from '../../errors.ts';
import { newestOf, searchBuilds, undecidedText } from '../builds/search.ts';
import type { StepContext } from '../context.ts';
import { refused } from '../report/progress.ts';
import type { WorkflowReport } from '../report/report.ts';
import { buildIdOf, endedWell } from '../report/workflow.ts';
import { durationText } from '../text/units.ts';
import { namesText } from '../text/visible.ts';
import { type IdentifiedBuilds, identify } from './identify.ts';

/** Builds of one application, by their commit. */
export interface CommitSearch {
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
  readonly ifNotFound: 'error' | 'ignore';
}

/** Neither the list nor the builds themselves show their commits, as the contract allows. */
class CommitsUnknown extends UserError {}

/** The pause between two looks, in milliseconds: a trigger takes some seconds to start a build. */
const soonMs = 10_000;

const notFoundAdvice =
  "Check appId, workflowId and the service's triggers, raise findTimeout, or set ifNotFound to ignore.";

/**
 * The newest build of each workflow that is of the commit, whoever started it, in the order of `workflowId`; of one that was
 * not found, why, unless `ifNotFound` is `ignore`. One look at the list is for all workflows. If only other workflows have
 * builds of the commit, one line of the log names them.
 *
 * @throws CommitsUnknown; ServiceError; Cancelled
 */
export async function findByCommit(
  context: Pick<StepContext, 'runner' | 'client' | 'clock' | 'limits'>,
  search: CommitSearch,
  { baseUrl, timeout }: { readonly baseUrl: URL; readonly timeout: number },
): Promise<IdentifiedBuilds> {
  const { clock, limits, runner } = context;
  const { appId, workflowIds, ref, commit, pullRequests, findTimeout, pollInterval, ifNotFound } = search;
  const ofCommit = { appId, commit, pullRequests };
  const criteria = { ...ofCommit, workflowIds };
  const records = new Map<string, SeenBuild>();
  const begun = clock.monotonic();
  const found = new Map<string, string>();
  let [last, whyNot, hasNamedOthers]: [readonly SeenBuild[], string, boolean] = [[], '', false];
  const take = (workflowId: string, among: readonly SeenBuild[]): void => {
    const build = newestOf(among, workflowId);
    if (!build || found.get(workflowId) === build._id) return;
    found.set(workflowId, build._id);
    runner.log.info(`${workflowId}: found build ${build._id} of commit ${commit}.`);
  };
  const look = async (signal: AbortSignal): Promise<void> => {
    const others: string[] = [];
    const { matching, undecided, where } = await searchBuilds(context, {
      criteria,
      counts(build) {
        const isOther = judgeBuild(build, { workflowIds }) === 'no' && judgeBuild(build, ofCommit) === 'yes';
        if (isOther) others.push(`${workflowIdOf(build)} (build ${build._id})`);
        return !isOther;
      },
      isEnough: (builds) => workflowIds.every((id) => newestOf(builds, id)),
      records,
      signal,
    });
    last = matching;
    const ofOwnRef = matching.filter((build) => !ref || isOfRefOrPullRequest(build, ref));
    const isLate = clock.monotonic() - begun >= limits.otherRefMs;
    for (const id of workflowIds) take(id, newestOf(ofOwnRef, id) || !isLate ? ofOwnRef : matching);
    // A service that reports commits knows that of a build that has finished.
    const lacksCommit = ({ _id, status, commit }: SeenBuild): boolean =>
      endedWell({ status }) && records.has(_id) && !commit;
    if (matching.length === 0 && undecided.some(lacksCommit))
      throw new CommitsUnknown(
        `The service does not report which commits it built, so this step cannot find a build of commit ${commit} in application ${appId}. Set the buildId input.`,
      );
    if (matching.length === 0 && others.length > 0 && !hasNamedOthers) {
      hasNamedOthers = true;
      runner.log.info(
        `Only other workflows have builds of commit ${commit}: ${namesText(others)}. Still looking.`,
      );
    }
    const doubt = undecided.length === 0 ? '' : ` ${undecidedText(undecided, criteria)}.`;
    whyNot = ` It is not in ${where}.${doubt}`;
  };
  runner.log.info(`Looking for builds of commit ${commit}: ${workflowIds.join(', ')}.`);
  try {
    await withTimeout({ clock, ms: findTimeout, signal: runner.cancelled }, async (signal) => {
      for (;;) {
        await look(signal);
        if (found.size === workflowIds.length) return;
        await sleep(clock, Math.min(pollInterval, soonMs), signal);
      }
    });
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
    for (const id of workflowIds) if (!found.has(id)) take(id, last);
  }
  whyNot = `No build of commit ${commit} was found within ${durationText(findTimeout)}.${whyNot}`;
  const left = Math.max(0, timeout - (clock.monotonic() - begun));
  const identified = await identify(context, {
    buildIds: [...found.values()],
    appId,
    baseUrl,
    timeout: left,
  });
  const workflows = workflowIds.flatMap((workflowId): WorkflowReport[] => {
    const buildId = found.get(workflowId);
    if (buildId !== undefined) return identified.workflows.filter((one) => buildIdOf(one) === buildId);
    if (ifNotFound === 'error') return [refused(workflowId, { reason: `${whyNot} ${notFoundAdvice}` })];
    runner.log.info(`${workflowId}: ${whyNot}`);
    return [];
  });
  return { ...identified, workflows };
}
