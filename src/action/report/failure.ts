import type { SeenBuild, SeenBuildAction } from '../../contract/build.ts';
import { type EndState, hasEnded } from '../../contract/values.ts';
import type { BuildFailure, FailedBuildStep } from './report.ts';
import { buildStepDuration, buildStepOf } from './times.ts';
import { endedWell } from './workflow.ts';

/** Problems that are kept of the log of one step. */
export const mostProblems = 1_000;

/**
 * Why a build did not end well: the service's `message`, otherwise the step, otherwise the state alone. `undefined` while
 * the build runs and when it finished. The texts come from the service: they are hostile and not redacted.
 */
export function failureOf(build: SeenBuild): BuildFailure | undefined {
  if (!hasEnded(build.status) || build.status === 'finished') return undefined;
  const action = failedBuildStepOf(build);
  const step = action && namedStep(action);
  const known =
    step && build.status === 'failed' ? `The step ${step.name} failed` : stateReasons[build.status];
  return { reason: build.message?.trim() || known, step };
}

/** The step behind a failure, unless the reason names it: it is said once. */
export function buildStepBeside({ reason, step }: BuildFailure): FailedBuildStep | undefined {
  return step && !reason.includes(step.name) ? step : undefined;
}

/** The steps that failed in a build that did not fail: the workflow ignored their failure. */
export function ignoredFailuresOf(build: SeenBuild): FailedBuildStep[] {
  return endedWell(build) ? (build.buildActions ?? []).filter(failed).map(namedStep) : [];
}

/**
 * The step that ended a build. Earlier steps may have failed and been ignored: the one that the message names counts,
 * otherwise the last. After a timeout it is the step that was still running.
 */
export function failedBuildStepOf(build: SeenBuild): SeenBuildAction | undefined {
  const actions = build.buildActions ?? [];
  if (build.status === 'failed') {
    const steps = actions.filter(failed);
    return steps.findLast(({ name }) => name && build.message?.includes(name)) ?? steps.at(-1);
  }
  if (build.status === 'timeout') return actions.findLast((step) => failed(step) || stopped(step));
  return undefined;
}

function failed({ status }: SeenBuildAction): boolean {
  return status === 'failed';
}

/** Interrupted: `canceled`, or started and never finished. */
function stopped({ status, startedAt, finishedAt }: SeenBuildAction): boolean {
  return status === 'canceled' || (!status && Boolean(startedAt) && !finishedAt);
}

export function namedStep(action: SeenBuildAction): FailedBuildStep {
  const step = buildStepOf(action);
  return { name: step.name, duration: buildStepDuration(step) };
}

const stateReasons: Readonly<Record<Exclude<EndState, 'finished'>, string>> = {
  failed: 'The build failed',
  timeout: 'The build took longer than the service allows',
  canceled: 'The build was canceled',
  skipped: 'The build was skipped',
  warning: 'The build finished with warnings',
};
