import { hasEnded } from '../../contract/state.ts';
import type { StepReport, WorkflowReport } from '../../core/report/report.ts';
import { statusOf } from '../../core/report/workflow.ts';
import { cut, visible } from '../../core/text/visible.ts';
import { workflowName } from '../wording/names.ts';
import { stateWords } from '../wording/states.ts';
import { type At, type StateSpan, stateSpans } from '../wording/times.ts';
import { durationText } from '../wording/units.ts';

/** Mermaid refuses a text of more than 50,000 characters. */
const longestChart = 45_000;

/** Characters; longer names would not fit. */
const longestName = 40;

/**
 * The states of every workflow over time as a Mermaid Gantt chart, which GitHub draws itself. Its axis shows the time
 * since the step began: Mermaid would show times of day in the reader's time zone. `undefined` if no build was seen in
 * any state that takes time.
 */
export function timeline(report: StepReport, at: At): string | undefined {
  const sections = report.workflows.flatMap((workflow) => section(workflow, report, at));
  if (sections.length === 0) return undefined;
  const lines = [
    `%%{init: {"gantt": {"leftPadding": ${namesWidth(report)}}}}%%`,
    'gantt',
    '  dateFormat YYYY-MM-DD HH:mm:ss',
    `  axisFormat ${longerThanAnHour(report, at) ? '%H:%M' : '%M:%S'}`,
    '  todayMarker off',
    ...sections,
  ];
  return withinLength(lines).join('\n');
}

function withinLength(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let left = longestChart;
  for (const line of lines) {
    left -= line.length + 1;
    if (left < 0) break;
    kept.push(line);
  }
  return kept;
}

/** A workflow under the icon of its state, with a bar for each state that took time. */
function section(workflow: WorkflowReport, report: StepReport, at: At): string[] {
  const spans = stateSpans(workflow, at).filter(({ state }) => !hasEnded(state));
  const name = mermaidName(workflowName(workflow, report));
  return [
    ...(spans.length > 0 ? [`  section ${stateWords(statusOf(workflow)).icon} ${name}`] : []),
    ...spans.map((span) =>
      bar(span, { tone: tone(span, { last: spans.at(-1), workflow }), start: report.startedAt }),
    ),
  ];
}

interface BarOptions {
  readonly tone: string;
  /** Milliseconds since the Unix epoch. */
  readonly start: number;
}

/**
 * `🔨 building 3 min 40 s :2000-01-01 00:00:12, 2000-01-01 00:03:52`; the icon keeps the name off the start of the line.
 */
function bar({ state, from, to }: StateSpan, { tone, start }: BarOptions): string {
  const name = mermaidName(`${state} ${durationText(to - from)}`);
  return `    ${stateWords(state).icon} ${name} :${tone}${chartTime(from - start)}, ${chartTime(to - start)}`;
}

interface ToneOptions {
  readonly workflow: WorkflowReport;
  readonly last: StateSpan | undefined;
}

/**
 * Grey for waiting, red for the state in which a build failed, Mermaid's default for work. Its `active` is not used: on
 * dark pages the names beside such bars are dark too.
 */
function tone(span: StateSpan, { workflow, last }: ToneOptions): 'done, ' | 'crit, ' | '' {
  const failed = workflow.kind === 'ended' && (workflow.status === 'failed' || workflow.status === 'timeout');
  if (failed && span === last) return 'crit, ';
  return span.state === 'queued' ? 'done, ' : '';
}

/** Pixels to the left of the bars: Mermaid's default of 75 would draw long names over them. */
function namesWidth(report: StepReport): number {
  const names = report.workflows.map((workflow) => cut(visible(workflowName(workflow, report)), longestName));
  return 50 + Math.max(...names.map((name) => name.length)) * 6;
}

/** Time since the start, on a day on which no time zone changes its clocks. */
function chartTime(ms: number): string {
  const day = Date.UTC(2000, 0, 1);
  return new Date(day + Math.max(0, ms)).toISOString().slice(0, 19).replace('T', ' ');
}

function longerThanAnHour({ workflows, startedAt }: StepReport, at: At): boolean {
  const ends = workflows.flatMap((workflow) => stateSpans(workflow, at).map(({ to }) => to));
  return Math.max(...ends) - startedAt > 3_600_000;
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
