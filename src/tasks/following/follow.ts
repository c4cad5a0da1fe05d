import { TimeoutError, withTimeout } from '../../api/http/timeout.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { hasEnded } from '../../contract/state.ts';
import { durationText } from '../../report/wording/units.ts';
import { Cancelled } from '../../runner/runner.ts';
import { cancelRunning } from './cancel-running.ts';
import { collectArtefacts } from './collect.ts';
import type { Following } from './context.ts';
import { downloadArtefacts } from './download.ts';
import { readFailureLogs } from './failure-logs.ts';
import type { AfterBuildInputs, WaitingInputs } from './inputs.ts';
import { makePublicLinks } from './public-links.ts';
import { watchAll } from './watch-all.ts';

/** `ended`: nothing is left to watch. `timeUp`: `timeout` passed. `cancelled`: the workflow was. */
export type Because = 'ended' | 'timeUp' | 'cancelled';

export interface FollowOptions {
  readonly waiting: WaitingInputs;
  /** What of the timeout has passed before. */
  readonly waitedMs?: number;
  readonly afterBuild: AfterBuildInputs;
}

/**
 * Follows the builds on the board to their end, or to the end of the patience for them, and collects what they made.
 * A wait that ends before its builds do, for whatever reason, cancels them where `cancelAbandoned` says so.
 */
export async function follow(
  following: Following,
  { waiting, waitedMs = 0, afterBuild }: FollowOptions,
): Promise<Because> {
  const { clock, page, runner } = following;
  const records = new Map<string, SeenBuild>();
  const ms = Math.max(0, waiting.timeout - waitedMs);
  let because: Because = 'ended';
  try {
    await withTimeout({ clock, ms, signal: runner.cancelled }, (signal) =>
      watchAll(following, { records, pollInterval: waiting.pollInterval, signal }),
    );
  } catch (error) {
    if (error instanceof TimeoutError) because = 'timeUp';
    else if (error instanceof Cancelled) because = 'cancelled';
    else throw error;
  } finally {
    giveUp(following, giveUpReason({ because, timeout: waiting.timeout }));
    if (waiting.cancelAbandoned) await cancelRunning(following);
  }
  if (because === 'cancelled') return because;
  try {
    await collectArtefacts(following, { records, patterns: afterBuild.artefacts });
    if (afterBuild.publicLinks) await makePublicLinks(following, { expiry: afterBuild.publicLinkExpiry });
    await page.addQrCodes();
    if (afterBuild.failureLog) await readFailureLogs(following, { records });
    if (afterBuild.download) await downloadArtefacts(following, { folder: afterBuild.download });
    runner.cancelled.throwIfAborted();
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    return 'cancelled';
  }
  return because;
}

/** Why builds are not waited for any longer; `undefined` when all have ended. */
export function giveUpReason({
  because,
  timeout,
}: {
  because: Because;
  timeout: number;
}): string | undefined {
  switch (because) {
    case 'ended':
      return undefined;
    case 'timeUp':
      return `The timeout of ${durationText(timeout)} passed before the build had ended. Raise timeout if builds take that long.`;
    case 'cancelled':
      return 'The workflow was cancelled.';
  }
}

/** Writes onto the board why builds that still run are not waited for; without a reason it is a fault of ours. */
function giveUp({ board }: Following, reason = 'The wait was broken off.'): void {
  for (const workflow of board.report.workflows) {
    if (workflow.buildId === undefined || hasEnded(workflow.status ?? '') || workflow.failure) continue;
    board.updateWorkflow(workflow, (report) => ({ ...report, failure: { reason } }));
  }
}
