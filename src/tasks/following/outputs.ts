import type { BuildReport, EndedBuild, StepReport } from '../../core/report/report.ts';
import { hasBuild } from '../../core/report/workflow.ts';
import { artefactOutputs } from '../artefacts/reported-artefacts.ts';
import type { StepContext } from '../context/step-context.ts';
import { artefactsOf } from './artefacts.ts';

/** Sets all outputs from the report; later values replace earlier ones. */
export function publishOutputs({ store, runner }: Pick<StepContext, 'store' | 'runner'>): void {
  const { report } = store;
  const outputs = {
    ...buildIdOutputs(report),
    ...buildOutputs(report),
    ...artefactOutputs(artefactsOf(report)),
  };
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
}

/** Sets the ids and the page that are known: a step that is killed while it still starts other builds has them. */
export function publishBuildIds({ store, runner }: Pick<StepContext, 'store' | 'runner'>): void {
  for (const [name, value] of Object.entries(buildIdOutputs(store.report))) runner.setOutput(name, value);
}

/** By the names of action.yml. Lists are JSON; unknown values are empty. */
function buildIdOutputs({ workflows }: StepReport): Record<string, string> {
  const builds = workflows.filter(hasBuild);
  return {
    buildId: builds[0]?.buildId ?? '',
    buildIds: JSON.stringify(builds.map(({ buildId }) => buildId)),
    buildUrl: builds[0]?.pageUrl ?? '',
  };
}

function buildOutputs({ status, workflows }: StepReport): Record<string, string> {
  const builds = workflows.filter(hasBuild);
  const whole = spanOf(builds);
  return {
    status: status ?? '',
    startedAt: isoTime(whole.startedAt),
    finishedAt: isoTime(whole.finishedAt),
    duration: String(secondsBetween(whole.startedAt, whole.finishedAt) ?? ''),
    builds: JSON.stringify(builds.map(buildOutput)),
  };
}

/** From the first start to the last end; without an end while a build still runs. */
function spanOf(builds: readonly BuildReport[]): { startedAt?: number; finishedAt?: number } {
  const starts = builds.flatMap(({ startedAt }) => startedAt ?? []);
  const ended = builds.filter((build): build is EndedBuild => build.kind === 'ended');
  const isOver = ended.length > 0 && ended.length === builds.length;
  return {
    ...(starts.length > 0 ? { startedAt: Math.min(...starts) } : {}),
    ...(isOver ? { finishedAt: Math.max(...ended.map(({ finishedAt }) => finishedAt)) } : {}),
  };
}

function buildOutput(build: BuildReport): Record<string, unknown> {
  const { buildId, workflowId, status, startedAt, pageUrl } = build;
  const finishedAt = build.kind === 'ended' ? build.finishedAt : undefined;
  return {
    buildId,
    workflowId: workflowId ?? '',
    status,
    startedAt: isoTime(startedAt),
    finishedAt: isoTime(finishedAt),
    duration: secondsBetween(startedAt, finishedAt),
    ...(pageUrl === undefined ? {} : { url: pageUrl }),
    ...(build.kind === 'ended' && build.failure ? { failure: build.failure.reason } : {}),
  };
}

function isoTime(ms: number | undefined): string {
  return ms === undefined ? '' : new Date(ms).toISOString();
}

function secondsBetween(from: number | undefined, to: number | undefined): number | undefined {
  return from === undefined || to === undefined ? undefined : Math.max(0, Math.round((to - from) / 1000));
}
