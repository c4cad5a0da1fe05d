/** What the newer API tells of the workflows, where `workflowInputs` is given and the workflow may not be there. */
import { NotFound } from '../../client/errors.ts';
import { withTimeout } from '../../clock.ts';
import { quoted } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { lacksWorkflow } from '../follow/wait-end.ts';
import { listed } from '../inputs/unknown-application.ts';

/**
 * Hints about a workflow that is not known. They are given after a failure alone: the list is of the default branch, and
 * says nothing of the branch that is built. Never throws.
 */
export async function createWorkflowHints(
  { client, runner }: Pick<StepContext, 'client' | 'runner'>,
  { appId, signal }: { readonly appId: string; readonly signal: AbortSignal },
): Promise<(workflowId: string) => string | undefined> {
  try {
    const workflows = await client.applications.workflows(appId, { signal });
    const { redactProse } = runner.redactor;
    const known = workflows.map(({ id, name }) => {
      const shown = name && name !== id ? ` (${quoted(redactProse(name))})` : '';
      return `${quoted(id)}${shown}`;
    });
    return (workflowId) =>
      known.length === 0 || workflows.some(({ id }) => id === workflowId)
        ? undefined
        : `On the default branch there are the workflows: ${listed(known)}.`;
  } catch (error) {
    return () =>
      error instanceof NotFound
        ? 'The service seems to lack the newer API, which alone takes workflowInputs. Leave that input out, or check baseUrl.'
        : undefined;
  }
}

/** Adds the hint to builds that were started with inputs, and failed because their workflow was not found. Never throws. */
export async function hintAtListedWorkflows(context: StepContext): Promise<void> {
  const { clock, limits, runner, store } = context;
  const { appId, workflows } = store.unredacted;
  if (appId === undefined || !workflows.some(lacksWorkflow)) return;
  const limit = { clock, ms: limits.hintMs, signal: runner.cancelled };
  const hintOf = await withTimeout(limit, (signal) => createWorkflowHints(context, { appId, signal })).catch(
    () => undefined,
  );
  for (const [index, { workflowId }] of workflows.entries()) {
    const hint = workflowId === undefined ? undefined : hintOf?.(workflowId);
    if (hint === undefined) continue;
    store.updateWorkflow(index, (workflow) =>
      lacksWorkflow(workflow) ? { ...workflow, failure: { ...workflow.failure, hint } } : workflow,
    );
  }
}
