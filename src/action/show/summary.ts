import type { StepReport, WorkflowReport } from '../report/report.ts';
import { buildSpan, buildStepDuration, durationOf, queuedSpan, type Span } from '../report/times.ts';
import { endedBuilds, failureIn, hasBuild } from '../report/workflow.ts';
import {
  codeBlock,
  fittedMarkdown,
  folded,
  markdownCode,
  markdownStrong,
  markdownTable,
  markdownText,
} from '../text/markdown.ts';
import { durationText, unbroken } from '../text/units.ts';
import { appStoreConnectCells } from './app-store-connect.ts';
import { artefactTable } from './artefacts.ts';
import { withInstallLinks } from './install-links.ts';
import { workflowLink, workflowName } from './names.ts';
import { aboutLine, headingText, problemList, reusedNote } from './overview.ts';
import { shownState, stateIcon, stateText } from './states.ts';
import { timeline } from './timeline.ts';

/** GitHub discards a larger job summary as a whole: 1 MiB of UTF-8. */
const largestSummary = 1024 * 1024;

/** The job summary of a step, as Markdown of at most 1 MiB that ends with a new line. */
export function summaryMarkdown(report: StepReport): string {
  const problems = problemList(report, { problems: 10, hints: 'shown' });
  const cost = buildTimeLine(report);
  const parts = [
    `## ${headingText(report)}`,
    aboutLine(report),
    workflowTable(report),
    ...(problems ? ['### What went wrong', problems] : []),
    ...artefacts(report),
    ...times(report),
    ...logs(report),
    ...(cost === undefined ? [] : [`<sub>${cost}</sub>`]),
  ];
  const note =
    'This summary exceeds the GitHub limit of 1 MiB, so the rest is left out. The log has everything.';
  return `${fittedMarkdown(parts, { limit: largestSummary - 1, note })}\n`;
}

function workflowTable(report: StepReport): string {
  const time = (span: Span | undefined): string => {
    const ms = durationOf(span);
    return ms === undefined ? '–' : unbroken(durationText(ms));
  };
  const rows = report.workflows.flatMap((workflow) => [
    [
      workflowLink(workflow, report),
      `${stateIcon(shownState(workflow))} ${markdownText(stateText(workflow))}${reusedNote(workflow)}`,
      time(buildSpan(workflow)),
      time(queuedSpan(workflow)),
    ],
    ...appStoreConnectCells(workflow).map((cells) => [...cells, '–', '–']),
  ]);
  return markdownTable(['Workflow', 'State', 'Duration', 'Queued'], rows);
}

function artefacts(report: StepReport): string[] {
  const tables = endedBuilds(report).flatMap((build) => {
    if (build.artefacts.length === 0) return [];
    const title = report.workflows.length > 1 ? [markdownStrong(workflowName(build, report))] : [];
    return [...title, ...artefactTable(build)];
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

/** Logs come last, folded: a summary that is too long loses them first. */
function logs(report: StepReport): string[] {
  return report.workflows.flatMap((workflow) => {
    const { name, logTail = [] } = failureIn(workflow)?.step ?? {};
    if (name === undefined || logTail.length === 0) return [];
    const title = `${markdownText(workflowName(workflow, report))}: the end of the log of ${markdownCode(name)}`;
    return [folded({ title, body: codeBlock(logTail.slice(-mostLines)) })];
  });
}

/**
 * What the builds of a step took on their machines, which is what they cost, and what reuse saved. A part is left out where
 * the service does not give all of its times; `undefined` if nothing is left.
 */
export function buildTimeLine({ workflows }: StepReport): string | undefined {
  const total = (builds: readonly WorkflowReport[]): number =>
    builds.reduce((sum, build) => sum + (durationOf(buildSpan(build)) ?? Number.NaN), 0);
  const builds = workflows.filter(hasBuild);
  const built = total(builds.filter(({ origin }) => origin !== 'reused'));
  const saved = total(builds.filter(({ origin }) => origin === 'reused'));
  const parts = [
    ...(built > 0 ? [`${durationText(built)} of build time in total`] : []),
    ...(saved > 0 ? [`${durationText(saved)} saved by reuse`] : []),
  ];
  return parts.length > 0 ? `${parts.join(', ')}.` : undefined;
}

/** Milliseconds: a shorter step would be shown as `0 s`. */
const shortestStep = 50;

/** The five slowest steps of all builds, as a Markdown table; empty where the service gives no times of steps. */
function slowestTable(report: StepReport): string[] {
  const steps = report.workflows.filter(hasBuild).flatMap((build) => {
    const workflow = markdownText(workflowName(build, report));
    return build.steps.map((step) => ({ ...step, workflow, duration: buildStepDuration(step) ?? 0 }));
  });
  const slowest = steps
    .filter(({ duration }) => duration >= shortestStep)
    .toSorted((left, right) => right.duration - left.duration)
    .slice(0, 5);
  const rows = slowest.map(({ name, workflow, duration }) => [
    markdownCode(name),
    workflow,
    unbroken(durationText(duration)),
  ]);
  return rows.length > 0 ? [markdownTable(['Slowest steps', 'Workflow', 'Duration'], rows)] : [];
}
