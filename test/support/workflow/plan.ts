import picomatch from 'picomatch';
import { app, type RunEvent } from './event.ts';
import { isTrue, type Node, resolve, type Scope, type Value } from './expression.ts';
import { notGranted, type Permissions, readOnly, restrictedDefault } from './permissions.ts';
import { type Job, readWorkflow, type Workflow } from './workflow-file.ts';
import { organisationWorkflow, workflowFiles } from './written-workflows.ts';

/** The activity types that start a workflow if it has no `types`. */
const usualTypes: readonly string[] = ['opened', 'synchronize', 'reopened'];

/** Checks the event's name and activity type, and the filters for branches, tags and changed files. */
export function starts({ on }: Workflow, event: RunEvent, changedFiles: readonly string[] = []): boolean {
  const trigger = on[event.name];
  if (trigger === undefined) return false;
  if (Array.isArray(trigger)) return trigger.some(({ cron }) => cron === event.payload.schedule);
  const { types, branches, tags, paths } = trigger ?? {};
  const isPullRequest = event.name === 'pull_request';
  const actions = types ?? (isPullRequest ? usualTypes : undefined);
  if (actions && !actions.includes(String(event.payload.action))) return false;
  const [, kind, name = ''] =
    /^refs\/(heads|tags)\/(.*)$/.exec(isPullRequest ? 'refs/heads/main' : event.ref) ?? [];
  const [own, other] = kind === 'tags' ? [tags, branches] : [branches, tags];
  if (own ? !matches(own, name) : other) return false;
  return !paths || changedFiles.some((file) => matches(paths, file));
}

/** The last matching pattern decides; one with `!` excludes. */
function matches(patterns: readonly string[], name: string): boolean {
  return patterns.reduce(
    (included, pattern) =>
      picomatch.isMatch(name, pattern.replace(/^!/, ''), { dot: true }) ? !pattern.startsWith('!') : included,
    false,
  );
}

export interface PlannedJob {
  /** A job of a called workflow is `caller / job`. */
  readonly name: string;
  readonly permissions: Permissions;
}

/** A workflow that an event starts, or that a job of another one calls. */
interface Call {
  readonly event: RunEvent;
  readonly inputs: Readonly<Record<string, Value>>;
  readonly granted: Permissions;
  /** Empty, or the name of the calling job. */
  readonly prefix: string;
}

/**
 * The jobs that an event starts, with the permissions of their tokens, if each job before them succeeds without outputs.
 *
 * @throws if a job of a called workflow requests a permission that its caller does not grant
 */
export async function plannedJobs(
  written: { path: string; text: string },
  event: RunEvent,
): Promise<PlannedJob[]> {
  return planned(written, { event, inputs: {}, granted: restrictedDefault, prefix: '' });
}

async function planned(written: { path: string; text: string }, call: Call): Promise<PlannedJob[]> {
  const workflow = await readWorkflow(written);
  const skipped = new Set<string>();
  const jobs: PlannedJob[] = [];
  // In all workflows here, a job comes after those that it needs.
  for (const [id, job] of Object.entries(workflow.jobs)) {
    const scope = scopeOf(job, { ...call, skipped });
    const runs = isTrue(resolve(job.if ?? true, scope));
    // A job after a skipped one counts as skipped for the jobs that need it.
    if (!runs || scope.before === 'some were skipped') skipped.add(id);
    const planned = await plannedJob(job, {
      ...{ call, scope, name: call.prefix + id },
      permissions: job.permissions ?? workflow.permissions ?? call.granted,
    });
    if (runs) jobs.push(...planned);
  }
  return jobs;
}

function scopeOf(
  job: Job,
  { event, inputs, skipped }: Pick<Call, 'event' | 'inputs'> & { skipped: ReadonlySet<string> },
): Scope {
  const needs = job.needs.map((need) => [
    need,
    { result: skipped.has(need) ? 'skipped' : 'success', outputs: {} },
  ]);
  return {
    contexts: {
      ...{ github: githubContext(event), inputs, vars: { APP_ID: 'app-id' } },
      needs: Object.fromEntries(needs),
    },
    before: job.needs.some((need) => skipped.has(need)) ? 'some were skipped' : 'all ran',
  };
}

interface Place extends Pick<PlannedJob, 'name' | 'permissions'> {
  readonly call: Call;
  readonly scope: Scope;
}

/** GitHub also checks the permissions of skipped jobs. */
async function plannedJob(job: Job, { call, scope, name, permissions }: Place): Promise<PlannedJob[]> {
  const { event, granted, prefix } = call;
  const tooMuch = prefix === '' ? [] : notGranted(permissions, granted);
  if (tooMuch.length > 0)
    throw new Error(`${name} requests ${tooMuch.join(', ')}, which its caller does not grant`);
  if (job.uses === undefined)
    return [{ name, permissions: isOfFork(event) ? readOnly(permissions) : permissions }];
  const called = calledWorkflow(job.uses.replace(/@.*/, ''));
  if (!called) throw new Error(`There is no workflow ${job.uses}`);
  const inputs = { ...defaultsOf(await readWorkflow(called), scope), ...resolveAll(job.with, scope) };
  return planned(called, { event, inputs, granted: permissions, prefix: `${name} / ` });
}

/** A workflow of this repository, or the documentation's workflow of an organisation, which calls these. */
function calledWorkflow(uses: string): { path: string; text: string } | undefined {
  if (uses.startsWith('octo-org/workflows/')) return organisationWorkflow();
  return workflowFiles().find(({ path }) => uses.endsWith(path));
}

function defaultsOf({ on }: Workflow, scope: Scope): Record<string, Value> {
  const call = on.workflow_call;
  const inputs = call && !Array.isArray(call) ? call.inputs : {};
  return resolveAll(
    Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, input.default])),
    scope,
  );
}

function resolveAll(nodes: Readonly<Record<string, Node>>, scope: Scope): Record<string, Value> {
  return Object.fromEntries(Object.entries(nodes).map(([name, node]) => [name, resolve(node, scope)]));
}

function isOfFork({ payload }: RunEvent): boolean {
  const { head } = (payload.pull_request ?? {}) as { head?: { repo: { full_name: string } } };
  return head !== undefined && head.repo.full_name !== app;
}

function githubContext({ name, payload, ref, sha, actor }: RunEvent): Value {
  const [, kind] = /^refs\/(heads|tags)\//.exec(ref) ?? [];
  return JSON.parse(
    JSON.stringify({
      ...{ event_name: name, event: payload, ref, sha, actor, repository: app },
      ref_name: ref.replace(/^refs\/\w+\//, ''),
      ref_type: kind === 'tags' ? 'tag' : 'branch',
    }),
  );
}
