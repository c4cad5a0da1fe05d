import { TimeoutError, withTimeout } from '../../clock.ts';
import { collectArtefacts, downloadArtefacts, makePublicLinks } from '../artefacts/collect.ts';
import { waitForAppStoreConnect } from '../builds/app-store-connect.ts';
import { cancelRunning, earlyEndReason, unfinished, type WaitEnd } from '../builds/cancel.ts';
import type { CommitCheck } from '../builds/commit.ts';
import type { WaitingInputs } from '../builds/inputs.ts';
import { pollBuilds } from '../builds/poll-builds.ts';
import type { StepContext } from '../context.ts';
import type { PullRequestComment } from '../github/pull-request-comment.ts';
import { writePageOfReport } from '../install-page/install-page.ts';
import { abandoned } from '../report/progress.ts';
import { openRetries, type RetriesOptions } from '../retries/retries.ts';
import { Cancelled } from '../runner/runner.ts';
import { compareSizes } from '../sizes/compare-sizes.ts';
import { openStepLogs } from '../step-logs/step-logs.ts';
import type { StepInputs } from './inputs.ts';
import { publishOutputs } from './outputs.ts';

/** What the wait for builds needs. */
export interface FollowOptions extends Pick<StepInputs, 'waiting' | 'afterBuild' | 'appStoreConnect'> {
  readonly comment: PullRequestComment;
  readonly commitCheck: CommitCheck;
  /** `undefined` where the step starts no builds. */
  readonly retries?: Omit<RetriesOptions, 'until'> | undefined;
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
  const { waiting, afterBuild: inputs, appStoreConnect, comment, commitCheck } = options;
  const { artefacts: patterns, sizes } = inputs;
  const { cancelled } = context.runner;
  using logs = openStepLogs(context, inputs.stepLogs);
  const end = await waitForEnds(context, options);
  if (end === 'cancelled') return end;
  try {
    await collectArtefacts(context, { patterns });
    await commitCheck.checkEnded();
    if (sizes.base !== undefined || sizes.maxIncrease) await compareSizes(context, { ...sizes, patterns });
    if (inputs.publicLinks) await makePublicLinks(context, { expiry: inputs.publicLinkExpiry });
    await logs.finish();
    if (inputs.download) await downloadArtefacts(context, { folder: inputs.download });
    if (inputs.installPage) await writePageOfReport(context, inputs.installPage);
    // Last: where the page's address is known, its QR code takes the place of all others.
    await comment.addQrCodes();
    cancelled.throwIfAborted();
    if (!appStoreConnect.wait) return end;
    // A step that is killed from here on has them.
    publishOutputs(context);
    const { pollInterval } = waiting;
    await waitForAppStoreConnect(context, { timeout: appStoreConnect.timeout, pollInterval });
    return end;
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    return 'cancelled';
  }
}

async function waitForEnds(
  context: StepContext,
  { waiting, waitedMs = 0, commitCheck, ...options }: FollowOptions,
): Promise<WaitEnd> {
  const { clock, runner } = context;
  const { timeout, pollInterval } = waiting;
  const ms = Math.max(0, timeout - waitedMs);
  const until = clock.monotonic() + ms;
  const retries = options.retries && openRetries(context, { ...options.retries, until });
  let end: WaitEnd = 'failed';
  try {
    await withTimeout({ clock, ms, signal: runner.cancelled }, (signal) =>
      pollBuilds(context, { pollInterval, commitCheck, again: retries?.again, signal }),
    );
    end = 'ended';
  } catch (error) {
    if (error instanceof TimeoutError) end = 'timedOut';
    else if (error instanceof Cancelled) end = 'cancelled';
    else throw error;
  } finally {
    await retries?.settled();
    await endWait(context, { waiting, end });
  }
  return end;
}

/** Gives up the builds that still run, and cancels them if `cancelAbandoned` is set. */
export async function endWait(
  context: StepContext,
  { waiting, end }: { waiting: WaitingInputs; end: WaitEnd },
): Promise<void> {
  const { store } = context;
  const { timeout } = waiting;
  const reason = earlyEndReason({ end, timeout });
  for (const [index, build] of store.report.workflows.entries())
    if (build.kind === 'running' && reason !== undefined) {
      const early = { reason, isEarlyEnd: true } as const;
      const failure = end === 'timedOut' ? unfinished(context, { build, index, timeout }) : early;
      store.updateWorkflow(index, (workflow) => abandoned(workflow, failure));
    }
  // A build of another commit was cancelled when its commit was known, unless the end of the wait interrupted that.
  const indices = store.report.workflows.flatMap((workflow, index) =>
    (workflow.kind === 'rejected' ? end !== 'ended' : waiting.cancelAbandoned) ? [index] : [],
  );
  await cancelRunning(context, indices);
}
