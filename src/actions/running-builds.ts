import type { Client } from '../api/client.ts';
import { type BuildFilter, type SeenBuild, workflowIdOf } from '../contract/build.ts';
import { hasEnded } from '../contract/state.ts';

/** How far back in the history running builds are looked for: ten pages. */
const furthest = 300;

/**
 * The builds that match the filter and have not ended. The workflow is compared here and not by the service, which
 * keeps the id of a YAML workflow in a field of its own (SEEN.md).
 */
export async function runningBuilds(
  client: Client,
  { filter, signal }: { filter: BuildFilter; signal: AbortSignal },
): Promise<SeenBuild[]> {
  const { workflowId, ...asked } = filter;
  const running: SeenBuild[] = [];
  let passed = 0;
  for await (const build of client.builds.list(asked, { signal })) {
    if (!hasEnded(build.status) && (!workflowId || workflowIdOf(build) === workflowId)) running.push(build);
    if (++passed >= furthest) break;
  }
  return running;
}
