import type { StepReport, WorkflowReport } from '../core/report.ts';

/** What a workflow is called: by the name that the service tells, with the id where two have the same name. Hostile. */
export function workflowName(workflow: WorkflowReport, { workflows }: Pick<StepReport, 'workflows'>): string {
  const { name, workflowId } = workflow;
  if (!name?.trim()) return workflowId;
  const twins = workflows.filter((other) => (other.name ?? other.workflowId) === name);
  return twins.length > 1 ? `${name} (${workflowId})` : name;
}
