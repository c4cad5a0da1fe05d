/**
 * The commit status of builds (docs/how-it-works.md, "The commit status"). Its link says who settles it: one that leads to a
 * run belongs to the step of that run, and one that leads to a build to whoever reports that build. Nothing that goes wrong
 * here changes how a step ends.
 */
import { judgeCommit, longestHash } from '../../contract/judge.ts';
import { messageOf } from '../../errors.ts';
import type { WaitEnd } from '../builds/cancel.ts';
import { isWholeHash, startedFor } from '../builds/labels.ts';
import type { StepContext } from '../context.ts';
import type { RunContext } from '../event/run-context.ts';
import { allPages, connect, GitHubFailure, patiently } from '../github/client.ts';
import type { BuildReport, StepReport, WorkflowReport } from '../report/report.ts';
import { failureIn, hasBuild, isInPlaceOfOwn } from '../report/workflow.ts';
import { failureTexts, stepStateLine } from '../show/states.ts';
import { cut, visible } from '../text/visible.ts';
import { type CommitStatusInputs, leftStatus } from './inputs.ts';

export type StatusContext = Pick<StepContext, 'runner' | 'clock' | 'limits' | 'grace'>;

/** The state and the sentence of a status. The sentence may have the service's words. */
export interface Said {
  readonly state: 'pending' | 'success' | 'failure' | 'error';
  readonly description: string;
}

export interface StepResult {
  readonly end: WaitEnd;
  /** Whether the step cancels builds that still run when it ends. */
  readonly cancelAbandoned: boolean;
}

/** The newest status of a context. */
interface ListedStatus {
  /** Its name. */
  readonly context: string;
  readonly isPending: boolean;
  /** Empty without one; `undefined` where the commit has no such status. */
  readonly link: string | undefined;
}

/** Characters; GitHub refuses a longer description. */
const longestDescription = 140;

const missingPermission =
  "Add `statuses: write` to this job's `permissions`. Pull requests from forks can't get this permission.";

export type Statuses = ReturnType<typeof openStatuses>;

