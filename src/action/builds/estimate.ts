import type { SeenBuild } from '../../contract/build.ts';
import { judgeBuild } from '../../contract/judge.ts';
import { isWaiting, parseTimestamp } from '../../contract/values.ts';
import { messageOf } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import type { WorkflowReport } from '../report/report.ts';
import { endedWell } from '../report/workflow.ts';
import { durationText } from '../text/units.ts';
import { searchBuilds } from './search.ts';

/** Older builds say less about the next one. */
const mostEstimated = 12;

/** Fewer builds of a workflow say little about how much its builds differ. More pages are not worth their requests. */
const enough = { builds: 3, pages: 3 };

/**
 * Reads the earlier builds once, in the background, and then estimates all builds that run. Estimates only improve the wait,
 * so a failure to read the builds is ignored.
 *
 * @returns `estimate`: estimates the time left of a workflow's build again; `expectedMs`: how long its builds usually take
 */
export function estimateBuilds(
  context: Pick<StepContext, 'store' | 'client' | 'limits' | 'runner'>,
  signal: AbortSignal,
) {
  const { store, runner } = context;
  const { appId, workflows } = store.report;
  const workflowIds = [...new Set(workflows.flatMap(({ workflowId }) => workflowId ?? []))];
  let earlier: readonly SeenBuild[] = [];
  const estimate = (workflow: WorkflowReport): WorkflowReport => {
    if (workflow.kind !== 'running' || workflow.status === undefined) return workflow;
    const { status, startedAt, workflowId = '' } = workflow;
    // A build whose start the service does not report may be anywhere.
    if (!isWaiting(status) && startedAt === undefined) return workflow;
    const runMs = isWaiting(status) ? undefined : Math.max(0, store.now() - (startedAt ?? 0));
    const left = timeLeft(runMs, durationsOf(earlier, workflowId));
    return left === undefined ? workflow : { ...workflow, estimate: left };
  };
  const read = async (): Promise<void> => {
    const { matching } = await searchBuilds(context, {
      criteria: { appId, workflowIds },
      isEnough: (builds) => workflowIds.every((id) => durationsOf(builds, id).length >= enough.builds),
      most: { pages: enough.pages, read: 0 },
      signal,
    });
    earlier = matching;
    for (const index of workflows.keys()) store.updateWorkflow(index, estimate);
  };
  read().catch((error) => {
    if (!signal.aborted) runner.log.debug(`The earlier builds could not be read. ${messageOf(error)}`);
  });
  const expectedMs = (index: number): number | undefined =>
    median(durationsOf(earlier, workflows[index]?.workflowId ?? '').slice(0, mostEstimated));
  return { estimate, expectedMs };
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
 * estimate of a slow build grows. `undefined` without a successful earlier build. Rounded to the second, ten seconds or the
 * minute, as suits the longest build.
 *
 * @param runningMs milliseconds since the build began to run; `undefined` while it waits for a machine
 * @param history milliseconds that earlier builds took, the newest first
 */
export function timeLeft(runningMs: number | undefined, history: readonly number[]): string | undefined {
  const durations = history.slice(0, mostEstimated);
  if (durations.length === 0) return undefined;
  const longest = Math.max(...durations);
  const usual = median(durations.filter((duration) => duration > (runningMs ?? 0)));
  if (usual === undefined) return 'later than usual';
  const unit = longest < 20_000 ? 1000 : longest < 120_000 ? 10_000 : 60_000;
  const left = Math.max(1, Math.round((usual - (runningMs ?? 0)) / unit)) * unit;
  return `about ${durationText(left)} ${runningMs === undefined ? 'once it runs' : 'left'}`;
}

function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((left, right) => left - right);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
