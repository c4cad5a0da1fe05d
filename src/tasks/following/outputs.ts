import { hasEnded } from '../../contract/state.ts';
import type { StepReport, WorkflowReport } from '../../core/report/report.ts';
import { artefactOutputs } from '../artefacts/reported-artefacts.ts';

/** The outputs that say how builds went, by the names of action.yml. Lists are JSON; what is not known is empty. */
export function outputsOf(report: StepReport): Record<string, string> {
  const builds = report.workflows.filter((workflow) => workflow.buildId !== undefined);
  const artefacts = report.workflows.flatMap((workflow) => workflow.artefacts);
  const whole = spanOf(builds);
  return {
    buildId: builds[0]?.buildId ?? '',
    buildIds: JSON.stringify(builds.map(({ buildId }) => buildId)),
    status: report.status ?? '',
    startedAt: isoTime(whole.startedAt),
    finishedAt: isoTime(whole.finishedAt),
    duration: String(secondsBetween(whole.startedAt, whole.finishedAt) ?? ''),
    builds: JSON.stringify(builds.map(buildOutput)),
    ...artefactOutputs(artefacts),
  };
}

/** From the first start to the last end; no end while one still runs. */
function spanOf(builds: readonly WorkflowReport[]): { startedAt?: number; finishedAt?: number } {
  const starts = builds.flatMap(({ startedAt }) => startedAt ?? []);
  const ends = builds.flatMap(({ finishedAt }) => finishedAt ?? []);
  return {
    ...(starts.length > 0 ? { startedAt: Math.min(...starts) } : {}),
    ...(ends.length > 0 && ends.length === builds.length ? { finishedAt: Math.max(...ends) } : {}),
  };
}

function buildOutput(build: WorkflowReport): Record<string, unknown> {
  return {
    buildId: build.buildId,
    workflowId: build.workflowId,
    status: build.status,
    startedAt: isoTime(build.startedAt),
    finishedAt: isoTime(build.finishedAt),
    duration: secondsBetween(build.startedAt, build.finishedAt),
    ...(build.failure && hasEnded(build.status ?? '') ? { failure: build.failure.reason } : {}),
  };
}

function isoTime(ms: number | undefined): string {
  return ms === undefined ? '' : new Date(ms).toISOString();
}

function secondsBetween(from: number | undefined, to: number | undefined): number | undefined {
  return from === undefined || to === undefined ? undefined : Math.max(0, Math.round((to - from) / 1000));
}
