import { type EndState, hasEnded } from '../../contract/values.ts';
import type { BuildFailure, BuildReport, EndedBuild, StepReport, WorkflowReport } from './report.ts';

/** Questions that every workflow answers, whatever the state of its build. */

export function hasBuild(workflow: WorkflowReport): workflow is BuildReport {
  return 'buildId' in workflow;
}

/** The last build of the workflow that is known: while it is retried, and if the start of a retry was lost, the failed one. */
export function lastBuildOf(workflow: WorkflowReport): BuildReport | undefined {
  return hasBuild(workflow) ? workflow : workflow.retried?.at(-1);
}

export function buildIdOf(workflow: WorkflowReport): string | undefined {
  return hasBuild(workflow) ? workflow.buildId : undefined;
}

/** The last known state of the build; `undefined` without a build, or before its first record. */
export function statusOf(workflow: WorkflowReport): string | undefined {
  return hasBuild(workflow) ? workflow.status : undefined;
}

/** Why the workflow did not end well; `undefined` while it still may. */
export function failureIn(workflow: WorkflowReport): BuildFailure | undefined {
  return 'failure' in workflow ? workflow.failure : undefined;
}

/** Whether the build went all the way. */
export function endedWell({ status }: { readonly status: string | undefined }): boolean {
  return status === 'finished' || status === 'warning';
}

export function finishedAtOf(workflow: WorkflowReport): number | undefined {
  return workflow.kind === 'ended' || workflow.kind === 'rejected' ? workflow.finishedAt : undefined;
}

/** The estimated time left, in words, while the build runs. */
export function estimateOf(workflow: WorkflowReport): string | undefined {
  return 'estimate' in workflow ? workflow.estimate : undefined;
}

/** Whether the build takes the place of one that this step would have started: the same key means the same app. */
export function isInPlaceOfOwn({ origin }: Pick<BuildReport, 'origin'>): boolean {
  return origin === 'reused' || origin === 'followed';
}

/**
 * The builds whose times are those of the step: one that is reused was built earlier, perhaps days ago, so its times count
 * only where nothing else was built.
 */
export function buildsOfStep({ workflows }: Pick<StepReport, 'workflows'>): BuildReport[] {
  const builds = workflows.filter(hasBuild);
  const own = builds.filter((build) => !isInPlaceOfOwn(build));
  return own.length > 0 ? own : builds;
}

export function endedBuilds({ workflows }: Pick<StepReport, 'workflows'>): EndedBuild[] {
  return workflows.filter((workflow) => workflow.kind === 'ended');
}

/** The builds of the right commit that went all the way: only their files are for testers. */
export function goodBuilds(report: Pick<StepReport, 'workflows'>): EndedBuild[] {
  return endedBuilds(report).filter(endedWell);
}

export function failedWorkflows({ failures = [], workflows }: StepReport): WorkflowReport[] {
  return workflows.filter((_, at) => failures.some(({ kind, index }) => kind === 'build' && index === at));
}

/** From worst to best, as the output `status` ranks them (docs/reference.md, "Outputs"). */
const fromWorst: readonly EndState[] = ['failed', 'timeout', 'canceled', 'warning', 'skipped', 'finished'];

/** The state of a whole step: of the first build that has not ended, otherwise the worst; `undefined` without a build. */
export function stepStatus({ workflows }: Pick<StepReport, 'workflows'>): string | undefined {
  const statuses = workflows.flatMap((workflow) => statusOf(workflow) ?? []);
  return statuses.find((status) => !hasEnded(status)) ?? fromWorst.find((state) => statuses.includes(state));
}

/** The only service with a known URL of a build's page. */
const hostedApi = 'https://api.codemagic.io';

/** The web page of a build; `undefined` for a service whose pages are not known. */
export function buildPage(build: { baseUrl: URL; appId: string; buildId: string }): string | undefined {
  if (build.baseUrl.origin !== hostedApi) return undefined;
  const [app, id] = [build.appId, build.buildId].map((id) => encodeURIComponent(id.toWellFormed()));
  return `https://codemagic.io/app/${app}/build/${id}`;
}
