import type { FailedStep, ReportedArtefact, StepReport, WorkflowReport } from '../core/report.ts';
import { artefactLink } from './artefact-link.ts';
import { codeBlock } from './escape/code-block.ts';
import { folded } from './escape/folded.ts';
import { markdownLink } from './escape/link.ts';
import { markdownCode, markdownStrong, markdownText } from './escape/markdown.ts';
import { markdownTable } from './escape/table.ts';
import { iosNote, qrFigures } from './qr-figure.ts';
import { bytesIn, shortened } from './shorten.ts';
import { stateName, stateWords } from './state-words.ts';
import { timeline } from './timeline.ts';
import { type At, queuedTime, workflowDuration } from './times.ts';
import { durationText, sizeText } from './units.ts';
import { verdict } from './verdict.ts';
import { workflowName } from './workflow-name.ts';

/** GitHub drops a job summary that is larger, whole: 1 MiB of UTF-8. */
export const largestSummary = 1024 * 1024;

/** The job summary of a step, as Markdown of at most 1 MiB that ends with a new line. */
export function summaryMarkdown(report: StepReport, at: At): string {
  const parts = [
    heading(report, at),
    aboutLine(report),
    workflowTable(report, at),
    ...failures(report),
    ...artefacts(report),
    ...charts(report, at),
    ...logs(report),
  ];
  const note =
    'This summary was longer than GitHub shows (1 MiB); the rest is left out. The log has all of it.';
  return `${shortened(parts.join('\n\n'), { limit: largestSummary - 1, measure: bytesIn, note })}\n`;
}

function heading(report: StepReport, at: At): string {
  const { icon, text } = verdict(report, at);
  return `## ${icon} ${markdownText(report.appName ?? report.appId)}: ${markdownText(text)}`;
}

function aboutLine({ ref, commit, workflows }: StepReport): string {
  const [kind, name] = 'branch' in ref ? ['Branch', ref.branch] : ['Tag', ref.tag];
  const built = workflows.find((workflow) => workflow.commit)?.commit ?? commit;
  return `${kind} ${markdownCode(name)}${built ? ` at commit ${markdownCode(built.slice(0, 10))}` : ''}`;
}

function workflowTable(report: StepReport, at: At): string {
  const time = (ms: number | undefined): string => (ms === undefined ? '–' : durationText(ms));
  return markdownTable(
    [
      { title: 'Workflow' },
      { title: 'State' },
      { title: 'Duration', side: 'right' },
      { title: 'Queued', side: 'right' },
    ],
    report.workflows.map((workflow) => [
      named(workflow, report),
      `${stateWords(workflow.status).icon} ${markdownText(stateName(workflow.status))}`,
      time(workflowDuration(workflow, at)),
      time(queuedTime(workflow, at)),
    ]),
  );
}

/** The name, as a link to the build's page where that is known. */
function named(workflow: WorkflowReport, report: StepReport): string {
  const text = workflowName(workflow, report);
  return workflow.pageUrl ? markdownLink({ text, address: workflow.pageUrl }) : markdownText(text);
}

function failures(report: StepReport): string[] {
  const lines = report.workflows.flatMap((workflow) => {
    const name = markdownStrong(workflowName(workflow, report));
    const { failure, ignoredFailures } = workflow;
    return [
      ...(failure ? [`- ${name}: ${markdownText(failure.reason)}${stepLine(failure.step)}`] : []),
      ...ignoredFailures.map((step) => `- ${name} went on although a step failed${stepLine(step)}`),
    ];
  });
  return lines.length > 0 ? ['### What went wrong', lines.join('\n')] : [];
}

function stepLine(step: FailedStep | undefined): string {
  if (!step) return '';
  const time = step.duration === undefined ? '' : ` after ${durationText(step.duration)}`;
  return `<br>Step ${markdownCode(step.name)}${time}`;
}

function artefacts(report: StepReport): string[] {
  const all = report.workflows.flatMap((workflow) =>
    workflow.artefacts.map((artefact) => ({ artefact, workflow: workflowName(workflow, report) })),
  );
  if (all.length === 0) return [];
  const several = report.workflows.length > 1;
  const table = markdownTable(
    [
      { title: 'Artefact' },
      ...(several ? [{ title: 'Workflow' }] : []),
      { title: 'Type' },
      { title: 'Size', side: 'right' },
      { title: 'MD5' },
      { title: 'Link' },
    ],
    all.map(({ artefact, workflow }) => [
      markdownCode(artefact.name),
      ...(several ? [markdownText(workflow)] : []),
      markdownText(artefact.type ?? '–'),
      artefact.size === undefined ? '–' : sizeText(artefact.size),
      artefact.md5 ? markdownCode(artefact.md5) : '–',
      artefactLink(artefact),
    ]),
  );
  return ['### Artefacts', table, ...qrCodes(all.map(({ artefact }) => artefact))];
}

function qrCodes(all: readonly ReportedArtefact[]): string[] {
  const figures = qrFigures(all);
  const ios = all.some(({ type }) => type === 'ipa') ? [`<sub><code>.ipa</code>: ${iosNote}</sub>`] : [];
  if (figures.length === 0) return ios;
  return [...ios, folded({ title: 'QR codes', body: figures.join('\n\n') })];
}

function charts(report: StepReport, at: At): string[] {
  const chart = timeline(report, at);
  return chart ? ['### Timeline', `\`\`\`mermaid\n${chart}\n\`\`\``] : [];
}

function logs(report: StepReport): string[] {
  return report.workflows.flatMap((workflow) => {
    const step = workflow.failure?.step;
    if (!step?.logTail?.length) return [];
    const name = markdownText(workflowName(workflow, report));
    const title = `${name}: the last ${step.logTail.length} lines of ${markdownCode(step.name)}`;
    return [folded({ title, body: codeBlock(step.logTail) })];
  });
}
