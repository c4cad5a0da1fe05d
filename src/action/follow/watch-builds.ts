import { NotFound, NotPermitted, TokenRefused } from '../../client/errors.ts';
import type { SeenBuild, SeenBuildAnswer } from '../../contract/build.ts';
import { hasEnded } from '../../contract/values.ts';
import { hintAtWorkflows } from '../hints/workflow-hint.ts';
import { abandoned } from '../report/progress.ts';
import type { BuildReport, RunningBuild, StepReport } from '../report/report.ts';
import { workflowLabel } from '../report/workflow.ts';
import type { StepContext } from '../step-context.ts';
import { placeOf, readBuild } from './build-list.ts';
import { completed } from './completed.ts';
import { startHeartbeat } from './heartbeat.ts';
import { createListLooks, type ListLooks } from './list-looks.ts';
import { createOutageLog, type OutageLog, type ProgressLog } from './log.ts';
import { createPolling, type Polling } from './polling.ts';
import { waitingLines } from './waiting-lines.ts';
import { watchBuild } from './watch.ts';

interface WatchOptions {
  readonly pollInterval: number;
  /** How long builds are waited for, in milliseconds. */
  readonly timeoutMs: number;
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
  { pollInterval, timeoutMs, progress, signal }: WatchOptions,
): Promise<void> {
  if (!context.store.report.workflows.some(({ kind }) => kind === 'running')) return;
  // Ends the history that is still being read when the watch ends, and the other watches when one fails.
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  const polling = createPolling(context, { pollInterval, timeoutMs, signal: either });
  const outages = createOutageLog(context.runner.log);
  const stopHeartbeat = startHeartbeat({
    clock: context.clock,
    quietMs: progress.quietMs,
    beat: () => tellWaiting(context, { progress, polling, outages }),
  });
  try {
    await Promise.all(
      [...runningByApp(context.store.report)].flatMap(([appId, builds]) => {
        const indices = builds.map(({ index }) => index);
        const looks = createListLooks(context, { appId, indices, polling });
        return [
          looks.run(either),
          ...builds.map((build) =>
            watchOne(context, { ...build, pollInterval, polling, looks, outages, signal: either }),
          ),
        ];
      }),
    );
    await hintAtWorkflows(context, polling.hasFinishedBefore);
  } finally {
    stopHeartbeat();
    over.abort();
  }
}

interface WatchedBuild {
  readonly workflow: RunningBuild;
  readonly index: number;
}

/** The running builds of each application. */
function runningByApp({ appId, workflows }: StepReport): Map<string | undefined, WatchedBuild[]> {
  const running = workflows.flatMap((workflow, index) =>
    workflow.kind === 'running' ? [{ workflow, index }] : [],
  );
  return Map.groupBy(running, ({ workflow }) => workflow.appId ?? appId);
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

interface Watched extends WatchedBuild, Pick<WatchOptions, 'pollInterval'> {
  readonly polling: Polling;
  readonly looks: ListLooks;
  readonly outages: OutageLog;
  readonly signal: AbortSignal;
}

async function watchOne(
  context: StepContext,
  { workflow, index, pollInterval, polling, looks, outages, signal }: Watched,
): Promise<void> {
  const { client, clock, limits, store } = context;
  const { buildId } = workflow;
  const [name, newSince] = [workflowLabel(workflow), startOf(context, workflow)];
  let isTooLarge = false;
  const buildOf = ({ application, build }: SeenBuildAnswer): SeenBuild => {
    if (application?.appName && !store.report.appName) store.update({ appName: application.appName });
    return build;
  };
  const readOne = async (readSignal: AbortSignal): Promise<SeenBuild> => {
    const place = placeOf(store.report, workflow);
    const answer = await readBuild(context, { buildId, newSince, ...place, signal: readSignal });
    if (answer.tooLarge) outages.readInList({ name, error: answer.tooLarge });
    isTooLarge ||= answer.tooLarge !== undefined;
    return buildOf(answer);
  };
  const watch = watchBuild({
    clock,
    signal,
    refusalsInRow: limits.refusalsInRow,
    outageAfterMs: limits.lastingOutageMs,
    poll: async (pollSignal) => {
      const listed = await looks.next(index);
      pollSignal.throwIfAborted();
      if (!listed) return readOne(pollSignal);
      if (!lacksDetails(listed)) return listed;
      try {
        return completed(buildOf(await client.builds.get(buildId, { signal: pollSignal, newSince })), listed);
      } catch {
        pollSignal.throwIfAborted();
        return listed;
      }
    },
    rest: (_, restSignal) => {
      const polled = { requests: 1, round: looks.requests() };
      const pause = polling.pauseFor([index], polled);
      return looks.rest(index, isTooLarge ? Math.max(pause, pollInterval) : pause, restSignal);
    },
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

/** Whether a build has ended and the list does not tell how: its record may have less than that of the build alone. */
function lacksDetails({ status, buildActions, message }: SeenBuild): boolean {
  return hasEnded(status) && (!buildActions || (status !== 'finished' && !message));
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
