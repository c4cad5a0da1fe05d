/** What happens when a wait is over. */

import { TimeoutError, withTimeout } from '../../clock.ts';
import { workflowIdOf } from '../../contract/values.ts';
import { messageOf, quoted } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { logName } from '../report/names.ts';
import { canceled, seen } from '../report/progress.ts';
import type {
  AbandonedBuild,
  BuildFailure,
  EndedBuild,
  RunningBuild,
  WorkflowReport,
} from '../report/report.ts';
import { hasBuild, isOfWrongCommit } from '../report/workflow.ts';
import { durationText } from '../text/units.ts';
import { placeOf, readBuild, startOf } from './build-list.ts';

/**
 * Why the wait is over. `ended`: nothing is left to watch. `timedOut`: `timeout` passed. `cancelled`: the workflow was.
 */
export type WaitEnd = 'ended' | 'timedOut' | 'cancelled';

/** Why the wait ended before its builds did; `undefined` when all have ended. */
export function earlyEndReason({ end, timeout }: { end: WaitEnd; timeout: number }): string | undefined {
  if (end === 'ended') return undefined;
  return end === 'cancelled'
    ? 'The workflow was cancelled.'
    : `The timeout of ${durationText(timeout)} passed before the build had ended. Raise timeout if builds take that long.`;
}

/** Whether this step may cancel the build: one that it did not start is never cancelled for its commit. */
function mayCancel(workflow: WorkflowReport): workflow is RunningBuild | AbandonedBuild {
  if (workflow.kind !== 'running' && workflow.kind !== 'abandoned') return false;
  return isOfWrongCommit(workflow) ? workflow.origin === 'started' : workflow.origin !== 'adopted';
}

/**
 * Cancels builds of the report that are not known to have ended, because this step no longer waits for them
 * (docs/reliability.md, "No abandoned build"). One that cannot be cancelled in `limits.cancelMs` is a warning; the post
 * step of the action tries again.
 *
 * @throws the signal's reason
 */
export async function cancelRunning(
  context: StepContext,
  { indices, signal }: { indices: readonly number[]; signal?: AbortSignal },
): Promise<void> {
  const { client, clock, grace, limits, runner, store } = context;
  const over = new AbortController();
  const cancelTimer = clock.setTimer(limits.cancelMs, () => over.abort(new TimeoutError(limits.cancelMs)));
  const within = <Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> =>
    grace.upTo(limits.cancelGraceMs, (left) =>
      withTimeout({ clock, ms, signal: AbortSignal.any([left, over.signal, signal ?? left]) }, work),
    );
  const cancelOne = async (workflow: RunningBuild | AbandonedBuild, index: number): Promise<void> => {
    const { buildId } = workflow;
    const newSince = startOf(context, workflow);
    const name = `${logName(workflow)}: build ${buildId}`;
    let problem = `${name} could not be cancelled and may still run`;
    try {
      const answer = await within(limits.cancelMs, (signal) =>
        client.builds.cancel(buildId, { signal, newSince }),
      );
      if (answer === 'canceled') {
        runner.log.info(`${name} was cancelled, because this step no longer waits for it.`);
        store.updateWorkflow(index, (report) =>
          hasBuild(report) ? canceled(report, { at: store.now() }) : report,
        );
        return;
      }
      runner.log.info(`${name} had already finished.`);
      problem = `${name}: its final status could not be read`;
      const { build } = await within(limits.finalStateMs, (signal) =>
        readBuild(context, { buildId, ...placeOf(store.unredacted, workflow), signal }),
      );
      store.updateWorkflow(index, (report) => seen(report, { build, at: store.now() }));
    } catch (error) {
      signal?.throwIfAborted();
      runner.log.warning(`${problem}. ${whyNot(error)}`);
    }
  };
  try {
    await Promise.all(
      store.unredacted.workflows.map((workflow, index) =>
        indices.includes(index) && mayCancel(workflow) ? cancelOne(workflow, index) : undefined,
      ),
    );
  } finally {
    cancelTimer();
  }
}

function whyNot(error: unknown): string {
  return error instanceof TimeoutError
    ? `There was no usable answer within ${durationText(error.seconds * 1000)}.`
    : messageOf(error);
}

/** More are left out. */
const namedWorkflows = 10;

/**
 * A service learns the workflows of a YAML file only when it builds, so an unknown id is not refused before a build. When
 * a build fails because its workflow was not found, and none of it has finished lately, its failure names the workflows of
 * builds that have. Never throws.
 */
export async function hintAtWorkflows(
  { client, clock, limits, runner, store }: StepContext,
  isKnown: (workflow: WorkflowReport) => boolean,
): Promise<void> {
  const { appId, workflows } = store.unredacted;
  if (appId === undefined || !workflows.some((workflow) => isSuspect(workflow) && !isKnown(workflow))) return;
  const finished = await withTimeout(
    { clock, ms: limits.hintMs, signal: runner.cancelled },
    async (signal) => {
      const builds = await client.builds.newest({ appId }, { signal });
      return new Set(
        builds.flatMap((build) => (build.status === 'finished' ? (workflowIdOf(build) ?? []) : [])),
      );
    },
  ).catch(() => new Set<string>());
  if (finished.size === 0) return;
  const others = [...finished].toSorted().slice(0, namedWorkflows).map(quoted).join(', ');
  workflows.forEach((ended, index) => {
    const { workflowId } = ended;
    if (workflowId === undefined || finished.has(workflowId) || isKnown(ended)) return;
    const hint = `None of the latest builds that finished is of the workflow ${quoted(workflowId)}. They are of: ${others}.`;
    store.updateWorkflow(index, (workflow) =>
      isSuspect(workflow) ? { ...workflow, failure: { ...workflow.failure, hint } } : workflow,
    );
  });
}

/** How services say it. A build that failed with anything else was of a workflow that exists, or nobody knows. */
const notFound =
  /\b(?:no|unknown) (?:such )?workflow\b|\bworkflow\b.{0,200}?\b(?:not found|not be found|not exist|unknown)\b/i;

/** A build that failed because its workflow was not found. */
function isSuspect(workflow: WorkflowReport): workflow is EndedBuild & { failure: BuildFailure } {
  return (
    workflow.kind === 'ended' &&
    workflow.status === 'failed' &&
    workflow.failure !== undefined &&
    notFound.test(workflow.failure.reason)
  );
}
