/** Finds the builds to wait for: by their IDs, or by their commit, because only the service knows the IDs of its own builds. */
import { AddressRefused, hasStatus } from '../../client/errors.ts';
import { sleep, TimeoutError, withTimeout } from '../../clock.ts';
import type { SeenBuild, SeenBuildAnswer } from '../../contract/build.ts';
import { isOfRefOrPullRequest, judgeBuild, refOf, sharedRef } from '../../contract/judge.ts';
import { workflowIdOf } from '../../contract/values.ts';
import { asError, UserError } from '../../errors.ts';
import { type FoundBuilds, newestOf, searchBuilds, undecidedText } from '../builds/search.ts';
import type { StepContext } from '../context.ts';
import { refused } from '../report/progress.ts';
import type { BuildReport, RunningBuild, StepReport, WorkflowReport } from '../report/report.ts';
import { buildPage, endedWell } from '../report/workflow.ts';
import { durationText } from '../text/units.ts';
import { namesText } from '../text/visible.ts';
import type { WaitFor } from './inputs.ts';

/** What the report says about builds that this step did not start. */
export type GivenBuilds = Pick<StepReport, 'appId' | 'appName' | 'ref' | 'workflows'>;

/**
 * Finds out the application, workflow and ref of each build from its ID. A build that the service has not shown when the
 * time is up, or when the workflow is cancelled, is reported with its ID only.
 */
export async function identify(
  { clock, runner, client }: Pick<StepContext, 'runner' | 'client' | 'clock'>,
  { buildIds, appId }: Extract<WaitFor, { readonly kind: 'byId' }>,
  { baseUrl, timeout }: { readonly baseUrl: URL; readonly timeout: number },
): Promise<GivenBuilds> {
  const limit = { clock, ms: timeout, signal: runner.cancelled };
  const read = async (buildId: string): Promise<SeenBuildAnswer | Error> => {
    runner.log.info(`Reading build ${buildId}.`);
    // One that was just started may answer 404 for a minute (docs/hosted-service.md, "Starting and cancelling").
    const newSince = clock.monotonic();
    const answer = await withTimeout(limit, (signal) =>
      client.builds.get(buildId, { newSince, retryMs: timeout, signal }),
    ).catch(asError);
    if (answer instanceof Error) runner.log.info(`Build ${buildId} could not be read. ${answer.message}`);
    return answer;
  };
  const first = await Promise.all(buildIds.map(read));
  const answers = first.flatMap((answer) => (answer instanceof Error ? [] : answer));
  const own = answers.flatMap((answer) => applicationOf(answer) ?? [])[0] ?? appId;
  return {
    appId: own,
    appName: answers.find((answer) => applicationOf(answer) === own)?.application?.appName || undefined,
    ref: answers.length === buildIds.length ? sharedRef(answers.map(({ build }) => build)) : undefined,
    workflows: buildIds.map((buildId, index): BuildReport => {
      const answer = first[index];
      if (!(answer instanceof Error)) return givenBuild({ buildId, baseUrl, appId: own }, answer);
      // After any other failure, the build is polled like all others.
      if (!hasStatus(answer, 404) && !(answer instanceof AddressRefused))
        return givenBuild({ buildId, baseUrl, appId: own });
      const reason = hasStatus(answer, 404)
        ? `There is no build ${buildId}, or the token has no access to it. Check buildId and token.`
        : answer.message;
      const failure = { reason, helpPage: runner.helpPage(answer) };
      return { ...givenBuild({ buildId, baseUrl, appId: undefined }), kind: 'abandoned', failure };
    }),
  };
}

/** A build that this step did not start, before its state is known. */
export function givenBuild(
  { buildId, baseUrl, ...known }: { buildId: string; baseUrl: URL; appId: string | undefined },
  answer?: SeenBuildAnswer,
): RunningBuild {
  const ofBuild = answer && applicationOf(answer);
  const appId = ofBuild ?? known.appId;
  return {
    kind: 'running',
    buildId,
    name: answer ? answer.build.config?.name || undefined : `build ${buildId}`,
    origin: 'given',
    workflowId: answer && workflowIdOf(answer.build),
    appId: ofBuild,
    commit: answer?.build.commit?.hash,
    ref: answer && refOf(answer.build),
    pageUrl: appId === undefined ? undefined : buildPage({ baseUrl, appId, buildId }),
    status: undefined,
    steps: [],
  };
}

function applicationOf({ application, build }: SeenBuildAnswer): string | undefined {
  return application?._id ?? build.appId ?? undefined;
}

/** Neither the list nor the builds themselves show their commits, as the contract allows. */
class CommitsUnknown extends UserError {}

/** The pause between two searches, in milliseconds: a trigger takes some seconds to start a build. */
const soonMs = 10_000;

