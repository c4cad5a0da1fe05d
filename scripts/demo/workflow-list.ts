import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { UserError } from '../../src/errors.ts';

const run = promisify(execFile);

/** The variable groups of each workflow in a `codemagic.yaml`, by the workflow's id. */
type WorkflowList = ReadonlyMap<string, readonly string[]>;

const WorkflowFile = z.object({
  workflows: z.record(
    z.string(),
    z.object({ environment: z.object({ groups: z.array(z.string()).optional() }).optional() }),
  ),
});

/** It is not clear which workflows to build. */
class WorkflowRequired extends UserError {}

/** The workflows of a branch; `undefined` if they cannot be read, which the build itself explains better. */
export async function workflowsOf(
  repository: string,
  options: {
    readonly branch: string;
    /** An empty folder. */
    readonly folder: string;
    readonly environment: Readonly<Record<string, string | undefined>>;
    readonly signal: AbortSignal;
  },
): Promise<WorkflowList | undefined> {
  const { branch, folder, signal } = options;
  const env = { ...options.environment, GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' };
  const address = repository.startsWith('/') ? `file://${repository}` : repository;
  const clone = join(folder, 'workflow-list');
  const source = ['--depth', '1', '--no-checkout', '--branch', branch, '--', address, clone];
  try {
    await run('git', ['clone', '--quiet', ...source], { env, signal });
    const { stdout } = await run('git', ['show', 'HEAD:codemagic.yaml'], { cwd: clone, env, signal });
    return workflowListIn(stdout);
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/** @throws an error if the text is no workflow file */
export function workflowListIn(text: string): WorkflowList {
  const { workflows } = WorkflowFile.parse(parse(text, { merge: true }));
  return new Map(
    Object.entries(workflows).map(([id, { environment }]) => [id, environment?.groups ?? []] as const),
  );
}

/**
 * The workflows to build: those that were given, or the only one.
 *
 * @throws WorkflowRequired with the ids that there are
 */
export function chosenWorkflows(
  given: readonly string[] | undefined,
  list: WorkflowList | undefined,
): readonly string[] {
  const ids = [...(list?.keys() ?? [])];
  const known = `The codemagic.yaml of the repository has ${ids.join(', ')}.`;
  if (given === undefined && ids.length === 1) return ids;
  if (given === undefined)
    throw new WorkflowRequired(
      `--workflow is required. ${ids.length > 0 ? known : 'The codemagic.yaml of the repository could not be read.'}`,
    );
  const missing = given.find((id) => list && !list.has(id));
  if (missing !== undefined) throw new WorkflowRequired(`There is no workflow ${missing}. ${known}`);
  return given;
}

/** An empty group for each one that these workflows name. */
export function emptyGroups(
  ids: readonly string[],
  list: WorkflowList | undefined,
): Record<string, Record<string, string>> {
  return Object.fromEntries(ids.flatMap((id) => list?.get(id) ?? []).map((name) => [name, {}]));
}
