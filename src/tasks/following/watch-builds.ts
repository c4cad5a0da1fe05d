import { NotFound, NotPermitted, TokenRefused } from '../../api/errors.ts';
import { abandoned } from '../../core/report/progress.ts';
import type { BuildReport } from '../../core/report/report.ts';
import { workflowLabel } from '../../core/report/workflow.ts';
import { watchBuild } from '../../core/watch.ts';
import { waitingLines } from '../../report/log/waiting-lines.ts';
import type { StepContext } from '../context/step-context.ts';
import { startHeartbeat } from './heartbeat.ts';
import { createOutageLog, type OutageLog, type ProgressLog } from './log.ts';
import { createPolling, type Polling } from './polling.ts';
import { hintAtWorkflows } from './workflow-hint.ts';

interface WatchOptions {
  readonly pollInterval: number;
  readonly progress: ProgressLog;
  readonly signal: AbortSignal;
}

/**
 * Watches every running build of the report until it has ended, and writes what it sees into the report. The log says
 * at least every five minutes what is waited for.
 *
 * @throws the signal's reason
 */
export async function watchBuilds(
  context: StepContext,
  { pollInterval, progress, signal }: WatchOptions,
): Promise<void> {
  // Ends the history that is still being read when the watch ends, and the other watches when one fails.
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  const polling = createPolling(context, { pollInterval, signal: either });
  const outages = createOutageLog(context.runner.log);
  const stopHeartbeat = startHeartbeat({
    clock: context.clock,
    quietMs: progress.quietMs,
    beat: () => tellWaiting(context, { progress, polling, outages }),
  });
  try {
    await Promise.all(
      context.store.report.workflows.map((workflow, index) =>
        workflow.kind === 'running'
          ? watchOne(context, { workflow, index, polling, outages, signal: either })
          : undefined,
      ),
    );
    await hintAtWorkflows(context, polling.hasFinishedBefore);
  } finally {
    stopHeartbeat();
    over.abort();
  }
}

interface WaitingOptions {
  readonly progress: ProgressLog;
  readonly polling: Polling;
  readonly outages: OutageLog;
}

/** Estimates the time left again, which also renews the comment, and logs what is waited for. */
function tellWaiting({ store }: StepContext, { progress, polling, outages }: WaitingOptions): void {
  store.report.workflows.forEach(({ kind }, index) => {
    if (kind === 'running') store.updateWorkflow(index, polling.estimated);
  });
  progress.tell(waitingLines({ report: store.report, isOut: outages.isOut, now: store.now() }));
}

interface Watched {
  readonly workflow: BuildReport;
  readonly index: number;
  readonly polling: Polling;
  readonly outages: OutageLog;
  readonly signal: AbortSignal;
}

async function watchOne(
  context: StepContext,
  { workflow, index, polling, outages, signal }: Watched,
): Promise<void> {
  const { client, clock, limits, store } = context;
  const [name, newSince] = [workflowLabel(workflow), startOf(context, workflow)];
  const watch = watchBuild({
    clock,
    signal,
    refusalsInRow: limits.refusalsInRow,
    outageAfterMs: limits.lastingOutageMs,
    poll: async (pollSignal) => {
      const options = { signal: pollSignal, newSince };
      const { application, build } = await client.builds.get(workflow.buildId, options);
      if (application?.appName && !store.report.appName) store.update({ appName: application.appName });
      return build;
    },
    pause: () => polling.pauseFor(index),
    onFailure: (error) => ({ refused: isRefusal(error), pauseMs: polling.pauseAfter(error) }),
  });
  for await (const event of watch) {
    switch (event.kind) {
      case 'change':
        store.addRecord(index, event.build, polling.estimated);
        break;
      case 'outage':
        outages.begin(index, { name, error: event.error });
        break;
      case 'recovery':
        outages.end(index, { name, lastedMs: event.lastedMs });
        break;
      case 'lost':
        outages.forget(index);
        store.updateWorkflow(index, (report) =>
          abandoned(report, `The build's status can no longer be read. ${event.error.message}`),
        );
        break;
    }
  }
}

/** Whether the service refuses to show the build to this token, or has no such build: polling again does not help. */
export function isRefusal(error: Error): boolean {
  return error instanceof TokenRefused || error instanceof NotPermitted || error instanceof NotFound;
}

/** When this step started the build, on the monotonic clock. The client waits until a new build can be read. */
export function startOf(
  { store, clock }: Pick<StepContext, 'store' | 'clock'>,
  { changes: [started] }: BuildReport,
): number | undefined {
  return started && clock.monotonic() - (store.now() - started.at);
}
