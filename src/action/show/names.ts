/** What the application, workflows, commits and problems are called, in Markdown and in the log. */

import type { BuildReport, FailedBuildStep, Problem, StepReport, WorkflowReport } from '../report/report.ts';
import type { At } from '../report/times.ts';
import { buildIdOf, hasBuild } from '../report/workflow.ts';
import { markdownCode, markdownLink, markdownText } from '../text/markdown.ts';
import { stopwatchText } from '../text/units.ts';
import { cut, logLine, visible } from '../text/visible.ts';

/**
 * The application's name. While it is unknown, as in a step that does not wait, the names of the workflows, which say more
 * than the application's id. Untrusted text.
 */
export function appTitle(report: StepReport): string {
  const { appName, appId, workflows } = report;
  if (appName !== undefined || workflows.length === 0) return appName ?? appId ?? 'Builds';
  const names = workflows.slice(0, mostNames).map((workflow) => workflowName(workflow, report));
  const more = workflows.length - names.length;
  return names.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Names in a heading. */
const mostNames = 3;

/**
 * The name of a workflow if the service gives one, otherwise its id. Two workflows of the same name also show their
 * ids, and two builds of one workflow the ids of the builds. Untrusted text.
 */
export function workflowName(workflow: WorkflowReport, { workflows }: Pick<StepReport, 'workflows'>): string {
  const { workflowId } = workflow;
  const buildId = buildIdOf(workflow);
  const own = ownName(workflow);
  // By the id first: of two builds of one workflow, the name of one may be known before that of the other.
  const isBuiltTwice = workflows.filter((other) => other.workflowId === workflowId).length > 1;
  if (isBuiltTwice && buildId !== undefined && !own.includes(buildId)) return `${own} (${buildId})`;
  const isShared = workflows.filter((other) => ownName(other) === own).length > 1;
  return isShared && workflowId !== undefined && own !== workflowId ? `${own} (${workflowId})` : own;
}

function ownName(workflow: WorkflowReport): string {
  const { name, workflowId } = workflow;
  return name?.trim() ? name : (workflowId ?? `build ${buildIdOf(workflow)}`);
}

/** The name of a workflow as Markdown, as a link to the build's page if that is known. */
export function workflowLink(workflow: WorkflowReport, report: StepReport): string {
  const text = workflowName(workflow, report);
  return hasBuild(workflow) && workflow.pageUrl
    ? markdownLink({ text, address: workflow.pageUrl })
    : markdownText(text);
}

/** A commit as Markdown. In comments GitHub turns the start of a hash into a link, but not in code. */
export function commitText(hash: string): string {
  return /^[0-9a-f]{7,64}$/.test(hash) ? hash.slice(0, 10) : markdownCode(hash, { limit: 10 });
}

/** `lib/cart.dart:12:5`; `undefined` where the problem has no file. Untrusted text, like all of a problem. */
export function placeText({ file, line, column }: Problem): string | undefined {
  if (file === undefined) return undefined;
  if (line === undefined) return file;
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}

/** `lib/cart.dart:12:5: Undefined name 'total'` */
export function problemText(problem: Problem): string {
  const place = placeText(problem);
  return place === undefined ? problem.message : `${place}: ${problem.message}`;
}

/** Problems of a step that the summary quotes from its log. */
const mostQuoted = 50;

/** The lines of the log that show the first problems of a step, with an empty line between two problems. */
export function linesOfProblems({ problems = [] }: FailedBuildStep): string[] {
  return problems
    .slice(0, mostQuoted)
    .flatMap(({ lines = [] }, index) => (index === 0 || lines.length === 0 ? lines : ['', ...lines]));
}

/** A workflow of a step, at a moment. */
export interface WorkflowView extends At {
  readonly report: StepReport;
  readonly workflow: WorkflowReport;
}

/** What a line of the log begins with: the workflow's id, or its build's where the service does not name it. */
export function logName(workflow: BuildReport): string {
  return workflow.workflowId ?? `build ${workflow.buildId}`;
}

/** Characters of a name in its column; a longer one is cut. */
const longestLogName = 32;

/** `04:24  text`: the time since the start of the step, when the line is printed. */
export function timedLine(text: string, { report, now }: At & { readonly report: StepReport }): string {
  return logLine(`${stopwatchText(now - report.startedAt)}  ${text}`);
}

/** `04:24  android  text`; the name is left out if there is only one workflow. */
export function stampedLine({ report, workflow, now }: WorkflowView, text: string): string {
  const name = logNameColumn(workflow, report);
  return timedLine(name === undefined ? text : `${name}  ${text}`, { report, now });
}

/**
 * What names a workflow in the log, as wide as the longest of the report; `undefined` for an only workflow. It is made
 * from ids, so that the column stays the same when the service sends a display name.
 */
export function logNameColumn(workflow: WorkflowReport, { workflows }: StepReport): string | undefined {
  if (workflows.length < 2) return undefined;
  const builtTwice = idsBuiltTwice(workflows);
  const width = Math.max(...workflows.map((other) => columnText(other, builtTwice).length));
  return columnText(workflow, builtTwice).padEnd(width);
}

function idsBuiltTwice(workflows: readonly WorkflowReport[]): ReadonlySet<string | undefined> {
  const byId = Map.groupBy(workflows, ({ workflowId }) => workflowId);
  return new Set([...byId].filter(([, { length }]) => length > 1).map(([id]) => id));
}

/** The id of the workflow; that of the build where the workflow has none, or is built twice. */
function columnText(workflow: WorkflowReport, builtTwice: ReadonlySet<string | undefined>): string {
  const { workflowId } = workflow;
  const buildId = buildIdOf(workflow);
  const isAmbiguous = builtTwice.has(workflowId) && buildId !== undefined;
  const name = workflowId === undefined || isAmbiguous ? `build ${buildId}` : workflowId;
  return cut(visible(name), longestLogName);
}
