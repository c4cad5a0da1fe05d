import { ServiceError } from '../../api/errors.ts';
import { hasEnded } from '../../contract/state.ts';
import { estimateEnd, type PastBuild } from '../../core/estimate.ts';
import { nextPause } from '../../core/poll-plan.ts';
import type { WorkflowReport } from '../../core/report/report.ts';
import { estimateText } from '../../report/wording/estimate-text.ts';
import { durationText } from '../../report/wording/units.ts';
import type { Following } from './context.ts';
import { readHistory } from './history.ts';
import { isSameWorkflow, type WorkflowKey } from './report-store.ts';

/** When the next look at each build is due, and what earlier builds say of its end. */
export interface Pacing {
  /** How long to wait after a look that succeeded, in milliseconds. */
  pauseFor(which: WorkflowKey): number;
  /** How long to wait after a look that failed, at least as long as the service asks for. */
  pauseAfter(error: Error): number;
  /** The report with the time that is likely left, where earlier builds tell. */
  estimated(report: WorkflowReport): WorkflowReport;
}

/** The part of the hourly requests that looks may take; the rest is for starts, lists, links and cancelling. */
const shareOfLooks = 0.9;

/** The history is read besides the watch, once, and best effort: until it is there, and without it, nothing is foreseen. */
export function createPacing(
  following: Following,
  { pollInterval, signal }: { pollInterval: number; signal: AbortSignal },
): Pacing {
  const { board, limits, runner } = following;
  let history: ReadonlyMap<string, readonly PastBuild[]> = new Map();
  void readHistory(following, signal).then((read) => {
    history = read;
  });
  let saidStretched = false;

  /** No more looks an hour than there are requests: with many builds the pauses stretch, evenly and said once. */
  const stretched = (pause: number): number => {
    const running = board.report.workflows.filter(
      ({ buildId, status = '' }) => buildId && !hasEnded(status),
    ).length;
    const least = (running * limits.requestWindowMs) / (limits.requestsPerWindow * shareOfLooks);
    if (pause >= least) return pause;
    if (!saidStretched && least > pollInterval) {
      saidStretched = true;
      runner.log.info(
        `This step makes at most ${limits.requestsPerWindow} requests an hour, so each of ${running} builds is looked at every ${durationText(least)} for now.`,
      );
    }
    return least;
  };

  return {
    pauseFor(which) {
      const workflow = board.report.workflows.find((candidate) => isSameWorkflow(candidate, which));
      const now = board.now();
      const moment = {
        state: workflow?.status ?? '',
        runningMs: workflow && runningFor(workflow, now),
        inStateMs: now - (workflow?.changes.at(-1)?.at ?? now),
      };
      return stretched(
        nextPause(moment, { pollIntervalMs: pollInterval, history: history.get(which.workflowId) ?? [] }),
      );
    },
    pauseAfter(error) {
      const asked =
        error instanceof ServiceError && error.failure?.kind === 'status'
          ? (error.failure.retryAfterMs ?? 0)
          : 0;
      return Math.max(asked, stretched(pollInterval));
    },
    estimated({ estimate: _, ...report }) {
      if (hasEnded(report.status ?? '')) return report;
      const estimate = estimateEnd(runningFor(report, board.now()), history.get(report.workflowId) ?? []);
      return estimate ? { ...report, estimate: estimateText(estimate) } : report;
    },
  };
}

/** Milliseconds since the build began to run; `undefined` while it is queued. */
function runningFor({ status, startedAt }: WorkflowReport, now: number): number | undefined {
  return status === 'queued' || startedAt === undefined ? undefined : Math.max(0, now - startedAt);
}
