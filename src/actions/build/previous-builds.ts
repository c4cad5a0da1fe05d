import type { SeenBuild } from '../../contract/build.ts';
import { workflowIdOf } from '../../contract/build.ts';
import { messageOf } from '../../errors.ts';
import type { Following } from '../follow/following.ts';
import { runningBuilds } from '../running-builds.ts';
import type { BuildRequestInputs } from './inputs.ts';
import { isOfRunSince } from './labels.ts';

/**
 * Cancels the builds of the same app, workflow and ref that still run: what they build is out of date. Builds of this
 * run, of another job or attempt of it, and of a later one stay. What cannot be cancelled is a warning.
 */
export async function cancelPreviousBuilds(following: Following, request: BuildRequestInputs): Promise<void> {
  const { client, runner } = following;
  const signal = runner.cancelled;
  try {
    const running = await runningBuilds(client, {
      filter: { appId: request.appId, ...request.target.ref },
      signal,
    });
    await Promise.all(
      running
        .filter((build) => isPrevious(build, { request, runId: runner.run.runId }))
        .map((build) => cancel(following, build)),
    );
  } catch (error) {
    if (signal.aborted) throw error;
    runner.log.warning(`Earlier builds could not be cancelled. ${messageOf(error)}`);
  }
}

function isPrevious(
  build: SeenBuild,
  { request, runId }: { request: BuildRequestInputs; runId: string },
): boolean {
  return request.workflowIds.includes(workflowIdOf(build) ?? '') && !isOfRunSince(build.labels ?? [], runId);
}

async function cancel({ client, runner }: Following, build: SeenBuild): Promise<void> {
  const answer = await client.builds.cancel(build._id, { signal: runner.cancelled });
  const name = `${workflowIdOf(build)}: the earlier build ${build._id}`;
  runner.log.info(answer === 'canceled' ? `${name} was cancelled.` : `${name} had ended already.`);
}
