import type { StepReport, WorkflowReport } from '../report/report.ts';
import type { At } from '../report/times.ts';
import { estimateOf } from '../report/workflow.ts';
import { artefactTable } from '../show/artefacts.ts';
import { installTable, qrFold } from '../show/install-links.ts';
import { workflowLink, workflowName } from '../show/names.ts';
import { appStoreConnectCells, stateText, workflowStateLine } from '../show/states.ts';
import { aboutLine, headingParts, originNote, problemList, retriedNote } from '../show/summary.ts';
import { fittedMarkdown, folded, markdownStrong, markdownTable, markdownText } from '../text/markdown.ts';
import { countText, momentText } from '../text/units.ts';
import { longestText } from './comment.ts';

/**
 * The text of a step's comment: the verdict, install links, states and time left, problems, and the artefacts of each
 * workflow, folded, below the user's own text. It leaves out the logs of failed steps, because more people read a comment than a log.
 */
export function commentMarkdown(
  report: StepReport,
  { now, head }: At & { readonly head?: string | undefined },
): string {
  const problems = problemList(report, 'comment');
  const parts = [
    ...(head === undefined ? [] : [head]),
    ...headingParts(report, '###'),
    ...installTable(report),
    ...qrFold(report),
    aboutLine(report),
    stateTable(report),
    ...(problems ? [problems] : []),
    ...report.workflows.flatMap((workflow) => artefactFold(workflow, report)),
    // A comment is edited only when something changes, so it shows the time of its last edit until the step ends.
    ...(report.finishedAt === undefined ? [`<sub>As of ${momentText(now)}</sub>`] : []),
  ];
  const note = 'The rest does not fit in the comment. See the job summary.';
  return fittedMarkdown(parts, { limit: longestText, note });
}

function stateTable(report: StepReport): string {
  return markdownTable(
    ['Workflow', 'State'],
    report.workflows.flatMap((workflow) => [
      [workflowLink(workflow, report), stateCell(workflow)],
      ...appStoreConnectCells(workflow),
    ]),
  );
}

/** `🔨 building: Build Android, about 4 min left` while it runs; `✅ finished in 4 min 12 s` in the end. */
function stateCell(workflow: WorkflowReport): string {
  const { icon, text } = workflowStateLine(workflow);
  if (workflow.kind === 'ended')
    return `${icon} ${markdownText(text)}${originNote(workflow)}${retriedNote(workflow)}`;
  const estimate = estimateOf(workflow);
  const left = estimate ? `, ${markdownText(estimate)}` : '';
  return `${icon} ${markdownText(stateText(workflow))}${left}${originNote(workflow)}${retriedNote(workflow)}`;
}

/** The artefacts of a workflow, open when it is the only one. */
function artefactFold(workflow: WorkflowReport, report: StepReport): string[] {
  if (workflow.kind !== 'ended' || workflow.artefacts.length === 0) return [];
  const count = countText(workflow.artefacts.length, 'artefact');
  const title = `📦 ${markdownStrong(workflowName(workflow, report))}: ${count}`;
  const body = artefactTable(workflow).join('\n\n');
  return [folded({ title, body, isOpen: report.workflows.length === 1 })];
}
