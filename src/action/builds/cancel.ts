import { checkNetwork } from '../../client/errors.ts';
import { sleep, TimeoutError, withTimeout } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { hasEnded, isWaiting } from '../../contract/values.ts';
import { messageOf } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { canceled } from '../report/progress.ts';
import type { BuildFailure, BuildReport, RunningBuild, WorkflowReport } from '../report/report.ts';
import type { FailedPolls } from '../report/report-store.ts';
import { runningBuildStep } from '../report/times.ts';
import { hasBuild } from '../report/workflow.ts';
import { logName } from '../show/names.ts';
import { countText, durationText } from '../text/units.ts';

/**
 * Why the wait is over. `ended`: nothing is left to watch. `timedOut`: `timeout` passed. `cancelled`: the workflow was.
 * `failed`: an error ended it.
 */
export type WaitEnd = 'ended' | 'timedOut' | 'cancelled' | 'failed';

/** Why the wait ended before its builds did; `undefined` when all have ended. */
export function earlyEndReason({ end, timeout }: { end: WaitEnd; timeout: number }): string | undefined {
  switch (end) {
    case 'ended':
      return undefined;
    case 'cancelled':
      return 'The workflow was cancelled.';
    case 'timedOut':
      return `The timeout of ${durationText(timeout)} passed before this step saw that the build had ended. Increase timeout.`;
    case 'failed':
      return 'An error occurred before the build ended.';
  }
}

/** What the step was waiting for when its timeout passed. */
export function unfinished(
  { store, limits }: Pick<StepContext, 'store' | 'limits'>,
  { build, index, timeout }: { build: RunningBuild; index: number; timeout: number },
): BuildFailure {
  const [time, step] = [durationText(timeout), runningBuildStep(build.steps)];
  const because = (reason: string) => ({ reason, isEarlyEnd: true }) as const;
  const failed = store.failedPolls.get(build.buildId);
  // Without a record, the report has what the start alone says.
  const isSeen = store.record(index) !== undefined;
  if (failed && (!isSeen || store.now() - failed.since >= limits.lastingOutageMs))
    return because(
      `The build's state couldn't be read within the timeout of ${time}: ${failedPollsText(failed)}. Run this step again once the service responds.`,
    );
  if (!isSeen)
    return because(
      `The service did not report the build's state within the timeout of ${time}. ${checkNetwork}`,
    );
  if (isWaiting(build.status ?? ''))
    return because(
      `The build waited ${time} for a free machine. Check how many builds your plan runs at a time, or increase timeout.`,
    );
  const running = step ? `: the step ${step.name} was still running` : '';
  const reason = `The build did not finish within the timeout of ${time}${running}. If builds take that long, increase timeout.`;
  return { ...because(reason), step };
}

/** `the service returned status 500 (23 times since 14:02 UTC)` */
function failedPollsText({ problem, times, since }: FailedPolls): string {
  const what = problem.replace(/^The (?=service)/, 'the ').replace(/\.$/, '');
  return `${what} (${countText(times, 'time')} since ${new Date(since).toISOString().slice(11, 16)} UTC)`;
}

/**
 * Whether this step may cancel the build: one that it did not start is never cancelled for its commit, and one that it
 * follows is that of another step, which still waits for it.
 */
function mayCancel(workflow: WorkflowReport): workflow is BuildReport {
  if (hasBuild(workflow) && workflow.origin === 'followed') return false;
  if (workflow.kind === 'rejected') return workflow.origin === 'started' && !hasEnded(workflow.status ?? '');
  return workflow.kind === 'running' || workflow.kind === 'abandoned';
}

/** How often the state of a build that was cancelled is read until it has ended, in milliseconds. */
const endingMs = 500;

/**
 * Cancels builds of the report that are not known to have ended, because this step no longer waits for them
 * (docs/reliability.md, "No abandoned build"), and reads their final states. One that cannot be cancelled in
 * `limits.cancelMs` is a warning; the post step of the action tries again.
 */
export async function cancelRunning(context: StepContext, indices: readonly number[]): Promise<void> {
  const { client, clock, grace, limits, runner, store } = context;
  const until = clock.monotonic() + limits.cancelMs;
  const within = <Result>(limitMs: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> =>
    grace.upTo(limits.cancelGraceMs, (signal) => {
      const ms = Math.min(limitMs, until - clock.monotonic());
      return withTimeout({ clock, ms, signal }, work);
    });
  const readEnd = (buildId: string): Promise<SeenBuild> =>
    within(limits.finalStateMs, async (signal) => {
      for (;;) {
        const { build } = await client.builds.get(buildId, { signal });
        if (hasEnded(build.status)) return build;
        await sleep(clock, endingMs, signal);
      }
    });
  const cancelOne = async (workflow: BuildReport, index: number): Promise<void> => {
    const { buildId } = workflow;
    const name = `${logName(workflow)}: build ${buildId}`;
    let problem = `${name} could not be cancelled and may still run`;
    try {
      // A 404 is tried again too, whatever the age of the build.
      const answer = await within(limits.cancelMs, (signal) =>
        client.builds.cancel(buildId, { newSince: clock.monotonic(), signal }),
      );
      if (answer === 'canceled') {
        runner.log.info(`${name} was cancelled, because this step stopped waiting for it.`);
        store.updateWorkflow(index, (report) =>
          hasBuild(report) && report.buildId === buildId ? canceled(report) : report,
        );
        // A service that does not show the end of the build only leaves its time unknown.
        const end = runner.cancelled.aborted ? undefined : await readEnd(buildId).catch(() => undefined);
        if (end) store.addRecord(index, end);
        return;
      }
      runner.log.info(`${name} had already finished.`);
      problem = `${name}: its final status could not be read`;
      const failed = store.failedPolls.get(buildId);
      if (failed && workflow.kind === 'abandoned') {
        const reason = `The build has finished, but its details couldn't be read: ${failedPollsText(failed)}. To report it later, use the wait action with buildId ${buildId}.`;
        store.updateWorkflow(index, () => ({ ...workflow, failure: { ...workflow.failure, reason } }));
      }
      store.addRecord(index, await readEnd(buildId));
    } catch (error) {
      const why =
        error instanceof TimeoutError
          ? `The service did not send a usable response within ${durationText(error.seconds * 1000)}.`
          : messageOf(error);
      runner.log.warning(`${problem}. ${why}`);
    }
  };
  await Promise.all(
    store.report.workflows.map((workflow, index) =>
      indices.includes(index) && mayCancel(workflow) ? cancelOne(workflow, index) : undefined,
    ),
  );
}
