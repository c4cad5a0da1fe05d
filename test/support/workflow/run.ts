import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inputsOfCall } from './called-job.ts';
import { type RunEvent, startsWorkflow } from './event.ts';
import type { Result, Value } from './expression.ts';
import { type JobResult, runJobs } from './jobs.ts';
import { githubContext } from './machine.ts';
import { type Permissions, readOnly } from './permissions.ts';
import type { WorkflowFile } from './workflow-file.ts';
import { Artifacts, type ForeignCall, type World } from './world.ts';

export interface RunRequest {
  readonly file: WorkflowFile;
  readonly event: RunEvent;
  readonly world: World;
  /** The folder for the machines of jobs. */
  readonly folder: string;
  readonly vars?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
  /** What a run of Dependabot gets in place of `secrets`. Default: none. */
  readonly dependabotSecrets?: Readonly<Record<string, string>>;
  /** Of a `workflow_dispatch`. */
  readonly inputs?: Readonly<Record<string, Value>>;
  readonly runId?: string;
  /** Jobs to skip: each counts as successful, with these outputs. */
  readonly pretended?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A concurrency group of runs or jobs. */
export interface Held {
  readonly group: string;
  readonly cancelInProgress: boolean;
}

export interface RunResult {
  readonly result: Result;
  /** All jobs; those of called workflows as `caller / job`. */
  readonly jobs: readonly JobResult[];
  /** The job of this name. @throws if there is none or more than one */
  job(name: string): JobResult;
  readonly foreign: readonly ForeignCall[];
  readonly concurrency: readonly Held[];
  /** A readable record of everything that happened. */
  readonly story: string;
}

/** The shared context of all jobs of a run. */
export interface Run
  extends Required<Omit<RunRequest, 'file' | 'pretended' | 'inputs' | 'dependabotSecrets'>> {
  readonly repository: string;
  readonly github: Readonly<Record<string, Value>>;
  readonly artifacts: Artifacts;
  readonly jobs: JobResult[];
  readonly foreign: ForeignCall[];
  readonly concurrency: Held[];
  /** Creates a token for a job. */
  token(permissions: Permissions): string;
  /** A new folder. */
  place(): Promise<string>;
}

/**
 * Runs a workflow as GitHub would, but on this machine: one job after the other, in an order that `needs` allows.
 *
 * @throws if GitHub would refuse to start the run, and for everything that this runner does not support
 */
export async function runWorkflow(request: RunRequest): Promise<RunResult> {
  const { file, event, world, folder } = request;
  if (!startsWorkflow(file.workflow, event)) throw new Error(`${event.name} does not start ${file.path}`);
  let places = 0;
  const place = async (): Promise<string> => {
    const path = join(folder, `machine-${++places}`);
    await mkdir(path);
    return path;
  };
  const runId = request.runId ?? '4242';
  const run: Run = {
    event,
    world,
    folder,
    runId,
    repository: file.repository,
    vars: request.vars ?? {},
    secrets: secretsOf(request),
    github: githubContext({ file, event, world, runId }),
    artifacts: new Artifacts(join(folder, 'artifacts')),
    jobs: [],
    foreign: [],
    concurrency: [],
    token: (permissions) => world.issueToken(event.isRestricted ? readOnly(permissions) : permissions),
    place,
  };
  const dispatch = file.workflow.on.workflow_dispatch?.inputs ?? {};
  const declared = Object.fromEntries(
    Object.entries(dispatch).map(([name, { options: _, ...input }]) => [
      name,
      { ...input, type: input.type === 'choice' ? ('string' as const) : input.type },
    ]),
  );
  const inputs =
    event.name === 'workflow_dispatch'
      ? inputsOfCall({ inputs: declared, secrets: {}, outputs: {} }, request.inputs ?? {}, {})
      : {};
  const { result } = await runJobs({
    run,
    file,
    inputs,
    secrets: run.secrets,
    granted: undefined,
    prefix: '',
    pretended: request.pretended ?? {},
  });
  return {
    result,
    jobs: run.jobs,
    foreign: run.foreign,
    concurrency: run.concurrency,
    story: run.jobs.map(storyOf).join('\n'),
    job(name) {
      const [job, ...others] = run.jobs.filter((one) => one.name === name);
      if (!job || others.length > 0)
        throw new Error(`Not one job ${name} among: ${run.jobs.map((one) => one.name).join(', ')}`);
      return job;
    },
  };
}

function storyOf({ name, result, steps }: JobResult): string {
  const told = steps.map(
    (step) => `  ${step.name}: ${step.outcome}\n${step.log.replaceAll(/^(?=.)/gm, '    ')}`,
  );
  return `${name}: ${result}\n${told.join('')}`;
}

/** Runs of forks get no secrets; those of Dependabot get the Dependabot secrets only. */
function secretsOf({ event, secrets, dependabotSecrets }: RunRequest): Readonly<Record<string, string>> {
  if (event.actor === 'dependabot[bot]') return dependabotSecrets ?? {};
  return event.isRestricted ? {} : (secrets ?? {});
}

/** @throws with everything that happened if the run did not succeed */
export function refuseFailure<R extends RunResult>(run: R): R {
  if (run.result !== 'success') throw new Error(`The run is a ${run.result}:\n${run.story}`);
  return run;
}
