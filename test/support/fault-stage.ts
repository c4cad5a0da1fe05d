import { join } from 'node:path';
import { startPost } from '../../src/action/start/post.ts';
import { start } from '../../src/action/start/run.ts';
import { hasEnded } from '../../src/contract/values.ts';
import type { Action } from '../../src/entry/run-action.ts';
import { defaultLimits, type Limits } from '../../src/limits.ts';
import type { BuildRecord } from '../../src/service/data/store/build-record.ts';
import { openStore } from '../../src/service/data/store/store.ts';
import {
  type ActionResult,
  type ActionStep,
  type RunningStep,
  runAction,
  startAction,
} from './action-process.ts';
import { scaledClock } from './fake-clock.ts';
import {
  type FaultProxy,
  type FaultProxyOptions,
  type ProxiedRequest,
  startFaultProxy,
} from './fault-proxy.ts';
import type { MemoryRunner, MemoryStep } from './memory-runner.ts';
import { aborted, keepFiles, type Script, scriptedExecutor } from './scripted-executor.ts';
import { type TestService, type TestServiceOptions, testService } from './service.ts';
import { type MemoryRun, startHere } from './step-parts.ts';
import { until } from './until.ts';

export type { MemoryRun } from './step-parts.ts';

/** The commit of every build. */
export const builtCommit = 'c0ffee0000000000000000000000000000c0ffee';

/** The divisor for the limits of docs/reliability.md, "Limits". */
export const hurry = 100;

export interface FaultStageOptions
  extends Omit<TestServiceOptions, 'executor'>,
    Pick<FaultProxyOptions, 'shownAs' | 'changeAnswer'> {
  /** The script of all builds. By default, they finish when they are polled. */
  readonly script?: Script;
  /** The script of the first build. */
  readonly first?: Script;
  /** Limits in place of the divided ones. */
  readonly stepLimits?: Partial<Limits>;
}

/** The real service with scripted builds, behind a proxy that injects faults. */
export interface FaultStage extends AsyncDisposable {
  readonly service: TestService;
  readonly proxy: FaultProxy;
  /** All started builds in order, from the service's store. */
  builds(): BuildRecord[];
  /** The builds that have not ended. */
  running(): BuildRecord[];
  /** Starts the build action as a process, with `appId`, `branch: main` and the inputs of the connection. */
  door(step?: Partial<ActionStep>): Promise<RunningStep>;
  /** Runs the post step of `door` with the state that the main step saved. */
  postDoor(main: ActionResult, step?: Partial<ActionStep>): Promise<ActionResult>;
  /** Starts the build action in this process, over real sockets, with limits divided by `hurry`. */
  main(step?: Partial<MemoryStep>): MemoryRun;
  /** Like `main`, for the action in the step's folder. */
  run(action: Action, step: Partial<MemoryStep>): MemoryRun;
  /** Like `main`, for the build action's post step with the state that the main step saved. */
  post(main: MemoryRunner, step?: Partial<MemoryStep>): MemoryRun;
}

export async function setFaultStage({
  script,
  first,
  shownAs,
  changeAnswer,
  stepLimits,
  ...options
}: FaultStageOptions = {}): Promise<FaultStage> {
  await using stack = new AsyncDisposableStack();
  const { untilWatched, look } = watchedBuilds();
  let next = first;
  const executor = scriptedExecutor(async (work) => {
    const [now = script ?? untilWatched] = [next];
    next = undefined;
    await work.recorder.commit({ hash: builtCommit });
    return now(work);
  });
  const service = stack.use(await testService({ builders: 10, ...options, executor }));
  const store = openStore(join(service.dataFolder, 'service.db'));
  stack.defer(() => store.close());
  const onPass = async (request: ProxiedRequest): Promise<void> => {
    const buildId = script ? undefined : look(request);
    if (buildId) await until(() => hasEnded(store.builds.find(buildId)?.status ?? 'failed'));
  };
  const shown = { ...(shownAs ? { shownAs } : {}), changeAnswer };
  const proxy = stack.use(await startFaultProxy({ target: service.baseUrl, onPass, ...shown }));
  const withConnection = (given: Readonly<Record<string, string>> = {}): Record<string, string> => ({
    token: service.token,
    baseUrl: proxy.url,
    appId: service.appId,
    // `buildId` excludes inputs that select builds otherwise.
    ...(given.buildId === undefined ? { workflowId: 'android', branch: 'main' } : {}),
    pollInterval: '1s',
    ...given,
  });
  const run = (action: Action, step: Partial<MemoryStep> = {}): MemoryRun => {
    // Not divided: on a busy machine, these may need a repetition (test/reliability/fault-table.md).
    const { cancelMs, finalStateMs } = defaultLimits;
    const { lastingOutageMs } = scaled(defaultLimits, 20 / hurry);
    const hurried = scaled(defaultLimits, 1 / hurry);
    const limits = { ...hurried, cancelMs, finalStateMs, lastingOutageMs, ...stepLimits };
    return startHere(action, { ...step, with: withConnection(step.with) }, { clock: scaledClock(1), limits });
  };
  const everything = { appIds: [service.appId], filter: {}, skip: 0, limit: 10_000 };
  const builds = (): BuildRecord[] => store.builds.list(everything).builds.toReversed();
  const held = stack.move();
  return {
    service,
    proxy,
    builds,
    running: () => builds().filter(({ status }) => !hasEnded(status)),
    door: (step = {}) => startAction({ ...step, with: withConnection(step.with) }),
    postDoor: ({ state }, step = {}) =>
      runAction({ state, ...step, phase: 'post', with: withConnection(step.with) }),
    main: (step) => run(start, step),
    run,
    post: ({ state }, step) => run(startPost, { ...step, state }),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

function watchedBuilds(): {
  readonly untilWatched: Script;
  /** Returns the ID of the build that the request polls, unless the request gets a fault. */
  readonly look: (request: ProxiedRequest) => string | undefined;
} {
  const builds = new Map<string, PromiseWithResolvers<void>>();
  const lookAt = (buildId: string): PromiseWithResolvers<void> => {
    const known = builds.get(buildId) ?? Promise.withResolvers<void>();
    builds.set(buildId, known);
    return known;
  };
  return {
    /**
     * Stores an artefact, and finishes as soon as the build is polled, so that this poll returns it as finished. A build
     * that nobody polls runs until it is cancelled.
     */
    async untilWatched(work) {
      const { order, recorder, signal } = work;
      for (const state of ['fetching', 'building', 'publishing'] as const) await recorder.state(state);
      await keepFiles(work, [['app.apk', 'built']]);
      await recorder.state('finishing');
      await Promise.race([lookAt(order.buildId).promise, aborted(signal)]);
      return { state: signal.aborted ? 'canceled' : 'finished', message: null };
    },
    look({ method, path, fault }) {
      const [, buildId] = /^\/builds\/([^/?]+)$/.exec(path) ?? [];
      if (method !== 'GET' || fault || !buildId) return undefined;
      lookAt(buildId).resolve();
      return buildId;
    },
  };
}

type DurationName = Extract<keyof Limits, `${string}Ms`>;

function isDuration(name: string): name is DurationName {
  return name.endsWith('Ms');
}

/** Multiplies all durations by `factor`; none gets shorter than a millisecond. */
export function scaled(limits: Limits, factor: number): Limits {
  const result: Record<keyof Limits, number> = { ...limits };
  for (const name of Object.keys(limits))
    if (isDuration(name)) result[name] = Math.max(1, Math.round(limits[name] * factor));
  return result;
}
