import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Command, type Ended, startProcess } from '../process.ts';
import { commandFiles, type Written } from '../runner-files.ts';
import type { RunEvent } from './event.ts';
import type { Value } from './expression.ts';
import type { WorkflowFile } from './workflow-file.ts';
import type { World } from './world.ts';

/** The machine of one job: folders, and what its steps hand on to later ones by `GITHUB_ENV` and `GITHUB_PATH`. */
export class Machine {
  readonly workspace: string;
  readonly temp: string;
  readonly #home: string;
  readonly #eventPath: string;
  readonly #path: string[] = [];
  #environment: Record<string, string> = {};
  #steps = 0;

  private constructor(folder: string) {
    this.workspace = join(folder, 'workspace');
    this.temp = join(folder, 'temp');
    this.#home = join(folder, 'home');
    this.#eventPath = join(folder, 'event.json');
  }

  static async at(folder: string, { payload }: Pick<RunEvent, 'payload'>): Promise<Machine> {
    const machine = new Machine(folder);
    for (const path of [machine.workspace, machine.temp, machine.#home])
      await mkdir(path, { recursive: true });
    await writeFile(machine.#eventPath, JSON.stringify(payload));
    return machine;
  }

  /** What earlier steps wrote into `GITHUB_ENV`. */
  get environment(): Readonly<Record<string, string>> {
    return this.#environment;
  }

  /** The environment that every process has, whatever the workflow says. */
  get base(): Readonly<Record<string, string>> {
    return {
      PATH: [...this.#path.toReversed(), process.env.PATH ?? ''].join(':'),
      HOME: this.#home,
      LANG: 'C.UTF-8',
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: this.workspace,
      GITHUB_EVENT_PATH: this.#eventPath,
      RUNNER_TEMP: this.temp,
      RUNNER_OS: 'Linux',
    };
  }

  /** Runs a process with command files of its own, and takes in what it wrote. */
  async run(command: Command): Promise<Ended & Written> {
    const folder = join(this.temp, `step-${++this.#steps}`);
    await mkdir(folder);
    const files = await commandFiles(folder);
    const ended = await startProcess({ ...command, env: { ...command.env, ...files.env } }).ended;
    const written = await files.read();
    this.#environment = { ...this.#environment, ...written.environment };
    this.#path.push(...written.path);
    return { ...ended, ...written };
  }
}

interface Facts {
  readonly file: WorkflowFile;
  readonly event: RunEvent;
  readonly world: World;
  readonly runId: string;
}

/** The `github` context of a run, without what each job adds. A called workflow sees its caller's. */
export function githubContext({ file, event, world, runId }: Facts): Record<string, Value> {
  const [, kind, name = ''] = /^refs\/(heads|tags|pull)\/(.*)$/.exec(event.ref) ?? [];
  return {
    event_name: event.name,
    event: event.payload,
    ref: event.ref,
    ref_name: name,
    ref_type: kind === 'tags' ? 'tag' : 'branch',
    sha: event.sha,
    head_ref: event.headRef,
    base_ref: event.baseRef,
    actor: event.actor,
    triggering_actor: event.actor,
    repository: file.repository,
    repository_owner: file.repository.split('/')[0] ?? '',
    run_id: runId,
    run_number: '7',
    run_attempt: '1',
    workflow: file.workflow.name ?? file.path,
    workflow_ref: `${file.repository}/${file.path}@${event.ref}`,
    server_url: world.github.serverUrl,
    api_url: world.github.apiUrl,
    graphql_url: world.github.graphqlUrl,
  };
}

/** The variables that a process gets of it: those that GitHub documents. */
export function githubVariables(context: Readonly<Record<string, Value>>): Record<string, string> {
  const texts = Object.entries(context).flatMap(([key, value]) =>
    typeof value === 'string' && key !== 'token' ? [[`GITHUB_${key.toUpperCase()}`, value]] : [],
  );
  return Object.fromEntries(texts);
}