/**
 * Finds the newest build of the commit for each workflow, whoever started it, and returns them in the order of `workflowId`.
 * A workflow without one is refused with the reason, or left out if `ifNotFound` is `ignore`. Each search reads the list once
 * for all workflows. If only other workflows have builds of the commit, one line of the log names them.
 *
 * @throws CommitsUnknown; ServiceError; Cancelled
 */
export async function findByCommit(
  context: Pick<StepContext, 'runner' | 'client' | 'clock' | 'limits'>,
  search: Extract<WaitFor, { readonly kind: 'byCommit' }>,
  { baseUrl }: { readonly baseUrl: URL },
): Promise<GivenBuilds> {
  const { clock, limits, runner } = context;
  const { appId, workflowIds, ref, commit, pullRequests, findTimeout, pollInterval, ifNotFound } = search;
  const ofCommit = { appId, commit, pullRequests };
  const criteria = { ...ofCommit, workflowIds };
  const records = new Map<string, SeenBuild>();
  let last: FoundBuilds = { matching: [], undecided: [], cut: false, where: '', appName: undefined };
  let others: string[] = [];
  const counts = (build: SeenBuild): boolean => {
    if (build.commit) reportsCommits = true;
    const isOther = judgeBuild(build, { workflowIds }) === 'no' && judgeBuild(build, ofCommit) === 'yes';
    if (isOther) others.push(`${workflowIdOf(build)} (build ${build._id})`);
    return !isOther;
  };
  const isEnough = (builds: readonly SeenBuild[]): boolean => workflowIds.every((id) => newestOf(builds, id));
  /** The build of each workflow; a build of another ref only if the own ref has none. */
  const choose = (refs: 'own' | 'any'): (SeenBuild | undefined)[] => {
    const ofOwnRef = last.matching.filter((build) => !ref || isOfRefOrPullRequest(build, ref));
    return workflowIds.map(
      (id) => newestOf(ofOwnRef, id) ?? (refs === 'any' ? newestOf(last.matching, id) : undefined),
    );
  };
  let reportsCommits = false;
  // A service that reports commits knows that of each build that has finished.
  const lackCommits = (builds: readonly SeenBuild[]): boolean => {
    const known = builds.filter(({ _id, status }) => endedWell({ status }) && records.has(_id));
    return !reportsCommits && known.length > 0 && known.every(({ commit }) => !commit);
  };
  const find = async (signal: AbortSignal): Promise<void> => {
    const begun = clock.monotonic();
    for (let hasNamedOthers = false; ; ) {
      others = [];
      last = await searchBuilds(context, { criteria, counts, isEnough, records, signal });
      if (last.matching.length === 0 && lackCommits(last.undecided))
        throw new CommitsUnknown(
          `The service does not report which commits it built, so this step cannot find a build of commit ${commit} in application ${appId}. Set the buildId input.`,
        );
      if (last.matching.length === 0 && others.length > 0 && !hasNamedOthers) {
        hasNamedOthers = true;
        const named = namesText(others);
        runner.log.info(`Only other workflows have builds of commit ${commit}: ${named}. Still looking.`);
      }
      const isLate = clock.monotonic() - begun >= limits.otherRefMs;
      if (choose(isLate ? 'any' : 'own').every((build) => build)) return;
      await sleep(clock, Math.min(pollInterval, soonMs), signal);
    }
  };
  runner.log.info(`Looking for builds of commit ${commit}: ${workflowIds.join(', ')}.`);
  await withTimeout({ clock, ms: findTimeout, signal: runner.cancelled }, find).catch((error) => {
    if (!(error instanceof TimeoutError)) throw error;
  });
  const chosen = choose('any');
  const doubt = last.undecided.length > 0 ? ` ${undecidedText(last.undecided, criteria)}.` : '';
  const where = last.where && ` It is not in ${last.where}.${doubt}`;
  const whyNot = `No build of commit ${commit} was found within ${durationText(findTimeout)}.${where}`;
  return {
    appId,
    appName: last.appName,
    ref: sharedRef(chosen.flatMap((build) => build ?? [])),
    workflows: workflowIds.flatMap((workflowId, index): WorkflowReport[] => {
      const build = chosen[index];
      if (build) {
        runner.log.info(`${workflowId}: found build ${build._id} of commit ${commit}.`);
        return [givenBuild({ buildId: build._id, baseUrl, appId }, { build })];
      }
      const reason = `${whyNot} Check appId, workflowId and the service's triggers, raise findTimeout, or set ifNotFound to ignore.`;
      if (ifNotFound === 'error') return [refused(workflowId, { reason })];
      runner.log.info(`${workflowId}: ${whyNot}`);
      return [];
    }),
  };
}
