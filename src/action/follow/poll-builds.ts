/** One loop polls all builds of a step (docs/reliability.md, "When it polls"). */

import type { StepContext } from '../context.ts';
import { logName } from '../report/names.ts';
import { durationText } from '../text/units.ts';
import { startOf } from './build-list.ts';
import type { CommitCheck } from './commit.ts';
import { longestQuietMs, type ProgressLog } from './log.ts';
import { createPoller, type PolledBuild } from './poller.ts';
import { createPolling, type PollingOptions } from './polling.ts';
import { waitingLines } from './progress-lines.ts';

interface PollOptions extends PollingOptions {
  readonly commit: CommitCheck;
  readonly progress: ProgressLog;
}

/**
 * Polls the running builds of the report until they have ended, each when it is due, and writes changes into the store.
 * Requests run beside the loop, so that one without an answer delays no other build. The log says when builds have had no
 * answer for a minute, and at least every five minutes what the step is waiting for.
 *
 * @throws the signal's reason
 */
export async function pollBuilds(
  context: StepContext,
  { pollInterval, timeoutMs, progress, commit, signal: outer }: PollOptions,
): Promise<void> {
  const { store, clock, limits, runner } = context;
  const builds = runningBuilds(context);
  if (builds.length === 0) return;
  // Ends the request for the history when the loop ends, and the loop when a request meets a bug.
  const over = new AbortController();
  const signal = AbortSignal.any([outer, over.signal]);
  const polling = createPolling(context, { pollInterval, timeoutMs, signal });
  let [wake, tasks] = [(): void => undefined, 0];

  /** Runs a task beside the loop. Builds that it polls are not due until it has ended. */
  const run = (polled: readonly PolledBuild[], task: () => Promise<void>): void => {
    tasks += 1;
    for (const build of polled) {
      build.isPolled = true;
      build.unansweredSince ??= clock.monotonic();
    }
    void task()
      .catch((error) => over.abort(error))
      .finally(() => {
        tasks -= 1;
        for (const build of polled) build.isPolled = false;
        wake();
      });
  };
  const sleepUntil = (moment: number): Promise<void> =>
    new Promise((resolve) => {
      const ms = Math.max(0, moment - clock.monotonic());
      const cancelTimer = Number.isFinite(ms) ? clock.setTimer(ms, resolve) : undefined;
      wake = () => {
        cancelTimer?.();
        resolve();
      };
    });
  const pollDue = createPoller(context, { polling, pollInterval, commit, signal, run });

  const outageBegin = ({ unansweredSince = Number.POSITIVE_INFINITY }: PolledBuild): number =>
    unansweredSince + limits.lastingOutageMs;
  const isOut = (build: PolledBuild): boolean => outageBegin(build) <= clock.monotonic();
  let outage: { readonly name: string; readonly since: number } | undefined;
  /** One warning when the first build has no answer for a minute, and one line when all have one again. */
  const logOutage = (running: readonly PolledBuild[]): void => {
    const first = running.find(isOut);
    const now = clock.monotonic();
    if (first && !outage) {
      const problem = first.error?.message ?? 'The service has not answered for a minute.';
      runner.log.warning(`${first.name}: ${problem} The build continues. Still waiting.`);
      outage = { name: first.name, since: first.unansweredSince ?? now };
    } else if (!first && outage) {
      const lasted = durationText(now - outage.since);
      runner.log.info(`${outage.name}: the service answers again, after ${lasted}.`);
      outage = undefined;
    }
  };

  const logWaiting = (running: readonly PolledBuild[]): void => {
    // Estimates the time left again, which also renews the comment.
    for (const { index } of running) store.updateWorkflow(index, polling.estimated);
    const out = new Set(running.filter(isOut).map(({ index }) => index));
    progress.log(waitingLines({ report: store.report, isOut: (index) => out.has(index), now: store.now() }));
  };
  signal.addEventListener('abort', () => wake());
  try {
    for (;;) {
      signal.throwIfAborted();
      const running = builds.filter(({ index }) => store.unredacted.workflows[index]?.kind === 'running');
      logOutage(running);
      if (running.length + tasks === 0) break;
      // Sums of fractions are inexact: a rest below a millisecond may be too little to move the clock.
      if (running.length > 0 && progress.quietMs() > longestQuietMs - 1) logWaiting(running);
      pollDue(running);
      const moments = running.flatMap((build) => [
        build.isPolled ? [] : build.dueAt,
        isOut(build) ? [] : outageBegin(build),
        clock.monotonic() + longestQuietMs - progress.quietMs(),
      ]);
      await sleepUntil(Math.min(...moments.flat()));
    }
  } finally {
    over.abort();
  }
}

function runningBuilds(context: StepContext): PolledBuild[] {
  const { store, clock } = context;
  return store.unredacted.workflows.flatMap((workflow, index) =>
    workflow.kind === 'running'
      ? [
          {
            index,
            buildId: workflow.buildId,
            name: logName(workflow),
            appId: workflow.appId ?? store.unredacted.appId,
            startedAt: startOf(context, workflow),
            dueAt: clock.monotonic(),
            ...{ isPolled: false, isListed: false, isTooLarge: false, failures: 0, refusals: 0 },
          },
        ]
      : [],
  );
}
