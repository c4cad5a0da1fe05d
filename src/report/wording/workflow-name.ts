import type { StepReport, WorkflowReport } from '../../core/report/report.ts';

/**
 * What a workflow is called: by the name that the service tells, with the id where two have the same name; two builds
 * of one workflow are told apart by the build's id. Hostile.
 */
export function workflowName(workflow: WorkflowReport, { workflows }: Pick<StepReport, 'workflows'>): string {
  const { workflowId, buildId } = workflow;
  const own = called(workflow);
  // By the id first: of two builds of one workflow, the name of one may be known before that of the other.
  const builtTwice = workflows.filter((other) => other.workflowId === workflowId).length > 1;
  if (builtTwice && buildId !== undefined && !own.includes(buildId)) return `${own} (${buildId})`;
  const isShared = workflows.filter((other) => called(other) === own).length > 1;
  return isShared && own !== workflowId ? `${own} (${workflowId})` : own;
}

function called({ name, workflowId }: WorkflowReport): string {
  return name?.trim() ? name : workflowId;
}
