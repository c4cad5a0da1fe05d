/**
 * Hints at why starts were refused and builds failed: a wrong id, name or branch, or a service without the newer API. Only
 * annotations show them.
 */

import { hasStatus } from '../../client/errors.ts';
import { withTimeout } from '../../clock.ts';
import type { SeenApplication } from '../../contract/application.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { judgeBuild } from '../../contract/judge.ts';
import type { SeenWorkflow } from '../../contract/v3/endpoints.ts';
import { type Ref, workflowIdOf } from '../../contract/values.ts';
import { asError, quoted } from '../../errors.ts';
import { searchBuilds } from '../builds/search.ts';
import type { StepContext } from '../context.ts';
import type { WorkflowReport } from '../report/report.ts';
import { failureIn } from '../report/workflow.ts';
import { applicationHint, isUnknownApplication, listed } from './unknown-application.ts';

/** What the service says about the application. Absent: it was not needed, or could not be read. */
export interface ApplicationFacts {
  readonly application?: Pick<SeenApplication, 'workflows' | 'branches'>;
  /** A hint at the right application, if there is none with this id. */
  readonly applicationHint?: string | undefined;
  /** The workflows on the default branch, from the newer API; `unavailable`: the service lacks that API. */
  readonly workflows?: readonly SeenWorkflow[] | 'unavailable';
  /** The latest builds that finished. */
  readonly finished?: readonly Pick<SeenBuild, 'workflowId' | 'fileWorkflowId'>[];
}

interface HintOptions {
  /** The API that started the builds, if it is the newer one: only then may the token go there. */
  readonly startApi: 'v3' | undefined;
}

/**
 * Adds a hint to each failure in the report that a wrong id, name or branch may explain. Reads each fact at most once, within
 * `limits.hintMs` for all. Never throws.
 */
export async function addHints(context: StepContext, options: HintOptions): Promise<void> {
  const { clock, limits, runner, store } = context;
  const { ref, workflows } = store.unredacted;
  if (!workflows.some((workflow) => mayBeMistaken(workflow, ref))) return;
  let facts: ApplicationFacts = {};
  const limit = { clock, ms: limits.hintMs, signal: runner.cancelled };
  await withTimeout(limit, async (signal) => {
    for await (const fact of readFacts(context, { ...options, signal })) facts = { ...facts, ...fact };
  }).catch(() => undefined);
  for (const [index, workflow] of workflows.entries()) {
    const hint = hintAt(workflow, { ref, facts });
    if (hint !== undefined) store.updateWorkflow(index, (report) => withHint(report, hint));
  }
}

/** Reads what the failures of the report call for; each fact is of use even if the next one cannot be read. */
async function* readFacts(
  context: StepContext,
  { startApi, signal }: HintOptions & { readonly signal: AbortSignal },
): AsyncGenerator<ApplicationFacts> {
  const { client, runner, store } = context;
  const { appId, ref, workflows } = store.unredacted;
  if (appId === undefined) return;
  const application = await client.applications.get(appId, { signal }).catch(asError);
  if (isUnknownApplication(application) && workflows.some(isRefused))
    return yield { applicationHint: await applicationHint({ client, runner }, { appId, signal }) };
  const facts = application instanceof Error ? {} : { application };
  yield facts;
  const unexplained = workflows.filter(
    (workflow) =>
      (isRefused(workflow) || lacksWorkflow(workflow)) && hintAt(workflow, { ref, facts }) === undefined,
  );
  if (startApi === 'v3' && unexplained.length > 0) {
    const listing = await client.applications.workflows(appId, { signal }).catch(asError);
    if (hasStatus(listing, 404)) yield { workflows: 'unavailable' };
    else if (!(listing instanceof Error))
      yield {
        workflows: listing.map(({ id, name }) => ({ id, name: name && runner.redactor.redactProse(name) })),
      };
  }
  if (!unexplained.some(lacksWorkflow)) return;
  const { matching } = await searchBuilds(context, {
    criteria: { appId },
    counts: ({ status }) => status === 'finished',
    most: { pages: 1, read: 0 },
    signal,
  });
  yield { finished: matching };
}

