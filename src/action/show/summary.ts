import type { StepReport, WorkflowReport } from '../report/report.ts';
import { buildSpan, durationOf, queuedSpan, type Span, slowestBuildSteps } from '../report/times.ts';
import { endedBuilds, failureIn, hasBuild } from '../report/workflow.ts';
import {
  bytesIn,
  type Column,
  codeBlock,
  fittedMarkdown,
  folded,
  markdownCode,
  markdownStrong,
  markdownTable,
  markdownText,
} from '../text/markdown.ts';
import { durationText } from '../text/units.ts';
import { appStoreConnectCells } from './app-store-connect.ts';
import { artefactTable } from './artefacts.ts';
import { withInstallLinks } from './install-links.ts';
import { linesOfProblems, workflowLink, workflowName } from './names.ts';
import { aboutLine, headingText, problemList, reusedNote } from './overview.ts';
import { shownState, stateText, stateWords } from './states.ts';
import { timeline } from './timeline.ts';

/** GitHub discards a larger job summary as a whole: 1 MiB of UTF-8. */
const largestSummary = 1024 * 1024;

/** The job summary of a step, as Markdown of at most 1 MiB that ends with a new line. */
export function summaryMarkdown(report: StepReport): string {
  const cost = buildTimeLine(report);
  const parts = [
    `## ${headingText(report)}`,
    aboutLine(report),
    workflowTable(report),
    ...problems(report),
    ...artefacts(report),
    ...times(report),
    ...logs(report),
    // The foot: the time on machines, which is what builds cost.
    ...(cost === undefined ? [] : [`<sub>${cost}</sub>`]),
  ];
  const note =
    'This summary exceeds the GitHub limit of 1 MiB, so the rest is left out. The log has everything.';
  return `${fittedMarkdown(parts, { limit: largestSummary, measure: bytesIn, note })}\n`;
}

/** The last column is left out where the service does not say when builds were created. */
function workflowTable(report: StepReport): string {
  const time = (span: Span | undefined): string => {
    const ms = durationOf(span);
    return ms === undefined ? '–' : durationText(ms).replaceAll(' ', '\u00a0');
  };
  const queued = report.workflows.map(queuedSpan);
  const isQueuedKnown = queued.some((span) => span !== undefined);
  const columns: Column[] = [
    { title: 'Workflow' },
    { title: 'State' },
    { title: 'Duration', side: 'right' },
    ...(isQueuedKnown ? [{ title: 'Queued', side: 'right' as const }] : []),
  ];
  const rows = report.workflows.flatMap((workflow, index) => [
    [
      workflowLink(workflow, report),
      `${stateWords(shownState(workflow)).icon} ${markdownText(stateText(workflow))}${reusedNote(workflow)}`,
      time(buildSpan(workflow)),
      ...(isQueuedKnown ? [time(queued[index])] : []),
    ],
    ...appStoreConnectCells(workflow).map((cells) => [...cells, '–', ...(isQueuedKnown ? ['–'] : [])]),
  ]);
  return markdownTable(columns, rows);
}

function problems(report: StepReport): string[] {
  const list = problemList(report, { problems: 10, hints: 'shown' });
  return list ? ['### What went wrong', list] : [];
}

function artefacts(report: StepReport): string[] {
  const tables = endedBuilds(report).flatMap((build) => {
    if (build.artefacts.length === 0) return [];
    const title = report.workflows.length > 1 ? [markdownStrong(workflowName(build, report))] : [];
    return [...title, ...artefactTable(build, ['link', 'name', 'type', 'size'])];
  });
  return tables.length === 0 ? [] : ['### Artefacts', ...withInstallLinks(report, tables)];
}

function times(report: StepReport): string[] {
  const drawn = timeline(report);
  const chart = drawn ? [`\`\`\`mermaid\n${drawn}\n\`\`\``] : [];
  const parts = [...chart, ...slowestTable(report)];
  return parts.length > 0 ? [folded({ title: '⏱️ Timeline', body: parts.join('\n\n') })] : [];
}

/** Lines of a log in the summary. */
const mostLines = 40;

/**
 * Logs come last, folded: a summary that is too long loses them first. The lines with the problems lead; what comes
 * last in a log is often only that something failed.
 */
function logs(report: StepReport): string[] {
  return report.workflows.flatMap((workflow) => {
    const step = failureIn(workflow)?.step;
    if (!step) return [];
    const problemLines = linesOfProblems(step).slice(0, mostLines);
    const tail = (step.logTail ?? []).slice(-mostLines);
    const parts = [
      ...(problemLines.length > 0 ? [{ title: 'the errors', lines: problemLines }] : []),
      ...(tail.length > 0
        ? [{ title: tail.length === 1 ? 'the last line' : `the last ${tail.length} lines`, lines: tail }]
        : []),
    ];
    if (parts.length === 0) return [];
    const name = markdownText(workflowName(workflow, report));
    const title = `${name}: ${parts.map((part) => part.title).join(', and ')} of ${markdownCode(step.name)}`;
    return [folded({ title, body: parts.map(({ lines }) => codeBlock(lines)).join('\n\n') })];
  });
}

/**
 * What the builds of a step took on their machines, and what reuse saved: `12 min of build time in total, 9 min saved by
 * reuse.` A part is left out where the service does not give all of its times; `undefined` if nothing is left.
 */
export function buildTimeLine({ workflows }: StepReport): string | undefined {
  const builds = workflows.filter(hasBuild);
  const reused = builds.filter(({ origin }) => origin === 'reused');
  const own = builds.filter(({ origin }) => origin !== 'reused');
  const [built, saved] = [totalText(own), totalText(reused)];
  if (own.length === 0 && saved === undefined) return undefined;
  // A start that was not answered may have made a build that this step does not know.
  const isNothingBuilt = reused.length === workflows.length;
  const cost = isNothingBuilt ? 'Nothing built' : built && `${built} of build time in total`;
  if (saved === undefined) return cost && `${cost}.`;
  return `${cost ? `${cost}, ` : ''}${saved} saved by reuse.`;
}

function totalText(builds: readonly WorkflowReport[]): string | undefined {
  const durations = builds.flatMap((build) => durationOf(buildSpan(build)) ?? []);
  if (builds.length === 0 || durations.length < builds.length) return undefined;
  return durationText(durations.reduce((sum, ms) => sum + ms, 0));
}

/** Rows of the table. */
const mostRows = 5;

/** The slowest steps of all builds, as a Markdown table; empty where the service gives no times of steps. */
function slowestTable(report: StepReport): string[] {
  const steps = report.workflows
    .filter(hasBuild)
    .flatMap((build) => slowestBuildSteps(build.steps).map((step) => ({ ...step, build })))
    .toSorted((left, right) => right.duration - left.duration)
    .slice(0, mostRows);
  if (steps.length === 0) return [];
  const several = report.workflows.length > 1;
  const columns: Column[] = [
    { title: 'Slowest steps' },
    ...(several ? [{ title: 'Workflow' }] : []),
    { title: 'Duration', side: 'right' },
  ];
  const rows = steps.map(({ name, build, duration }) => [
    markdownCode(name),
    ...(several ? [markdownText(workflowName(build, report))] : []),
    durationText(duration),
  ]);
  return [markdownTable(columns, rows)];
}
