import { expect, test } from '@jest/globals';
import { setCacheStage } from '../../support/cache-stage.ts';
import { kept } from './clear.ts';

test('one cache is cleared by id, and without waitForRemoval its removal is not checked', async () => {
  await using stage = await setCacheStage(kept);
  const { android = '' } = await stage.ids();
  const step = await stage.start({ operation: 'clear', cacheId: android, waitForRemoval: 'false' });
  const result = await step.result;
  expect(result).toMatchObject({
    exitCode: 0,
    warnings: [],
    outputs: { clearedCaches: JSON.stringify([android]), clearedSize: '1000' },
  });
  expect(result.log).toMatch(/3 caches \(7\skB\) in all\. 1 cache \(1\skB\) was cleared\./);
  expect(stage.relay.requests.map(({ method }) => method)).toEqual(['GET', 'DELETE']);
  expect(Object.values(await stage.ids())).toContain(android);
});
