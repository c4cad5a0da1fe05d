import { expect, test } from '@jest/globals';
import { setCacheStage } from '../../support/cache-stage.ts';

test('an application without caches has an empty list', async () => {
  await using stage = await setCacheStage([]);
  const result = await (await stage.start({ operation: 'list' })).result;
  expect(result).toMatchObject({
    exitCode: 0,
    outputs: { caches: '[]', totalSize: '0', clearedCaches: '[]', clearedSize: '0' },
  });
});

test('hostile workflow names become neither commands in the log nor Markdown in the summary', async () => {
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
});

test('an unknown application and a wrong token give clear errors', async () => {
  await using stage = await setCacheStage([]);
  const unknown = await (await stage.start({ operation: 'list', appId: 'nobody' })).result;
  expect(unknown.exitCode).toBe(1);
  expect(unknown.errors.map(({ data }) => data)).toEqual([
    expect.stringMatching(/404.*nobody.*Check the id/),
  ]);
  const wrong = await (await stage.start({ operation: 'clear', token: 'wrong-token' })).result;
  expect(wrong.exitCode).toBe(1);
  expect(wrong.errors.map(({ data }) => data)).toEqual([expect.stringMatching(/401.*Check that token/)]);
});
