/** Cancels earlier builds and clears caches before a build starts. */

import type { SeenBuild } from '../../contract/build.ts';
import { parseTimestamp, workflowIdOf } from '../../contract/values.ts';
import { messageOf } from '../../errors.ts';
import { removeCaches, waitUntilGone } from '../caches/clear.ts';
import type { StepContext } from '../context.ts';
import type { RunContext } from '../event/run-context.ts';
import { judgeListed, runningBuilds, undecidedText } from '../follow/build-list.ts';
import { aboutApplication } from '../hints/unknown-application.ts';
import type { ClearCaches, StartRequest } from './inputs.ts';
import { isOfRunSince } from './start-builds.ts';

/**
 * Cancels the builds of the same app, workflow and ref that still run: they are out of date. Builds of this run,
 * including its other jobs and attempts, and of later runs are not cancelled, and neither are those with the label of this
 * step's reuse key: they are not out of date. A build that cannot be cancelled is a warning.
 */
export async function cancelPreviousBuilds(
  context: StepContext,
  { request, reuseLabel }: { request: StartRequest; reuseLabel: string | undefined },
): Promise<void> {
  const { client, runner } = context;
  const signal = runner.cancelled;
  try {
    const running = await runningBuilds(context, { appId: request.appId, ...request.target.ref });
    const isOther = ({ labels }: SeenBuild): boolean =>
      labels == null ||
      !(isOfRunSince(labels, runner.run.runId) || labels.some((label) => label === reuseLabel));
    const { appId, workflowIds, target } = request;
    const criteria = { appId, workflowIds, refs: [target.ref] };
    const { matching, undecided } = await judgeListed(client, running.filter(isOther), { criteria, signal });
    // A build's own record may have labels that the list lacks.
    const alike = matching.filter(isOther);
    if (undecided.length > 0)
      runner.log.warning(
        `${undecidedText(undecided, criteria)}, so cancelPrevious does not cancel ${undecided.length === 1 ? 'it' : 'them'}.`,
      );
    const left = alike.filter((build) => !isPrevious(build, runner.run));
    if (left.length > 0) runner.log.info(leftRunningText(left));
    await Promise.all(
      alike.filter((build) => isPrevious(build, runner.run)).map((build) => cancel(context, build)),
    );
  } catch (error) {
    signal.throwIfAborted();
    runner.log.warning(`Earlier builds could not be cancelled. ${messageOf(error)}`);
  }
}

function leftRunningText(builds: readonly SeenBuild[]): string {
  const [running, could] =
    builds.length === 1
      ? ['1 running build is', 'it could be a build']
      : [`${builds.length} running builds are`, 'they could be builds'];
  const ids = builds.map(({ _id }) => _id).join(', ');
  return `${running} not cancelled, because the service lists no labels and ${could} of this run: ${ids}`;
}

/** Where the service lists no labels, only a build from before the push is certainly of an earlier run. */
function isPrevious(build: SeenBuild, { event }: RunContext): boolean {
  if (build.labels != null) return true;
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
 * @throws UserError when the caches cannot be removed: then nothing is started
 */
export async function clearCachesOf(
  context: StepContext,
  { appId, which, workflowIds }: { appId: string; which: ClearCaches; workflowIds: readonly string[] },
): Promise<void> {
  if (which === 'none' || workflowIds.length === 0) return;
  const { client, clock, limits, runner, store } = context;
  const removal = { client, clock, limits, runner, appId };
  const remove = async (): Promise<string[]> => {
    if (which === 'all') return removeCaches(removal, { kind: 'all' });
    const listed = await client.caches.list(appId, { signal: runner.cancelled });
    const caches = listed.filter(({ workflowId }) => workflowId != null && workflowIds.includes(workflowId));
    return removeCaches(removal, { kind: 'some', caches });
  };
  const ids = await aboutApplication(context, { appId, sent: remove() });
  await waitUntilGone(removal, ids);
  store.update({ clearedCaches: ids });
  runner.log.info(`${ids.length} ${ids.length === 1 ? 'cache was' : 'caches were'} cleared.`);
}
