import type { BuildReport, BuildStep, StepReport } from '../report/report.ts';
import { stateName, stateWords } from '../report/states.ts';
import { buildSpan, queuedSpan, type Span, spanBetween } from '../report/times.ts';
import { buildsOfStep } from '../report/workflow.ts';

/** A bar of the timeline. All its times are the service's. */
export interface Bar {
  readonly icon: string;
  /** Untrusted. */
  readonly name: string;
  readonly kind: 'waiting' | 'work' | 'failure';
  readonly span: Span;
}

/** A build and its bars, in order. */
export interface BuildBars {
  readonly build: BuildReport;
  readonly bars: readonly Bar[];
}

/**
 * Nobody reads a chart of more bars, and Mermaid refuses more than 50,000 characters: a bar in a section of its own has
 * 740 at most.
 */
const mostBars = 60;

/** The bars of every build whose times are known. */
export function allBars(report: StepReport): BuildBars[] {
  return buildsOfStep(report).map((build) => ({ build, bars: barsOf(build) }));
}

/** The failures and the longest of the others, as many as a chart can show, each still in its place. */
export function mostTelling(groups: readonly BuildBars[]): BuildBars[] {
  const ranked = groups
    .flatMap(({ bars }) => bars)
    .toSorted((left, right) => rank(left) - rank(right) || length(right) - length(left));
  const kept = new Set(ranked.slice(0, mostBars));
  return groups.map(({ build, bars }) => ({ build, bars: bars.filter((bar) => kept.has(bar)) }));
}

/** Milliseconds: a shorter wait is none. */
const shortestWait = 1_000;

/** The wait for a machine, then each step; the whole build where the service does not tell when its steps were done. */
function barsOf(build: BuildReport): Bar[] {
  const queued = queuedSpan(build);
  const steps = stepBars(build);
  return [
    ...(queued && length({ span: queued }) >= shortestWait ? [waitingBar(queued)] : []),
    ...(steps.length > 0 ? steps : wholeBar(build)),
  ];
}

function waitingBar(span: Span): Bar {
  return { icon: stateWords('queued').icon, name: 'queued', kind: 'waiting', span };
}

function wholeBar(build: BuildReport): Bar[] {
  const span = buildSpan(build);
  if (!span) return [];
  const failed = build.status === 'failed' || build.status === 'timeout';
  return [
    {
      icon: stateWords(build.status).icon,
      name: stateName(build.status),
      kind: failed ? 'failure' : 'work',
      span,
    },
  ];
}

function stepBars(build: BuildReport): Bar[] {
  const culprit = failedStep(build);
  return build.steps.flatMap((step): Bar[] => {
    const span = stepSpan(step, build);
    if (!span) return [];
    const kind = step === culprit ? 'failure' : 'work';
    return [{ icon: step === culprit ? '❌' : stepIcon(step), name: step.name, kind, span }];
  });
}

/** The step that ended the build. One of the same name may have gone well before. */
function failedStep(build: BuildReport): BuildStep | undefined {
  const name = build.kind === 'ended' ? build.failure?.step?.name : undefined;
  return build.steps.findLast((step) => step.name === name && !wentWell(step));
}

function wentWell(step: BuildStep): boolean {
  return step.kind === 'waiting' || (step.kind === 'ended' && step.outcome === 'success');
}

/** A step that was interrupted ended with its build. */
function stepSpan(step: BuildStep, build: BuildReport): Span | undefined {
  switch (step.kind) {
    case 'waiting':
      return undefined;
    case 'running':
      return spanBetween(step.startedAt, build.kind === 'ended' ? build.finishedAt : undefined);
    case 'ended':
      return spanBetween(step.startedAt, step.finishedAt);
  }
}

function stepIcon(step: BuildStep): string {
  if (step.kind !== 'ended') return '🚫';
  switch (step.outcome) {
    case 'success':
      return '✅';
    case 'failed':
      return '🟡';
    case 'skipped':
      return '⏩';
    case 'canceled':
      return '🚫';
    default:
      return '🔄';
  }
}

function rank({ kind }: Bar): number {
  return kind === 'failure' ? 0 : 1;
}

function length({ span }: Pick<Bar, 'span'>): number {
  return span.to - span.from;
}
