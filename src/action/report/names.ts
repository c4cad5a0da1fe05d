import { markdownCode, markdownLink, markdownText } from '../text/markdown.ts';
import type { Cause, FailedStep, StepReport, WorkflowReport } from './report.ts';
import { buildIdOf, hasBuild } from './workflow.ts';

/** The application's name or id, or "Builds" if neither is known. Untrusted text. */
export function appTitle({ appName, appId }: StepReport): string {
  return appName ?? appId ?? 'Builds';
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

/** Causes as log, summary and comment say them. The texts come from a log, and are not escaped yet. */

/** `lib/cart.dart:12:5`; `undefined` where the cause has no file. */
export function placeText({ file, line, column }: Cause): string | undefined {
  if (file === undefined) return undefined;
  return [file, line ?? [], (line === undefined ? undefined : column) ?? []].flat().join(':');
}

/** `lib/cart.dart:12:5: Undefined name 'total'` */
export function causeText(cause: Cause): string {
  return [placeText(cause) ?? [], cause.message].flat().join(': ');
}

/** The lines of the log that tell the causes of a step, with an empty line between two causes. */
export function tellingLines({ causes = [] }: FailedStep): string[] {
  return causes.flatMap(({ lines = [] }, index) =>
    index === 0 || lines.length === 0 ? lines : ['', ...lines],
  );
}
