import picomatch from 'picomatch';
import { app, type RunEvent } from './event.ts';
import { isTrue, type Node, resolve, type Scope, type Value } from './expression.ts';
import { notGranted, type Permissions, readOnly, restrictedDefault } from './permissions.ts';
import { type Job, readWorkflow, type Workflow } from './workflow-file.ts';
import { workflowFiles } from './written-workflows.ts';

/** The activity types that start a workflow without `types`. */
const usualTypes: readonly string[] = ['opened', 'synchronize', 'reopened'];

/** Whether an event starts a workflow: its name, activity type, and the filters of branches, tags and changed files. */
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

/** The last pattern that matches decides; one with `!` excludes. */
function matches(patterns: readonly string[], name: string): boolean {
  return patterns.reduce(
    (included, pattern) =>
      picomatch.isMatch(name, pattern.replace(/^!/, ''), { dot: true }) ? !pattern.startsWith('!') : included,
    false,
  );
}

export interface PlannedJob {
  /** Jobs of called workflows are `caller / job`. */
  readonly name: string;
  readonly permissions: Permissions;
  /** The concurrency groups of its workflow, its callers and itself; in one that `cancels`, a newer run ends an older one. */
  readonly groups: readonly string[];
}

interface Frame {
  readonly event: RunEvent;
  readonly workflow: Workflow;
  readonly inputs: Readonly<Record<string, Value>>;
  readonly granted: Permissions;
  readonly prefix: string;
  readonly groups: readonly string[];
}

/**
 * The jobs that an event starts, if each job before them succeeds without outputs, and what their tokens may do.
 *
 * @throws if a job of a called workflow requests a permission that its caller does not grant
 */
export async function plannedJobs(
  written: { path: string; text: string },
  event: RunEvent,
): Promise<PlannedJob[]> {
  const workflow = await readWorkflow(written);
  return planned({ event, workflow, inputs: {}, granted: restrictedDefault, prefix: '', groups: [] });
}

async function planned(given: Frame): Promise<PlannedJob[]> {
  const { event, inputs, workflow } = given;
  const scope: Scope = { contexts: { github: githubContext(event), inputs }, before: 'all ran' };
  const frame = { ...given, groups: [...given.groups, ...groupsOf(workflow.concurrency, scope)] };
  const skipped = new Set<string>();
  const jobs: PlannedJob[] = [];
  // Each workflow here lists a job after those that it needs.
  for (const [id, job] of Object.entries(frame.workflow.jobs)) {
    const { runs, ...scope } = scopeOf(frame, { job, skipped });
    if (!runs || scope.before === 'some were skipped') skipped.add(id);
    jobs.push(...(await plannedJob(frame, { id, job, runs, scope })));
  }
  return jobs;
}

/** A job that is skipped, or follows one that is, counts as skipped for those that need it. */
function scopeOf(
  { event, inputs }: Frame,
  { job, skipped }: { job: Job; skipped: ReadonlySet<string> },
): Scope & { readonly runs: boolean } {
  const needs = job.needs.map((need) => [
    need,
    { result: skipped.has(need) ? 'skipped' : 'success', outputs: {} },
  ]);
  const contexts = {
    ...{ github: githubContext(event), inputs, vars: { APP_ID: 'app-id' } },
    needs: Object.fromEntries(needs),
  };
  const before = job.needs.some((need) => skipped.has(need)) ? 'some were skipped' : 'all ran';
  return { contexts, before, runs: isTrue(resolve(job.if ?? true, { contexts, before })) };
}

interface Turn {
  readonly id: string;
  readonly job: Job;
  readonly runs: boolean;
  readonly scope: Scope;
}

async function plannedJob(
  { event, prefix, granted, workflow, groups }: Frame,
  { id, job, runs, scope }: Turn,
): Promise<PlannedJob[]> {
  const name = prefix + id;
  const permissions = job.permissions ?? workflow.permissions ?? granted;
  const tooMuch = prefix === '' ? [] : notGranted(permissions, granted);
  if (tooMuch.length > 0)
    throw new Error(`${name} requests ${tooMuch.join(', ')}, which its caller does not grant`);
  const all = [...groups, ...groupsOf(job.concurrency, scope)];
  if (job.uses !== undefined) {
    const called = await readWorkflow(calledWorkflow(job.uses));
    const inputs = { ...defaultsOf(called, scope), ...resolveAll(job.with, scope) };
    // GitHub checks the permissions of skipped jobs too.
    const jobs = await planned({
      ...{ event, workflow: called, inputs, granted: permissions },
      ...{ prefix: `${name} / `, groups: all },
    });
    return runs ? jobs : [];
  }
  if (!runs) return [];
  return [{ name, permissions: isOfFork(event) ? readOnly(permissions) : permissions, groups: all }];
}

function groupsOf(concurrency: Job['concurrency'], scope: Scope): string[] {
  if (!concurrency) return [];
  const cancels = isTrue(resolve(concurrency['cancel-in-progress'], scope));
  return [`${resolve(concurrency.group, scope)}${cancels ? ', cancels' : ''}`];
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

function calledWorkflow(uses: string): { path: string; text: string } {
  const found = workflowFiles().find(({ path }) => uses.replace(/@.*/, '').endsWith(path));
  if (!found) throw new Error(`There is no workflow ${uses}`);
  return found;
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
