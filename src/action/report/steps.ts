/** The steps of a build, as the service tells them. A service that keeps to the contract tells none. */

import type { SeenBuild, SeenBuildAction } from '../../contract/build.ts';
import { parseTimestamp } from '../../contract/values.ts';
import type { BuildStep, RunningStep } from './report.ts';
import { durationOf, spanBetween } from './times.ts';

/** In the order of the service; empty where it tells no steps. The names are hostile. */
export function stepsOf(build: SeenBuild): BuildStep[] {
  return (build.buildActions ?? []).map(stepOf);
}

/** The name of a step, or its type where it has no name. */
export function stepName({ name, type }: Pick<SeenBuildAction, 'name' | 'type'>): string {
  return name?.trim() || type?.trim() || 'a step without a name';
}

/** How long a step took, in milliseconds; `undefined` unless the service says when it began and ended. */
export function stepDuration(step: BuildStep): number | undefined {
  return step.kind === 'ended' ? durationOf(spanBetween(step.startedAt, step.finishedAt)) : undefined;
}

/** The step that is being done; of several, the last. */
export function runningStep(steps: readonly BuildStep[]): RunningStep | undefined {
  return steps.findLast((step) => step.kind === 'running');
}

/** A step, and how many milliseconds it took. */
export interface TimedStep {
  readonly name: string;
  readonly duration: number;
}

/** Milliseconds: a shorter step would be shown as `0 s`. */
const shortestStep = 50;

/** The steps that took time, the slowest first; without those whose times the service does not tell. */
export function slowestSteps(steps: readonly BuildStep[]): TimedStep[] {
  return steps
    .flatMap((step) => ({ name: step.name, duration: stepDuration(step) ?? 0 }))
    .filter(({ duration }) => duration >= shortestStep)
    .toSorted((left, right) => right.duration - left.duration);
}

/** A step has a status once it has ended, and one that was never reached keeps none. */
function stepOf(action: SeenBuildAction): BuildStep {
  const name = stepName(action);
  const [startedAt, finishedAt] = [parseTimestamp(action.startedAt), parseTimestamp(action.finishedAt)];
  const began = startedAt === undefined ? {} : { startedAt };
  const ended = finishedAt === undefined ? {} : { finishedAt };
  if (action.status) return { kind: 'ended', name, outcome: action.status, ...began, ...ended };
  if (startedAt === undefined) return { kind: 'waiting', name };
  return { kind: 'running', name, startedAt };
}
