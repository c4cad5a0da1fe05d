import { steadyMoments } from '../../clock.ts';
import { nothingSelected } from '../artefacts/inputs.ts';
import type { StartedStatus } from '../commit-status/started-status.ts';
import type { ActionContext, StepContext } from '../context.ts';
import { openCommitCheck } from '../follow/commit.ts';
import { logChanges } from '../follow/log.ts';
import { openPullRequestComment } from '../github/pull-request-comment.ts';
import { maskSecrets } from '../inputs/connection.ts';
import { starting } from '../report/progress.ts';
import type { StepReport } from '../report/report.ts';
import { createReportStore } from '../report/report-store.ts';
import { createGrace } from '../runner/grace.ts';
import type { Runner } from '../runner/runner.ts';
import { openingLine } from '../show/lines.ts';
import { finishAppStoreConnect } from '../step/app-store-connect.ts';
import { conclude } from '../step/conclude.ts';
import { collectingInputs } from '../step/inputs.ts';
import { publishOutputs, publishStarts } from '../step/outputs.ts';
import { cancelPreviousBuilds, clearCachesOf } from './before-start.ts';
import { readStartInputs } from './inputs.ts';
import { type MadeStart, pendingWorkflows, startAll } from './start-builds.ts';

/**
 * The build action: starts builds, waits for them, and reports how they went. All progress is written to the report
 * store: the log and the comment follow its changes, and outputs and summary are made from it.
 *
 * @returns whether the step has succeeded
 * @throws InputError and ForkRefused before any request
 */
export async function start({ runner, connect, clock, random, limits }: ActionContext): Promise<boolean> {
  const grace = createGrace({ clock, cancelled: runner.cancelled });
  maskSecrets(runner, ['token', 'githubToken']);
  const inputs = readStartInputs(runner);
  const { connection, request, reuseKey, wait, waiting, appStoreConnect } = inputs;
  const { baseUrl } = connection;
  // Without wait, artefact inputs are ignored.
  const afterBuild = wait ? inputs.afterBuild : { ...inputs.afterBuild, ...nothingSelected };
  runner.redactor.addValues(Object.values(request.settings.environment?.variables ?? {}));
  const now = steadyMoments(clock);
  const initial: StepReport = {
    appId: request.appId,
    ref: request.target.ref,
    ...(request.target.sha ? { commit: request.target.sha } : {}),
    startedAt: now(),
    clearedCaches: [],
    workflows: request.workflowIds.map(starting),
  };
  const store = createReportStore(initial, { redact: runner.redactor.redact, now });
  const context: StepContext = { runner, client: connect(connection), clock, limits, store, grace };

  publishOutputs(context);
  runner.log.info(openingLine(store.report));
  const progress = logChanges(context);
  const { ifCommitDiffers } = inputs;
  const commit = openCommitCheck(context, { meant: request.target.sha, ifCommitDiffers });
  if (!wait) warnThatNothingIsCollected(runner);
  // Reuse first: reused builds skip clearCaches and cancelPrevious.
  const reuseLabel =
    reuseKey === undefined
      ? undefined
      : await (await import('./reuse.ts')).reuseBuilds(context, {
          request,
          reuseKey,
          baseUrl,
          needed: wait ? afterBuild : undefined,
        });
  publishStarts(context);
  const workflowIds = pendingWorkflows(context, request).map(({ workflowId }) => workflowId);
  if (inputs.cancelPrevious && workflowIds.length > 0)
    await cancelPreviousBuilds(context, { request: { ...request, workflowIds }, reuseLabel });
  await clearCachesOf(context, { appId: request.appId, which: inputs.clearCaches, workflowIds });
  publishStarts(context);
  const comment = openPullRequestComment(context, { inputs: inputs.comment, random });
  const status = await openStatus(context, { inputs, random });
  await status?.begin();
  // Before a build is paid for, so that the log says at once if the comment cannot be written.
  await comment.begin();
  let starts: MadeStart[];
  try {
    starts = await startAll(context, {
      request,
      baseUrl,
      random,
      reuseLabel,
      namesCommit: !wait && status !== undefined,
    });
    publishOutputs(context);
  } catch (error) {
    await (await import('../step/follow.ts')).endWait(context, { waiting, end: 'ended' });
    throw error;
  }
  status?.link();
  // Imported late, as reuse is: a step that does not wait needs none of it (bench/start).
  const buildsEnd = wait
    ? await (await import('../step/follow.ts')).follow(context, {
        comment,
        progress,
        waiting,
        commit,
        afterBuild,
        baseUrl,
      })
    : 'ended';
  // Before App Store Connect is waited for: the post step must not cancel a build that has finished.
  settleEnded(context, starts);
  const end = await finishAppStoreConnect(context, { end: buildsEnd, waiting, appStoreConnect });
  const startApi = request.workflowInputs && 'v3';
  return conclude(context, { end, comment, status, waiting, afterBuild, appStoreConnect, startApi });
}

/** The commit status of this step; `undefined` without the input. */
async function openStatus(
  context: StepContext,
  {
    inputs: { commitStatus, request, waiting, wait },
    random,
  }: { inputs: ReturnType<typeof readStartInputs>; random: ActionContext['random'] },
): Promise<StartedStatus | undefined> {
  const { sha } = request.target;
  if (!commitStatus || sha === undefined) return undefined;
  const { openStartedStatus } = await import('../commit-status/started-status.ts');
  const { cancelAbandoned } = waiting;
  return openStartedStatus({ ...context, random }, { inputs: commitStatus, sha, cancelAbandoned, wait });
}

/** Users expect every input that they set to have an effect; these are about builds that ended. */
function warnThatNothingIsCollected(runner: Runner): void {
  const ignored = collectingInputs.filter((name) => runner.input(name) !== '');
  if (ignored.length === 0) return;
  const listed = ignored.join(', ').replace(/, ([^,]*)$/, ' and $1');
  const have = ignored.length === 1 ? 'has' : 'have';
  runner.log.warning(
    `The wait input is false, so ${listed} ${have} no effect: no results are collected. Use the wait action to collect them.`,
  );
}

/** Saves which builds have ended, so that the post step leaves them alone. */
function settleEnded({ store }: StepContext, starts: readonly MadeStart[]): void {
  for (const { index, settle } of starts) if (store.report.workflows[index]?.kind === 'ended') settle();
}
