import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningStep, startAction } from '../../support/action-process.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { scriptedExecutor } from '../../support/scripted-executor.ts';
import { type Stage, type StageOptions, setStage } from '../../support/stage.ts';
import { until } from '../../support/until.ts';

const day = 24 * 60 * 60 * 1000;

/** A cache to create: its workflow, its size in bytes, and how many days ago it was last used. */
interface KeptCache {
  readonly workflowId: string;
  readonly size: number;
  readonly daysAgo: number;
}

export interface CacheStage extends Stage {
  /** The service's clock: advancing it lets scheduled removals happen. */
  readonly clock: FakeClock;
  /** The ids of the current caches, by workflow. */
  ids(): Promise<Readonly<Record<string, string>>>;
  /** Runs the action with these inputs and `appId`. */
  start(given: Readonly<Record<string, string>>): Promise<RunningStep>;
}

/** Starts a service on which older builds have left these caches. */
export async function setCacheStage(
  kept: readonly KeptCache[],
  options: Pick<StageOptions, 'changeAnswer'> = {},
): Promise<CacheStage> {
  const clock = new FakeClock(Date.now() - 100 * day);
  const executor = scriptedExecutor(async ({ order, recorder }) => {
    const size = kept.find(({ workflowId }) => workflowId === order.workflowId)?.size ?? 0;
    for (const state of ['fetching', 'building', 'finishing'] as const) await recorder.state(state);
    const path = join(order.folder, 'cache');
    await writeFile(path, Buffer.alloc(size));
    await recorder.cache({ path, size });
    return { state: 'finished', message: null };
  });
  const stage = await setStage({ files: {}, executor, clock, ...options });
  const { service } = stage;
  let daysAgo = 100;
  for (const cache of kept.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    await clock.skip((daysAgo - cache.daysAgo) * day);
    daysAgo = cache.daysAgo;
    const start = { appId: service.appId, workflowId: cache.workflowId, branch: 'main' };
    const { buildId } = (await service.ask('POST', '/builds', start)).body;
    await until(
      async () => (await service.ask('GET', `/builds/${buildId}`)).body.build.status === 'finished',
    );
  }
  await clock.skip(daysAgo * day);
  return {
    ...stage,
    clock,
    async ids() {
      const { caches } = (await service.ask('GET', `/apps/${service.appId}/caches`)).body;
      return Object.fromEntries(
        caches.map(({ _id, workflowId }: { _id: string; workflowId: string }) => [workflowId, _id]),
      );
    },
    start: (given) =>
      startAction({
        action: 'caches',
        with: { token: service.token, baseUrl: stage.proxy.url, appId: service.appId, ...given },
      }),
  };
}
