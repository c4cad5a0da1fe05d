import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock, systemRandom } from '../../src/clock.ts';
import type { BuildAction, Commit } from '../../src/contract/build.ts';
import { createExecutor, type ExecutorOptions } from '../../src/service/executor/execute.ts';
import type {
  BuildOrder,
  BuildOutcome,
  BuildRecorder,
  Execute,
  ProducedFile,
} from '../../src/service/executor/execution.ts';
import { temporaryFolder } from './folder.ts';
import { type Files, gitRepository, type Repository } from './git.ts';

/** Everything that the executor reported about one build. */
export interface Recorded {
  readonly states: string[];
  readonly artefacts: (ProducedFile & { readonly content: string })[];
  commit?: Commit;
  workflow?: { readonly name: string | undefined; readonly labels: readonly string[] };
  steps: readonly BuildAction[];
  cache?: { readonly path: string; readonly size: number };
}

/** A repository and an executor that builds it, as often as a test wants. */
export interface TestBuild extends AsyncDisposable {
  readonly path: string;
  readonly repository: Repository;
  /** The folder of the last build. */
  folder(): string;
  /** The executor's own folder of the last build. */
  own(): string;
  readonly recorded: Recorded;
  readonly cancel: AbortController;
  /** Runs one build, by an executor of its own unless one is given. */
  build(
    changes?: Partial<BuildOrder>,
    options?: Partial<ExecutorOptions> | Execute,
    recording?: Partial<BuildRecorder>,
  ): Promise<BuildOutcome>;
  /** The log of a step of the last build, by the step's name. */
  log(step: string): Promise<string>;
}

function testExecutor(options: Partial<ExecutorOptions>): Execute {
  return createExecutor({
    clock: systemClock,
    random: systemRandom,
    ...options,
  });
}

/** Creates a repository with these files on `main`, and a folder to build it in. */
export async function testBuild(files: Files | string): Promise<TestBuild> {
  const folder = await temporaryFolder();
  const repository = await gitRepository({
    path: join(folder.path, 'app'),
    files: typeof files === 'string' ? { 'codemagic.yaml': files } : files,
  });
  const recorded: Recorded = { states: [], artefacts: [], steps: [] };
  const cancel = new AbortController();
  let count = 0;
  const placeOf = (kind: string): string => join(folder.path, `${kind}-${count}`);
  return {
    path: folder.path,
    repository,
    recorded,
    cancel,
    folder: () => placeOf('build'),
    own: () => placeOf('own'),
    async build(changes = {}, options = {}, recording = {}) {
      count += 1;
      for (const kind of ['build', 'own', 'logs']) await mkdir(placeOf(kind));
      const execute = typeof options === 'function' ? options : testExecutor(options);
      const order: BuildOrder = {
        buildId: systemRandom.hex(12),
        appId: 'app-1',
        number: 7,
        workflowNumber: 3,
        previousCommit: null,
        repository: { url: repository.path, knownHosts: join(folder.path, 'known-hosts') },
        ref: { branch: 'main' },
        workflowId: 'app',
        variables: {},
        softwareVersions: {},
        groups: [],
        knownGroups: {},
        secrets: [],
        folder: placeOf('build'),
        own: placeOf('own'),
        logs: placeOf('logs'),
        ...changes,
      };
      const recorder = {
        state: (state: string) => {
          if (recorded.states.at(-1) !== state) recorded.states.push(state);
        },
        commit: (commit: Commit) => void Object.assign(recorded, { commit }),
        workflow: (workflow: Recorded['workflow']) => void Object.assign(recorded, { workflow }),
        steps: (steps: readonly BuildAction[]) => void Object.assign(recorded, { steps }),
        artefact: async (file: ProducedFile) => {
          recorded.artefacts.push({ ...file, content: await readFile(file.path, 'utf8') });
          return `https://service.test/artifacts/${file.name}`;
        },
        cache: (cache: Recorded['cache']) => void Object.assign(recorded, { cache }),
        ...recording,
      };
      return execute(order, recorder, { signal: cancel.signal });
    },
    async log(name) {
      const step = recorded.steps.find((one) => one.name === name);
      if (!step) throw new Error(`There is no step ${name}`);
      return readFile(join(placeOf('logs'), `${step._id}.log`), 'utf8');
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}
