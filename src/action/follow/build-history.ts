import type { SeenBuild } from '../../contract/build.ts';
import { hasEnded, parseTimestamp, workflowIdOf } from '../../contract/values.ts';
import { messageOf } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { stepsOf } from '../report/steps.ts';
import { type PastBuild, wholeBuilds } from './estimate.ts';

/** By workflow, newest first. */
export type BuildHistory = ReadonlyMap<string, readonly PastBuild[]>;

/** Fewer successful builds of a workflow say little about how much its builds differ. */
const enough = 3;

/**
 * The earlier builds of all workflows: of a few from the first page of the list, which usually holds the newest builds;
 * of many from more pages. They only improve the wait, so a failure to read them is ignored.
 */
export async function readBuildHistory(
  { store, client, limits, runner }: Pick<StepContext, 'store' | 'client' | 'limits' | 'runner'>,
  signal: AbortSignal,
): Promise<BuildHistory> {
  const { appId, workflows } = store.report;
  const ids = [...new Set(workflows.flatMap(({ workflowId }) => workflowId ?? []))];
  const [only] = workflows.length === 1 ? ids : [];
  const filter = {
    ...(appId === undefined ? {} : { appId }),
    ...(only === undefined ? {} : { workflowId: only }),
  };
  const listed: SeenBuild[] = [];
  const history = (): BuildHistory =>
    new Map(ids.map((workflowId) => [workflowId, pastBuilds(listed, workflowId)]));
  const mostPages = ids.length > limits.buildsWithLogs ? limits.listPages : 1;
  let pages = 0;
  try {
    for await (const { builds } of client.builds.pages(filter, { signal })) {
      listed.push(...builds);
      pages += 1;
      if (pages >= mostPages) break;
      if ([...history().values()].every((builds) => wholeBuilds(builds).length >= enough)) break;
    }
  } catch (error) {
    if (!signal.aborted) runner.log.debug(`The earlier builds could not be read. ${messageOf(error)}`);
  }
  return history();
}

function pastBuilds(builds: readonly SeenBuild[], workflowId: string): PastBuild[] {
  return builds
    .filter((build) => workflowIdOf(build) === workflowId)
    .flatMap((build) => {
      const { status } = build;
      const [from, to] = [parseTimestamp(build.startedAt), parseTimestamp(build.finishedAt)];
      if (!hasEnded(status) || from === undefined || to === undefined) return [];
      const steps = stepsOf(build).flatMap((step) =>
        step.kind === 'waiting' || step.startedAt === undefined
          ? []
          : [{ name: step.name, toEndMs: to - step.startedAt }],
      );
      return [{ status, from, durationMs: to - from, steps }];
    })
    .toSorted((left, right) => right.from - left.from);
}
