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
  await recorder.cache({ path, size: 1 });
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

deepTest.each([
  ['clearCaches is none', 'none'],
  ['the workflow has no caches', 'workflow'],
  ['the application has no caches', 'all'],
])('clearedCaches is an empty list if %s', async (_, clearCaches) => {
  await using stage = await setFaultStage();
  const main = stage.main({ with: { wait: 'false', clearCaches } });
  expect(await main.succeeded).toBe(true);
  expect(main.outputs.clearedCaches).toBe('[]');
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

deepTest('if caches cannot be cleared, every list output is still a list', async () => {
  await using stage = await setFaultStage({ faults: [{ path: '/apps/:id/caches', status: 403 }] });
  const main = stage.main({ with: { clearCaches: 'all' } });
  expect(await main.succeeded).toBe(false);
  const { clearedCaches, buildIds, builds, artefacts, artefactUrls, publicLinks } = main.outputs;
  expect({ clearedCaches, buildIds, builds, artefacts, artefactUrls, publicLinks }).toEqual({
    clearedCaches: '[]',
    buildIds: '[]',
    builds: '[]',
    artefacts: '[]',
    artefactUrls: '[]',
    publicLinks: '[]',
  });
});

deepTest('clearCaches: all deletes all caches of the application with one request', async () => {
  await using stage = await setFaultStage({ script: leavingCache, limits: { cacheRemovalDelay: 20 } });
  const ids = await leaveCaches(stage, ['android', 'web']);
  const main = stage.main({ with: { ...unwatched, clearCaches: 'all' } });
  expect(await main.succeeded).toBe(true);
  expect(JSON.parse(main.outputs.clearedCaches ?? '').toSorted()).toEqual(ids.toSorted());
  expect(stage.proxy.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

deepTest(
  'if the answer to the deletion is lost, the build still waits until all caches are gone',
  async () => {
    await using stage = await setFaultStage({ script: leavingCache, limits: { cacheRemovalDelay: 60 } });
    const ids = await leaveCaches(stage, ['android', 'ios']);
    const fault = { kind: 'reset', request: 'arrives' } as const;
    stage.proxy.add({ fault, method: 'DELETE' });
    const main = stage.main({ with: { ...unwatched, clearCaches: 'all' } });
    expect(await main.succeeded).toBe(true);
    expect(JSON.parse(main.outputs.clearedCaches ?? '').toSorted()).toEqual(ids.toSorted());
    expect(stage.proxy.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
  },
);

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

deepTest('without clearCaches no caches are requested', async () => {
  await using stage = await setFaultStage();
  expect(await stage.main({ with: { wait: 'false' } }).succeeded).toBe(true);
  expect(stage.proxy.requests.filter(({ path }) => path.includes('/caches'))).toEqual([]);
});
