import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { requireFreshBundle } from '../fresh-bundle.ts';
import { rememberSecrets, rememberService } from '../leaks.ts';
import type { Written } from '../runner-files.ts';
import { resolveTexts } from './expression.ts';
import type { ActionStep } from './schema.ts';
import type { StepEnd, StepTask } from './step.ts';
import { nodeOfText } from './workflow-file.ts';

/** Runs an action: one of a repository at hand as a process, one of others by its stand-in. */
export async function runAction(step: ActionStep, task: StepTask): Promise<StepEnd> {
  const given = resolveTexts(step.with, task.scope);
  const action = findOwnAction(step.uses, task);
  if (!action) return runStandIn(step.uses, { given, task });
  const inputs = inputsOf(action, { given, task });
  const { main, post, 'post-if': condition = 'always()' } = action.metadata.runs;
  const { state, ...end } = await runDoor(action, { door: main, inputs, state: {}, task });
  if (post === undefined) return end;
  const run = (later: StepTask): Promise<StepEnd> =>
    runDoor(action, { door: post, inputs, state, task: later });
  return { ...end, post: { name: step.uses, condition, run } };
}

interface Door {
  readonly door: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly task: StepTask;
}

async function runDoor(
  action: OwnAction,
  { door, inputs, state, task }: Door,
): Promise<StepEnd & Pick<Written, 'state'>> {
  requireFreshBundle();
  const { machine } = task.job;
  rememberSecrets([inputs.token, inputs.githubToken]);
  rememberService(inputs.baseUrl, inputs.workflowInputs);
  const named = [
    ...Object.entries(inputs).map(([name, value]) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      value,
    ]),
    ...Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]),
  ];
  const env = { ...task.env, ...Object.fromEntries(named) };
  const parameters = [join(action.folder, door)];
  return machine.run({ file: process.execPath, parameters, cwd: machine.workspace, env });
}

/** What was given, and the defaults of `action.yml`. @throws for an input that the action does not have */
function inputsOf(
  { metadata, folder }: OwnAction,
  { given, task }: { given: Readonly<Record<string, string>>; task: StepTask },
): Record<string, string> {
  const unknown = Object.keys(given).filter((name) => !(name in metadata.inputs));
  if (unknown.length > 0) throw new Error(`Unexpected inputs of ${folder}: ${unknown.join(', ')}`);
  const defaults = Object.fromEntries(
    Object.entries(metadata.inputs).map(([name, { default: text = '' }]) => [name, nodeOfText(String(text))]),
  );
  const { instead } = task.job.task.frame.run.world;
  const inputs = Object.entries({ ...resolveTexts(defaults, task.scope), ...given });
  return Object.fromEntries(inputs.map(([name, value]) => [name, instead[name]?.[value] ?? value]));
}

async function runStandIn(
  uses: string,
  { given, task }: { given: Readonly<Record<string, string>>; task: StepTask },
): Promise<StepEnd> {
  const { frame, name, permissions } = task.job.task;
  const [path = '', ref = ''] = uses.split('@');
  const { run } = frame;
  const standIn = run.world.standIns[path];
  if (!standIn) throw new Error(`This runner has no stand-in for ${uses}`);
  const call = { uses: path, ref, with: given, job: name };
  run.foreign.push(call);
  const { artifacts, repository, world } = run;
  const runRef = run.event.ref;
  try {
    const outputs = await standIn({
      ...call,
      machine: task.job.machine,
      permissions,
      artifacts,
      repository,
      runRef,
      world,
    });
    return { exitCode: 0, printed: '', outputs, summary: '' };
  } catch (error) {
    return {
      exitCode: 1,
      printed: `::error::${error instanceof Error ? error.message : error}\n`,
      outputs: {},
      summary: '',
    };
  }
}

const metadata = z.object({
  inputs: z
    .record(z.string(), z.object({ default: z.union([z.string(), z.boolean(), z.number()]).optional() }))
    .default({}),
  runs: z.strictObject({
    using: z.literal('node24'),
    main: z.string(),
    post: z.string().optional(),
    'post-if': z.string().optional(),
  }),
});

/** An action with local files. */
interface OwnAction {
  readonly folder: string;
  readonly metadata: z.output<typeof metadata>;
}

/**
 * Finds the action that a step uses: `$/path` in the repository of the workflow file, `./path` in the workspace,
 * `owner/name/path@ref` in the local repositories. `undefined` if it is a third-party action.
 *
 * @throws for a missing action of a local repository
 */
function findOwnAction(uses: string, { job }: StepTask): OwnAction | undefined {
  const { run, file } = job.task.frame;
  const { repositories, standIns } = run.world;
  if (uses in standIns) return undefined;
  if (uses.startsWith('./')) return readAction(join(job.machine.workspace, uses));
  if (uses.startsWith('$/') && uses.length > 2)
    return readAction(join(repositories[file.repository] ?? '', uses.slice(2)));
  const [, repository = '', path = ''] = /^([\w.-]+\/[\w.-]+)(\/[^@]+)?@\S+$/.exec(uses) ?? [];
  const folder = repositories[repository];
  return folder === undefined ? undefined : readAction(join(folder, path));
}

function readAction(folder: string): OwnAction {
  const path = join(folder, 'action.yml');
  if (!existsSync(path))
    throw new Error(`Can't find 'action.yml' under '${folder}'. Was the repository checked out?`);
  return { folder, metadata: metadata.parse(parse(readFileSync(path, 'utf8'))) };
}
