import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { deepTest } from '../../support/deep-test.ts';
import { type FaultStage, setFaultStage } from '../../support/fault-stage.ts';
import { errorAnswer } from '../../support/faults/fault.ts';
import type { Script } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';

/** Finishes and leaves a cache. */
const leavingCache: Script = async ({ recorder, order }) => {
  for (const state of ['fetching', 'building', 'finishing'] as const) await recorder.state(state);
  const path = join(order.folder, 'cache');
  await writeFile(path, order.workflowId);
  await recorder.cache(path);
  return { state: 'finished', message: null };
};

/** Creates a cache for each workflow, and returns their ids. */
async function leaveCaches({ service }: FaultStage, workflows: readonly string[]): Promise<string[]> {
  const { appId } = service;
  for (const workflowId of workflows) {
    await service.ask('POST', '/builds', { appId, workflowId, branch: 'main' });
    await until(async () => (await caches(service)).some((cache) => cache.workflowId === workflowId));
  }
  const left = await caches(service);
  return workflows.flatMap((name) => left.find(({ workflowId }) => workflowId === name)?._id ?? []);
}

async function caches(service: FaultStage['service']): Promise<{ _id: string; workflowId: string }[]> {
  return (await service.ask('GET', `/apps/${service.appId}/caches`)).body.caches;
}

const unwatched = { wait: 'false', workflowId: 'android, ios' };

test('clearCaches: workflow deletes the caches of the workflows being built before the first start', async () => {
  await using stage = await setFaultStage({ script: leavingCache, limits: { cacheRemovalDelay: 60 } });
  const [android, ios, web] = await leaveCaches(stage, ['android', 'ios', 'web']);
  const main = stage.main({ with: { ...unwatched, clearCaches: 'workflow' } });
  expect(await main.succeeded).toBe(true);
  expect(JSON.parse(main.outputs.clearedCaches ?? '').toSorted()).toEqual([android, ios].toSorted());
  expect(main.warnings).toEqual([]);
  expect((await caches(stage.service)).map(({ _id }) => _id)).toContain(web);
  // The last list of caches, without them, was read before any start.
  const asked = stage.proxy.requests.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`);
  expect(asked.lastIndexOf('GET caches')).toBeLessThan(asked.indexOf('POST builds'));
  expect(asked.filter((one) => one === 'GET caches').length).toBeGreaterThan(1);
});

test('if the service refuses to clear one cache, the error names it and no build starts', async () => {
  await using stage = await setFaultStage({ script: leavingCache, limits: { cacheRemovalDelay: 20 } });
  const [android = ''] = await leaveCaches(stage, ['android', 'ios']);
  stage.proxy.add({ fault: errorAnswer(403), method: 'DELETE', path: new RegExp(android) });
  const main = stage.main({ with: { ...unwatched, clearCaches: 'workflow' } });
  expect(await main.succeeded).toBe(false);
  expect(main.errors).toEqual([
    expect.stringMatching(`^1 of 2 caches could not be cleared\\.\n${android}: `),
  ]);
  expect(stage.proxy.requests.filter(({ path }) => path === '/builds')).toEqual([]);
});

deepTest(
  'the step waits for remaining caches up to a limit, then names them in one warning and starts the build',
  async () => {
    await using stage = await setFaultStage({
      script: leavingCache,
      limits: { cacheRemovalDelay: 3_600_000 },
    });
    const [android] = await leaveCaches(stage, ['android']);
    const main = stage.main({ with: { ...unwatched, workflowId: 'android', clearCaches: 'workflow' } });
    expect(await main.succeeded).toBe(true);
    expect(main.warnings).toEqual([expect.stringMatching(`still listed.*${android}.*may restore`)]);
    expect(main.outputs.buildId).not.toBe('');
  },
);

test('clearCaches: all deletes all caches of the application with one request, also if its answer is lost', async () => {
  await using stage = await setFaultStage({ script: leavingCache, limits: { cacheRemovalDelay: 1 } });
  const ids = await leaveCaches(stage, ['android', 'web']);
  stage.proxy.add({ fault: { kind: 'reset', request: 'arrives' }, method: 'DELETE' });
  const main = stage.main({ with: { ...unwatched, clearCaches: 'all' } });
  expect(await main.succeeded).toBe(true);
  expect(JSON.parse(main.outputs.clearedCaches ?? '').toSorted()).toEqual(ids.toSorted());
  const deleted = stage.proxy.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  const all = `/apps/${stage.service.appId}/caches`;
  expect(deleted).toEqual([all, all]);
});
