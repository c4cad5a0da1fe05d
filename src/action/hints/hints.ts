/** Hints at why starts were refused and builds failed: an unknown application or workflow, or a name in place of an ID. */
import { AddressRefused, hasStatus, Refusal, type ServiceError } from '../../client/errors.ts';
import { withTimeout } from '../../clock.ts';
import type { SeenApplication } from '../../contract/application.ts';
import { judgeBuild } from '../../contract/judge.ts';
import { workflowIdOf } from '../../contract/values.ts';
import { asError, quoted, UserError } from '../../errors.ts';
import { isTransient } from '../../retry.ts';
import { searchBuilds } from '../builds/search.ts';
import type { StepContext } from '../context.ts';
import type { WorkflowReport } from '../report/report.ts';
import { failureIn } from '../report/workflow.ts';
import { namesText } from '../text/visible.ts';

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
  return `None of the latest finished builds belongs to workflow ${quoted(workflowId)}. They belong to: ${namesText(others.map(quoted))}.`;
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

/** The service does not know the application, or hides it from the token. */
class UnknownApplication extends UserError {}

/** Whether a request for an application was refused because of its id. */
export function isUnknownApplication(error: unknown): error is ServiceError {
  if (error instanceof AddressRefused) return true;
  if (!(error instanceof Refusal && error.failure)) return false;
  return !isTransient(error.failure) && !hasStatus(error, 401);
}

/**
 * Awaits a request about an application. If there is no such application, the error names those that the token sees.
 *
 * @throws UnknownApplication, or what `sent` throws
 */
export async function aboutApplication<Result>(
  context: Pick<StepContext, 'client' | 'runner'>,
  { appId, sent }: { appId: string; sent: Promise<Result> },
): Promise<Result> {
  try {
    return await sent;
  } catch (cause) {
    if (!isUnknownApplication(cause)) throw cause;
    const hint = await applicationHint(context, { appId, signal: context.runner.cancelled });
    throw hint === undefined ? cause : new UnknownApplication(`${cause.message} ${hint}`, { cause });
  }
}

/**
 * For an application that is not known: the ids of the applications that have this name, or else some that the token
 * sees. `undefined` if they cannot be read: there already is an error.
 */
async function applicationHint(
  { client, runner }: Pick<StepContext, 'client' | 'runner'>,
  { appId, signal }: { appId: string; signal: AbortSignal },
): Promise<string | undefined> {
  let all: readonly SeenApplication[];
  try {
    all = await client.applications.list({ signal });
  } catch {
    return undefined;
  }
  const named = all.filter(({ appName }) => appName === appId);
  const ids = namesText(named.map(({ _id }) => quoted(_id)));
  if (named.length > 0) return `${quoted(appId)} is the name of an application. Use its ID: ${ids}.`;
  if (all.length === 0) return "The token doesn't have access to any application.";
  const { redactProse } = runner.redactor;
  const names = all.map(({ _id, appName }) => {
    const name = appName ? ` (${quoted(redactProse(appName))})` : '';
    return `${quoted(_id)}${name}`;
  });
  return `The token has access to: ${namesText(names)}.`;
}
