import type { BuildReport, BuildStep, StepReport } from '../report/report.ts';
import { buildSpan, queuedSpan, type Span, spanBetween } from '../report/times.ts';
import { buildsOfStep } from '../report/workflow.ts';
import { durationText } from '../text/units.ts';
import { cut, visible } from '../text/visible.ts';
import { workflowName } from './names.ts';
import { stateName, stateWords } from './states.ts';

/** Milliseconds: an axis of hours and minutes cannot show more than a day. */
const longestChart = 86_400_000;

/** Characters; longer names would not fit. */
const longestName = 40;

interface Timeline {
  readonly chart: string;
  /** How many bars the chart has no room for. */
  readonly leftOut: number;
}

/**
 * The steps of every build over time as a Mermaid Gantt chart, which GitHub draws itself. Its axis shows the time since
 * the first of them: Mermaid would show times of day in the reader's time zone. `undefined` where the service tells no
 * times, nothing took any, or it took more than a day.
 */
export function timeline(report: StepReport): Timeline | undefined {
  const all = buildsOfStep(report).map((build) => ({ build, bars: barsOf(build) }));
  const shown = withoutShortest(all);
  const spans = shown.flatMap(({ bars }) => bars.map(({ span }) => span));
  const start = Math.min(...spans.map(({ from }) => from));
  const length = Math.max(...spans.map(({ to }) => to)) - start;
  if (!(length > 0 && length < longestChart)) return undefined;
  const head = [
    `%%{init: {"gantt": {"leftPadding": ${namesWidth(report)}}}}%%`,
    'gantt',
    '  dateFormat YYYY-MM-DD HH:mm:ss.SSS',
    `  axisFormat ${axisFormat(length)}`,
    '  todayMarker off',
  ];
  const sections = shown
    .filter(({ bars }) => bars.length > 0)
    .flatMap(({ build, bars }) => [
      `  section ${stateWords(build.status).icon} ${mermaidName(workflowName(build, report))}`,
      ...bars.map((bar) => barLine(bar, start)),
    ]);
  return {
    chart: [...head, ...sections].join('\n'),
    leftOut: all.flatMap(({ bars }) => bars).length - spans.length,
  };
}

/** `✅ Compile 3 min 40 s :2000-01-01 00:00:12.000, 2000-01-01 00:03:52.000`; the icon keeps the name off the line's start. */
function barLine({ icon, name, kind, span: { from, to } }: Bar, start: number): string {
  const label = `${icon} ${mermaidName(name)} ${durationText(to - from)}`;
  return `    ${label} :${tones[kind]}${chartTime(from - start)}, ${chartTime(to - start)}`;
}

/** Grey, Mermaid's default and red. Its `active` is not used: on dark pages the names beside such bars are dark too. */
const tones: Readonly<Record<Bar['kind'], string>> = { waiting: 'done, ', work: '', failure: 'crit, ' };

/** Pixels to the left of the bars: Mermaid's default of 75 would draw long names over them. */
function namesWidth(report: StepReport): number {
  const names = report.workflows.map((workflow) => cut(visible(workflowName(workflow, report)), longestName));
  return 50 + Math.max(...names.map((name) => name.length)) * 6;
}

/** Time since the start, on a day on which no time zone changes its clocks. */
function chartTime(ms: number): string {
  const day = Date.UTC(2000, 0, 1);
  return new Date(day + ms).toISOString().slice(0, 23).replace('T', ' ');
}

/** Hours, minutes or seconds, whatever the chart is about; Mermaid passes the format to d3. */
function axisFormat(ms: number): string {
  if (ms > 3_600_000) return '%H:%M';
  return ms > 10_000 ? '%M:%S' : '%S.%L';
}

/**
 * The name of a section or a task in a Mermaid chart. Every character that Mermaid could interpret becomes one of its
 * entities (`#58;` is a colon). A task's name must not come first on its line: `title` or `click` there would be a
 * keyword.
 */
function mermaidName(text: string): string {
  return cut(visible(text), longestName).replace(
    /[^\p{L}\p{M}\p{N} .,_()/+…-]/gu,
    (character) => `#${character.codePointAt(0)};`,
  );
}

/** A bar of the timeline. All its times are the service's. */
interface Bar {
  readonly icon: string;
  /** Untrusted. */
  readonly name: string;
  readonly kind: 'waiting' | 'work' | 'failure';
  readonly span: Span;
}

/** A build and its bars, in order. */
interface BuildBars {
  readonly build: BuildReport;
  readonly bars: readonly Bar[];
}

/**
 * Nobody reads a chart of more bars, and Mermaid refuses more than 50,000 characters: a bar in a section of its own has
 * 740 at most.
 */
const mostBars = 60;

/** The failures and the longest of the others, as many as a chart can show, each still in its place. */
function withoutShortest(groups: readonly BuildBars[]): BuildBars[] {
  const ranked = groups
    .flatMap(({ bars }) => bars)
    .toSorted((left, right) => rank(left) - rank(right) || length(right) - length(left));
  const shown = new Set(ranked.slice(0, mostBars));
  return groups.map(({ build, bars }) => ({ build, bars: bars.filter((bar) => shown.has(bar)) }));
}

/** Milliseconds: a shorter wait is none. */
const shortestWait = 1_000;

/** The wait for a machine, then each step; the whole build where the service does not tell when its steps were done. */
function barsOf(build: BuildReport): Bar[] {
  const steps = stepBars(build);
  return [...waitingBar(queuedSpan(build)), ...(steps.length > 0 ? steps : wholeBar(build))];
}

function waitingBar(span: Span | undefined): Bar[] {
  if (!span || span.to - span.from < shortestWait) return [];
  return [{ icon: stateWords('queued').icon, name: 'queued', kind: 'waiting', span }];
}

function wholeBar(build: BuildReport): Bar[] {
  const span = buildSpan(build);
  if (!span) return [];
  const kind = build.status === 'failed' || build.status === 'timeout' ? 'failure' : 'work';
  return [{ icon: stateWords(build.status).icon, name: stateName(build.status), kind, span }];
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

const outcomeIcons: ReadonlyMap<string, string> = new Map([
  ['success', '✅'],
  ['failed', '🟡'],
  ['skipped', '⏩'],
  ['canceled', '🚫'],
]);

function stepIcon(step: BuildStep): string {
  return step.kind === 'ended' ? (outcomeIcons.get(step.outcome) ?? '🔄') : '🚫';
}

function rank({ kind }: Bar): number {
  return kind === 'failure' ? 0 : 1;
}

function length({ span }: Pick<Bar, 'span'>): number {
  return span.to - span.from;
}
