/** Builds of other steps that this one follows (docs/how-it-works.md, "Which builds can be reused"). */
import { UserError } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { refused, starting } from '../report/progress.ts';
import { hasBuild } from '../report/workflow.ts';
import type { ReplaceFollowed } from '../retries/retries.ts';
import { failedLog, namesPlaceInCode } from '../step-logs/step-logs.ts';

interface Replacing {
  readonly index: number;
  /** Does what precedes the start of these workflows. */
  readonly prepare: (context: StepContext, workflowIds: string[]) => Promise<void>;
}

/**
 * Starts an own build if a followed one ended without finishing: that may have had a reason that does not concern this step,
 * such as a cancellation. An error in the code concerns it too, and building the same code again would only cost.
 */
export async function replaceFollowed(
  context: StepContext,
  { index, prepare, startOwn, signal }: Replacing & Parameters<ReplaceFollowed>[1],
): Promise<boolean> {
  const { runner, store } = context;
  const [build, record] = [store.report.workflows[index], store.record(index)];
  if (!record || build?.kind !== 'ended' || build.workflowId === undefined) return false;
  const { workflowId } = build;
  const log = await failedLog(context, record);
  signal.throwIfAborted();
  const ended = `${workflowId}: build ${build.buildId} ended as ${build.status}.`;
  if (namesPlaceInCode(log)) {
    runner.log.info(
      `${ended} The errors in its log are the result of this step too. No other build is started.`,
    );
    return false;
  }
  runner.log.info(`${ended} Starting a build of this step.`);
  try {
    await prepare({ ...context, runner: { ...runner, cancelled: signal } }, [workflowId]);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof UserError)) throw error;
    const failure = { reason: error.message, helpPage: runner.helpPage(error) };
    store.updateWorkflow(index, () => refused(workflowId, failure));
    return false;
  }
  // Until a start can have arrived, the build that ended is the result of a step that is cancelled.
  signal.throwIfAborted();
  store.updateWorkflow(index, () => starting(workflowId));
  await startOwn();
  const workflow = store.report.workflows[index];
  if (signal.aborted && workflow?.kind === 'refused' && !workflow.failure.mayHaveStarted)
    store.updateWorkflow(index, () => build);
  return workflow !== undefined && hasBuild(workflow);
}
