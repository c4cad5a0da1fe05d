import type { SeenBuild } from '../../contract/build.ts';
import { judgeBuild } from '../../contract/judge.ts';
import { parseTimestamp } from '../../contract/values.ts';
import { messageOf } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import type { RunningBuild } from '../report/report.ts';
import { endedWell } from '../report/workflow.ts';
import { durationText } from '../text/units.ts';
import { searchBuilds } from './search.ts';

/** More builds would widen the range by more than they improve the estimate. */
const mostEstimated = 12;

/** Fewer builds of a workflow say little about how much its builds differ. More pages are not worth their requests. */
const enough = { builds: 3, pages: 3 };

/**
 * How long the earlier builds of each workflow took that ended well (`durationsOf`). They only improve the wait, so a failure
 * to read them is ignored.
 */
export async function readBuildHistory(
  context: Pick<StepContext, 'store' | 'client' | 'limits' | 'runner'>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { store, runner } = context;
  const { appId, workflows } = store.report;
  const workflowIds = [...new Set(workflows.flatMap(({ workflowId }) => workflowId ?? []))];
  try {
    const { matching } = await searchBuilds(context, {
      criteria: { appId, workflowIds },
      isEnough: (builds) => workflowIds.every((id) => durationsOf(builds, id).length >= enough.builds),
      most: { pages: enough.pages, read: 0 },
      signal,
    });
    return new Map(workflowIds.map((id) => [id, durationsOf(matching, id)]));
  } catch (error) {
    if (!signal.aborted) runner.log.debug(`The earlier builds could not be read. ${messageOf(error)}`);
    return new Map();
  }
}

/**
 * Milliseconds from start to end of each build of a workflow that ended well, in the order of the builds: those that failed,
 * timed out or were cancelled show when something broke, and not how long a build takes.
 */
export function durationsOf(builds: readonly SeenBuild[], workflowId: string): number[] {
  return builds.flatMap((build) => {
    const [from, to] = [parseTimestamp(build.startedAt), parseTimestamp(build.finishedAt)];
    const isOfWorkflow = judgeBuild(build, { workflowIds: [workflowId] }) === 'yes';
    const isTimed = endedWell(build) && from !== undefined && to !== undefined && to > from;
    return isOfWorkflow && isTimed ? [to - from] : [];
  });
}

/**
 * The likely time left of a build: the median of the earlier builds that took longer than this one has run, so that the
 * estimate of a slow build grows. `undefined` without a successful earlier build. Times are rounded to the second, ten
 * seconds or the minute, as suits the longest build.
 *
 * @param runningMs milliseconds since the build began to run; `undefined` while it waits for a machine
 * @param history milliseconds that earlier builds took, the newest first
 */
export function estimateEnd(
  runningMs: number | undefined,
  history: readonly number[],
): Pick<RunningBuild, 'estimate' | 'estimateBasis'> | undefined {
  const durations = history.slice(0, mostEstimated).sort((a, b) => a - b);
  const [shortest, longest] = [durations[0], durations.at(-1)];
  if (shortest === undefined || longest === undefined) return undefined;
  const unit = longest < 20_000 ? 1000 : longest < 120_000 ? 10_000 : 60_000;
  const rounded = (ms: number): string => durationText(Math.max(1, Math.round(ms / unit)) * unit);
  const [low, high] = [rounded(shortest), rounded(longest)];
  const builds = durations.length === 1 ? 'the last build' : `the last ${durations.length} builds`;
  const range = `${low} to ${high}`.replace(/^(\d+) (\w+) to (\d+ \2)$/, '$1 to $3');
  const estimateBasis = `${builds} took ${low === high ? `about ${high}` : range}`;
  const longer = durations.filter((duration) => duration > (runningMs ?? 0));
  if (longer.length === 0) return { estimate: 'later than usual', estimateBasis };
  const middle = (longer.length - 1) / 2;
  const median = ((longer[Math.floor(middle)] ?? 0) + (longer[Math.ceil(middle)] ?? 0)) / 2;
  const left = `about ${rounded(median - (runningMs ?? 0))}`;
  return { estimate: `${left} ${runningMs === undefined ? 'once it runs' : 'left'}`, estimateBasis };
}
