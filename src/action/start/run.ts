import { hasEnded } from '../../contract/values.ts';
import type { SettledStatus } from '../commit-status/commit-status.ts';
import type { ActionContext, StepContext } from '../context.ts';
import { openPullRequestComment } from '../github/pull-request-comment.ts';
import { maskSecrets } from '../inputs/connection.ts';
import { starting } from '../report/progress.ts';
import { statusOf } from '../report/workflow.ts';
import type { Runner } from '../runner/runner.ts';
import { openingLine } from '../show/log.ts';
import { collectingInputs } from '../step/inputs.ts';
import { publishStarts } from '../step/outputs.ts';
import { type ObtainedBuilds, runStep } from '../step/run-step.ts';
import { cancelPreviousBuilds, clearCachesOf } from './before-start.ts';
import { readStartInputs } from './inputs.ts';
import { type MadeStart, pendingWorkflows, startAll } from './start-builds.ts';

/**
 * The build action: starts builds, waits for them, and reports how they went.
 *
 * @returns whether the step has succeeded
 * @throws InputError and ForkRefused before any request
 */
export async function start(action: ActionContext): Promise<boolean> {
  const { runner } = action;
  maskSecrets(runner, ['token', 'githubToken']);
  const inputs = readStartInputs(runner);
  const { appId, target, settings, workflowIds } = inputs.request;
  runner.redactor.addValues(Object.values(settings.environment?.variables ?? {}));
  const report = {
    appId,
    ref: target.ref,
    ...(target.sha ? { commit: target.sha } : {}),
    clearedCaches: [],
    workflows: workflowIds.map(starting),
  };
  return runStep(action, { inputs, report, obtain: (context) => obtainBuilds(context, inputs) });
}

/** Reuses finished builds, cancels earlier ones, clears caches, and starts the builds that are missing. */
async function obtainBuilds(
  context: StepContext,
  inputs: ReturnType<typeof readStartInputs>,
): Promise<ObtainedBuilds> {
  const { runner, store } = context;
  const { connection, request, reuseKey, wait, afterBuild } = inputs;
  const { baseUrl } = connection;
  runner.log.info(openingLine('Building', store.report));
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
  const comment = openPullRequestComment(context, { inputs: inputs.comment });
  const status = await beginStatusOf(context, inputs);
  // Before a build is paid for, so that the log says at once if the comment cannot be written.
  await comment.begin();
  const namesCommit = !wait && status !== undefined;
  const starts = await startAll(context, {
    request,
    baseUrl,
    timeout: inputs.waiting.timeout,
    reuseLabel,
    namesCommit,
  });
  return {
    expectedCommit: request.target.sha,
    comment,
    status,
    onEnd: () => settleEnded(context, starts),
  };
}

/** The commit status of this step; `undefined` without the input. */
async function beginStatusOf(
  context: StepContext,
  { commitStatus, request }: ReturnType<typeof readStartInputs>,
): Promise<SettledStatus | undefined> {
  const { sha } = request.target;
  if (!commitStatus || sha === undefined) return undefined;
  const { beginStatus } = await import('../commit-status/commit-status.ts');
  return beginStatus(context, { inputs: commitStatus, sha });
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
  for (const { index, settle } of starts) {
    const workflow = store.report.workflows[index];
    if (workflow && hasEnded(statusOf(workflow) ?? '')) settle();
  }
}
