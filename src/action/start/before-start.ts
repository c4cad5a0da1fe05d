/** Cancels earlier builds and clears caches before a build starts. */

import type { SeenBuild } from '../../contract/build.ts';
import { parseTimestamp, workflowIdOf } from '../../contract/values.ts';
import { messageOf } from '../../errors.ts';
import { isOfRunSince } from '../builds/labels.ts';
import { runningBuilds } from '../builds/search.ts';
import { removeCaches, waitUntilGone } from '../caches/remove.ts';
import type { StepContext } from '../context.ts';
import type { RunContext } from '../event/run-context.ts';
import { aboutApplication } from '../hints/hints.ts';
import { countText } from '../text/units.ts';
import type { ClearCaches, StartRequest } from './inputs.ts';

/**
 * Cancels the builds of the same app, workflow and ref that still run: they are out of date. Builds of this run,
 * including its other jobs and attempts, and of later runs are not cancelled, and neither are those with the label of this
 * step's reuse key: they are not out of date. A build that cannot be cancelled is a warning.
 *
 * @param request its workflows are those that are about to be built
 */
export async function cancelPreviousBuilds(
  context: StepContext,
  { request, reuseLabel }: { request: StartRequest; reuseLabel: string | undefined },
): Promise<void> {
  const { runner } = context;
  const { appId, workflowIds, target } = request;
  const withoutLabel = (label: string): boolean =>
    label === reuseLabel || isOfRunSince(label, runner.run.runId);
  try {
    const { matching, unlabelled } = await runningBuilds(context, {
      criteria: { appId, workflowIds, refs: [target.ref], withoutLabel },
      unlabelled: 'apart',
    });
    const older = unlabelled.filter((build) => isFromBeforePush(build, runner.run));
    const left = unlabelled.filter((build) => !older.includes(build));
    if (left.length > 0)
      runner.log.info(
        `Not cancelled, because the service reports no labels and this run may have started them: ${left.map(({ _id }) => _id).join(', ')}`,
      );
    await Promise.all([...matching, ...older].map((build) => cancel(context, build)));
  } catch (error) {
    runner.cancelled.throwIfAborted();
    runner.log.warning(`Earlier builds could not be cancelled. ${messageOf(error)}`);
  }
}

/** Where the service reports no labels, only a build from before the push is certainly of an earlier run. */
function isFromBeforePush(build: SeenBuild, { event }: RunContext): boolean {
  const began = parseTimestamp(build.createdAt) ?? parseTimestamp(build.startedAt);
  const { pushedAt } = event.repository;
  return began !== undefined && pushedAt !== undefined && began < pushedAt;
}

async function cancel({ client, runner }: StepContext, build: SeenBuild): Promise<void> {
  const name = `${workflowIdOf(build)}: the earlier build ${build._id}`;
  try {
    const answer = await client.builds.cancel(build._id, { signal: runner.cancelled });
    runner.log.info(answer === 'canceled' ? `${name} was cancelled.` : `${name} had already finished.`);
  } catch (error) {
    runner.cancelled.throwIfAborted();
    runner.log.warning(`${name} could not be cancelled. ${messageOf(error)}`);
  }
}

/**
 * Removes caches before builds start, and waits until they are gone: the removal is asynchronous, and a build that starts
 * at once could still restore one (docs/api.md, "Caches").
 *
 * @param workflowIds the workflows that are about to be built; without one, nothing is removed
 * @throws UserError if the caches cannot be removed: then nothing is started
 */
export async function clearCachesOf(
  context: StepContext,
  { appId, which, workflowIds }: { appId: string; which: ClearCaches; workflowIds: readonly string[] },
): Promise<void> {
  if (which === 'none' || workflowIds.length === 0) return;
  const { client, clock, limits, runner, store } = context;
  const removal = { client, clock, limits, runner, appId };
  const all = which === 'all';
  const remove = async () => {
    const listed = (await client.caches.list(appId, { signal: runner.cancelled }))
      .filter(({ workflowId }) => all || (workflowId != null && workflowIds.includes(workflowId)))
      .map(({ _id }) => _id);
    return await removeCaches(removal, { all, listed });
  };
  const { ids, failure } = await aboutApplication(context, { appId, sent: remove() });
  if (failure) throw failure;
  await waitUntilGone(removal, ids);
  // Several times, if followed builds are replaced.
  store.update({ clearedCaches: [...(store.report.clearedCaches ?? []), ...ids] });
  runner.log.info(`Cleared ${countText(ids.length, 'cache')}.`);
}
