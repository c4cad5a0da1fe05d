import { artefactsOf } from '../artefacts/collect.ts';
import { artefactOutputs } from '../artefacts/reported-artefacts.ts';
import type { StepContext } from '../context.ts';
import { pageFile } from '../install-page/missing-page.ts';
import type { BuildReport, StepReport } from '../report/report.ts';
import { buildSpan, durationOf, type Span, wholeSpan, wholeTimes } from '../report/times.ts';
import { hasBuild } from '../report/workflow.ts';

/** Sets all outputs from the report; later values replace earlier ones. */
export function publishOutputs({ store, runner }: Pick<StepContext, 'store' | 'runner'>): void {
  const { report } = store;
  const outputs = {
    ...buildIdOutputs(report),
    ...buildOutputs(report),
    ...artefactOutputs(artefactsOf(report)),
    installPage: pageFile(report.installPage),
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
  const whole = wholeTimes(workflows);
  return {
    status: status ?? '',
    startedAt: isoTime(whole.startedAt),
    finishedAt: isoTime(whole.finishedAt),
    duration: String(secondsOf(wholeSpan(workflows)) ?? ''),
    builds: JSON.stringify(builds.map(buildOutput)),
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
    duration: secondsOf(buildSpan(build)),
    ...(pageUrl === undefined ? {} : { url: pageUrl }),
    ...(build.origin === 'reused' ? { reused: true } : {}),
    ...(build.kind === 'ended' && build.failure ? { failure: build.failure.reason } : {}),
  };
}

function isoTime(ms: number | undefined): string {
  return ms === undefined ? '' : new Date(ms).toISOString();
}

function secondsOf(span: Span | undefined): number | undefined {
  const ms = durationOf(span);
  return ms === undefined ? undefined : Math.round(ms / 1000);
}
