import { ServiceError } from '../../api/errors.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { hasEnded } from '../../contract/state.ts';
import { parseTimestamp } from '../../contract/timestamp.ts';
import { workflowIdOf } from '../../contract/workflow-id.ts';
import type { PastBuild } from '../../core/estimate.ts';
import { estimateEnd } from '../../core/estimate.ts';
import { nextPause } from '../../core/poll-plan.ts';
import type { RunningBuild, WorkflowReport } from '../../core/report/report.ts';
import { messageOf } from '../../errors.ts';
import { basisText, timeLeftText } from '../../report/wording/estimate-text.ts';
import { durationText } from '../../report/wording/units.ts';
import type { StepContext } from '../context/step-context.ts';

/** When each build is polled next, and when it is likely to end, judging by earlier builds. */
export interface Polling {
  /** How long to wait after a request that succeeded, in milliseconds. */
  pauseFor(index: number): number;
  /** How long to wait after a request that failed: at least as long as the service asks for, in milliseconds. */
  pauseAfter(error: Error): number;
  /** The report with an estimate of the time left, if earlier builds allow one. */
  estimated(workflow: WorkflowReport): WorkflowReport;
}

/** The part of the hourly requests that polling may take; the rest is for starts, lists, links and cancelling. */
const shareOfPolling = 0.9;

/**
 * Reads the history once, in the background, and then estimates all builds. If it cannot be read, there are no estimates.
 */
export function createPolling(
  context: Pick<StepContext, 'store' | 'client' | 'limits' | 'runner'>,
  { pollInterval, signal }: { pollInterval: number; signal: AbortSignal },
): Polling {
  const { store, limits, runner } = context;
  let history: History = new Map();
  void readHistory(context, signal).then((read) => {
    history = read;
    store.report.workflows.forEach((workflow, index) => {
      if (pastBuildsOf(workflow).length > 0 && workflow.kind === 'running')
        store.updateWorkflow(index, estimated);
    });
  });
  const pastBuildsOf = ({ workflowId }: WorkflowReport): readonly PastBuild[] =>
    (workflowId !== undefined && history.get(workflowId)) || [];
  /** A build that was never seen may be anywhere. */
  const estimated = (workflow: WorkflowReport): WorkflowReport => {
    if (workflow.kind !== 'running' || workflow.status === undefined) return workflow;
    const { estimate: _, estimateBasis: __, ...report } = workflow;
    const estimate = estimateEnd(runningFor(workflow, store.now()), pastBuildsOf(workflow));
    if (!estimate) return report;
    return { ...report, estimate: timeLeftText(estimate), estimateBasis: basisText(estimate) };
  };
  let hasLoggedPause = false;

  /** With many builds, all pauses grow so that the hourly requests are enough; this is logged once. */
  const stretched = (pause: number): number => {
    const running = store.report.workflows.filter(
      ({ kind }) => kind === 'running' || kind === 'abandoned',
    ).length;
    const least = (running * limits.requestWindowMs) / (limits.requestsPerWindow * shareOfPolling);
    if (pause >= least) return pause;
    if (!hasLoggedPause && least > pollInterval) {
      hasLoggedPause = true;
      runner.log.info(
        `This step makes at most ${limits.requestsPerWindow} requests an hour, so ${running === 1 ? 'the build' : `each of ${running} builds`} is polled every ${durationText(least)} for now.`,
      );
    }
    return least;
  };

  return {
    pauseFor(index) {
      const workflow = store.report.workflows[index];
      if (workflow?.kind !== 'running' || workflow.status === undefined) return stretched(pollInterval);
      const now = store.now();
      const moment = {
        state: workflow.status,
        runningMs: runningFor(workflow, now),
        inStateMs: now - (workflow.changes.at(-1)?.at ?? now),
      };
      return stretched(nextPause(moment, { pollIntervalMs: pollInterval, history: pastBuildsOf(workflow) }));
    },
    pauseAfter(error) {
      const asked =
        error instanceof ServiceError && error.failure?.kind === 'status'
          ? (error.failure.retryAfterMs ?? 0)
          : 0;
      return Math.max(asked, stretched(pollInterval));
    },
    estimated,
  };
}

/**
 * Milliseconds since the build began to run; `undefined` while it is queued. Where the service does not say when that
 * was, what this step saw is good enough to decide when to poll.
 */
function runningFor({ status, startedAt, changes }: RunningBuild, now: number): number | undefined {
  const since = startedAt ?? changes.find(({ state }) => state !== 'queued' && state !== 'initializing')?.at;
  return status === 'queued' || since === undefined ? undefined : Math.max(0, now - since);
}

/** By workflow, newest first. */
type History = ReadonlyMap<string, readonly PastBuild[]>;

/**
 * One request for the earlier builds of all workflows. They only improve the wait, so a failure to read them is
 * ignored.
 */
async function readHistory(
  { store, client, runner }: Pick<StepContext, 'store' | 'client' | 'runner'>,
  signal: AbortSignal,
): Promise<History> {
  const { appId, workflows } = store.report;
  const ids = [...new Set(workflows.flatMap(({ workflowId }) => workflowId ?? []))];
  const [only] = workflows.length === 1 ? ids : [];
  const filter = {
    ...(appId === undefined ? {} : { appId }),
    ...(only === undefined ? {} : { workflowId: only }),
  };
  try {
    const builds = await client.builds.newest(filter, { signal });
    return new Map(ids.map((workflowId) => [workflowId, pastBuilds(builds, workflowId)]));
  } catch (error) {
    if (!signal.aborted) runner.log.debug(`The earlier builds could not be read. ${messageOf(error)}`);
    return new Map();
  }
}

function pastBuilds(builds: readonly SeenBuild[], workflowId: string): PastBuild[] {
  return builds
    .filter((build) => workflowIdOf(build) === workflowId)
    .flatMap(({ status, startedAt, finishedAt }) => {
      const [from, to] = [parseTimestamp(startedAt), parseTimestamp(finishedAt)];
      return hasEnded(status) && from !== undefined && to !== undefined ? [{ status, from, to }] : [];
    })
    .toSorted((left, right) => right.from - left.from)
    .map(({ status, from, to }) => ({ status, durationMs: to - from }));
}
