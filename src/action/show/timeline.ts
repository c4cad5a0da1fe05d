import type { BuildReport, BuildStep, StepReport } from '../report/report.ts';
import { buildSpan, queuedSpan, type Span, spanBetween } from '../report/times.ts';
import { buildsOfStep, failureIn, finishedAtOf } from '../report/workflow.ts';
import { durationText } from '../text/units.ts';
import { cut, visible } from '../text/visible.ts';
import { workflowName } from './names.ts';
import { stateIcon, stateName } from './states.ts';

/** Characters; longer names would not fit. */
const longestName = 40;
/** Nobody reads a chart of more bars, and Mermaid refuses more than 50,000 characters. */
const mostBars = 60;

/** A bar of the chart. All its times are the service's, and its name is untrusted. */
interface Bar extends Span {
  readonly icon: string;
  readonly name: string;
}

/**
 * The steps of every build over time as a Mermaid Gantt chart, which GitHub draws itself; of many steps, the longest. Its
 * axis shows hours since the first of them. `undefined` where the service gives no times, or all took none or over a day.
 */
export function timeline(report: StepReport): string | undefined {
  const sections = buildsOfStep(report).map((build) => ({
    title: `${stateIcon(build.status)} ${mermaidName(workflowName(build, report))}`,
    bars: barsOf(build),
  }));
  const all = sections.flatMap(({ bars }) => bars);
  const shown = all.toSorted((left, right) => lengthOf(right) - lengthOf(left)).slice(0, mostBars);
  const start = Math.min(...shown.map(({ from }) => from));
  const length = Math.max(...shown.map(({ to }) => to)) - start;
  if (!(length > 0 && length < 86_400_000)) return undefined;
  // Pixels to the left of the bars: Mermaid's default of 75 would draw long names over them.
  const padding = 40 + 6 * Math.max(...sections.map(({ title }) => Math.min(title.length, longestName)));
  return [
    `%%{init: {"gantt": {"leftPadding": ${padding}}}}%%`,
    'gantt',
    '  dateFormat YYYY-MM-DD HH:mm:ss.SSS',
    // Hours, minutes or seconds: Mermaid passes the format to d3.
    `  axisFormat ${length > 3_600_000 ? '%H:%M' : length > 10_000 ? '%M:%S' : '%S.%L'}`,
    '  todayMarker off',
    ...sections.flatMap(({ title, bars }) => {
      const lines = bars.filter((bar) => shown.includes(bar)).map((bar) => barLine(bar, start));
      return lines.length > 0 ? [`  section ${title}`, ...lines] : [];
    }),
  ].join('\n');
}

/** The wait for a machine, then each step; the whole build where the service does not say when its steps ran. */
function barsOf(build: BuildReport): Bar[] {
  const culprit = build.steps.findLast(({ name }) => name === failureIn(build)?.step?.name);
  const steps = build.steps.flatMap((step): Bar[] => {
    // A step that was interrupted ended with its build.
    const end = step.kind === 'ended' ? step.finishedAt : finishedAtOf(build);
    const span = step.kind === 'waiting' ? undefined : spanBetween(step.startedAt, end);
    return span ? [{ ...span, icon: step === culprit ? '❌' : iconOf(step), name: step.name }] : [];
  });
  const [queued, whole] = [queuedSpan(build), buildSpan(build)];
  const wait = queued && lengthOf(queued) >= 1_000 ? [{ ...queued, icon: '⏳', name: 'queued' }] : [];
  if (steps.length > 0 || !whole) return [...wait, ...steps];
  return [...wait, { ...whole, icon: stateIcon(build.status), name: stateName(build.status) }];
}

function lengthOf({ from, to }: Span): number {
  return to - from;
}

/** A failure that did not end the build was ignored. */
function iconOf(step: BuildStep): string {
  const outcome = step.kind === 'ended' ? step.outcome : 'canceled';
  if (outcome === 'failed') return stateIcon('warning');
  return stateIcon(outcome === 'success' ? 'finished' : outcome);
}

/** `✅ Compile 3 min 40 s :2000-01-01 00:00:12.000, 2000-01-01 00:03:52.000`, on a day without a change of clocks. */
function barLine(bar: Bar, start: number): string {
  const [from, to] = [bar.from, bar.to].map((ms) => new Date(Date.UTC(2000, 0) + ms - start).toISOString());
  const times = `${from}, ${to}`.replaceAll('T', ' ').replaceAll('Z', '');
  const { icon, name } = bar;
  // Grey and red; Mermaid's `active` would make the names beside its bars dark, also on dark pages.
  const tone = icon === '⏳' ? 'done, ' : icon === '❌' ? 'crit, ' : '';
  return `    ${icon} ${mermaidName(name)} ${durationText(lengthOf(bar))} :${tone}${times}`;
}

/** What Mermaid could interpret becomes an entity (`#58;`). An icon comes first on each line, because `click` there is a keyword. */
function mermaidName(text: string): string {
  const special = /[^\p{L}\p{M}\p{N} .,_()/+…-]/gu;
  return cut(visible(text), longestName).replace(special, (sign) => `#${sign.codePointAt(0)};`);
}
