/** The job summary as Markdown, and the parts that it shares with the comment. */
import { buildStepBeside } from '../report/failure.ts';
import type { BuildFailure, FailedBuildStep, StepReport, WorkflowReport } from '../report/report.ts';
import { buildSpan, buildStepDuration, durationOf, queuedSpan, type Span } from '../report/times.ts';
import { endedBuilds, failureIn, hasBuild, isInPlaceOfOwn, statusOf } from '../report/workflow.ts';
import {
  codeBlock,
  fittedMarkdown,
  fitting,
  folded,
  markdownCode,
  markdownLink,
  markdownSentence,
  markdownStrong,
  markdownTable,
  markdownText,
} from '../text/markdown.ts';
import { countText, durationText, unbroken } from '../text/units.ts';
import { longestParagraph } from '../text/visible.ts';
import { artefactTable } from './artefacts.ts';
import { withInstallLinks } from './install-links.ts';
import { appTitle, commitText, pageOf, placeText, stepText, workflowLink, workflowName } from './names.ts';
import {
  appStoreConnectCells,
  failureTexts,
  followingText,
  retriedText,
  shownState,
  stateIcon,
  stateText,
  stepStateLine,
  warningsOf,
} from './states.ts';
import { timeline } from './timeline.ts';

/** GitHub discards a larger job summary as a whole: 1 MiB of UTF-8. */
const largestSummary = 1024 * 1024;

/** The job summary of a step, as Markdown of at most 1 MiB that ends with a new line. */
export function summaryMarkdown(report: StepReport): string {
  const problems = problemList(report, 'summary');
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
      `${stateIcon(shownState(workflow))} ${markdownText(stateText(workflow))}${originNote(workflow)}${retriedNote(workflow)}`,
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
  const reasons = failureTexts(report)
    .map((text) => markdownSentence(text))
    .join('<br>');
  return [
    `${level} ${icon} ${markdownText(appTitle(report))}: ${markdownText(text)}`,
    ...(reasons ? [reasons] : []),
  ];
}

/** What is built: `Branch main at commit 4f3c2b1a09`. A reused build shows its own commit beside its state. */
export function aboutLine({ ref, workflows, commit }: StepReport): string {
  const builds = workflows.filter(hasBuild);
  const own = builds.find((build) => !isInPlaceOfOwn(build) && build.commit !== undefined);
  const built = own?.commit ?? commit ?? builds.find((build) => build.commit !== undefined)?.commit;
  const parts = [
    ref && ('branch' in ref ? `Branch ${markdownCode(ref.branch)}` : `Tag ${markdownCode(ref.tag)}`),
    built && `commit ${commitText(built)}`,
  ];
  return parts.filter(Boolean).join(' at ');
}

/** For the cell with the state of a build: which commit a reused one built, and who started a followed one; otherwise empty. */
export function originNote(workflow: WorkflowReport): string {
  if (!hasBuild(workflow)) return '';
  switch (workflow.origin) {
    case 'started':
    case 'given':
      return '';
    case 'reused':
      return workflow.commit ? `<br><sub>built from commit ${commitText(workflow.commit)}</sub>` : '';
    case 'followed': {
      const of = workflow.commit ? `; commit ${commitText(workflow.commit)}` : '';
      return `<br>${markdownSentence(followingText(workflow))}${of}`;
    }
  }
}

/** For the same cell: the builds that failed and were started again; empty without one. */
export function retriedNote(workflow: WorkflowReport): string {
  if (!workflow.retried) return '';
  const pages = workflow.retried.map((build) =>
    markdownLink({ text: build.buildId, address: pageOf(build) }),
  );
  // Not in `<sub>`: GitHub shows its lines on top of each other where it wraps.
  return `<br>${markdownSentence(retriedText(workflow), longestParagraph)} ${pages.join(', ')}`;
}

/** Problems of a build that are shown at once, and with those in a fold; and characters of a sentence. */
const longest = {
  summary: { shown: 10, all: 200, sentence: longestParagraph },
  comment: { shown: 3, all: 3, sentence: 300 },
};

/** Bytes of all problems in the summary: the rest of it needs room too. */
const problemBytes = largestSummary / 2;

/**
 * Why builds failed, and where the code is wrong; then everything else that fails the step, and ignored failures of steps, as a
 * Markdown list; `undefined` if there are none. Hints name other applications and workflows of the token's owner, so only the summary has them.
 */
export function problemList(report: StepReport, page: keyof typeof longest): string | undefined {
  const item = (state: string | undefined, workflow: WorkflowReport): string =>
    `- ${stateIcon(state)} ${markdownStrong(workflowName(workflow, report))}`;
  const failures = report.workflows.flatMap((workflow) => {
    const failure = failureIn(workflow);
    if (!failure) return [];
    const step = buildStepBeside(failure);
    const state = workflow.kind === 'rejected' ? 'failed' : statusOf(workflow);
    const { hint, helpPage } = page === 'summary' ? failure : {};
    const about = [
      ...[failure.reason, hint ?? []].flat().map((text) => markdownSentence(text, longest[page].sentence)),
      ...(step ? [`Failed step: ${stepMarkdown(step)}`] : []),
      ...(helpPage ? [markdownLink({ text: helpPage, address: helpPage })] : []),
    ];
    const bytes = problemBytes / report.workflows.length;
    return [`${item(state, workflow)}: ${about.join('<br>')}`, ...problemItems(failure, { page, bytes })];
  });
  const warnings = endedBuilds(report).flatMap((build) =>
    warningsOf(build, report).map((text) => `${item('warning', build)}: ${markdownSentence(text)}`),
  );
  // The rest of the verdict.
  const rest = (report.failures ?? []).flatMap(({ index = -1, reason }) => {
    const workflow = report.workflows[index];
    if (report.workflows.some((one) => failureIn(one)?.reason === reason)) return [];
    const text = markdownSentence(reason, longest[page].sentence);
    return workflow ? `${item('failed', workflow)}: ${text}` : `- ${stateIcon('failed')} ${text}`;
  });
  return [...failures, ...rest, ...warnings].join('\n') || undefined;
}

/** A nested list: where the code is wrong, and what is wrong there; in the summary, with the lines of the log that say it. */
function problemItems(
  { step }: BuildFailure,
  { page, bytes }: { readonly page: keyof typeof longest; readonly bytes: number },
): readonly string[] {
  const { problems = [] } = step ?? {};
  const { shown, all } = longest[page];
  const items = problems.slice(0, all).map((problem) => {
    const { message, lines = [] } = problem;
    const place = placeText(problem);
    const text = `- ${place === undefined ? '' : `${markdownCode(place)}: `}${markdownText(message)}`;
    return page === 'summary' && lines.length > 1 ? `${text}\n${indented(codeBlock(lines))}` : text;
  });
  const kept = fitting(items, bytes);
  const more = problems.length - kept.length;
  const list = more > 0 ? [...kept, `- ${more} more`] : kept;
  if (kept.length <= shown) return list.map(indented);
  const title = countText(problems.length - shown, 'more error');
  const fold = folded({ title, body: list.slice(shown).join('\n') });
  return [...list.slice(0, shown), `\n${fold}\n`].map(indented);
}

/** Inside an item of a list. */
function indented(markdown: string): string {
  return markdown.replace(/^(?=.)/gm, '  ');
}

function stepMarkdown(step: FailedBuildStep): string {
  return stepText({ ...step, name: markdownCode(step.name) });
}
