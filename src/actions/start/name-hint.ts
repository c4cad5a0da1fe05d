import { NotFound, RequestRefused } from '../../api/errors.ts';
import type { Following } from '../../tasks/following/context.ts';

/**
 * People give a workflow's name for its id. Where a start was refused as if the id were wrong, and the application has
 * a workflow of that name, this says so; otherwise it says nothing. It never makes matters worse: what goes wrong
 * while it looks is passed over.
 */
export async function nameHint(
  { client, runner }: Following,
  { error, appId, workflowId }: { error: Error; appId: string; workflowId: string },
): Promise<string> {
  if (!(error instanceof NotFound || error instanceof RequestRefused)) return '';
  try {
    const { workflows } = await client.applications.get(appId, { signal: runner.cancelled });
    const [id] = Object.entries(workflows ?? {}).find(([, { name }]) => name === workflowId) ?? [];
    return id === undefined
      ? ''
      : ` ${JSON.stringify(workflowId)} is the name of a workflow: give its id, ${JSON.stringify(id)}.`;
  } catch {
    return '';
  }
}
