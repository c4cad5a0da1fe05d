/**
 * When builds began and ended, as the service says. A time that it does not tell is not known: what this step saw
 * between two requests may be off by the whole pause.
 */
import type { BuildReport, WorkflowReport } from './report.ts';
import { buildsOfStep, hasBuild } from './workflow.ts';

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

/** From the start of a build to its end. */
export function buildSpan(workflow: WorkflowReport): Span | undefined {
  return workflow.kind === 'ended' ? spanBetween(workflow.startedAt, workflow.finishedAt) : undefined;
}

/** How long a build waited for a machine. */
export function queuedSpan(workflow: WorkflowReport): Span | undefined {
  return hasBuild(workflow) ? spanBetween(workflow.createdAt, workflow.startedAt) : undefined;
}

interface WholeTimes {
  readonly startedAt?: number;
  readonly finishedAt?: number;
}

/**
 * From the first start to the last end; without an end while a build still runs, or if the end of one is not known.
 * Builds that are reused count only where there are no others.
 */
export function wholeTimes(workflows: readonly WorkflowReport[]): WholeTimes {
  const builds = buildsOfStep({ workflows });
  const starts = builds.flatMap(({ startedAt }) => startedAt ?? []);
  const ends = builds.flatMap((build) => finishedAt(build) ?? []);
  return {
    ...(starts.length > 0 ? { startedAt: Math.min(...starts) } : {}),
    ...(ends.length > 0 && ends.length === builds.length ? { finishedAt: Math.max(...ends) } : {}),
  };
}

/** The same as a span. */
export function wholeSpan(workflows: readonly WorkflowReport[]): Span | undefined {
  const { startedAt, finishedAt } = wholeTimes(workflows);
  return spanBetween(startedAt, finishedAt);
}

/** How long a span is, in milliseconds. */
export function durationOf(span: Span | undefined): number | undefined {
  return span && span.to - span.from;
}

function finishedAt(build: BuildReport): number | undefined {
  return build.kind === 'ended' ? build.finishedAt : undefined;
}
