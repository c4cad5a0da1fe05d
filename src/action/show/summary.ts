/** The job summary as Markdown, and the parts that it shares with the comment. */
import { buildStepBeside } from '../report/failure.ts';
import type { BuildFailure, FailedBuildStep, StepReport, WorkflowReport } from '../report/report.ts';
import { buildSpan, buildStepDuration, durationOf, queuedSpan, type Span } from '../report/times.ts';
import { endedBuilds, failureIn, hasBuild, statusOf } from '../report/workflow.ts';
import {
  codeBlock,
  fittedMarkdown,
  folded,
  markdownCode,
  markdownSentence,
  markdownStrong,
  markdownTable,
  markdownText,
} from '../text/markdown.ts';
import { durationText, unbroken } from '../text/units.ts';
import { atMost } from '../text/visible.ts';
import { artefactTable, growthTexts } from './artefacts.ts';
import { withInstallLinks } from './install-links.ts';
import { appTitle, commitText, placeText, stepText, workflowLink, workflowName } from './names.ts';
import {
  appStoreConnectCells,
  appStoreConnectProblem,
  failureTexts,
  shownState,
  stateIcon,
  stateText,
  stepStateLine,
} from './states.ts';
import { timeline } from './timeline.ts';

/** GitHub discards a larger job summary as a whole: 1 MiB of UTF-8. */
const largestSummary = 1024 * 1024;

