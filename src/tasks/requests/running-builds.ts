import type { Client } from '../../api/client.ts';
import type { Limits } from '../../api/limits.ts';
import { type BuildFilter, type SeenBuild, workflowIdOf } from '../../contract/build.ts';
import { hasEnded } from '../../contract/state.ts';
import type { Runner } from '../../runner/runner.ts';
import { listText } from './list-cut.ts';

/**
 * The builds that match the filter and have not ended, as far as the list is read; one line says so where that is not to
 * its end. The workflow is compared here and not by the service, which
 * keeps the id of a YAML workflow in a field of its own (docs/hosted-service.md, "The record of a build").
 */
export async function runningBuilds(
  { client, limits, runner }: { client: Client; limits: Limits; runner: Runner },
  { filter }: { filter: BuildFilter },
): Promise<SeenBuild[]> {
  const { workflowId, ...asked } = filter;
  const running: SeenBuild[] = [];
  const onCut = (): void =>
    runner.log.info(
      `Builds that still run were looked for in ${listText({ cut: true, limits })}. There are more pages.`,
    );
  for await (const build of client.builds.list(asked, { signal: runner.cancelled, onCut }))
    if (!hasEnded(build.status) && (!workflowId || workflowIdOf(build) === workflowId)) running.push(build);
  return running;
}
