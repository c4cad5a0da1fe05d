import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import type { WorkflowTemplate } from '@actions/workflow-parser/model/workflow-template';
import { Expression } from './expression.ts';
import { nodeOfToken } from './node-of-token.ts';
import { type Workflow, workflow } from './schema.ts';

export interface WorkflowFile {
  /** `owner/name` of its repository. */
  readonly repository: string;
  /** Relative to the repository. */
  readonly path: string;
  readonly workflow: Workflow;
}

/**
 * Reads a workflow with GitHub's own parser. Conditions come back as GitHub completes them: one without a status
 * function is `success() && (…)`.
 *
 * @throws what GitHub's parser finds wrong, and every key that this runner does not know
 */
export async function readWorkflow(
  content: string,
  where: Pick<WorkflowFile, 'repository' | 'path'>,
): Promise<WorkflowFile> {
  const { context, value } = parseWorkflow({ name: where.path, content }, new NoOperationTraceWriter());
  const template = value && (await convertWorkflowTemplate(context, value));
  const errors = context.errors.getErrors().map(({ message }) => message);
  if (!value || !template || errors.length > 0)
    throw new Error(`GitHub would refuse ${where.path}:\n${errors.join('\n')}`);
  const read = workflow.safeParse(nodeOfToken(value));
  if (!read.success) throw new Error(`This runner does not know all of ${where.path}: ${read.error.message}`);
  return { ...where, workflow: withConditions(read.data, template) };
}

function withConditions(read: Workflow, template: WorkflowTemplate): Workflow {
  const jobs = Object.entries(read.jobs).map(([id, job]) => {
    const parsed = template.jobs.find((one) => one.id.value === id);
    const condition = { if: new Expression(parsed?.if.expression ?? 'success()') };
    if (!('steps' in job)) return [id, { ...job, ...condition }];
    const steps = job.steps.map((step, at) => {
      const same = parsed && 'steps' in parsed ? parsed.steps[at] : undefined;
      return { ...step, if: new Expression(same?.if?.expression ?? 'success()') };
    });
    return [id, { ...job, ...condition, steps }];
  });
  return { ...read, jobs: Object.fromEntries(jobs) };
}
