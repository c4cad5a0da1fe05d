/** Hints at why starts were refused and builds failed: an unknown application or workflow, or a name in place of an ID. */
import { withTimeout } from '../../clock.ts';
import { judgeBuild } from '../../contract/judge.ts';
import { workflowIdOf } from '../../contract/values.ts';
import { asError, quoted } from '../../errors.ts';
import { searchBuilds } from '../builds/search.ts';
import type { StepContext } from '../context.ts';
import type { WorkflowReport } from '../report/report.ts';
import { failureIn } from '../report/workflow.ts';
import { applicationHint, isUnknownApplication, listed } from './unknown-application.ts';

/**
 * Adds a hint to each failure in the report that a wrong ID may explain. Reads each fact at most once, within
 * `limits.hintMs` for all. Never throws.
 */
export async function addHints(context: StepContext): Promise<void> {
  const { clock, limits, runner, store } = context;
  const { appId, workflows } = store.report;
  if (appId === undefined || !workflows.some((workflow) => isRefused(workflow) || lacksWorkflow(workflow)))
    return;
  const limit = { clock, ms: limits.hintMs, signal: runner.cancelled };
  await withTimeout(limit, (signal) => readHints(context, { appId, signal })).catch(() => undefined);
}

async function readHints(
  context: StepContext,
  { appId, signal }: { readonly appId: string; readonly signal: AbortSignal },
): Promise<void> {
  const { client, store } = context;
  const application = await client.applications.get(appId, { signal }).catch(asError);
  const ofApplication = isUnknownApplication(application)
    ? await applicationHint(context, { appId, signal })
    : undefined;
  const names = application instanceof Error ? {} : (application.workflows ?? {});
  const unexplained: number[] = [];
  for (const [index, workflow] of store.report.workflows.entries()) {
    const hint = (isRefused(workflow) && ofApplication) || nameHint(workflow, names);
    if (hint) store.updateWorkflow(index, (report) => withHint(report, hint));
    else if (lacksWorkflow(workflow)) unexplained.push(index);
  }
  if (unexplained.length === 0) return;
  const { matching } = await searchBuilds(context, {
    criteria: { appId },
    counts: ({ status }) => status === 'finished',
    most: { pages: 1, read: 0 },
    signal,
  });
  const others = [...new Set(matching.flatMap((build) => workflowIdOf(build) ?? []))].toSorted();
  for (const index of unexplained)
    store.updateWorkflow(index, (report) => {
      const { workflowId = '' } = report;
      const isOfIt = matching.some((build) => judgeBuild(build, { workflowIds: [workflowId] }) === 'yes');
      return isOfIt || others.length === 0 ? report : withHint(report, finishedHint(workflowId, others));
    });
}

function nameHint(
  { workflowId }: WorkflowReport,
  names: Readonly<Record<string, { readonly name?: string | undefined }>>,
): string | undefined {
  const [id] = Object.entries(names).find(([, { name }]) => name === workflowId) ?? [];
  return id && `${quoted(workflowId ?? '')} is the name of a workflow. Use its ID, ${quoted(id)}.`;
}

/** A service learns the workflows of a YAML file only when it builds, so it does not refuse an unknown ID at the start. */
function finishedHint(workflowId: string, others: readonly string[]): string {
  return `None of the latest finished builds belongs to workflow ${quoted(workflowId)}. They belong to: ${listed(others.map(quoted))}.`;
}

function isRefused(workflow: WorkflowReport): boolean {
  return failureIn(workflow)?.idInDoubt === true;
}

/** How services say that there is no such workflow. A build that failed otherwise says nothing about its ID. */
const notFound =
  /\b(?:no|unknown) (?:such )?workflow\b|\bworkflow\b.{0,200}?\b(?:not found|not be found|not exist|unknown)\b/i;

function lacksWorkflow(workflow: WorkflowReport): boolean {
  if (workflow.kind !== 'ended' || workflow.status !== 'failed') return false;
  return notFound.test(workflow.failure?.reason ?? '');
}

function withHint(workflow: WorkflowReport, hint: string): WorkflowReport {
  if (!('failure' in workflow) || !workflow.failure) return workflow;
  return { ...workflow, failure: { ...workflow.failure, hint } };
}
