/**
 * The commit status of builds (docs/how-it-works.md, "The commit status"). Its link says who settles it: one that leads to a
 * run belongs to the step of that run, and one that leads to a build to whoever reports that build. Nothing that goes wrong
 * here changes how a step ends.
 */
import { withTimeout } from '../../clock.ts';
import { messageOf } from '../../errors.ts';
import { isWholeHash, startedFor } from '../builds/labels.ts';
import type { StepContext } from '../context.ts';
import type { RunContext } from '../event/run-context.ts';
import { allPages, connect, GitHubFailure, patiently } from '../github/client.ts';
import type { BuildReport } from '../report/report.ts';
import { hasBuild } from '../report/workflow.ts';
import { cut, visible } from '../text/visible.ts';
import { type CommitStatusInputs, leftStatus } from './inputs.ts';
import { outcomeOf, type Said, type StepResult } from './outcome.ts';

export type StatusContext = Pick<StepContext, 'runner' | 'clock' | 'limits' | 'grace'>;

/** The newest status of a context. */
interface ListedStatus {
  /** Its name. */
  readonly context: string;
  readonly isPending: boolean;
  /** Empty without one. */
  readonly link: string;
}

interface NewStatus extends Said {
  readonly link: string;
}

/** Characters; GitHub refuses a longer description. */
const longestDescription = 140;

const missingPermission =
  "Add `statuses: write` to this job's `permissions`. Pull requests from forks can't get this permission.";

/**
 * Reads the newest status of a commit of each context, with one request, and writes another one where `decide` returns one;
 * without any, the first one is `left`. GitHub has no conditional write. A failure is a warning, once.
 */
export type UpdateStatus = (
  sha: string,
  decide: (newest: ListedStatus | undefined) => NewStatus | undefined,
) => Promise<'written' | 'failed' | LeftAlone>;

type LeftAlone = Readonly<{ left: ListedStatus | undefined }>;

