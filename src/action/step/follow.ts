import { TimeoutError, withTimeout } from '../../clock.ts';
import { collectArtefacts, downloadArtefacts, makePublicLinks } from '../artefacts/collect.ts';
import { cancelRunning, earlyEndReason, type WaitEnd } from '../builds/cancel.ts';
import type { CommitCheck } from '../builds/commit.ts';
import type { WaitingInputs } from '../builds/inputs.ts';
import { pollBuilds } from '../builds/poll-builds.ts';
import type { StepContext } from '../context.ts';
import type { PullRequestComment } from '../github/pull-request-comment.ts';
import { writePageOfReport } from '../install-page/install-page.ts';
import { abandoned } from '../report/progress.ts';
import { Cancelled } from '../runner/runner.ts';
import type { ProgressLog } from '../show/log.ts';
import { compareSizes } from '../sizes/compare-sizes.ts';
import { openStepLogs, type StepLogs } from '../step-logs/step-logs.ts';
import type { StepInputs } from './inputs.ts';
import { publishOutputs } from './outputs.ts';

/** What the wait for builds needs. */
export interface FollowOptions
  extends Pick<StepInputs, 'waiting' | 'afterBuild' | 'appStoreConnect' | 'connection'> {
  readonly comment: PullRequestComment;
  readonly progress: ProgressLog;
  readonly commitCheck: CommitCheck;
  /** How much of `timeout` has passed, in milliseconds. */
  readonly waitedMs?: number;
}

/**
 * Follows the builds of the report until they have ended or `timeout` has passed, collects their results, and waits for App
 * Store Connect if the inputs ask for that. If the wait ends before its builds do, for any reason, they are cancelled if
 * `cancelAbandoned` is set.
 *
 * @returns how the whole wait ended
 */
export async function follow(context: StepContext, options: FollowOptions): Promise<WaitEnd> {
  const end = await followToEnd(context, options);
  if (!options.appStoreConnect.wait || end === 'cancelled') return end;
  // A step that is killed from here on has them.
  publishOutputs(context);
  const { waitForAppStoreConnect } = await import('../builds/app-store-connect.ts');
  const { timeout } = options.appStoreConnect;
  const { pollInterval } = options.waiting;
  return unlessCancelled(end, () => waitForAppStoreConnect(context, { timeout, pollInterval }));
}

async function followToEnd(context: StepContext, options: FollowOptions): Promise<WaitEnd> {
  const { clock, runner } = context;
  const { waiting, waitedMs = 0, progress, commitCheck } = options;
  const { timeout, pollInterval } = waiting;
  const ms = Math.max(0, timeout - waitedMs);
  using logs = openStepLogs(context, options.afterBuild.stepLogs);
  let end: WaitEnd = 'failed';
  try {
    await withTimeout({ clock, ms, signal: runner.cancelled }, (signal) =>
      pollBuilds(context, { pollInterval, progress, commitCheck, signal }),
    );
    end = 'ended';
  } catch (error) {
    if (error instanceof TimeoutError) end = 'timedOut';
    else if (error instanceof Cancelled) end = 'cancelled';
    else throw error;
  } finally {
    await endWait(context, { waiting, end });
  }
  if (end === 'cancelled') return end;
  // Awaited here, where the logs are open.
  return await unlessCancelled(end, () => collectResults(context, options, logs));
}

async function unlessCancelled(end: WaitEnd, work: () => Promise<void>): Promise<WaitEnd> {
  try {
    await work();
    return end;
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    return 'cancelled';
  }
}

/** Gives up the builds that still run, and cancels them if `cancelAbandoned` is set. */
export async function endWait(
  context: StepContext,
  { waiting, end }: { waiting: WaitingInputs; end: WaitEnd },
): Promise<void> {
  const { store } = context;
  const reason = earlyEndReason({ end, timeout: waiting.timeout });
  if (reason !== undefined)
    for (const index of store.report.workflows.keys())
      store.updateWorkflow(index, (workflow) => abandoned(workflow, { reason }));
  await cancelRunning(context, { indices: indicesToCancel(context, { waiting, end }) });
}

/**
 * The builds to cancel when the wait is over; `cancelRunning` skips those that have ended. A build of another commit was
 * cancelled as soon as its commit was known, unless the end of the wait interrupted that.
 */
function indicesToCancel(
  { store }: StepContext,
  { waiting, end }: { waiting: WaitingInputs; end: WaitEnd },
): number[] {
  return store.report.workflows.flatMap((workflow, index) =>
    (workflow.kind === 'rejected' ? end !== 'ended' : waiting.cancelAbandoned) ? [index] : [],
  );
}

/**
 * After the wait: collects the results of the builds that have ended, as far as the inputs ask for them, and writes
 * them to the report.
 *
 * @throws Cancelled
 */
async function collectResults(
  context: StepContext,
  { afterBuild: inputs, comment, commitCheck }: FollowOptions,
  logs: StepLogs,
): Promise<void> {
  const { artefacts: patterns, sizes } = inputs;
  await collectArtefacts(context, { patterns });
  await commitCheck.checkEnded(context.runner.cancelled);
  if (sizes.base !== undefined || sizes.maxIncrease) await compareSizes(context, { ...sizes, patterns });
  if (inputs.publicLinks) await makePublicLinks(context, { expiry: inputs.publicLinkExpiry });
  // Where the page's address is known, its QR code takes the place of all others, once the page is written.
  const codesLeadToPage = inputs.installPage?.address !== undefined;
  if (!codesLeadToPage) await comment.addQrCodes();
  await logs.finish();
  if (inputs.download) await downloadArtefacts(context, { folder: inputs.download });
  if (inputs.installPage) await writePageOfReport(context, inputs.installPage);
  if (codesLeadToPage) await comment.addQrCodes();
  context.runner.cancelled.throwIfAborted();
}
