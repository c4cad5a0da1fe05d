import { NotFound, NotPermitted, TokenRefused } from '../../client/errors.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { hasEnded } from '../../contract/values.ts';
import type { StepContext } from '../context.ts';
import { logName } from '../report/names.ts';
import { abandoned } from '../report/progress.ts';
import type { RunningBuild } from '../report/report.ts';
import { completed, placeOf, type ReadAnswer, readBuild, startOf } from './build-list.ts';
import { type CommitCheck, refuseOtherCommit } from './commit.ts';
import { createListPoller, type ListPoller, noteAppName } from './list-poller.ts';
import { createOutageLog, type OutageLog, type ProgressLog, startHeartbeat } from './log.ts';
import { createPolling, type Polling, type PollingOptions } from './polling.ts';
import { waitingLines } from './progress-lines.ts';
import { hintAtRequest } from './request-hint.ts';
import { hintAtWorkflows } from './wait-end.ts';
import { watchBuild } from './watch.ts';

interface WatchOptions extends PollingOptions {
  readonly commit: CommitCheck;
  readonly progress: ProgressLog;
}

/**
 * Watches every running build of the report until it has ended, and writes what it sees into the report. The log says
 * at least every five minutes what is waited for.
 *
 * @throws the signal's reason
 */
export async function watchBuilds(
  context: StepContext,
  { pollInterval, timeoutMs, progress, commit, signal: outer }: WatchOptions,
): Promise<void> {
  const { store, clock, runner } = context;
  const running = store.unredacted.workflows.flatMap((workflow, index) =>
    workflow.kind === 'running' ? [{ workflow, index }] : [],
  );
  if (running.length === 0) return;
  // Ends the history that is still being read when the watch ends, and the other watches when one fails.
  const over = new AbortController();
  const signal = AbortSignal.any([outer, over.signal]);
  const polling = createPolling(context, { pollInterval, timeoutMs, signal });
  const outages = createOutageLog(runner.log);
  const stopHeartbeat = startHeartbeat({
    clock,
    quietMs: progress.quietMs,
    beat() {
      // Estimates the time left again, which also renews the comment.
      store.report.workflows.forEach(({ kind }, index) => {
        if (kind === 'running') store.updateWorkflow(index, polling.estimated);
      });
      progress.tell(waitingLines({ report: store.report, isOut: outages.isOut, now: store.now() }));
    },
  });
  const byApp = Map.groupBy(running, ({ workflow }) => workflow.appId ?? store.unredacted.appId);
  try {
    await Promise.all(
      [...byApp].flatMap(([appId, builds]) => {
        const indices = builds.map(({ index }) => index);
        const poller = createListPoller(context, { appId, indices, polling });
        const watched = builds.map((build) =>
          watchOne(context, { ...build, pollInterval, polling, poller, outages, commit, signal }),
        );
        return [poller.run(signal), ...watched];
      }),
    );
    await hintAtWorkflows(context, polling.hasFinishedBefore);
    await hintAtRequest(context);
  } finally {
    stopHeartbeat();
    over.abort();
  }
}

interface Watched extends Pick<PollingOptions, 'pollInterval' | 'signal'> {
  readonly workflow: RunningBuild;
  readonly index: number;
  readonly polling: Polling;
  readonly poller: ListPoller;
  readonly outages: OutageLog;
  readonly commit: CommitCheck;
}

async function watchOne(
  context: StepContext,
  { workflow, index, pollInterval, polling, poller, outages, commit, signal }: Watched,
): Promise<void> {
  const { client, clock, limits, store } = context;
  const { buildId } = workflow;
  const [name, newSince] = [logName(workflow), startOf(context, workflow)];
  let isTooLarge = false;
  const watch = watchBuild({
    clock,
    signal,
    refusalsInRow: limits.refusalsInRow,
    outageAfterMs: limits.lastingOutageMs,
    poll: async () => {
      const listed = await poller.next(index);
      signal.throwIfAborted();
      if (listed && !lacksDetails(listed)) return listed;
      const request = { buildId, newSince, ...placeOf(store.unredacted, workflow), signal };
      try {
        const answer: ReadAnswer = listed
          ? await client.builds.get(buildId, request)
          : await readBuild(context, request);
        if (answer.tooLarge) outages.readInList({ name, error: answer.tooLarge });
        isTooLarge ||= answer.tooLarge !== undefined;
        noteAppName(context, answer.application);
        return listed ? completed(answer.build, listed) : answer.build;
      } catch (error) {
        signal.throwIfAborted();
        if (!listed) throw error;
        return listed;
      }
    },
    rest: () => {
      const polled = { requests: 1, round: poller.requests() };
      const pause = polling.pauseFor(store.unredacted.workflows.slice(index, index + 1), polled);
      return poller.rest(index, isTooLarge ? Math.max(pause, pollInterval) : pause, signal);
    },
    onFailure: (error) => ({ refused: isRefusal(error), pauseMs: polling.pauseAfter(error) }),
  });
  for await (const event of watch) {
    switch (event.kind) {
      case 'change':
        store.addRecord(index, event.build, polling.estimated);
        if (await refuseOtherCommit(context, { ...commit, index, signal })) return;
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
