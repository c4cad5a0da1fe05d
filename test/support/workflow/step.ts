import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { type WorkflowCommand, type Written, workflowCommands } from '../runner-files.ts';
import { runAction } from './action-step.ts';
import {
  asText,
  Expression,
  evaluate,
  isTrue,
  resolve,
  resolveTexts,
  type Scope,
  stepFunctions,
} from './expression.ts';
import { githubVariables } from './machine.ts';
import type { RunStep, Step } from './schema.ts';
import { type RunningJob, stepContexts } from './steps-job.ts';

type StepOutcome = 'success' | 'failure' | 'skipped';

/** What a step did. */
export interface StepResult {
  readonly id: string | undefined;
  readonly name: string;
  readonly outcome: StepOutcome;
  /** The outcome, after `continue-on-error`. */
  readonly conclusion: StepOutcome;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** What it printed, with secrets hidden. */
  readonly log: string;
  /** Errors, warnings and notices. */
  readonly annotations: readonly WorkflowCommand[];
}

/** What one step, or the post phase of one, is about to do. */
export interface StepTask {
  readonly job: RunningJob;
  readonly scope: Scope;
  /** The environment of the process, without command files. */
  readonly env: Readonly<Record<string, string>>;
}

/** The end of a step: `exitCode` 0, or it has failed. */
export interface StepEnd extends Pick<Written, 'outputs' | 'summary'> {
  readonly exitCode: number | null;
  readonly printed: string;
  /** What is left for the end of the job. */
  readonly post?: Post;
}

/** What an action does at the end of the job. */
export interface Post {
  readonly name: string;
  readonly condition: string;
  run(task: StepTask): Promise<StepEnd>;
}

/** Runs a step, if its condition holds. */
export async function runStep(
  job: RunningJob,
  { step, at }: { step: Step; at: number },
): Promise<StepResult> {
  const scope: Scope = {
    contexts: stepContexts(job),
    functions: stepFunctions(job.status),
    hashFiles: hashFilesIn(job.machine.workspace),
  };
  const name =
    'uses' in step
      ? step.uses
      : step.name === undefined
        ? `Step ${at + 1}`
        : asText(resolve(step.name, scope));
  const condition = step.if instanceof Expression ? step.if.source : 'success()';
  const own = resolveTexts(step.env, scope);
  const withOwn: Scope = {
    ...scope,
    contexts: { ...scope.contexts, env: { ...(scope.contexts.env as object), ...own } },
  };
  if (!isTrue(evaluate(condition, withOwn))) return result(job, { step, name, end: undefined });
  const task: StepTask = { job, scope: withOwn, env: environment(job, own) };
  const end = 'run' in step ? await runScript(step, task) : await runAction(step, task);
  if (end.post) job.posts.push(end.post);
  const lenient = step['continue-on-error'];
  const isLenient = lenient instanceof Expression ? isTrue(evaluate(lenient.source, withOwn)) : lenient;
  return result(job, { step, name, end, isLenient });
}

/** Runs the post phase of an action. */
export async function runPost(job: RunningJob, post: Post): Promise<StepResult> {
  const scope: Scope = { contexts: stepContexts(job), functions: stepFunctions(job.status) };
  const name = `Post ${post.name}`;
  if (!isTrue(evaluate(post.condition, scope))) return result(job, { name, end: undefined });
  return result(job, { name, end: await post.run({ job, scope, env: environment(job, {}) }) });
}

function environment(
  { machine, env, github, task }: RunningJob,
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  const token =
    task.permissions['id-token'] === 'write' ? { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.invalid' } : {};
  return { ...env, ...machine.environment, ...own, ...machine.base, ...githubVariables(github), ...token };
}

interface Ending {
  readonly step?: Step;
  readonly name: string;
  readonly end: StepEnd | undefined;
  readonly isLenient?: boolean;
}

function result({ masks }: RunningJob, { step, name, end, isLenient = false }: Ending): StepResult {
  const commands = workflowCommands(end?.printed ?? '');
  for (const { name: command, data } of commands) if (command === 'add-mask') masks.add(data);
  const outcome = end === undefined ? 'skipped' : end.exitCode === 0 ? 'success' : 'failure';
  return {
    id: step?.id,
    name,
    outcome,
    conclusion: outcome === 'failure' && isLenient ? 'success' : outcome,
    outputs: end?.outputs ?? {},
    summary: end?.summary ?? '',
    log: masks.hide(end?.printed ?? ''),
    annotations: commands.filter(({ name: command }) => ['error', 'warning', 'notice'].includes(command)),
  };
}

/** `hashFiles` as the runner has it: a SHA-256 of the files' own, in the order of their paths; empty without a file. */
function hashFilesIn(workspace: string): (patterns: readonly string[]) => string {
  return (patterns) => {
    const all = createHash('sha256');
    const files = globSync([...patterns], { cwd: workspace, dot: true, onlyFiles: true }).toSorted();
    for (const file of files)
      all.update(
        createHash('sha256')
          .update(readFileSync(join(workspace, file)))
          .digest(),
      );
    return files.length === 0 ? '' : all.digest('hex');
  };
}

/** Runs a script as GitHub runs `shell: bash`: `bash --noprofile --norc -eo pipefail {0}`. */
async function runScript(step: RunStep, { job, scope, env }: StepTask): Promise<StepEnd> {
  const { machine } = job;
  const shell = step.shell ?? job.defaults.find((one) => one?.run.shell)?.run.shell;
  const folder =
    step['working-directory'] ??
    job.defaults.find((one) => one?.run['working-directory'])?.run['working-directory'];
  const cwd = join(machine.workspace, folder === undefined ? '' : asText(resolve(folder, scope)));
  const script = join(machine.temp, `script-${job.steps.length + 1}.sh`);
  await writeFile(script, asText(resolve(step.run, scope)));
  // Without `shell`, GitHub uses `bash -e`, which ignores a failure inside a pipe.
  const options = shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail'] : ['-e'];
  return machine.run({ file: 'bash', parameters: [...options, script], cwd, env });
}
