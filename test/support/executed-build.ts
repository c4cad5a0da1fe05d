import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock, systemRandom } from '../../src/clock.ts';
import type { Commit } from '../../src/contract/build.ts';
import type { BuildAction } from '../../src/contract/step.ts';
import { createExecutor, type ExecutorOptions } from '../../src/service/executor/execute.ts';
import type {
  BuildOrder,
  BuildOutcome,
  BuildRecorder,
  ProducedFile,
} from '../../src/service/executor/execution.ts';
import { temporaryFolder } from './folder.ts';
import { type Files, gitRepository, type Repository } from './git.ts';
import { workflowReader } from './workflow-reader.ts';

/** Everything that an executor told of one build. */
export interface Told {
  readonly states: string[];
  readonly artefacts: (ProducedFile & { readonly content: string })[];
  commit?: Commit;
  workflow?: { readonly name: string | undefined; readonly labels: readonly string[] };
  steps: readonly BuildAction[];
  cache?: { readonly path: string; readonly size: number };
}

export interface Bench extends AsyncDisposable {
  readonly path: string;
  readonly repository: Repository;
  /** Where the last build's folder is. */
  folder(): string;
  /** Where the executor kept what is its own. */
  own(): string;
  readonly told: Told;
  readonly cancel: AbortController;
  /** Carries one build out. */
  build(
    asked?: Partial<BuildOrder>,
    options?: Partial<ExecutorOptions>,
    keeping?: Partial<BuildRecorder>,
  ): Promise<BuildOutcome>;
  /** The log of the step of that name, of the last build. */
  log(step: string): Promise<string>;
}

/** A workflow file of one workflow, `app`, with these lines in it. */
export function workflowFile(lines: string): string {
  return `workflows:\n  app:\n${lines.replace(/^(?=.)/gm, '    ')}\n`;
}

/** A workflow file of one workflow, `app`, whose only script does this. */
export function scriptFile(script: string, more = ''): string {
  const text = script.replace(/^/gm, '          ');
  return `workflows:\n  app:\n    scripts:\n      - name: Work\n        script: |\n${text}\n${more.replace(/^(?=.)/gm, '    ')}`;
}

/** A repository with these files on `main`, and a place to build it in. */
export async function bench(files: Files | string): Promise<Bench> {
  const folder = await temporaryFolder();
  const repository = await gitRepository({
    path: join(folder.path, 'app'),
    files: typeof files === 'string' ? { 'codemagic.yaml': files } : files,
  });
  const told: Told = { states: [], artefacts: [], steps: [] };
  const cancel = new AbortController();
  let count = 0;
  const placeOf = (kind: string): string => join(folder.path, `${kind}-${count}`);
  return {
    path: folder.path,
    repository,
    told,
    cancel,
    folder: () => placeOf('build'),
    own: () => placeOf('own'),
    async build(asked = {}, options = {}, keeping = {}) {
      count += 1;
      for (const kind of ['build', 'own', 'logs']) await mkdir(placeOf(kind));
      const execute = createExecutor({
        clock: systemClock,
        random: systemRandom,
        workflowReader: [process.execPath, workflowReader],
        ...options,
      });
      const order: BuildOrder = {
        buildId: systemRandom.hex(12),
        repository: { url: repository.path, knownHosts: join(folder.path, 'known-hosts') },
        ref: { branch: 'main' },
        workflowId: 'app',
        variables: {},
        softwareVersions: {},
        groups: [],
        knownGroups: {},
        folder: placeOf('build'),
        own: placeOf('own'),
        logs: placeOf('logs'),
        ...asked,
      };
      const recorder = {
        state: (state: string) => void told.states.push(state),
        commit: (commit: Commit) => void Object.assign(told, { commit }),
        workflow: (workflow: Told['workflow']) => void Object.assign(told, { workflow }),
        steps: (steps: readonly BuildAction[]) => void Object.assign(told, { steps }),
        artefact: async (file: ProducedFile) =>
          void told.artefacts.push({ ...file, content: await readFile(file.path, 'utf8') }),
        cache: (cache: Told['cache']) => void Object.assign(told, { cache }),
        ...keeping,
      };
      return execute(order, recorder, { signal: cancel.signal });
    },
    async log(name) {
      const step = told.steps.find((one) => one.name === name);
      if (!step) throw new Error(`There is no step ${name}`);
      return readFile(join(placeOf('logs'), `${step._id}.log`), 'utf8');
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}