/** The commit statuses of a step. GitHub has no conditional write. A failure is a warning, once, and then `undefined`. */
export function openStatuses(parts: StatusContext, { contexts, githubToken }: CommitStatusInputs) {
  const { clock, grace, limits } = parts;
  const { log } = parts.runner;
  let isForbidden = false;
  let hasWarned = false;
  const onGitHub = async <Result>(
    work: (github: Awaited<ReturnType<typeof connect>>, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result | undefined> => {
    if (isForbidden) return undefined;
    try {
      return await grace.upTo(limits.graceMs, (signal) =>
        patiently({ clock, ms: limits.githubMs, signal }, async (within) =>
          work(await connect(parts, githubToken), within),
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
      return undefined;
    }
  };
  return {
    /** The newest status of each context on a commit, with one request. */
    list: (sha: string) =>
      onGitHub(async ({ octokit, where }, signal) => {
        const listed = await allPages(async (page) => {
          const list = { ...where, ref: sha, per_page: 100, page, request: { signal } };
          const { data, headers } = await octokit.rest.repos.getCombinedStatusForRef(list);
          return { data: data.statuses, headers };
        });
        return contexts.map((context): ListedStatus => {
          // GitHub compares contexts without their case.
          const found = listed.find((one) => one.context.toLowerCase() === context.toLowerCase());
          return { context, isPending: found?.state === 'pending', link: found && (found.target_url ?? '') };
        });
      }),
    write: (sha: string, context: string, { state, link, ...said }: Said & { readonly link: string }) =>
      onGitHub(async ({ octokit, where }, signal) => {
        const description = cut(visible(said.description), longestDescription);
        const created = { ...where, sha, context, state, target_url: link, description };
        await octokit.rest.repos.createCommitStatus({ ...created, request: { signal } });
        log.info(`Commit status ${context} of ${sha.slice(0, 10)}: ${state}. ${description}`);
        return true;
      }),
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
  { isPending, link = '' }: ListedStatus,
  build: BuildReport,
  { serverUrl, repository }: RunContext,
): boolean {
  if (!isPending) return false;
  const isOfRun = link.startsWith(`${serverUrl}/${repository}/actions/runs/`);
  return link === build.pageUrl || (isOfRun && link.endsWith(buildMark(build)));
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
  const statuses = openStatuses(context, inputs);
  const [name = ''] = inputs.contexts;
  const run = runLink(runner.run);
  runner.saveState(leftStatus, sha);
  const isBegun = await statuses.write(sha, name, { ...beforeStart, link: run });
  return async (result) => {
    const [build, ...others] = store.report.workflows.filter(hasBuild);
    const link = build && others.length === 0 ? (build.pageUrl ?? run + buildMark(build)) : run;
    const write = async (said: Said, to = link): Promise<boolean> => {
      const [newest] = (await statuses.list(sha)) ?? [];
      if (!newest) return false;
      const isOwn = newest.isPending && [run, link].includes(newest.link ?? '');
      // Also if GitHub does not list it yet.
      if (isOwn || newest.link === undefined || !isBegun)
        return Boolean(await statuses.write(sha, newest.context, { ...said, link: to }));
      noteLeftAlone(runner, newest);
      return true;
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

function noteLeftAlone({ log }: StepContext['runner'], { context, isPending, link }: ListedStatus): void {
  if (link === undefined)
    log.notice('No commit status was updated, because the commit has none of this name.');
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
  const statuses = openStatuses(context, inputs);
  const [newest] = (await statuses.list(sha)) ?? [];
  if (newest?.isPending && newest.link === link)
    await statuses.write(sha, newest.context, { ...stopped, link });
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
    await settleReported(context, openStatuses(context, inputs), { ...result, sha });
  };
}

/** Settles each status of a commit that leads to a build of the report by how that went, unless it runs on. */
export async function settleReported(
  { runner, store }: Pick<StepContext, 'runner' | 'store'>,
  statuses: Statuses,
  result: StepResult & { readonly sha: string },
): Promise<void> {
  const { shown, report } = store;
  const said = shown.workflows.map((workflow, at) => {
    const failures = (shown.failures ?? []).filter(({ index = at }) => index === at);
    return outcomeOf({ ...shown, workflows: [workflow], failures }, result);
  });
  if (said.every((outcome) => !outcome) || !report.workflows.some(hasBuild)) return;
  const listed = (await statuses.list(result.sha)) ?? [];
  let isOurs = false;
  for (const newest of listed) {
    const at = report.workflows.findIndex((one) => hasBuild(one) && isOfBuild(newest, one, runner.run));
    const [build, own] = [report.workflows[at], said[at]];
    isOurs ||= build !== undefined;
    const link = (build && hasBuild(build) && build.pageUrl) || newest.link;
    if (own && link) await statuses.write(result.sha, newest.context, { ...own, link });
  }
  const [left] = listed.toSorted(
    (one, other) => Number(one.link === undefined) - Number(other.link === undefined),
  );
  if (left && !isOurs) noteLeftAlone(runner, left);
}

/** What the end of a step says about its commit; `undefined` while a build of the step runs on. */
export function outcomeOf(
  report: StepReport,
  result: StepResult & { readonly sha: string },
): Said | undefined {
  const { workflows, failures = [] } = report;
  if (workflows.some((workflow) => runsOn(workflow, result))) return undefined;
  const other = workflows.flatMap((workflow) => otherCommit(workflow, result.sha) ?? [])[0];
  if (other !== undefined) return { state: 'error', description: other };
  // A build that did not reach its end says nothing about the commit.
  const isUnknown = workflows.some((one) => one.kind !== 'ended' || one.status === 'canceled');
  if (result.end === 'cancelled' && failures.length === 0)
    return { state: 'error', description: 'The workflow was cancelled.' };
  if (isUnknown || result.end === 'cancelled') return { state: 'error', description: wordsOf(report) };
  return { state: failures.length === 0 ? 'success' : 'failure', description: wordsOf(report) };
}

/** The first reason of the verdict; of several builds, after their states. */
function wordsOf(report: StepReport): string {
  const [only, ...more] = report.workflows;
  const [reason] = failureTexts(report);
  if (!only || more.length > 0)
    return [`The builds: ${stepStateLine(report).text}.`, reason].join(' ').trim();
  return reason ?? failureIn(only)?.reason.replace(/\.?$/, '.') ?? 'The build finished.';
}

function runsOn({ kind }: WorkflowReport, { end, cancelAbandoned }: StepResult): boolean {
  if (kind === 'abandoned') return end !== 'ended' && !cancelAbandoned;
  return kind === 'starting' || kind === 'running';
}

/** Says that a build that was not cancelled built another commit; `undefined` if it built this one. */
function otherCommit(workflow: WorkflowReport, sha: string): string | undefined {
  if (workflow.kind !== 'ended' || workflow.status === 'canceled' || isInPlaceOfOwn(workflow))
    return undefined;
  if (judgeCommit(workflow.commit, sha) !== 'no') return undefined;
  return `The service built another commit: ${cut(workflow.commit ?? '', longestHash)}.`;
}
