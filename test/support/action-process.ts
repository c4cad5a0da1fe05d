import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readActionMetadata, repositoryRoot } from './action-metadata.ts';
import { temporaryFolder } from './folder.ts';
import { requireFreshBundle } from './fresh-bundle.ts';
import { refuseLeaks, rememberSecrets, rememberService } from './leaks.ts';
import { compileCache, type Ended, type RunningProcess, startProcess } from './process.ts';
import { commandFiles, type WorkflowCommand, type Written, workflowCommands } from './runner-files.ts';

/** One step of a job that uses an action of this repository. */
export interface ActionStep {
  /** The action's folder; `.` for the build action. */
  readonly action?: string;
  /** Like `with:`; other inputs have the defaults of `action.yml`, as on GitHub. */
  readonly with: Readonly<Record<string, string>>;
  /** The event of the run. Default: an event without anything to build. */
  readonly event?: {
    readonly name: string;
    readonly payload?: object;
    readonly ref?: string;
    readonly sha?: string;
  };
  /** Additional environment variables; `undefined` removes one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The state that the main step saved, for a post step. */
  readonly state?: Readonly<Record<string, string>>;
  readonly phase?: 'main' | 'post';
}

export interface ActionResult extends Ended {
  /** The lines that are not workflow commands. */
  readonly log: string;
  readonly commands: readonly WorkflowCommand[];
  readonly errors: readonly WorkflowCommand[];
  readonly warnings: readonly WorkflowCommand[];
  readonly notices: readonly WorkflowCommand[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly summary: string;
}

export interface RunningStep extends Omit<RunningProcess, 'ended'> {
  readonly result: Promise<ActionResult>;
}

/** The value of `github.token` in defaults; `matrix` is empty there. */
export const githubToken = 'ghs_0000000000000000000000000000test';

/** Runs the step from `dist/` as a process, like the runner, and waits until it ends. */
export async function runAction(step: ActionStep): Promise<ActionResult> {
  return (await startAction(step)).result;
}

/** Like `runAction`, but does not wait: for tests that send signals. */
export async function startAction(step: ActionStep): Promise<RunningStep> {
  requireFreshBundle();
  rememberSecrets(secretsOf(step));
  const { baseUrl, workflowInputs } = inputsOf(step);
  rememberService(baseUrl, workflowInputs);
  const { path: folder, [Symbol.asyncDispose]: removeFolder } = await temporaryFolder();
  const files = await commandFiles(folder);
  const { runs } = readActionMetadata(step.action ?? '.');
  const door = (step.phase === 'post' ? runs.post : runs.main) ?? '';
  const running = startProcess({
    file: process.execPath,
    parameters: [join(repositoryRoot, step.action ?? '.', door)],
    cwd: folder,
    env: { ...(await environmentOf(folder, step)), ...files.env },
  });
  return {
    process: running.process,
    printed: running.printed,
    result: running.ended.then(async (end) => {
      try {
        const result = resultOf(end, await files.read());
        await refuseLeaks(end.printed, { secrets: secretsOf(step), folder });
        return result;
      } finally {
        await removeFolder();
      }
    }),
  };
}

function inputsOf(step: ActionStep): Readonly<Record<string, string>> {
  const { inputs = {} } = readActionMetadata(step.action ?? '.');
  const defaults = Object.entries(inputs).map(([name, { default: text = '' }]) => [
    name,
    String(text)
      .replace(/^\$\{\{ github\.token \}\}$/, githubToken)
      .replace(/^\$\{\{ toJSON\(matrix\) \}\}$/, 'null'),
  ]);
  return { ...Object.fromEntries(defaults), ...step.with };
}

function secretsOf(step: ActionStep): string[] {
  const { token, githubToken } = inputsOf(step);
  return [token, githubToken].flatMap((secret) => secret || []);
}

/** The environment of a step, with a new `temp` in its folder, but without the command files. */
export async function environmentOf(folder: string, step: ActionStep): Promise<NodeJS.ProcessEnv> {
  await mkdir(join(folder, 'temp'));
  const eventPath = join(folder, 'event.json');
  await writeFile(eventPath, JSON.stringify(step.event?.payload ?? {}));
  return {
    ...compileCache,
    PATH: process.env.PATH,
    HOME: folder,
    RUNNER_TEMP: join(folder, 'temp'),
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: step.event?.name ?? 'repository_dispatch_test',
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_REF: step.event?.ref ?? '',
    GITHUB_SHA: step.event?.sha ?? '',
    GITHUB_REPOSITORY: 'octo-org/mobile-app',
    GITHUB_RUN_ID: '4242',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_JOB: 'mobile',
    GITHUB_WORKFLOW_REF: 'octo-org/mobile-app/.github/workflows/mobile.yml@refs/heads/main',
    GITHUB_ACTION: '__self',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_WORKSPACE: folder,
    ...Object.fromEntries(
      Object.entries(inputsOf(step)).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
    ...Object.fromEntries(Object.entries(step.state ?? {}).map(([name, value]) => [`STATE_${name}`, value])),
    ...step.env,
  };
}

function resultOf(end: Ended, { outputs, state, summary }: Written): ActionResult {
  const commands = workflowCommands(end.printed);
  const named = (name: string): WorkflowCommand[] => commands.filter((command) => command.name === name);
  return {
    ...end,
    log: end.printed
      .split('\n')
      .filter((line) => !/^\s*::/.test(line))
      .join('\n'),
    commands,
    errors: named('error'),
    warnings: named('warning'),
    notices: named('notice'),
    outputs,
    state,
    summary,
  };
}

/** The main step of the service action, in a job that still runs. */
interface ServiceStep extends AsyncDisposable {
  readonly main: ActionResult;
  /** `RUNNER_TEMP`. */
  readonly temporary: string;
  /** The outputs that later steps use as inputs. */
  readonly outputs: { readonly baseUrl: string; readonly token: string; readonly appId: string };
  /** Runs the post step, as the runner does at the end of the job. Disposing then does nothing more. */
  end(): Promise<ActionResult>;
}

/** Runs the main step of `service`; disposing of the result ends what it started. */
export async function serviceStep(
  given: Partial<ActionStep> & { readonly env: Readonly<Record<string, string>> },
): Promise<ServiceStep> {
  const folder = await temporaryFolder();
  const temporary = join(folder.path, '_temp');
  await mkdir(temporary);
  const step: ActionStep = {
    action: 'service',
    with: {},
    ...given,
    env: { ...given.env, RUNNER_TEMP: temporary },
  };
  const main = await runAction(step);
  let ended = false;
  const end = (): Promise<ActionResult> => {
    ended = true;
    return runAction({ ...step, phase: 'post', state: main.state });
  };
  const { baseUrl = '', token = '', appId = '' } = main.outputs;
  return {
    main,
    temporary,
    outputs: { baseUrl, token, appId },
    end,
    async [Symbol.asyncDispose]() {
      if (!ended) await end();
      await folder[Symbol.asyncDispose]();
    },
  };
}
