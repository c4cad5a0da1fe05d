import type { BuildReport, BuildStep, StepReport } from '../report/report.ts';
import { buildSpan, durationOf, queuedSpan, type Span, spanBetween } from '../report/times.ts';
import { buildsOfStep, finishedAtOf } from '../report/workflow.ts';
import { durationText } from '../text/units.ts';
import { cut, visible } from '../text/visible.ts';
import { workflowName } from './names.ts';
import { stateName, stateWords } from './states.ts';

/** Milliseconds: an axis of hours and minutes cannot show more than a day. */
const longestChart = 86_400_000;

/** Characters; longer names would not fit. */
const longestName = 40;

/** Nobody reads a chart of more bars, and Mermaid refuses more than 50,000 characters. */
const mostBars = 60;

/** Milliseconds: a shorter wait is none. */
const shortestWait = 1_000;

/** A bar of the chart. All its times are the service's, and its name is untrusted. */
interface Bar {
  readonly icon: string;
  readonly name: string;
  /** Grey, Mermaid's default, or red. Its `active` is not used: on dark pages the names beside such bars are dark too. */
  readonly tone: 'done, ' | '' | 'crit, ';
  readonly span: Span;
}

/**
 * The steps of every build over time as a Mermaid Gantt chart, which GitHub draws itself: of many steps, the longest and those that failed. Its
 * axis shows the time since the first of them: Mermaid would show times of day in the reader's time zone. `undefined` where
 * the service gives no times, nothing took any, or it took more than a day.
 */
export function timeline(report: StepReport): string | undefined {
  const all = buildsOfStep(report).map((build) => ({ build, bars: barsOf(build) }));
  const longest = all.flatMap(({ bars }) => bars).toSorted((left, right) => weightOf(right) - weightOf(left));
  const shown = new Set(longest.slice(0, mostBars));
  const start = Math.min(...[...shown].map(({ span }) => span.from));
  const length = Math.max(...[...shown].map(({ span }) => span.to)) - start;
  if (!(length > 0 && length < longestChart)) return undefined;
  const names = report.workflows.map((workflow) => cut(visible(workflowName(workflow, report)), longestName));
  // Pixels to the left of the bars: Mermaid's default of 75 would draw long names over them.
  const padding = 50 + Math.max(...names.map((name) => name.length)) * 6;
  const sections = all.flatMap(({ build, bars }) => {
    const lines = bars.filter((bar) => shown.has(bar)).map((bar) => barLine(bar, start));
    const title = `${stateWords(build.status).icon} ${mermaidName(workflowName(build, report))}`;
    return lines.length > 0 ? [`  section ${title}`, ...lines] : [];
  });
  return [
    `%%{init: {"gantt": {"leftPadding": ${padding}}}}%%`,
    'gantt',
    '  dateFormat YYYY-MM-DD HH:mm:ss.SSS',
    // Hours, minutes or seconds: Mermaid passes the format to d3.
    `  axisFormat ${length > 3_600_000 ? '%H:%M' : length > 10_000 ? '%M:%S' : '%S.%L'}`,
    '  todayMarker off',
    ...sections,
  ].join('\n');
}

/** The wait for a machine, then each step; the whole build where the service does not say when its steps ran. */
function barsOf(build: BuildReport): Bar[] {
  const [queued, whole] = [queuedSpan(build), buildSpan(build)];
  const isLong = queued && (durationOf(queued) ?? 0) >= shortestWait;
  const wait = isLong
    ? [{ icon: stateWords('queued').icon, name: 'queued', tone: 'done, ' as const, span: queued }]
    : [];
  const steps = build.steps.flatMap((step) => stepBar(step, build));
  if (steps.length > 0 || !whole) return [...wait, ...steps];
  const tone = hasFailed(build) ? 'crit, ' : '';
  return [...wait, { icon: stateWords(build.status).icon, name: stateName(build.status), tone, span: whole }];
}

function hasFailed({ status }: BuildReport): boolean {
  return status === 'failed' || status === 'timeout';
}

/** A step that was interrupted ended with its build. The last step that went wrong in a failed build is red. */
function stepBar(step: BuildStep, build: BuildReport): Bar[] {
  if (step.kind === 'waiting') return [];
  const span = spanBetween(step.startedAt, step.kind === 'ended' ? step.finishedAt : finishedAtOf(build));
  if (!span) return [];
  const wentWrong = build.steps.findLast(
    (one) => one.kind === 'running' || (one.kind === 'ended' && one.outcome === 'failed'),
  );
  if (hasFailed(build) && step === wentWrong) return [{ icon: '❌', name: step.name, tone: 'crit, ', span }];
  const icon = step.kind === 'running' ? '🚫' : (outcomeIcons.get(step.outcome) ?? '🔄');
  return [{ icon, name: step.name, tone: '', span }];
}

const outcomeIcons: ReadonlyMap<string, string> = new Map([
  ['success', '✅'],
  ['failed', '🟡'],
  ['skipped', '⏩'],
  ['canceled', '🚫'],
]);

/** `✅ Compile 3 min 40 s :2000-01-01 00:00:12.000, 2000-01-01 00:03:52.000`; the icon keeps the name off the line's start. */
function barLine({ icon, name, tone, span: { from, to } }: Bar, start: number): string {
  return `    ${icon} ${mermaidName(name)} ${durationText(to - from)} :${tone}${chartTime(from - start)}, ${chartTime(to - start)}`;
}

/** Time since the start, on a day on which no time zone changes its clocks. */
function chartTime(ms: number): string {
  return new Date(Date.UTC(2000, 0, 1) + ms).toISOString().slice(0, 23).replace('T', ' ');
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

/** What is red comes first, then the longest. */
function weightOf({ tone, span }: Bar): number {
  return tone === 'crit, ' ? Number.MAX_VALUE : span.to - span.from;
}
