import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock, systemRandom } from '../../src/clock.ts';
import { createExecutor } from '../../src/service/executor/execute.ts';
import { repositoryRoot } from './action-metadata.ts';
import { type ActionResult, type ActionStep, runAction } from './action-process.ts';
import { type ChangeAnswer, type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { temporaryFolder } from './folder.ts';
import { type Files, gitRepository, type Repository } from './git.ts';
import { type TestService, type TestServiceOptions, testService } from './service.ts';

/** A repository, the real service and a proxy in front of it, for scenarios of an action. */
export interface Stage extends AsyncDisposable {
  readonly repository: Repository;
  readonly service: TestService;
  readonly proxy: FaultProxy;
  /** Runs an action with `appId`, `branch: main` and the inputs of the connection; given inputs override these. */
  run(step?: Partial<ActionStep>): Promise<ActionResult>;
  /** Runs a sub-action with the inputs of the connection and the given ones only. */
  use(action: string, given?: Readonly<Record<string, string>>): Promise<ActionResult>;
  /** The step that `run` would run. */
  step(step?: Partial<ActionStep>): ActionStep;
}

export interface StageOptions extends Omit<TestServiceOptions, 'repositoryUrl'> {
  /** The files of the repository. Default: `examples/hello-mobile/`. */
  readonly files?: Files;
  readonly changeAnswer?: ChangeAnswer;
}

/** Uses real Git, the real service, the real executor unless another one is given, and real sockets. */
export async function setStage({ files, changeAnswer, ...options }: StageOptions = {}): Promise<Stage> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  const path = join(folder.path, 'hello-mobile');
  if (!files) await cp(join(repositoryRoot, 'examples/hello-mobile'), path, { recursive: true });
  const repository = await gitRepository({ path, files: files ?? {} });
  const executor = createExecutor({ clock: systemClock, random: systemRandom });
  const service = stack.use(await testService({ executor, ...options, repositoryUrl: path }));
  const proxy = stack.use(await startFaultProxy({ target: service.baseUrl, changeAnswer }));
  // The service's storage has another origin than its API.
  proxy.sendOnTo(service.baseUrl);
  const step = (given: Partial<ActionStep> = {}): ActionStep => ({
    ...given,
    with: {
      token: service.token,
      baseUrl: proxy.url,
      appId: service.appId,
      branch: 'main',
      pollInterval: '1s',
      ...given.with,
    },
  });
  const held = stack.move();
  return {
    repository,
    service,
    proxy,
    step,
    run: (given) => runAction(step(given)),
    use: (action, given) =>
      runAction({ action, with: { token: service.token, baseUrl: proxy.url, ...given } }),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

/** A `codemagic.yaml` whose only workflow, `android`, has these scripts. */
export function workflowFile(scripts: readonly string[], artifacts: readonly string[] = []): string {
  const steps = scripts.map((script) => ({ name: `Run ${script.slice(0, 20)}`, script }));
  return JSON.stringify({ workflows: { android: { name: 'Android app', scripts: steps, artifacts } } });
}
