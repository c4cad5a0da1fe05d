/** What the application, workflows, commits and problems are called, in Markdown and in the log. */

import type { BuildReport, FailedBuildStep, Problem, StepReport, WorkflowReport } from '../report/report.ts';
import type { At } from '../report/times.ts';
import { buildIdOf, hasBuild } from '../report/workflow.ts';
import { linkAddress } from '../text/addresses.ts';
import { markdownCode, markdownLink } from '../text/markdown.ts';
import { durationText, stopwatchText } from '../text/units.ts';
import { cut, logLine, namesText, visible } from '../text/visible.ts';

/**
 * The application's name, with that of a workflow which is alone; while it is unknown, the names of the workflows, which say
 * more than its id. Untrusted text.
 */
export function appTitle(report: StepReport): string {
  const { appName, appId, workflows } = report;
  if (workflows.length === 0) return appName ?? appId ?? 'Builds';
  const names = namesText(workflows.map((workflow) => workflowName(workflow, report)));
  if (appName === undefined) return names;
  return workflows.length === 1 ? `${appName}, ${names}` : appName;
}

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

/** The page of a build, where its address is known and safe. */
export function pageOf(workflow: WorkflowReport): string | undefined {
  return hasBuild(workflow) && workflow.pageUrl ? linkAddress(workflow.pageUrl) : undefined;
}

/** The name of a workflow as Markdown, as a link to the build's page if that is known. */
export function workflowLink(workflow: WorkflowReport, report: Pick<StepReport, 'workflows'>): string {
  return markdownLink({ text: workflowName(workflow, report), address: pageOf(workflow) });
}

/** A commit as Markdown. In comments GitHub turns the start of a hash into a link, but not in code. */
export function commitText(hash: string): string {
  return /^[0-9a-f]{7,64}$/.test(hash) ? hash.slice(0, 10) : markdownCode(cut(hash, 10));
}

/** `lib/cart.dart:12:5`; `undefined` where the problem has no file. Untrusted text, like all of a problem. */
export function placeText({ file, line, column }: Problem): string | undefined {
  return file && [file, line, column].filter((part) => part !== undefined).join(':');
}

/** `lib/cart.dart:12:5: Undefined name 'total'` */
export function problemText(problem: Problem): string {
  const place = placeText(problem);
  return place === undefined ? problem.message : `${place}: ${problem.message}`;
}

/** `Build Android, after 2 min 3 s` */
export function stepText({ name, duration }: FailedBuildStep): string {
  return duration === undefined ? name : `${name}, after ${durationText(duration)}`;
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

/**
 * `04:24  android  text`: the time since the start of the step, and the workflow where there are several, in a column as wide
 * as the longest of them. It is made from ids, so that it stays the same when the service sends a display name.
 */
export function stampedLine({ report, workflow, now }: WorkflowView, text: string): string {
  const { startedAt, workflows } = report;
  const byId = Map.groupBy(workflows, ({ workflowId }) => workflowId);
  const nameOf = (one: WorkflowReport): string => {
    const buildId = buildIdOf(one);
    const isBuiltTwice = buildId !== undefined && byId.get(one.workflowId)?.length !== 1;
    const name = isBuiltTwice ? undefined : one.workflowId;
    return cut(visible(name ?? `build ${buildId}`), longestLogName);
  };
  const width = Math.max(...workflows.map((one) => nameOf(one).length));
  const name = workflows.length > 1 ? `${nameOf(workflow).padEnd(width)}  ` : '';
  return logLine(`${stopwatchText(now - startedAt)}  ${name}${text}`);
}
