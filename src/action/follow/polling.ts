import { isWaiting } from '../../contract/values.ts';
import type { StepContext } from '../context.ts';
import type { RunningBuild, WorkflowReport } from '../report/report.ts';
import { runningStep } from '../report/times.ts';
import { estimateEnd, type PastBuild, readBuildHistory } from './estimate.ts';
import { nextPause, type PollMoment } from './poll-plan.ts';

export interface PollingOptions {
  readonly pollInterval: number;
  /** How long builds are waited for, in milliseconds. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/**
 * When each build is polled next, and when it is likely to end, judging by earlier builds. Reads the history once, in
 * the background, and then estimates all builds. If it cannot be read, there are no estimates.
 */
export function createPolling(
  context: Pick<StepContext, 'store' | 'client' | 'clock' | 'limits' | 'runner'>,
  { pollInterval, signal }: PollingOptions,
) {
  const { store } = context;
  let history: ReadonlyMap<string, readonly PastBuild[]> = new Map();
  const pastBuildsOf = ({ workflowId = '' }: WorkflowReport) => history.get(workflowId) ?? [];
  /** With the time left, as far as earlier builds allow an estimate. A build that was never seen may be anywhere. */
  const estimated = (workflow: WorkflowReport): WorkflowReport =>
    workflow.kind === 'running' && workflow.status !== undefined
      ? { ...workflow, ...estimateEnd(runningFor(workflow, store.now()), pastBuildsOf(workflow)) }
      : workflow;
  void readBuildHistory(context, signal).then((read) => {
    history = read;
    store.unredacted.workflows.forEach((workflow, index) => {
      if (pastBuildsOf(workflow).length > 0) store.updateWorkflow(index, estimated);
    });
  });

  const momentOf = (workflow: WorkflowReport): PollMoment | [] => {
    if (workflow.kind !== 'running' || workflow.status === undefined) return [];
    const [now, step] = [store.now(), runningStep(workflow.steps)];
    return {
      state: workflow.status,
      runningMs: runningFor(workflow, now),
      inStateMs: now - (workflow.changes.at(-1)?.at ?? now),
      step: step && { name: step.name, runningMs: now - step.startedAt },
      history: pastBuildsOf(workflow),
    };
  };

  return {
    /**
     * How long to wait after a poll that showed these builds, in milliseconds. `requests`: how many it took; `round`: how many
     * it takes to poll all running builds once.
     */
    pauseFor(shown: readonly WorkflowReport[], { requests }: { requests: number }) {
      return nextPause(shown.flatMap(momentOf), { pollIntervalMs: pollInterval, requests });
    },
    estimated,
  };
}

/**
 * Milliseconds since the build began to run; `undefined` while it waits for a machine. Where the service does not say when that
 * was, what this step saw is good enough to decide when to poll.
 */
function runningFor({ status, startedAt, changes }: RunningBuild, now: number): number | undefined {
  if (status === undefined || isWaiting(status)) return undefined;
  const since = startedAt ?? changes.find(({ state }) => !isWaiting(state))?.at;
  return since === undefined ? undefined : Math.max(0, now - since);
}
