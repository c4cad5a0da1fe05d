/** Sets the outputs of a step that starts builds or waits for them; nothing else does, the comment's address aside. */

import { commitHash } from '../../contract/judge.ts';
import type { StepContext } from '../context.ts';
import { pageFile } from '../install-page/install-page.ts';
import { artefactsOf } from '../report/artefacts.ts';
import type { BuildReport } from '../report/report.ts';
import { buildSpan, type Span, wholeTimes } from '../report/times.ts';
import { buildIdOf, failureIn, finishedAtOf, lastBuildOf, stepStatus } from '../report/workflow.ts';
import type { OutputValue } from '../runner/outputs.ts';
import { problemsOutput } from '../show/annotations.ts';
import { artefactOutputs } from '../show/artefacts.ts';

/**
 * Sets all outputs from the report, by the names of action.yml; later values replace earlier ones, and unknown ones are
 * empty. Lists are `[]` from the start: `fromJSON` of an empty text fails a workflow.
 */
export function publishOutputs({ store: { report }, runner }: Pick<StepContext, 'store' | 'runner'>): void {
  const { clearedCaches } = report;
  const builds = report.workflows.flatMap((workflow) => lastBuildOf(workflow) ?? []);
  const reused = builds.filter(({ origin }) => origin === 'reused');
  const whole = wholeTimes(builds);
  const outputs: Readonly<Record<string, OutputValue>> = {
    buildId: builds[0]?.buildId ?? '',
    buildIds: builds.map(buildIdOf),
    buildUrl: builds[0]?.pageUrl ?? '',
    commit: (builds[0] && commitOf(builds[0])) ?? '',
    buildNumber: String(builds[0]?.buildNumber ?? ''),
    // Only the build action clears caches and reuses builds.
    ...(clearedCaches && { clearedCaches, reused: reused.map(buildIdOf) }),
    status: stepStatus({ workflows: builds }) ?? '',
    startedAt: isoTime(whole.startedAt),
    finishedAt: isoTime(whole.finishedAt),
    duration: String(secondsOf(whole.span) ?? ''),
    builds: builds.map(buildOutput),
    ...artefactOutputs(artefactsOf(report), report.artefactsLeftOut),
    installPage: pageFile(report.installPage),
    problems: problemsOutput(report),
  };
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
}

/** An item of the output `builds`. Unknown fields are `undefined`, which JSON leaves out. */
export function buildOutput(build: BuildReport): Record<string, unknown> {
  const { buildId, workflowId = '', status, startedAt, ref, buildNumber, pageUrl: url } = build;
  return {
    ...{ buildId, workflowId, status, url },
    startedAt: isoTime(startedAt),
    finishedAt: isoTime(finishedAtOf(build)),
    duration: secondsOf(buildSpan(build)),
    ...ref,
    ...{ commit: commitOf(build), buildNumber },
    reused: build.origin === 'reused' || undefined,
    retriedBuildIds: build.retried?.map(({ buildId }) => buildId),
    failure: build.kind === 'abandoned' ? undefined : failureIn(build)?.reason,
    appStoreConnectStatus: build.kind === 'ended' ? build.appStoreConnect?.status : undefined,
  };
}

/** The commit that was built: later steps may pass it to Git, so any other text counts as unknown. */
function commitOf({ commit = '' }: BuildReport): string | undefined {
  return commitHash(commit);
}

function isoTime(ms: number | undefined): string {
  return ms === undefined ? '' : new Date(ms).toISOString();
}

function secondsOf(span: Span | undefined): number | undefined {
  return span && Math.round((span.to - span.from) / 1000);
}
