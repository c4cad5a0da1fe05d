import { runCalledJob } from './called-job.ts';
import {
  type Contexts,
  Expression,
  evaluate,
  isTrue,
  jobFunctions,
  type Result,
  resolve,
  type Value,
} from './expression.ts';
import { type Permissions, permissionsOf } from './permissions.ts';
import type { Run } from './run.ts';
import type { Job } from './schema.ts';
import type { StepResult } from './step.ts';
import { runStepsJob } from './steps-job.ts';
import type { WorkflowFile } from './workflow-file.ts';

/** One workflow file in a run: the one that was started, or one that is called. */
interface Frame {
  readonly run: Run;
  readonly file: WorkflowFile;
  readonly inputs: Readonly<Record<string, Value>>;
  readonly secrets: Readonly<Record<string, string>>;
  /** What the calling job grants; `undefined` for the workflow that was started. */
  readonly granted: Permissions | undefined;
  /** What stands before the names of its jobs. */
  readonly prefix: string;
  readonly pretended: Readonly<Record<string, JobResult['outputs']>>;
}

export interface JobResult {
  /** As GitHub shows it. */
  readonly name: string;
  readonly result: Result;
  readonly outputs: Readonly<Record<string, string>>;
  readonly permissions: Permissions;
  readonly steps: readonly StepResult[];
  /** The job summary. */
  readonly summary: string;
  /** The address of its deployment. */
  readonly url: string | undefined;
}

/** One job that is about to run. */
export interface JobTask {
  readonly frame: Frame;
  readonly id: string;
  readonly name: string;
  readonly permissions: Permissions;
  readonly contexts: Contexts;
}

type Done = Pick<JobResult, 'result' | 'outputs'>;

/** Runs the jobs of one workflow file. */
export async function runJobs(
  frame: Frame,
): Promise<{ result: Result; jobs: Readonly<Record<string, Done>> }> {
  const { file, run } = frame;
  const { concurrency } = file.workflow;
  if (concurrency) hold(run, { concurrency, contexts: contextsOf(frame) });
  const done: Record<string, Done> = {};
  for (const id of inOrder(file.workflow.jobs)) {
    const job = file.workflow.jobs[id];
    const outputs = frame.pretended[id];
    if (outputs) done[id] = { result: 'success', outputs };
    else if (job) done[id] = await runJob({ frame, id, job, done });
  }
  const results = Object.values(done).map(({ result }) => result);
  return { result: results.includes('failure') ? 'failure' : 'success', jobs: done };
}

interface Turn {
  readonly frame: Frame;
  readonly id: string;
  readonly job: Job;
  readonly done: Readonly<Record<string, Done>>;
}

async function runJob({ frame, id, job, done }: Turn): Promise<Done> {
  const { run, file } = frame;
  const needs = Object.fromEntries(
    job.needs.map((need) => [
      need,
      { result: done[need]?.result ?? 'skipped', outputs: done[need]?.outputs ?? {} },
    ]),
  );
  const contexts = { ...contextsOf(frame), needs };
  const ancestors = ancestorsOf(id, file.workflow.jobs).map((one) => done[one]?.result ?? 'skipped');
  const condition = job.if instanceof Expression ? job.if.source : 'success()';
  const permissions = effective(job, frame);
  const shown = frame.prefix + id;
  if (!isTrue(evaluate(condition, { contexts, functions: jobFunctions(ancestors) }))) {
    run.jobs.push({
      name: shown,
      result: 'skipped',
      outputs: {},
      permissions,
      steps: [],
      summary: '',
      url: undefined,
    });
    return { result: 'skipped', outputs: {} };
  }
  const results: Done[] = [];
  for (const strand of strandsOf(job, contexts)) {
    const isStopped = strand.strategy['fail-fast'] && results.some(({ result }) => result === 'failure');
    const name = shown + label(strand);
    const task: JobTask = { frame, id, name, permissions, contexts: { ...contexts, ...strand } };
    if (job.concurrency) hold(run, { concurrency: job.concurrency, contexts: task.contexts });
    if (isStopped) results.push({ result: 'cancelled', outputs: {} });
    else results.push('steps' in job ? await runStepsJob(job, task) : await runCalledJob(job, task));
  }
  const failed = results.some(({ result }) => result === 'failure');
  return {
    result: failed ? 'failure' : 'success',
    outputs: Object.assign({}, ...results.map(({ outputs }) => outputs)),
  };
}

