import type { StepReport, WorkflowReport } from '../core/report.ts';

/**
 * What a workflow is called: by the name that the service tells, with the id where two have the same name; two builds
 * of one workflow are told apart by the build's id. Hostile.
 */
export function workflowName(workflow: WorkflowReport, { workflows }: Pick<StepReport, 'workflows'>): string {
  const called = ({ name, workflowId }: WorkflowReport): string => (name?.trim() ? name : workflowId);
  const own = called(workflow);
  const twins = workflows.filter((other) => called(other) === own);
  if (twins.length < 2) return own;
  const { workflowId, buildId } = workflow;
  const isBuiltTwice = twins.filter((other) => other.workflowId === workflowId).length > 1;
  return `${own} (${isBuiltTwice ? (buildId ?? workflowId) : workflowId})`;
}
