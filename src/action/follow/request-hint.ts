/** What may be wrong with the workflow or the branch that was asked for, as far as the application tells. */
import { withTimeout } from '../../clock.ts';
import type { SeenApplication } from '../../contract/application.ts';
import type { Ref } from '../../contract/values.ts';
import { quoted } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import type { EndedBuild, WorkflowReport } from '../report/report.ts';

interface Asked {
  readonly workflowId: string | undefined;
  readonly ref: Ref | undefined;
}

/** For a workflow's name in place of its id, or a branch as Git calls it in a clone. */
export function requestHint(
  { workflows, branches }: Pick<SeenApplication, 'workflows' | 'branches'>,
  { workflowId, ref }: Asked,
): string | undefined {
  const [id] = Object.entries(workflows ?? {}).find(([, { name }]) => name === workflowId) ?? [];
  if (id !== undefined && workflowId !== undefined)
    return `${quoted(workflowId)} is the name of a workflow. Use its id, ${quoted(id)}.`;
  const branch = branchOf(ref);
  const meant = remoteBranch.exec(branch)?.[1];
  if (!meant || !branches?.includes(meant) || branches.includes(branch)) return undefined;
  return `There is no branch ${quoted(branch)}. Did you mean ${quoted(meant)}?`;
}

const remoteBranch = /^(?:remotes\/)?(?:origin|upstream)\/(.+)$/;

function branchOf(ref: Ref | undefined): string {
  return ref && 'branch' in ref ? ref.branch : '';
}

/**
 * Not every service refuses a start that names no workflow or branch: the build fails instead. Its failure then gets the
 * hint. Never throws.
 */
export async function hintAtRequest({ client, clock, limits, runner, store }: StepContext): Promise<void> {
  const { appId, ref, workflows } = store.unredacted;
  const isRemote = remoteBranch.test(branchOf(ref));
  const mayBeWrong = (workflow: WorkflowReport): workflow is EndedBuild =>
    workflow.kind === 'ended' &&
    workflow.status === 'failed' &&
    (isRemote || /\bworkflow\b|\bcodemagic\.yaml\b/.test(workflow.failure?.reason ?? ''));
  if (appId === undefined || !workflows.some(mayBeWrong)) return;
  const limit = { clock, ms: limits.hintMs, signal: runner.cancelled };
  const application = await withTimeout(limit, (signal) => client.applications.get(appId, { signal })).catch(
    () => undefined,
  );
  if (!application) return;
  for (const [index, { workflowId }] of workflows.entries()) {
    const hint = requestHint(application, { workflowId, ref });
    if (hint === undefined) continue;
    store.updateWorkflow(index, (workflow) =>
      mayBeWrong(workflow) && workflow.failure
        ? { ...workflow, failure: { ...workflow.failure, hint } }
        : workflow,
    );
  }
}