export function statusUpdates(
  parts: StatusContext,
  { contexts, githubToken }: CommitStatusInputs,
): UpdateStatus {
  const { clock, grace, limits } = parts;
  const { log } = parts.runner;
  let isForbidden = false;
  let hasWarned = false;
  const update = async (
    [sha, decide]: Parameters<UpdateStatus>,
    signal: AbortSignal,
  ): Promise<'written' | LeftAlone> => {
    const { octokit, where } = await connect(parts, githubToken);
    const { repos } = octokit.rest;
    const request = { signal };
    const listed = await allPages(async (page) => {
      const list = { ...where, ref: sha, per_page: 100, page };
      const { data, headers } = await repos.getCombinedStatusForRef({ ...list, request });
      return { data: data.statuses, headers };
    });
    let left: ListedStatus | undefined;
    let isWritten = false;
    const failures: unknown[] = [];
    for (const context of contexts) {
      // GitHub compares contexts without their case.
      const found = listed.find((one) => one.context.toLowerCase() === context.toLowerCase());
      const newest = found && { context, isPending: found.state === 'pending', link: found.target_url ?? '' };
      const status = decide(newest);
      if (!status) {
        left ??= newest;
        continue;
      }
      const { state, link } = status;
      const description = cut(visible(status.description), longestDescription);
      const created = { ...where, sha, context, state, target_url: link, description };
      try {
        await repos.createCommitStatus({ ...created, request });
        log.info(`Commit status ${context} of ${sha.slice(0, 10)}: ${state}. ${description}`);
        isWritten = true;
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    return isWritten ? 'written' : { left };
  };
  return async (...change) => {
    if (isForbidden) return 'failed';
    try {
      return await grace.upTo(limits.graceMs, (signal) =>
        withTimeout({ clock, ms: limits.githubMs, signal }, (within) =>
          patiently({ clock, ms: limits.githubMs, signal: within }, () => update(change, within)),
        ),
      );
    } catch (error) {
      isForbidden = error instanceof GitHubFailure && error.isForbidden;
      const advice = isForbidden ? ` ${missingPermission}` : '';
      if (!hasWarned)
        log.warning(
          `The ${contexts.join(', ')} commit status could not be set. ${messageOf(error)}${advice}`,
        );
      hasWarned = true;
      return 'failed';
    }
  };
}

/** With the attempt: a build of an earlier attempt must not settle the status of a later one. */
function runLink({ serverUrl, repository, runId, runAttempt }: RunContext): string {
  return `${serverUrl}/${repository}/actions/runs/${runId}/attempts/${runAttempt}`;
}

/** The part of a link to a run that names the build, where the address of its page is unknown. */
function buildMark({ buildId }: BuildReport): string {
  return `#build-${encodeURIComponent(buildId)}`;
}

/** Whether a status is pending and leads to the build, whichever run started it. */
export function isOfBuild(
  status: ListedStatus | undefined,
  build: BuildReport,
  { serverUrl, repository }: RunContext,
): status is ListedStatus {
  if (!status?.isPending) return false;
  const isOfRun = status.link.startsWith(`${serverUrl}/${repository}/actions/runs/`);
  return status.link === build.pageUrl || (isOfRun && status.link.endsWith(buildMark(build)));
}

const beforeStart: Said = { state: 'pending', description: 'The build is about to start.' };
const whileRunning: Said = { state: 'pending', description: 'The build has started.' };
const unlinked: Said = {
  state: 'error',
  description: "The build has started, but this status could not be linked to it. See the step's log.",
};
const stopped: Said = {
  state: 'error',
  description: 'The step could not report how its build ended. Run the job again to build this commit.',
};

/** Says how a step has ended, unless a build runs on. */
export type SettleStatus = (result: StepResult) => Promise<void>;

/** The status of a step that starts builds: from before the start, it is pending and leads to the run. */
export async function beginStatus(
  context: StatusContext & Pick<StepContext, 'store'>,
  { inputs, sha }: { readonly inputs: CommitStatusInputs; readonly sha: string },
): Promise<SettleStatus> {
  const { runner, store } = context;
  const update = statusUpdates(context, inputs);
  const run = runLink(runner.run);
  runner.saveState(leftStatus, sha);
  const isBegun = (await update(sha, () => ({ ...beforeStart, link: run }))) === 'written';
  return async (result) => {
    const [build, ...others] = store.report.workflows.filter(hasBuild);
    const link = build && others.length === 0 ? (build.pageUrl ?? run + buildMark(build)) : run;
    const write = async (said: Said, to = link): Promise<boolean> => {
      const done = await update(sha, (newest) => {
        const isOwn = newest?.isPending && [run, link].includes(newest.link);
        // Also if GitHub does not list it yet.
        return isOwn || !newest || !isBegun ? { ...said, link: to } : undefined;
      });
      if (typeof done === 'object') noteLeftAlone(runner, done);
      return done !== 'failed';
    };
    const said = outcomeOf(store.shown, { ...result, sha });
    const isDone = said
      ? await write(said)
      : build?.kind !== 'running' ||
        // Once this step has ended, nobody else settles a status that leads to its run.
        (await write(whileRunning)) ||
        (await write(whileRunning)) ||
        (await write(unlinked, run));
    // Not earlier: the post step settles what a step could not that is killed here, or that GitHub did not answer.
    if (isDone || !isBegun) runner.saveState(leftStatus, '');
  };
}

function noteLeftAlone({ log }: StepContext['runner'], { left }: LeftAlone): void {
  const { context, isPending } = left ?? {};
  if (!left) log.notice('No commit status was updated, because the commit has none of this name.');
  else if (!isPending) log.notice(`The ${context} commit status wasn't updated, because it isn't pending.`);
  else log.notice(`The ${context} commit status wasn't updated, because it belongs to a newer build.`);
}

/** For the post step: settles the status that the main step left pending. */
export async function settleLeft(context: StatusContext, inputs: CommitStatusInputs): Promise<void> {
  const { runner } = context;
  // State is text that another step may have changed.
  const sha = runner.state(leftStatus);
  if (!isWholeHash(sha)) return;
  const link = runLink(runner.run);
  await statusUpdates(context, inputs)(sha, (newest) =>
    newest?.isPending && newest.link === link ? { ...stopped, link } : undefined,
  );
}

/** The status of builds that something else has started. @param commit without one, the labels of the builds name it */
export function reportedStatus(
  context: StepContext,
  { inputs, commit }: { readonly inputs: CommitStatusInputs; readonly commit: string | undefined },
): SettleStatus {
  const { runner, store } = context;
  return async (result) => {
    const named = store.report.workflows.map((_, index) => startedFor(store.record(index)?.labels ?? []));
    const sha = commit ?? (new Set(named).size === 1 ? named[0] : undefined);
    if (sha === undefined || !isWholeHash(sha))
      return runner.log.warning(
        `The ${inputs.contexts.join(', ')} commit status was not set, because this step doesn't know the commit. Set the commit input to the full 40-character hash, or start the build with commitStatus and wait: false.`,
      );
    await settleReported(context, statusUpdates(context, inputs), { ...result, sha });
  };
}

/** Settles each status of a commit that leads to a build of the report by how that went, unless it runs on. */
export async function settleReported(
  { runner, store }: Pick<StepContext, 'runner' | 'store'>,
  update: UpdateStatus,
  result: StepResult & { readonly sha: string },
): Promise<void> {
  const { shown, report } = store;
  const said = shown.workflows.map((workflow, at) => {
    const failures = (shown.failures ?? []).filter(({ index = at }) => index === at);
    return outcomeOf({ ...shown, workflows: [workflow], failures }, result);
  });
  if (said.every((outcome) => !outcome) || !report.workflows.some(hasBuild)) return;
  let isOurs = false;
  const done = await update(result.sha, (newest) => {
    const at = report.workflows.findIndex((one) => hasBuild(one) && isOfBuild(newest, one, runner.run));
    const [build, own] = [report.workflows[at], said[at]];
    isOurs ||= build !== undefined;
    return own && { ...own, link: (build && hasBuild(build) && build.pageUrl) || newest?.link || '' };
  });
  if (typeof done === 'object' && !isOurs) noteLeftAlone(runner, done);
}
