import { TimeoutError, withTimeout } from '../../clock.ts';
import { messageOf } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { logName } from '../report/names.ts';
import { canceled, seen } from '../report/progress.ts';
import type { AbandonedBuild, RunningBuild } from '../report/report.ts';
import { hasBuild } from '../report/workflow.ts';
import { durationText } from '../text/units.ts';
import { placeOf, readBuild } from './build-list.ts';
import { startOf } from './watch-builds.ts';

/**
 * Cancels every build of the report that is not known to have ended, because this step no longer waits for it
 * (docs/reliability.md, "No abandoned build"). One that cannot be cancelled in `limits.cancelMs` is a warning; the post
 * step of the action tries again.
 */
export async function cancelRunning(context: StepContext): Promise<void> {
  const { clock, grace, limits, store } = context;
  const over = new AbortController();
  const cancelTimer = clock.setTimer(limits.cancelMs, () => over.abort(new TimeoutError(limits.cancelMs)));
  const within: Within = (ms, work) =>
    grace.upTo(limits.cancelGraceMs, (left) =>
      withTimeout({ clock, ms, signal: AbortSignal.any([left, over.signal]) }, work),
    );
  await Promise.all(
    store.report.workflows.map((workflow, index) =>
      (workflow.kind === 'running' || workflow.kind === 'abandoned') && workflow.origin !== 'adopted'
        ? cancelOne(context, { workflow, index, within })
        : undefined,
    ),
  );
  cancelTimer();
}

type Within = <Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;

interface Unfinished {
  readonly workflow: RunningBuild | AbandonedBuild;
  readonly index: number;
  readonly within: Within;
}

async function cancelOne(context: StepContext, unfinished: Unfinished): Promise<void> {
  const { client, limits, runner, store } = context;
  const { workflow, index, within } = unfinished;
  const { buildId } = workflow;
  const name = `${logName(workflow)}: build ${buildId}`;
  try {
    const answer = await within(limits.cancelMs, (signal) =>
      client.builds.cancel(buildId, { signal, newSince: startOf(context, workflow) }),
    );
    if (answer === 'alreadyFinished') return await readEnd(context, unfinished);
    runner.log.info(`${name} was cancelled, because this step no longer waits for it.`);
    store.updateWorkflow(index, (report) =>
      hasBuild(report) ? canceled(report, { at: store.now() }) : report,
    );
  } catch (error) {
    runner.log.warning(`${name} could not be cancelled and may still run. ${whyNot(error)}`);
  }
}

/** It finished before it could be cancelled: its state is read once more; a failure leaves the report as it is. */
async function readEnd(context: StepContext, { workflow, index, within }: Unfinished): Promise<void> {
  const { limits, runner, store } = context;
  const { buildId } = workflow;
  const name = `${logName(workflow)}: build ${buildId}`;
  runner.log.info(`${name} had already finished.`);
  try {
    const { build } = await within(limits.finalStateMs, (signal) =>
      readBuild(context, { buildId, ...placeOf(store.report, workflow), signal }),
    );
    store.updateWorkflow(index, (report) => seen(report, { build, at: store.now() }));
  } catch (error) {
    runner.log.warning(`${name}: its final status could not be read. ${whyNot(error)}`);
  }
}

function whyNot(error: unknown): string {
  return error instanceof TimeoutError
    ? `There was no usable answer within ${durationText(error.seconds * 1000)}.`
    : messageOf(error);
}
