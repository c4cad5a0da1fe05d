/**
 * When builds and their steps began and ended, as the service says. A time that it does not give is unknown: what this
 * step saw between two requests may be off by the whole pause. A service that keeps to the contract lists no steps.
 */

import type { SeenBuildAction } from '../../contract/build.ts';
import { parseTimestamp } from '../../contract/values.ts';
import type { BuildStep, WorkflowReport } from './report.ts';
import { buildsOfStep, finishedAtOf, hasBuild } from './workflow.ts';

/** A moment at which a report is shown. */
export interface At {
  /** Milliseconds since the Unix epoch: the end of the step once it has ended, otherwise the current time. */
  readonly now: number;
}

/** Milliseconds since the Unix epoch; `to` is never before `from`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** `undefined` unless both are known, in this order. */
export function spanBetween(from: number | undefined, to: number | undefined): Span | undefined {
  return from === undefined || to === undefined || to < from ? undefined : { from, to };
}

export function buildSpan(workflow: WorkflowReport): Span | undefined {
  return hasBuild(workflow) ? spanBetween(workflow.startedAt, finishedAtOf(workflow)) : undefined;
}

/** How long a build waited for a machine. */
export function queuedSpan(workflow: WorkflowReport): Span | undefined {
  return hasBuild(workflow) ? spanBetween(workflow.createdAt, workflow.startedAt) : undefined;
}

/**
 * From the first start, also of a build that failed and was retried, to the last end; without an end while a build still runs, or
 * if the end of one is not known.
 */
export function wholeTimes(workflows: readonly WorkflowReport[]) {
  const builds = buildsOfStep({ workflows });
  const starts = builds.flatMap((build) =>
    [build, ...(build.retried ?? [])].flatMap((one) => one.startedAt ?? []),
  );
  const ends = builds.flatMap((build) => finishedAtOf(build) ?? []);
  const isEndKnown = ends.length > 0 && ends.length === builds.length;
  const startedAt = starts.length > 0 ? Math.min(...starts) : undefined;
  const finishedAt = isEndKnown ? Math.max(...ends) : undefined;
  return { startedAt, finishedAt, span: spanBetween(startedAt, finishedAt) };
}

/** How long a span is, in milliseconds. */
export function durationOf(span: Span | undefined): number | undefined {
  return span && span.to - span.from;
}

/** How long a step took, in milliseconds; `undefined` unless the service says when it began and ended. */
export function buildStepDuration(step: BuildStep): number | undefined {
  return step.kind === 'ended' ? durationOf(spanBetween(step.startedAt, step.finishedAt)) : undefined;
}

/** The step that is being done; of several, the last. */
export function runningBuildStep(steps: readonly BuildStep[]) {
  return steps.findLast((step) => step.kind === 'running');
}

/** A step has a status once it has ended, and one that was never reached keeps none. Its name is hostile. */
export function buildStepOf(action: SeenBuildAction): BuildStep {
  const name = action.name?.trim() || action.type?.trim() || 'a step without a name';
  const [startedAt, finishedAt] = [parseTimestamp(action.startedAt), parseTimestamp(action.finishedAt)];
  if (action.status) return { kind: 'ended', name, outcome: action.status, startedAt, finishedAt };
  if (startedAt === undefined) return { kind: 'waiting', name };
  return { kind: 'running', name, startedAt };
}
