import { type SeenBuild, workflowIdOf } from '../../contract/build.ts';
import { hasEnded } from '../../contract/state.ts';
import { parseTimestamp } from '../../contract/timestamp.ts';
import type { PastBuild } from '../../core/estimate.ts';
import { messageOf } from '../../errors.ts';
import type { Following } from './context.ts';

/**
 * The earlier builds of each workflow on the board, newest first: one request, and none more when it fails. What they
 * tell makes the wait better and is never needed, so nothing that goes wrong here is the user's business.
 */
export async function readHistory(
  { board, client, runner }: Following,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly PastBuild[]>> {
  const { appId, workflows } = board.report;
  const [only, ...others] = workflows;
  const filter = only && others.length === 0 ? { appId, workflowId: only.workflowId } : { appId };
  try {
    const builds = await client.builds.newest(filter, { signal });
    return new Map(workflows.map(({ workflowId }) => [workflowId, pastBuilds(builds, workflowId)]));
  } catch (error) {
    if (!signal.aborted) runner.log.debug(`No history: ${messageOf(error)}`);
    return new Map();
  }
}

function pastBuilds(builds: readonly SeenBuild[], workflowId: string): PastBuild[] {
  return builds
    .filter((build) => workflowIdOf(build) === workflowId)
    .flatMap(({ status, startedAt, finishedAt }) => {
      const [from, to] = [parseTimestamp(startedAt), parseTimestamp(finishedAt)];
      return hasEnded(status) && from !== undefined && to !== undefined ? [{ status, from, to }] : [];
    })
    .toSorted((left, right) => right.from - left.from)
    .map(({ status, from, to }) => ({ status, durationMs: to - from }));
}