/** The hint at what is wrong with one workflow; `undefined` if the facts explain nothing. */
export function hintAt(
  workflow: WorkflowReport,
  { ref, facts }: { readonly ref: Ref | undefined; readonly facts: ApplicationFacts },
): string | undefined {
  const { workflowId } = workflow;
  if (!mayBeMistaken(workflow, ref) || workflowId === undefined) return undefined;
  if (isRefused(workflow) && facts.applicationHint !== undefined) return facts.applicationHint;
  const hint =
    nameHint(workflowId, facts.application?.workflows ?? {}) ?? branchHint(ref, facts.application?.branches);
  if (hint !== undefined || !(isRefused(workflow) || lacksWorkflow(workflow))) return hint;
  return listHint(workflowId, facts.workflows) ?? finishedHint(workflow, facts.finished);
}

function nameHint(
  workflowId: string,
  workflows: NonNullable<SeenApplication['workflows']>,
): string | undefined {
  const [id] = Object.entries(workflows).find(([, { name }]) => name === workflowId) ?? [];
  return id && `${quoted(workflowId)} is the name of a workflow. Use its ID, ${quoted(id)}.`;
}

/** A branch as Git calls it in a clone. */
const remoteBranch = /^(?:remotes\/)?(?:origin|upstream)\/(.+)$/;

function branchHint(ref: Ref | undefined, branches: SeenApplication['branches']): string | undefined {
  const branch = branchOf(ref);
  const likely = remoteBranch.exec(branch)?.[1];
  if (!likely || !branches?.includes(likely) || branches.includes(branch)) return undefined;
  return `There is no branch ${quoted(branch)}. Did you mean ${quoted(likely)}?`;
}

function branchOf(ref: Ref | undefined): string {
  return ref && 'branch' in ref ? ref.branch : '';
}

/** The list is of the default branch, and says nothing about the branch that is built. */
function listHint(workflowId: string, workflows: ApplicationFacts['workflows'] = []): string | undefined {
  if (workflows === 'unavailable')
    return 'The service does not seem to support the v3 API, which workflowInputs requires. Remove that input, or check baseUrl.';
  if (workflows.length === 0 || workflows.some(({ id }) => id === workflowId)) return undefined;
  const known = workflows.map(
    ({ id, name }) => `${quoted(id)}${name && name !== id ? ` (${quoted(name)})` : ''}`,
  );
  return `The default branch has these workflows: ${listed(known)}.`;
}

/** More are left out. */
const namedWorkflows = 10;

/** A service learns the workflows of a YAML file only when it builds, so it does not refuse an unknown id at the start. */
function finishedHint(
  workflow: WorkflowReport,
  finished: ApplicationFacts['finished'] = [],
): string | undefined {
  const { workflowId = '' } = workflow;
  const isOfIt = finished.some((build) => judgeBuild(build, { workflowIds: [workflowId] }) === 'yes');
  const others = new Set(finished.flatMap((build) => workflowIdOf(build) ?? []));
  if (!lacksWorkflow(workflow) || isOfIt || others.size === 0) return undefined;
  const named = [...others].toSorted().slice(0, namedWorkflows).map(quoted).join(', ');
  return `None of the latest finished builds belongs to workflow ${quoted(workflowId)}. They belong to: ${named}.`;
}

/** Not every service refuses a start with an unknown workflow or branch: the build fails instead. */
function mayBeMistaken(workflow: WorkflowReport, ref: Ref | undefined): boolean {
  if (isRefused(workflow)) return true;
  return (
    hasFailed(workflow) &&
    (remoteBranch.test(branchOf(ref)) ||
      /\bworkflow\b|\bcodemagic\.yaml\b/i.test(failureIn(workflow)?.reason ?? ''))
  );
}

function isRefused(workflow: WorkflowReport): boolean {
  return failureIn(workflow)?.idInDoubt === true;
}

/** How services say that there is no such workflow. A build that failed otherwise says nothing about its id. */
const notFound =
  /\b(?:no|unknown) (?:such )?workflow\b|\bworkflow\b.{0,200}?\b(?:not found|not be found|not exist|unknown)\b/i;

function lacksWorkflow(workflow: WorkflowReport): boolean {
  return hasFailed(workflow) && notFound.test(failureIn(workflow)?.reason ?? '');
}

function hasFailed(workflow: WorkflowReport): boolean {
  return workflow.kind === 'ended' && workflow.status === 'failed';
}

function withHint(workflow: WorkflowReport, hint: string): WorkflowReport {
  if (!('failure' in workflow) || !workflow.failure) return workflow;
  return { ...workflow, failure: { ...workflow.failure, hint } };
}
