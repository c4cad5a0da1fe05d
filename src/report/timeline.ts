import { hasEnded } from '../contract/state.ts';
import type { StepReport, WorkflowReport } from '../core/report.ts';
import { mermaidName } from './escape/mermaid.ts';
import { stateWords } from './state-words.ts';
import { type At, type StateSpan, stateSpans } from './times.ts';
import { durationText } from './units.ts';
import { workflowName } from './workflow-name.ts';

/** Mermaid refuses a text of more than 50,000 characters. */
const longestChart = 45_000;

/**
 * The states of every workflow over time as a Mermaid Gantt chart, which GitHub draws itself. Its axis shows the time
 * since the step began: Mermaid would show times of day in the zone of whoever looks. `undefined` where nothing began.
 */
export function timeline(report: StepReport, at: At): string | undefined {
  const sections = report.workflows.flatMap((workflow) => section(workflow, report, at));
  if (sections.length === 0) return undefined;
  const lines = [
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

function section(workflow: WorkflowReport, report: StepReport, at: At): string[] {
  const spans = stateSpans(workflow, at);
  if (spans.length === 0) return [];
  const tasks = spans.map((span) => task(span, report.startedAt));
  return [`  section ${mermaidName(`${workflowName(workflow, report)}`)}`, ...tasks];
}

/** `🔨 building 3 min 40 s :active, 2000-01-01 00:00:12, 2000-01-01 00:03:52`; an end state is a milestone. */
function task({ state, from, to }: StateSpan, start: number): string {
  const ended = hasEnded(state);
  const name = mermaidName(ended ? state : `${state} ${durationText(to - from)}`);
  const tags = [...tone(state), ...(ended ? ['milestone'] : [])];
  const [begin, end] = [chartTime(from - start), chartTime(to - start)];
  return `    ${stateWords(state).icon} ${name} :${[...tags, begin, end].join(', ')}`;
}

/** Mermaid has three looks: grey for waiting, its accent for work, red for what needs somebody. */
function tone(state: string): string[] {
  if (state === 'queued') return ['done'];
  if (state === 'failed' || state === 'timeout') return ['crit'];
  return hasEnded(state) ? [] : ['active'];
}

/** Time since the start, on a day of no zone's clock change. */
function chartTime(ms: number): string {
  const day = Date.UTC(2000, 0, 1);
  return new Date(day + Math.max(0, ms)).toISOString().slice(0, 19).replace('T', ' ');
}

function longerThanAnHour({ workflows, startedAt }: StepReport, at: At): boolean {
  const ends = workflows.flatMap((workflow) => stateSpans(workflow, at).map(({ to }) => to));
  return Math.max(...ends) - startedAt > 3_600_000;
}
