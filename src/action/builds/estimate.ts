import type { SeenBuild } from '../../contract/build.ts';
import { judgeBuild } from '../../contract/judge.ts';
import { parseTimestamp } from '../../contract/values.ts';
import { messageOf } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import type { RunningBuild } from '../report/report.ts';
import { endedWell } from '../report/workflow.ts';
import { durationText } from '../text/units.ts';
import { searchBuilds } from './search.ts';

/** An earlier, successful build of the same workflow, as far as estimates need it. */
export interface PastBuild {
  /** Milliseconds from start to end, without the time in the queue. */
  readonly durationMs: number;
}

/** More builds would widen the range by more than they improve the estimate. */
const mostEstimated = 12;

/** Fewer builds of a workflow say little about how much its builds differ. More pages are not worth their requests. */
const enough = { builds: 3, pages: 3 };

/**
 * The earlier builds of each workflow that ended well, newest first: those that failed, timed out or were cancelled show
 * when something broke, and not how long a build takes. They only improve the wait, so a failure to read them is ignored.
 */
export async function readBuildHistory(
  context: Pick<StepContext, 'store' | 'client' | 'limits' | 'runner'>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly PastBuild[]>> {
  const { store, runner } = context;
  const { appId, workflows } = store.report;
  const workflowIds = [...new Set(workflows.flatMap(({ workflowId }) => workflowId ?? []))];
  try {
    const { matching } = await searchBuilds(context, {
      criteria: { appId, workflowIds },
      counts: (build) => pastBuildOf(build).length > 0,
      isEnough: (builds) => workflowIds.every((id) => pastBuilds(builds, id).length >= enough.builds),
      most: { pages: enough.pages, read: 0 },
      signal,
    });
    return new Map(workflowIds.map((id) => [id, pastBuilds(matching, id)]));
  } catch (error) {
    if (!signal.aborted) runner.log.debug(`The earlier builds could not be read. ${messageOf(error)}`);
    return new Map();
  }
}

/** The builds of a workflow that ended well. */
export function pastBuilds(builds: readonly SeenBuild[], workflowId: string): PastBuild[] {
  return builds
    .filter((build) => judgeBuild(build, { workflowIds: [workflowId] }) === 'yes')
    .flatMap(pastBuildOf);
}

/** Nothing for a build that says nothing. */
function pastBuildOf(build: SeenBuild): PastBuild[] {
  const [from, to] = [parseTimestamp(build.startedAt), parseTimestamp(build.finishedAt)];
  if (!endedWell(build) || from === undefined || to === undefined || to <= from) return [];
  return [{ durationMs: to - from }];
}

/**
 * The likely time left of a build: the median of the earlier builds that took longer than this one has run, so that the
 * estimate of a slow build grows. `undefined` without a successful earlier build. Times are rounded to the second, ten
 * seconds or the minute, as suits the longest build.
 *
 * @param runningMs milliseconds since the build began to run; `undefined` while it waits for a machine
 * @param history newest first
 */
export function estimateEnd(
  runningMs: number | undefined,
  history: readonly PastBuild[],
): Pick<RunningBuild, 'estimate' | 'estimateBasis'> | undefined {
  const newest = history.slice(0, mostEstimated);
  const durations = newest.map(({ durationMs }) => durationMs).sort((a, b) => a - b);
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
