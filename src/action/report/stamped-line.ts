import { stopwatchText } from '../text/units.ts';
import { cut, logLine, visible } from '../text/visible.ts';
import type { StepReport, WorkflowReport } from './report.ts';
import type { At } from './times.ts';
import { buildIdOf } from './workflow.ts';

/** A workflow of a step, at a moment. */
export interface WorkflowView extends At {
  readonly report: StepReport;
  readonly workflow: WorkflowReport;
}

/** Characters of a label in its column; a longer one is cut. */
const longestLabel = 32;

/** `04:24  text`: the time since the start of the step, when the line is printed. */
export function timedLine(text: string, { report, now }: At & { readonly report: StepReport }): string {
  return logLine(`${stopwatchText(now - report.startedAt)}  ${text}`);
}

/** `04:24  android  text`; the label is left out if there is only one workflow. */
export function stampedLine({ report, workflow, now }: WorkflowView, text: string): string {
  const label = labelColumn(workflow, report);
  return timedLine(label === undefined ? text : `${label}  ${text}`, { report, now });
}

/**
 * The label of a workflow, as wide as the longest of the report; `undefined` for an only workflow. It is made from ids,
 * so that the column stays the same when the service tells a display name.
 */
export function labelColumn(workflow: WorkflowReport, { workflows }: StepReport): string | undefined {
  if (workflows.length < 2) return undefined;
  const builtTwice = idsBuiltTwice(workflows);
  const width = Math.max(...workflows.map((other) => labelOf(other, builtTwice).length));
  return labelOf(workflow, builtTwice).padEnd(width);
}

function idsBuiltTwice(workflows: readonly WorkflowReport[]): ReadonlySet<string | undefined> {
  const byId = Map.groupBy(workflows, ({ workflowId }) => workflowId);
  return new Set([...byId].filter(([, { length }]) => length > 1).map(([id]) => id));
}

/** The id of the workflow; that of the build where the workflow has none, or is built twice. */
function labelOf(workflow: WorkflowReport, builtTwice: ReadonlySet<string | undefined>): string {
  const { workflowId } = workflow;
  const buildId = buildIdOf(workflow);
  const isAmbiguous = builtTwice.has(workflowId) && buildId !== undefined;
  const label = workflowId === undefined || isAmbiguous ? `build ${buildId}` : workflowId;
  return cut(visible(label), longestLabel);
}
