import { join } from 'node:path';
import { buildPost } from '../../src/actions/build/post.ts';
import { build } from '../../src/actions/build/run.ts';
import { defaultLimits, scaled } from '../../src/api/limits.ts';
import { networkTransport } from '../../src/api/transport.ts';
import { systemChance, systemClock } from '../../src/clock.ts';
import { hasEnded } from '../../src/contract/state.ts';
import { type Action, perform } from '../../src/entry/door.ts';
import type { BuildRecord } from '../../src/service/store/build-record.ts';
import { openStore } from '../../src/service/store/store.ts';
import type { ActionStep } from './action-process.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { type MemoryRunner, type MemoryStep, memoryRunner } from './memory-runner.ts';
import { keepFiles, type Script, scriptedExecutor } from './scripted-executor.ts';
import { type TestService, type TestServiceOptions, testService } from './service.ts';

/** How many times shorter the limits of DESIGN 2.5 are in here. */
export const hurry = 100;

export interface FaultStageOptions extends Pick<TestServiceOptions, 'builders' | 'limits' | 'configuration'> {
  /** What builds do; by default they run until somebody has looked at them. */
  readonly script?: Script;
}

/** The real service with builds of a script, and a network in front of it that fails on demand. */
export interface FaultStage extends AsyncDisposable {
  readonly service: TestService;
  readonly proxy: FaultProxy;
  /** Every build that was started, in order, by the service's own store. */
  builds(): BuildRecord[];
  /** Those of them that have not ended. */
  running(): BuildRecord[];
  /** A step for a door that runs as a process: the connection's inputs, `appId` and `branch: main` are filled in. */
  step(step?: Partial<ActionStep>): ActionStep;
  /** Starts the build action in this process, over real sockets, with limits `hurry` times as short. */
  main(step?: Partial<MemoryStep>): MemoryRun;
  /** The same for its post step, which is given what the main step saved. */
  post(main: MemoryRunner, step?: Partial<MemoryStep>): MemoryRun;
}

export interface MemoryRun extends MemoryRunner {
  /** Whether the step has succeeded. */
  readonly succeeded: Promise<boolean>;
}

export async function setFaultStage({ script, ...options }: FaultStageOptions = {}): Promise<FaultStage> {
  await using stack = new AsyncDisposableStack();
  const executor = scriptedExecutor(script ?? ((work) => untilWatched(work, proxy)));
  const service = stack.use(await testService({ builders: 10, ...options, executor }));
  const proxy: FaultProxy = stack.use(await startFaultProxy({ target: service.baseUrl }));
  const withConnection = (given: Readonly<Record<string, string>> = {}): Record<string, string> => ({
    token: service.token,
    baseUrl: proxy.url,
    appId: service.appId,
    workflowId: 'android',
    branch: 'main',
    pollInterval: '1s',
    ...given,
  });
  const run = (action: Action, step: Partial<MemoryStep> = {}): MemoryRun => {
    const memory = memoryRunner({ ...step, with: withConnection(step.with) });
    const limits = scaled(defaultLimits, 1 / hurry);
    const parts = { transport: networkTransport, clock: systemClock, chance: systemChance, limits };
    return { ...memory, succeeded: perform(action, { ...parts, runner: memory.runner }) };
  };
  const builds = (): BuildRecord[] => {
    const store = openStore(join(service.dataFolder, 'service.db'));
    try {
      return store.builds.list({ appIds: [service.appId], filter: {}, skip: 0, limit: 10_000 }).reverse();
    } finally {
      store.close();
    }
  };
  const held = stack.move();
  return {
    service,
    proxy,
    builds,
    running: () => builds().filter(({ status }) => !hasEnded(status)),
    step: (step = {}) => ({ ...step, with: withConnection(step.with) }),
    main: (step) => run(build, step),
    post: ({ state }, step) => run(buildPost, { ...step, state }),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

/**
 * Runs until a look at the build was answered as it should be, then makes an artefact and finishes: a build that nobody
 * waits for runs for ever, unless it is cancelled.
 */
async function untilWatched(work: Parameters<Script>[0], proxy: FaultProxy): ReturnType<Script> {
  const { order, keeper, signal } = work;
  for (const state of ['fetching', 'building'] as const) await keeper.state(state);
  const path = `/builds/${order.buildId}`;
  await Promise.race([
    proxy.when((asked) => asked.method === 'GET' && asked.path === path && isSeen(asked)),
    new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true })),
  ]);
  if (signal.aborted) return { state: 'canceled', message: null };
  await keeper.state('publishing');
  await keepFiles(work, [['app.apk', 'built']]);
  await keeper.state('finishing');
  return { state: 'finished', message: null };
}

function isSeen({ fault, arrivals }: { readonly fault?: unknown; readonly arrivals: number }): boolean {
  return fault === undefined && arrivals > 0;
}
