import { beginStatus } from '../commit-status/commit-status.ts';
import type { ActionContext, StepContext } from '../context.ts';
import { openPullRequestComment } from '../github/pull-request-comment.ts';
import type { Connect } from '../inputs/connection.ts';
import { starting } from '../report/progress.ts';
import type { ReplaceFollowed } from '../retries/retries.ts';
import { openingLine } from '../show/log.ts';
import { publishOutputs } from '../step/outputs.ts';
import { type ObtainedBuilds, runStep } from '../step/run-step.ts';
import { cancelPreviousBuilds, clearCachesOf } from './before-start.ts';
import { readStartInputs, type StartInputs } from './inputs.ts';
import { reuseBuilds } from './reuse.ts';
import { pendingWorkflows, startAll } from './start-builds.ts';

/**
 * The build action: starts builds, waits for them, and reports how they went.
 *
 * @returns whether the step has succeeded
 * @throws InputError and ForkRefused before any request
 */
export async function start(action: ActionContext): Promise<boolean> {
  const { runner, clock, limits } = action;
  const inputs = readStartInputs(runner);
  const contactBy = clock.monotonic() + Math.min(limits.startRetryMs, inputs.waiting.timeout);
  const { appId, target, settings, workflowIds } = inputs.request;
  runner.redactor.addValues(Object.values(settings.environment?.variables ?? {}));
  const report = {
    appId,
    ref: target.ref,
    commit: target.sha,
    clearedCaches: [],
    workflows: workflowIds.map(starting),
  };
  const connect: Connect = (connection) => action.connect({ ...connection, contactBy });
  const obtain = (context: StepContext) => obtainBuilds(context, inputs);
  return runStep({ ...action, connect }, { inputs, report, obtain });
}

/** The inputs that have no effect unless a step waits. */
const collectingInputs: readonly string[] = [
  ...['artefacts', 'download', 'installPage', 'installPageUrl'],
  ...['sizeBase', 'maxSizeIncrease'],
];

/** Reuses finished builds, cancels earlier ones, clears caches, and starts the builds that are missing. */
async function obtainBuilds(context: StepContext, inputs: StartInputs): Promise<ObtainedBuilds> {
  const { runner, store } = context;
  const { request, reuseKey, commitStatus, wait } = inputs;
  runner.log.info(openingLine('Building', store.shown));
  const ignored = wait ? [] : collectingInputs.filter((name) => runner.input(name) !== '');
  if (ignored.length > 0)
    runner.log.warning(
      `These inputs have no effect if wait is false: ${ignored.join(', ')}. Use the wait action to collect results.`,
    );
  // Reuse first: reused builds skip clearCaches and cancelPrevious.
  const reuseLabel =
    reuseKey === undefined ? undefined : await reuseBuilds(context, { inputs, key: reuseKey });
  publishOutputs(context);
  const workflowIds = pendingWorkflows(context, request).map(({ workflowId }) => workflowId);
  const prepare = async (within: StepContext, workflowIds: string[]): Promise<void> => {
    if (inputs.cancelPrevious && workflowIds.length > 0)
      await cancelPreviousBuilds(within, { request: { ...request, workflowIds }, reuseLabel });
    await clearCachesOf(within, { appId: request.appId, which: inputs.clearCaches, workflowIds });
  };
  await prepare(context, workflowIds);
  publishOutputs(context);
  const comment = openPullRequestComment(context, { inputs: inputs.comment });
  const { sha } = request.target;
  const begun = commitStatus && sha !== undefined ? { inputs: commitStatus, sha } : undefined;
  const settleStatus = begun && (await beginStatus(context, begun));
  // Before a build is paid for, so that the log says at once if the comment cannot be written.
  await comment.begin();
  const namesCommit = reuseLabel !== undefined || (!wait && settleStatus !== undefined);
  const startAgain = await startAll(context, { inputs, reuseLabel, namesCommit });
  const replaceFollowed: ReplaceFollowed = async (index, given) =>
    // Imported late, like everything that only a step that waits needs (bench/start).
    (await import('./follow-running.ts')).replaceFollowed(context, { ...given, index, prepare });
  const retries = { inputs: inputs.retries, startAgain, replaceFollowed };
  return { expectedCommit: sha, comment, settleStatus, retries };
}
