import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock, systemRandom } from '../../src/clock.ts';
import { createExecutor } from '../../src/service/executor/execute.ts';
import { temporaryFolder } from './folder.ts';
import { type Files, gitRepository } from './git.ts';
import type { BuildOrder, Work } from './scripted-executor.ts';
import { type Json, testService } from './service.ts';
import { until } from './until.ts';

/** A repository that services in this process build, so that a test can act during a build. */
export interface TestBuild extends AsyncDisposable {
  /** A folder of this test, with the repository in it. */
  readonly path: string;
  /** The folder of the last build. */
  folder(): string;
  /** What the last build has stored. */
  readonly recorded: { cache?: { readonly size: number } };
  /** Runs one build in a service of its own. */
  build(
    changes: Partial<BuildOrder>,
    options: Omit<Parameters<typeof createExecutor>[0], 'clock' | 'random'>,
    recording?: Partial<Work['recorder']>,
  ): Promise<{ readonly state: string; readonly message: string | null }>;
  /** The log of a step of the last build, by the name of the step. */
  log(step: string): Promise<string>;
}

/** Creates a repository with these files on `main`. */
export async function testBuild(files: Files | string): Promise<TestBuild> {
  await using stack = new AsyncDisposableStack();
  const { path } = stack.use(await temporaryFolder());
  const written = typeof files === 'string' ? { 'codemagic.yaml': files } : files;
  const repository = await gitRepository({ path: join(path, 'app'), files: written });
  const recorded: { cache?: { readonly size: number } } = {};
  let order: BuildOrder | undefined;
  let build: Json;
  const held = stack.move();
  return {
    path,
    recorded,
    folder: () => order?.folder ?? '',
    async build(changes, options, recording) {
      const real = createExecutor({ clock: systemClock, random: systemRandom, ...options });
      const service = held.use(
        await testService({
          repositoryUrl: repository.path,
          executor: {
            ...real,
            runBuild(work) {
              order = { ...work.order, ...changes };
              const cache: Work['recorder']['cache'] = async (archive) => {
                recorded.cache = await work.recorder.cache(archive);
                return recorded.cache;
              };
              return real.runBuild({ ...work, order, recorder: { ...work.recorder, cache, ...recording } });
            },
          },
        }),
      );
      const start = { appId: service.appId, workflowId: 'app', branch: 'main' };
      const { buildId } = (await service.ask('POST', '/builds', start)).body;
      build = await until(async () => {
        const { body } = await service.ask('GET', `/builds/${buildId}`);
        return body.build.finishedAt && body.build;
      });
      return { state: build.status, message: build.message };
    },
    async log(name) {
      const step = build.buildActions.find((one: Json) => one.name === name);
      return readFile(join(order?.logs ?? '', `${step._id}.log`), 'utf8');
    },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}
