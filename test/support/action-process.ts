import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readActionMetadata, repositoryRoot } from './action-metadata.ts';
import { readCommandFile } from './command-file.ts';
import { requireFreshBundle } from './fresh-bundle.ts';
import { refuseLeaks, rememberSecrets, rememberService } from './leaks.ts';
import { type WorkflowCommand, workflowCommands } from './workflow-commands.ts';

/** One step of a job that uses an action of this repository. */
export interface ActionStep {
  /** The action's folder; `.` for the build action. */
  readonly action?: string;
  /** As in `with:`; other inputs have the default of `action.yml`, as on GitHub. */
  readonly with: Readonly<Record<string, string>>;
  /** The event of the run. Default: an event that does not say what to build. */
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

/** The result of a step, as the runner sees it. */
export interface ActionResult {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Everything that it printed on stdout and stderr, in order. */
  readonly printed: string;
  /** The lines that are not commands, as people read them in the log. */
  readonly log: string;
  readonly commands: readonly WorkflowCommand[];
  readonly errors: readonly WorkflowCommand[];
  readonly warnings: readonly WorkflowCommand[];
  readonly notices: readonly WorkflowCommand[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly summary: string;
}

export interface RunningStep {
  readonly process: ChildProcess;
  /** Resolves with the output so far as soon as it contains the text. */
  printed(text: string | RegExp): Promise<string>;
  readonly result: Promise<ActionResult>;
}

/** The value of `github.token` in defaults. */
export const githubToken = 'ghs_0000000000000000000000000000test';

/** Runs the step from `dist/` as a process, as the runner does, and waits until it ends. */
export async function runAction(step: ActionStep): Promise<ActionResult> {
  return (await startAction(step)).result;
}

/** The same, without waiting: for tests that send signals. */
export async function startAction(step: ActionStep): Promise<RunningStep> {
  requireFreshBundle();
  rememberSecrets(secretsOf(step));
  rememberService(inputsOf(step).baseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'action-step-'));
  const files = await commandFiles(folder, step);
  const { runs } = readActionMetadata(step.action ?? '.');
  const door = (step.phase === 'post' ? runs.post : runs.main) ?? '';
  const child = spawn(process.execPath, [join(repositoryRoot, step.action ?? '.', door)], {
    cwd: folder,
    env: { ...(await environment(folder, step)), ...files },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

  let printed = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<Pick<ActionResult, 'exitCode' | 'signal'>>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode, signal) => resolve({ exitCode, signal }));
  });
  return {
    process: child,
    printed: (text) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (typeof text === 'string' ? !printed.includes(text) : !text.test(printed)) return;
          listeners.delete(look);
          resolve(printed);
        };
        listeners.add(look);
        look();
        ended.then(() => reject(new Error(`The step ended without printing ${text}:\n${printed}`)), reject);
      }),
    result: ended.then(async (end) => {
      try {
        const result = await read(files, { ...end, printed });
        await refuseLeaks(printed, { secrets: secretsOf(step), folder });
        return result;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    }),
  };
}

/** The inputs of a step: its `with:`, and the defaults of `action.yml`. */
function inputsOf(step: ActionStep): Readonly<Record<string, string>> {
  const { inputs = {} } = readActionMetadata(step.action ?? '.');
  const defaults = Object.entries(inputs).map(([name, { default: text = '' }]) => [
    name,
    String(text).replace(/^\$\{\{ github\.token \}\}$/, githubToken),
  ]);
  return { ...Object.fromEntries(defaults), ...step.with };
}

function secretsOf(step: ActionStep): string[] {
  const { token, githubToken } = inputsOf(step);
  return [token, githubToken].flatMap((secret) => secret || []);
}

async function environment(folder: string, step: ActionStep): Promise<NodeJS.ProcessEnv> {
  const eventPath = join(folder, 'event.json');
  await writeFile(eventPath, JSON.stringify(step.event?.payload ?? {}));
  return {
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

type CommandFiles = Readonly<
  Record<'GITHUB_OUTPUT' | 'GITHUB_STATE' | 'GITHUB_STEP_SUMMARY' | 'GITHUB_ENV' | 'GITHUB_PATH', string>
>;

async function commandFiles(folder: string, _step: ActionStep): Promise<CommandFiles> {
  await mkdir(join(folder, 'temp'));
  const names = [
    'GITHUB_OUTPUT',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_ENV',
    'GITHUB_PATH',
  ] as const;
  const files = names.map((name) => [name, join(folder, name.toLowerCase())] as const);
  await Promise.all(files.map(([, path]) => writeFile(path, '')));
  return Object.fromEntries(files) as CommandFiles;
}

async function read(
  files: CommandFiles,
  end: Pick<ActionResult, 'exitCode' | 'signal' | 'printed'>,
): Promise<ActionResult> {
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
    outputs: readCommandFile(await readFile(files.GITHUB_OUTPUT, 'utf8')),
    state: readCommandFile(await readFile(files.GITHUB_STATE, 'utf8')),
    summary: await readFile(files.GITHUB_STEP_SUMMARY, 'utf8'),
  };
}
