import { expect, test } from '@jest/globals';
import { setCacheStage } from '../../support/cache-stage.ts';

test('caches are listed in outputs, log and summary, with readable sizes', async () => {
  await using stage = await setCacheStage([
    { workflowId: 'android', size: 1_234_567, daysAgo: 3 },
    { workflowId: 'ios', size: 2_000, daysAgo: 40 },
  ]);
  const ids = await stage.ids();
  const result = await (await stage.start({ operation: 'list' })).result;
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  const { caches, ...others } = result.outputs;
  const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(JSON.parse(caches ?? '')).toEqual(
    expect.arrayContaining([
      { cacheId: ids.android, workflowId: 'android', size: 1_234_567, lastUsed: iso },
      { cacheId: ids.ios, workflowId: 'ios', size: 2_000, lastUsed: iso },
    ]),
  );
  expect(others).toEqual({ totalSize: '1236567', clearedCaches: '[]', clearedSize: '0' });
  expect(result.log).toMatch(new RegExp(`android · 1\\.23\\sMB · last used 3 d ago · ${ids.android}`));
  expect(result.log).toMatch(/2 caches \(1\.24\sMB\) in all\./);
  expect(result.summary).toMatch(new RegExp(`\\| android \\| 1\\.23\\sMB \\| .*3 d ago.*${ids.android}`));
  expect(stage.relay.requests.map(({ method }) => method)).toEqual(['GET']);
});