/** What is stated for the job, for the workflow, or granted by the caller; never more than the caller grants. */
function effective(job: Job, { file, granted, run }: Frame): Permissions {
  const stated = job.permissions ?? file.workflow.permissions;
  return stated === undefined ? (granted ?? run.world.defaultPermissions) : permissionsOf(stated);
}

function contextsOf({ run, inputs, secrets }: Frame): Contexts {
  return { github: run.github, inputs, vars: run.vars, secrets };
}

function hold(
  run: Run,
  { concurrency, contexts }: { concurrency: NonNullable<Job['concurrency']>; contexts: Contexts },
): void {
  const group =
    concurrency.group instanceof Expression
      ? evaluate(concurrency.group.source, { contexts })
      : concurrency.group;
  const cancel = concurrency['cancel-in-progress'];
  const cancelInProgress =
    cancel instanceof Expression ? isTrue(evaluate(cancel.source, { contexts })) : cancel;
  run.concurrency.push({ group: String(group), cancelInProgress });
}

function label({ matrix }: Strand): string {
  const values = Object.values(matrix);
  return values.length === 0 ? '' : ` (${values.map(String).join(', ')})`;
}

/** Each job after those that it needs. @throws for a circle, and for a need that is not there */
function inOrder(jobs: Readonly<Record<string, Job>>): string[] {
  const ordered: string[] = [];
  const visit = (id: string, path: readonly string[]): void => {
    if (!jobs[id] || path.includes(id))
      throw new Error(`The needs of ${[...path, id].join(', ')} cannot be met`);
    if (ordered.includes(id)) return;
    for (const need of jobs[id].needs) visit(need, [...path, id]);
    ordered.push(id);
  };
  for (const id of Object.keys(jobs)) visit(id, []);
  return ordered;
}

function ancestorsOf(id: string, jobs: Readonly<Record<string, Job>>): string[] {
  const needs = jobs[id]?.needs ?? [];
  return [...new Set([...needs, ...needs.flatMap((need) => ancestorsOf(need, jobs))])];
}

type Combination = Readonly<Record<string, Value>>;

/** One of the jobs that a strategy creates. */
interface Strand {
  readonly matrix: Combination;
  readonly strategy: {
    readonly 'fail-fast': boolean;
    readonly 'job-index': number;
    readonly 'job-total': number;
  };
}

/** Without a strategy, a single job that has no matrix. @throws for `exclude`, which nothing here uses */
function strandsOf({ strategy }: Job, contexts: Contexts): Strand[] {
  const matrix = strategy ? (resolve(strategy.matrix, { contexts }) as Record<string, Value>) : {};
  const { include = [], exclude, ...axes } = matrix;
  if (exclude) throw new Error('This runner does not know matrix.exclude');
  const failFast = strategy ? resolve(strategy['fail-fast'], { contexts }) === true : true;
  const combinations = included(crossed(axes), include as Combination[]);
  return combinations.map((combination, index) => ({
    matrix: combination,
    strategy: { 'fail-fast': failFast, 'job-index': index, 'job-total': combinations.length },
  }));
}

function crossed(axes: Readonly<Record<string, Value>>): Combination[] {
  return Object.entries(axes).reduce<Combination[]>(
    (combinations, [name, values]) =>
      combinations.flatMap((one) => (values as Value[]).map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

/** "Added to each combination if none of the pairs overwrite any of the original values"; otherwise a new one. */
function included(original: readonly Combination[], include: readonly Combination[]): Combination[] {
  const hasAxes = original.some((one) => Object.keys(one).length > 0);
  const combinations: Combination[] = hasAxes ? [...original] : include.length > 0 ? [] : [{}];
  for (const added of include) {
    const fitting = hasAxes
      ? original.flatMap((one, at) =>
          Object.entries(added).every(([name, value]) => !(name in one) || one[name] === value) ? [at] : [],
        )
      : [];
    if (fitting.length === 0) combinations.push(added);
    for (const at of fitting) combinations[at] = { ...combinations[at], ...added };
  }
  return combinations;
}
