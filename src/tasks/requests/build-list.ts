import type { Client } from '../../api/client.ts';
import type { Limits } from '../../api/limits.ts';
import type { BuildFilter, SeenBuild } from '../../contract/build.ts';
import { hasEnded } from '../../contract/state.ts';
import { workflowIdOf } from '../../contract/workflow-id.ts';
import type { Ref } from '../../core/refs.ts';
import type { Runner } from '../../runner/runner.ts';

/** The part of the list that was searched. A list that was cut has more pages, and the build may be on one of them. */
export function listText({ cut, limits }: { cut: boolean; limits: Pick<Limits, 'listPages'> }): string {
  return cut ? `the first ${limits.listPages} pages of the list of builds` : 'the list of builds';
}

/**
 * The running builds that match the filter, among the pages of the list that are read; logs one line if there are more
 * pages. The workflow is compared here and not by the service, which keeps the id of a YAML workflow in a field of its
 * own (docs/hosted-service.md, "The record of a build").
 */
export async function runningBuilds(
  { client, limits, runner }: { client: Client; limits: Limits; runner: Runner },
  { filter }: { filter: BuildFilter },
): Promise<SeenBuild[]> {
  const { workflowId, ...query } = filter;
  const running: SeenBuild[] = [];
  const onCut = (): void =>
    runner.log.info(
      `Searched ${listText({ cut: true, limits })} for running builds. The list has more pages.`,
    );
  for await (const build of client.builds.list(query, { signal: runner.cancelled, onCut }))
    if (!hasEnded(build.status) && (!workflowId || workflowIdOf(build) === workflowId)) running.push(build);
  return running;
}

/**
 * Adds the list's records of some builds to `found`, as far as it has them: the list promises artefacts, and
 * `GET /builds/:id` does not (docs/api.md, "Build record").
 *
 * @returns whether the list has more pages than were read
 * @throws ServiceError, with what was found before it in `found`; the signal's reason
 */
export async function readListedBuilds(
  client: Client,
  wanted: {
    appId: string | undefined;
    ref?: Ref | undefined;
    ids: ReadonlySet<string>;
    signal: AbortSignal;
  },
  found: Map<string, SeenBuild>,
): Promise<{ readonly cut: boolean }> {
  const { appId, ref, ids, signal } = wanted;
  let left = ids.size;
  let cut = false;
  const onCut = (): void => {
    cut = true;
  };
  for await (const build of client.builds.list({ ...(appId ? { appId } : {}), ...ref }, { signal, onCut })) {
    if (ids.has(build._id)) {
      found.set(build._id, build);
      left -= 1;
    }
    if (left === 0) break;
  }
  return { cut };
}
