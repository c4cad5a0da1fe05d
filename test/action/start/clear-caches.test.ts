import { expect, test } from '@jest/globals';
import { setFaultStage } from '../../support/fault-stage.ts';
import { caches, leaveCaches, leavingCache, unwatched } from './clear-caches.ts';

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
  expect(asked.filter((one) => one === 'GET caches').length).toBeGreaterThan(2);
});
