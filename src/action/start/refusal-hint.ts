import { NotFound, NotPermitted, RequestRefused } from '../../client/errors.ts';
import { withTimeout } from '../../clock.ts';
import { applicationHint, isUnknownApplication } from '../inputs/unknown-application.ts';
import type { StepContext } from '../step-context.ts';

/** What may be wrong with the ids of a start that was refused; `undefined` if that is not known. Never throws. */
export type RefusalHint = (refused: { workflowId: string; error: Error }) => Promise<string | undefined>;

type HintContext = Pick<StepContext, 'client' | 'clock' | 'limits' | 'runner'>;

/** What the service says of the application. */
type Looked =
  | { readonly kind: 'known'; readonly workflows: Readonly<Record<string, { readonly name: string }>> }
  | { readonly kind: 'unknown'; readonly hint: string | undefined };

/** The application is read once for all workflows, and only after a refusal that its id or a workflow's could explain. */
export function createRefusalHints(context: HintContext, appId: string): RefusalHint {
  let looked: Promise<Looked> | undefined;
  return async ({ workflowId, error }) => {
    if (!(error instanceof NotFound || error instanceof NotPermitted || error instanceof RequestRefused))
      return undefined;
    looked ??= lookAt(context, appId);
    const found = await looked;
    return found.kind === 'unknown' ? found.hint : workflowHint(found.workflows, workflowId);
  };
}

/** Within `hintMs`: the other builds are not watched until the hint is there. */
function lookAt(context: HintContext, appId: string): Promise<Looked> {
  const { client, clock, limits, runner } = context;
  const look = async (signal: AbortSignal): Promise<Looked> => {
    try {
      const { workflows } = await client.applications.get(appId, { signal });
      return { kind: 'known', workflows: workflows ?? {} };
    } catch (error) {
      const hint = isUnknownApplication(error)
        ? await applicationHint(context, { appId, signal })
        : undefined;
      return { kind: 'unknown', hint };
    }
  };
  const limit = { clock, ms: limits.hintMs, signal: runner.cancelled };
  return withTimeout(limit, look).catch(() => ({ kind: 'unknown', hint: undefined }));
}

/** For a workflow's name in place of its id. */
function workflowHint(
  workflows: Readonly<Record<string, { readonly name: string }>>,
  workflowId: string,
): string | undefined {
  const [id] = Object.entries(workflows).find(([, { name }]) => name === workflowId) ?? [];
  return id === undefined
    ? undefined
    : `${JSON.stringify(workflowId)} is the name of a workflow. Use its id, ${JSON.stringify(id)}.`;
}
