/** The transitions of a workflow's report: each function makes the next report from the previous one. */

import { appStoreConnectStatusOf } from '../../contract/app-store-connect.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { refOf } from '../../contract/judge.ts';
import { hasEnded, parseTimestamp } from '../../contract/values.ts';
import { failureOf, ignoredFailuresOf } from './failure.ts';
import type { BuildFailure, BuildReport, RunningBuild, WorkflowReport } from './report.ts';
import { buildStepOf } from './times.ts';
import { failureIn, finishedAtOf, hasBuild } from './workflow.ts';

export function starting(workflowId: string): WorkflowReport {
  return { kind: 'starting', workflowId };
}

/** The start was refused, or its build could not be found. */
export function refused(workflowId: string, failure: BuildFailure): WorkflowReport {
  return { kind: 'refused', workflowId, failure };
}

/** The start was answered: the build has an id. */
export function started(
  workflowId: string | undefined,
  build: { readonly buildId: string; readonly pageUrl: string | undefined },
): RunningBuild {
  return { kind: 'running', workflowId, ...build, origin: 'started', status: 'queued', steps: [] };
}

/** The service returned a record of the build. */
export function withRecord(workflow: WorkflowReport, build: SeenBuild): BuildReport {
  const { status } = build;
  // The list may show a build before its start is answered: then only its id is known.
  const unknown = started(workflow.workflowId, { buildId: build._id, pageUrl: undefined });
  const before = hasBuild(workflow) ? workflow : unknown;
  const { retried } = workflow;
  const { workflowId, buildId, startedByRun, appId, pageUrl } = before;
  const origin = before.origin === 'followed' && status === 'finished' ? 'reused' : before.origin;
  const known = {
    ...{ workflowId, buildId, origin, startedByRun, appId, pageUrl, retried },
    steps: build.buildActions?.map(buildStepOf) ?? before.steps,
    sawPublishing: before.sawPublishing || status === 'publishing' || status === 'finishing' || undefined,
    name: build.config?.name ?? before.name,
    commit: build.commit?.hash ?? before.commit,
    ref: refOf(build) ?? before.ref,
    buildNumber: build.index ?? before.buildNumber,
    createdAt: parseTimestamp(build.createdAt) ?? before.createdAt,
    startedAt: parseTimestamp(build.startedAt) ?? before.startedAt,
  };
  const finishedAt = parseTimestamp(build.finishedAt) ?? finishedAtOf(before);
  if (before.kind === 'rejected')
    return { ...known, kind: 'rejected', status, finishedAt, failure: before.failure };
  if (!hasEnded(status)) return { ...known, kind: 'running', status };
  const ended = before.kind === 'ended' ? before : undefined;
  const appStoreConnect = appStoreConnectStatusOf(build);
  return {
    ...known,
    kind: 'ended',
    ...(ended?.seenEndAt === undefined ? {} : { seenEndAt: ended.seenEndAt }),
    status,
    finishedAt,
    failure: ended?.failure ?? failureOf(build),
    ignoredFailures: ignoredFailuresOf(build),
    artefacts: ended?.artefacts ?? [],
    appStoreConnect: appStoreConnect ? { status: appStoreConnect } : ended?.appStoreConnect,
  };
}

/** This step stops waiting for a build that may still run. What has ended, or has no build, stays as it is. */
export function abandoned(workflow: WorkflowReport, failure: BuildFailure): WorkflowReport {
  if (workflow.kind !== 'running') return workflow;
  return { ...workflow, kind: 'abandoned', failure };
}

/** The build is not, or not provably, of the commit that it should be: this step uses nothing of it. */
export function rejected(workflow: WorkflowReport, reason: string): WorkflowReport {
  if (!hasBuild(workflow)) return workflow;
  const failure = { ...failureIn(workflow), reason };
  return { ...workflow, kind: 'rejected', finishedAt: finishedAtOf(workflow), failure };
}

/** This step cancelled the build. The reason that this step had replaces the service's. */
export function canceled(build: BuildReport): BuildReport {
  const after = withRecord(build, { _id: build.buildId, status: 'canceled' });
  if (build.kind !== 'abandoned' || after.kind !== 'ended') return after;
  return { ...after, failure: build.failure };
}
