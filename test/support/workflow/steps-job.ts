import {
  asText,
  type Contexts,
  Expression,
  type Result,
  resolve,
  resolveTexts,
  type Value,
} from './expression.ts';
import type { JobResult, JobTask } from './jobs.ts';
import { Machine } from './machine.ts';
import type { Defaults, StepsJob } from './schema.ts';
import { type Post, runPost, runStep, type StepResult } from './step.ts';

/** A job while its steps run. */
export interface RunningJob {
  readonly task: JobTask;
  readonly machine: Machine;
  readonly masks: Masks;
  readonly defaults: readonly (Defaults | undefined)[];
  /** The `GITHUB_*` environment of the job's processes. */
  readonly github: Readonly<Record<string, Value>>;
  /** The environment of workflow and job. */
  readonly env: Readonly<Record<string, string>>;
  /** The steps that have run, in order. */
  readonly steps: StepResult[];
  /** Post steps to run at the end, the last first. */
  readonly posts: Post[];
  status(): Result;
}

/** GitHub's runners for these workflows. */
const labels = /^(ubuntu|macos|windows)-(latest|\d+(\.\d+)?)(-arm)?$/;

/** Runs a job with steps on its own machine. */
export async function runStepsJob(job: StepsJob, task: JobTask): Promise<JobResult> {
  const { frame, name, permissions } = task;
  const { run, file } = frame;
  const runsOn = asText(resolve(job['runs-on'], { contexts: task.contexts }));
  if (!labels.test(runsOn)) throw new Error(`There is no machine ${runsOn}`);
  const limit = resolve(job['timeout-minutes'] ?? 360, { contexts: task.contexts });
  if (typeof limit !== 'number' || !(limit > 0)) throw new Error(`timeout-minutes of ${name} is ${limit}`);

  const machine = await Machine.at(await run.place(), run.event);
  const token = run.token(permissions);
  const masks = new Masks();
  for (const secret of [token, ...Object.values(frame.secrets)]) masks.add(secret);
  const github = { ...run.github, token, job: task.id, workspace: machine.workspace };
  const contexts: Contexts = { ...task.contexts, github, secrets: { ...frame.secrets, GITHUB_TOKEN: token } };
  const workflowEnv = resolveTexts(file.workflow.env, { contexts });
  const env = { ...workflowEnv, ...resolveTexts(job.env, { contexts: { ...contexts, env: workflowEnv } }) };

  const steps: StepResult[] = [];
  const running: RunningJob = {
    task: { ...task, contexts },
    machine,
    masks,
    defaults: [job.defaults, file.workflow.defaults],
    github,
    env,
    steps,
    posts: [],
    status: () => (steps.some(({ conclusion }) => conclusion === 'failure') ? 'failure' : 'success'),
  };
  const background = new Map<string, Promise<StepResult>>();
  for (const [at, step] of job.steps.entries()) {
    if ('wait' in step) steps.push(...(await waitedFor(background, step.wait)));
    else if ('uses' in step && step.background) background.set(step.id ?? '', runStep(running, { step, at }));
    else steps.push(await runStep(running, { step, at }));
  }
  steps.push(...(await waitedFor(background, [...background.keys()])));
  for (const post of running.posts.toReversed()) steps.push(await runPost(running, post));

  const scope = { contexts: stepContexts(running) };
  const given = Object.entries(resolveTexts(job.outputs, scope));
  const url =
    job.environment && typeof job.environment === 'object' && !(job.environment instanceof Expression)
      ? job.environment.url
      : undefined;
  const result: JobResult = {
    name,
    result: running.status(),
    // "Skip output … since it may contain secret."
    outputs: Object.fromEntries(given.map(([key, value]) => [key, masks.hides(value) ? '' : value])),
    permissions,
    steps,
    summary: steps.map(({ summary }) => summary).join(''),
    url: url === undefined ? undefined : asText(resolve(url, scope)),
  };
  run.jobs.push(result);
  return result;
}

/** The results of these background steps, which the job has from now on. */
async function waitedFor(
  background: Map<string, Promise<StepResult>>,
  ids: readonly string[],
): Promise<StepResult[]> {
  return await Promise.all(
    ids.map((id) => {
      const result = background.get(id);
      if (!result) throw new Error(`There is no background step ${id} to wait for`);
      background.delete(id);
      return result;
    }),
  );
}

/** The contexts for the expressions of a step. */
export function stepContexts({ task, machine, env, steps, status }: RunningJob): Contexts {
  const { repository, path } = task.frame.file;
  const known = steps.filter(({ id }) => id !== undefined);
  return {
    ...task.contexts,
    env: { ...env, ...machine.environment },
    steps: Object.fromEntries(
      known.map(({ id, outcome, conclusion, outputs }) => [id, { outcome, conclusion, outputs }]),
    ),
    job: {
      status: status(),
      workflow_repository: repository,
      workflow_file_path: path,
      workflow_ref: `${repository}/${path}@refs/heads/main`,
      workflow_sha: 'c'.repeat(40),
    },
    runner: { os: 'Linux', arch: 'X64', temp: machine.temp, debug: '' },
  };
}

/** Values that GitHub hides in logs. It drops job outputs that contain one. */
export class Masks {
  readonly #secrets = new Set<string>();

  /** Each line of a secret is hidden separately, as the runner does. */
  add(secret: string): void {
    for (const line of secret.split(/\r?\n/)) if (line.trim() !== '') this.#secrets.add(line.trim());
  }

  hides(text: string): boolean {
    return [...this.#secrets].some((secret) => text.includes(secret));
  }

  hide(text: string): string {
    return [...this.#secrets].reduce((clean, secret) => clean.replaceAll(secret, '***'), text);
  }
}
