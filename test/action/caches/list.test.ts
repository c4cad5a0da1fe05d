import { expect, test } from '@jest/globals';
import { deepTest } from '../../support/deep-test.ts';
import { setCacheStage } from './cache-stage.ts';

test('caches are listed in outputs and summary, with readable sizes, and the log has their total', async () => {
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
  expect(result.log).toMatch(/2 caches \(1\.24\sMB\) in total\./);
  expect(result.summary).toMatch(new RegExp(`\\| android \\| 1\\.23\\sMB \\| .*3 d ago.*${ids.android}`));
  expect(stage.proxy.requests.map(({ method }) => method)).toEqual(['GET']);
});

deepTest(
  'hostile workflow names become neither commands in the log nor Markdown in the summary',
  async () => {
    const hostile = '::error::x | <img src=x> [a](https://evil.example)';
    await using stage = await setCacheStage([{ workflowId: 'android', size: 5, daysAgo: 1 }], {
      changeAnswer: ({ body }) => {
        const { caches } = body as { caches: object[] };
        return { caches: caches.map((cache) => ({ ...cache, workflowId: hostile })) };
      },
    });
    const result = await (await stage.start({ operation: 'list' })).result;
    expect(result.errors).toEqual([]);
    expect(result.summary).not.toContain('<img');
    expect(result.summary).not.toContain('](https://evil');
    expect(JSON.parse(result.outputs.caches ?? '')[0].workflowId).toBe(hostile);
  },
);
