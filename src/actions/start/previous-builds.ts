import type { SeenBuild } from '../../contract/build.ts';
import { workflowIdOf } from '../../contract/build.ts';
import { parseTimestamp } from '../../contract/timestamp.ts';
import { messageOf } from '../../errors.ts';
import type { RunContext } from '../../runner/runner.ts';
import type { Following } from '../../tasks/following/context.ts';
import { runningBuilds } from '../../tasks/requests/build-list.ts';
import type { BuildRequestInputs } from './inputs.ts';
import { isOfRunSince } from './labels.ts';

/**
 * Cancels the builds of the same app, workflow and ref that still run: what they build is out of date. Builds of this
 * run, of another job or attempt of it, and of a later one stay. What cannot be cancelled is a warning.
 */
export async function cancelPreviousBuilds(following: Following, request: BuildRequestInputs): Promise<void> {
  const { runner } = following;
  const signal = runner.cancelled;
  try {
    const running = await runningBuilds(following, {
      filter: { appId: request.appId, ...request.target.ref },
    });
    const alike = running.filter((build) => request.workflowIds.includes(workflowIdOf(build) ?? ''));
    const left = alike.filter((build) => build.labels == null && !isBefore(build, runner.run));
    if (left.length > 0)
      runner.log.info(
        `${left.length} running ${left.length === 1 ? 'build is' : 'builds are'} left alone, as the service tells no labels and it could be this run's own: ${left.map(({ _id }) => _id).join(', ')}`,
      );
    await Promise.all(
      alike.filter((build) => isPrevious(build, runner.run)).map((build) => cancel(following, build)),
    );
  } catch (error) {
    signal.throwIfAborted();
    runner.log.warning(`Earlier builds could not be cancelled. ${messageOf(error)}`);
  }
}

/** By its labels; where the service tells none, only a build that began before the push can be of no run since. */
function isPrevious(build: SeenBuild, run: RunContext): boolean {
  return build.labels == null ? isBefore(build, run) : !isOfRunSince(build.labels, run.runId);
}

function isBefore(build: SeenBuild, { event }: RunContext): boolean {
  const begun = parseTimestamp(build.createdAt) ?? parseTimestamp(build.startedAt);
  const pushed = event.repository.pushedAt;
  return begun !== undefined && pushed !== undefined && begun < pushed;
}

async function cancel({ client, runner }: Following, build: SeenBuild): Promise<void> {
  const name = `${workflowIdOf(build)}: the earlier build ${build._id}`;
  try {
    const answer = await client.builds.cancel(build._id, { signal: runner.cancelled });
    runner.log.info(answer === 'canceled' ? `${name} was cancelled.` : `${name} had ended already.`);
  } catch (error) {
    runner.cancelled.throwIfAborted();
    runner.log.warning(`${name} could not be cancelled. ${messageOf(error)}`);
  }
}
