import { expect, test } from '@jest/globals';
import { setFaultStage } from '../../support/fault-stage.ts';
import { leaveCaches, leavingCache, unwatched } from './clear-caches.ts';

test.each([
  ['clearCaches is none', 'none'],
  ['the workflow has no caches', 'workflow'],
  ['the application has no caches', 'all'],
])('clearedCaches is an empty list if %s', async (_, clearCaches) => {
  await using stage = await setFaultStage();
  const main = stage.main({ with: { wait: 'false', clearCaches } });
  expect(await main.succeeded).toBe(true);
  expect(main.outputs.clearedCaches).toBe('[]');
});

test('if caches cannot be cleared, every list output is still a list', async () => {
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

test('clearCaches: all deletes all caches of the application with one request', async () => {
  await using stage = await setFaultStage({ script: leavingCache, limits: { cacheRemovalDelay: 20 } });
  const ids = await leaveCaches(stage, ['android', 'web']);
  const main = stage.main({ with: { ...unwatched, clearCaches: 'all' } });
  expect(await main.succeeded).toBe(true);
  expect(JSON.parse(main.outputs.clearedCaches ?? '').toSorted()).toEqual(ids.toSorted());
  expect(stage.proxy.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('if the answer to the deletion is lost, the build still waits until all caches are gone', async () => {
  await using stage = await setFaultStage({ script: leavingCache, limits: { cacheRemovalDelay: 60 } });
  const ids = await leaveCaches(stage, ['android', 'ios']);
  const fault = { kind: 'reset', request: 'arrives' } as const;
  stage.proxy.add({ fault, method: 'DELETE' });
  const main = stage.main({ with: { ...unwatched, clearCaches: 'all' } });
  expect(await main.succeeded).toBe(true);
  expect(JSON.parse(main.outputs.clearedCaches ?? '').toSorted()).toEqual(ids.toSorted());
  expect(stage.proxy.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
});

test('the step waits for remaining caches up to a limit, then names them in one warning and starts the build', async () => {
  await using stage = await setFaultStage({ script: leavingCache, limits: { cacheRemovalDelay: 3_600_000 } });
  const [android] = await leaveCaches(stage, ['android']);
  const main = stage.main({ with: { ...unwatched, workflowId: 'android', clearCaches: 'workflow' } });
  expect(await main.succeeded).toBe(true);
  expect(main.warnings).toEqual([expect.stringMatching(`still listed.*${android}.*may restore`)]);
  expect(main.outputs.buildId).not.toBe('');
});

test('without clearCaches no caches are requested', async () => {
  await using stage = await setFaultStage();
  expect(await stage.main({ with: { wait: 'false' } }).succeeded).toBe(true);
  expect(stage.proxy.requests.filter(({ path }) => path.includes('/caches'))).toEqual([]);
});
