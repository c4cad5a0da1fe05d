import { TimeoutError, withTimeout } from '../../clock.ts';
import type { WaitingInputs } from '../follow/inputs.ts';
import type { ProgressLog } from '../follow/log.ts';
import { cancelRunning, earlyEndReason, type WaitEnd } from '../follow/wait-end.ts';
import { watchBuilds } from '../follow/watch-builds.ts';
import type { PullRequestPage } from '../github/pull-request-comment.ts';
import { abandoned } from '../report/progress.ts';
import { Cancelled } from '../runner/runner.ts';
import type { StepContext } from '../step-context.ts';
import { openStepLogs } from '../step-logs/step-logs.ts';
import { collectResults } from './after-build.ts';
import type { AfterBuildInputs } from './inputs.ts';

interface FollowOptions {
  readonly page: PullRequestPage;
  readonly progress: ProgressLog;
  readonly waiting: WaitingInputs;
  /** How much of the timeout has already passed, in milliseconds. */
  readonly waitedMs?: number;
  readonly afterBuild: AfterBuildInputs;
  /** Where the service is. */
  readonly baseUrl: URL;
}

/**
 * Follows the builds of the report until they have ended or `timeout` has passed, and collects their results. If
 * the wait ends before its builds do, for any reason, they are cancelled if `cancelAbandoned` is set.
 */
export async function follow(
  context: StepContext,
  { page, progress, waiting, waitedMs = 0, afterBuild, baseUrl }: FollowOptions,
): Promise<WaitEnd> {
  const { clock, runner } = context;
  const { timeout, pollInterval } = waiting;
  const ms = Math.max(0, timeout - waitedMs);
  using logs = openStepLogs(context, afterBuild.stepLogs);
  let end: WaitEnd = 'ended';
  try {
    await withTimeout({ clock, ms, signal: runner.cancelled }, (signal) =>
      watchBuilds(context, { pollInterval, timeoutMs: ms, progress, signal }),
    );
  } catch (error) {
    if (error instanceof TimeoutError) end = 'timedOut';
    else if (error instanceof Cancelled) end = 'cancelled';
    else throw error;
  } finally {
    abandonRunning(context, earlyEndReason({ end, timeout }));
    if (waiting.cancelAbandoned) await cancelRunning(context);
  }
  if (end === 'cancelled') return end;
  try {
    await collectResults(context, { inputs: afterBuild, baseUrl, page, logs });
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    return 'cancelled';
  }
  return end;
}

/** Without a reason, a bug in the action ended the wait. */
function abandonRunning({ store }: StepContext, reason = 'The wait ended with an error.'): void {
  store.report.workflows.forEach(({ kind }, index) => {
    if (kind === 'running') store.updateWorkflow(index, (workflow) => abandoned(workflow, reason));
  });
}