/** The job summary of a step, as Markdown of at most 1 MiB that ends with a new line. */
export function summaryMarkdown(report: StepReport): string {
  const problems = problemList(report, { problems: 10, hints: 'shown' });
  const parts = [
    ...headingParts(report, '##'),
    aboutLine(report),
    workflowTable(report),
    ...(problems ? ['### What went wrong', problems] : []),
    ...artefacts(report),
    ...times(report),
    ...logs(report),
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

/**
 * Logs come last, folded: a summary that is too long loses them first. The lines with the problems lead; what comes
 * last in a log is often only that something failed.
 */
function logs(report: StepReport): string[] {
  return report.workflows.flatMap((workflow) => {
    const { name, problems = [], logTail = [] } = failureIn(workflow)?.step ?? {};
    if (name === undefined || logTail.length === 0) return [];
    const errors = problems.flatMap(({ lines = [] }) => lines).slice(0, mostLines);
    const tail = logTail.slice(-mostLines);
    const what = errors.length > 0 ? 'errors and the end' : 'the end';
    const title = `${markdownText(workflowName(workflow, report))}: ${what} of the log of ${markdownCode(name)}`;
    const blocks = [...(errors.length > 0 ? [codeBlock(errors)] : []), codeBlock(tail)];
    return [folded({ title, body: blocks.join('\n\n') })];
  });
}

/** The five slowest steps of all builds, as a Markdown table; empty where the service gives no times of steps. */
function slowestTable(report: StepReport): string[] {
  const steps = report.workflows.filter(hasBuild).flatMap((build) => {
    const workflow = markdownText(workflowName(build, report));
    return build.steps.map((step) => ({ ...step, workflow, duration: buildStepDuration(step) ?? 0 }));
  });
  const slowest = steps
    .filter(({ duration }) => duration > 0)
    .toSorted((left, right) => right.duration - left.duration)
    .slice(0, 5);
  const rows = slowest.map(({ name, workflow, duration }) => [
    markdownCode(name),
    workflow,
    unbroken(durationText(duration)),
  ]);
  return rows.length > 0 ? [markdownTable(['Slowest steps', 'Workflow', 'Duration'], rows)] : [];
}

/** The application and the verdict, and below it why the step fails. */
export function headingParts(report: StepReport, level: '##' | '###'): string[] {
  const { icon, text } = stepStateLine(report);
  const reasons = failureTexts(report).map(markdownSentence).join('<br>');
  return [
    `${level} ${icon} ${markdownText(appTitle(report))}: ${markdownText(text)}`,
    ...(reasons ? [reasons] : []),
  ];
}

/** What is built: `Branch main at commit 4f3c2b1a09`. A reused build shows its own commit beside its state. */
export function aboutLine({ ref, workflows, commit }: StepReport): string {
  const builds = workflows.filter(hasBuild);
  const own = builds.find((build) => build.origin !== 'reused' && build.commit !== undefined);
  const built = own?.commit ?? commit ?? builds.find((build) => build.commit !== undefined)?.commit;
  const parts = [
    ref && ('branch' in ref ? `Branch ${markdownCode(ref.branch)}` : `Tag ${markdownCode(ref.tag)}`),
    built && `commit ${commitText(built)}`,
  ];
  return parts.filter(Boolean).join(' at ');
}

/** For the cell with the state of a build that is reused: the commit that it built; empty for every other build. */
export function reusedNote(workflow: WorkflowReport): string {
  if (!hasBuild(workflow) || workflow.origin !== 'reused' || workflow.commit === undefined) return '';
  return `<br><sub>built from commit ${commitText(workflow.commit)}</sub>`;
}

/**
 * Why builds failed, and where the code is wrong; then everything else that fails the step, and ignored failures of steps, as a
 * Markdown list; `undefined` if there are none.
 *
 * @param limit how many problems of a build are shown, the first ones; and whether hints are, which name others of the token's
 *   owner
 */
export function problemList(
  report: StepReport,
  limit: { readonly problems: number; readonly hints: 'shown' | 'hidden' },
): string | undefined {
  const item = (state: string | undefined, workflow: WorkflowReport): string =>
    `- ${stateIcon(state)} ${markdownStrong(workflowName(workflow, report))}`;
  const failures = report.workflows.flatMap((workflow) => {
    const failure = failureIn(workflow);
    if (!failure) return [];
    const step = buildStepBeside(failure);
    const state = workflow.kind === 'rejected' ? 'failed' : statusOf(workflow);
    const about = [
      markdownSentence(failure.reason),
      ...(failure.hint && limit.hints === 'shown' ? [markdownSentence(failure.hint)] : []),
      ...(step ? [`Failed step: ${stepMarkdown(step)}`] : []),
    ];
    return [`${item(state, workflow)}: ${about.join('<br>')}`, ...problemItems(failure, limit.problems)];
  });
  const others = endedBuilds(report).flatMap((build) => {
    const problem = appStoreConnectProblem(build);
    return [
      ...(problem ? [`${item('failed', build)}: ${markdownSentence(problem)}`] : []),
      ...growthTexts(build, markdownCode).map((text) => `${item('failed', build)}: ${text}`),
      ...build.ignoredFailures.map(
        (step) => `${item('warning', build)} continued although a step failed: ${stepMarkdown(step)}`,
      ),
    ];
  });
  // The rest of the verdict: what concerns no single build, or one that has no reason of its own.
  const rest = (report.failures ?? []).flatMap(({ kind, index, reason }) => {
    const workflow = index === undefined ? undefined : report.workflows[index];
    if (!workflow) return [`- ${stateIcon('failed')} ${markdownSentence(reason)}`];
    const hasItem = kind !== 'build' || failureIn(workflow) !== undefined;
    return hasItem ? [] : [`${item('failed', workflow)}: ${markdownSentence(reason)}`];
  });
  return [...failures, ...rest, ...others].join('\n') || undefined;
}

/** A nested list: where the code is wrong, and what is wrong there. */
function problemItems({ step }: BuildFailure, limit: number): readonly string[] {
  const items = (step?.problems ?? []).map((problem) => {
    const place = placeText(problem);
    return `  - ${place === undefined ? '' : `${markdownCode(place)}: `}${markdownText(problem.message)}`;
  });
  return atMost(limit, items, (more) => `  - ${more} more`);
}

function stepMarkdown(step: FailedBuildStep): string {
  return stepText({ ...step, name: markdownCode(step.name) });
}
