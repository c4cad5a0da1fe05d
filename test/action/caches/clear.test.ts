import { expect, test } from '@jest/globals';
import { caches } from '../../../src/action/admin/caches.ts';
import type { ActionResult } from '../../support/action-process.ts';
import { deepTest } from '../../support/deep-test.ts';
import { saying, startFakeService } from '../../support/fake-service/server.ts';
import { errorAnswer, startFaultProxy } from '../../support/fault-proxy.ts';
import { performed } from '../../support/step-parts.ts';
import { until } from '../../support/until.ts';
import { type CacheStage, setCacheStage } from './cache-stage.ts';

const kept = [
  { workflowId: 'android', size: 1_000, daysAgo: 1 },
  { workflowId: 'ios', size: 2_000, daysAgo: 20 },
  { workflowId: 'web', size: 4_000, daysAgo: 40 },
];

const deletions = (stage: CacheStage): string[] =>
  stage.proxy.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path);

/** Clears caches; the service deletes them right after the request. */
async function clear(stage: CacheStage, given: Record<string, string>): Promise<ActionResult> {
  const step = await stage.start({ operation: 'clear', ...given });
  const looks = () => stage.proxy.requests.filter(({ method }) => method === 'GET').length;
  await until(() => deletions(stage).length > 0 && looks() > 1);
  await stage.clock.advance(60_000);
  return step.result;
}

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
  expect(result.log).toMatch(/3 caches \(7\skB\) in total\. Cleared: 1 cache \(1\skB\)\./);
  expect(stage.proxy.requests.map(({ method }) => method)).toEqual(['GET', 'DELETE']);
  expect(Object.values(await stage.ids())).toContain(android);
});

const selections: readonly { name: string; given: Record<string, string>; gone: readonly string[] }[] = [
  { name: 'all', given: {}, gone: ['android', 'ios', 'web'] },
  { name: 'of a workflow', given: { workflowId: 'ios' }, gone: ['ios'] },
  { name: 'not used for a time', given: { olderThan: '10d' }, gone: ['ios', 'web'] },
];

deepTest.each(selections)(
  'the caches $name are cleared, and the step waits until they are gone',
  async (one) => {
    await using stage = await setCacheStage(kept);
    const ids = await stage.ids();
    const result = await clear(stage, one.given);
    expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
    expect(JSON.parse(result.outputs.clearedCaches ?? '').toSorted()).toEqual(
      one.gone.map((workflowId) => ids[workflowId]).toSorted(),
    );
    const sizes = kept.filter(({ workflowId }) => one.gone.includes(workflowId)).map(({ size }) => size);
    expect(result.outputs.clearedSize).toBe(String(sizes.reduce((sum, size) => sum + size)));
    expect(result.outputs.totalSize).toBe('7000');
    expect(JSON.parse(result.outputs.caches ?? '')).toHaveLength(3);
    const left = kept.map(({ workflowId }) => workflowId).filter((id) => !one.gone.includes(id));
    expect(Object.keys(await stage.ids()).toSorted()).toEqual(left.toSorted());
    // The last request checks whether they are gone.
    expect(stage.proxy.requests.at(-1)?.method).toBe('GET');
    const base = `/apps/${stage.service.appId}/caches`;
    expect(deletions(stage).toSorted()).toEqual(
      one.name === 'all' ? [base] : one.gone.map((workflowId) => `${base}/${ids[workflowId]}`).toSorted(),
    );
  },
);

deepTest('dryRun clears nothing, and the summary shows what would be cleared', async () => {
  await using stage = await setCacheStage(kept);
  const ids = await stage.ids();
  const step = await stage.start({ operation: 'clear', olderThan: '30d', dryRun: 'true' });
  const result = await step.result;
  expect(result).toMatchObject({ exitCode: 0, outputs: { clearedCaches: '[]', clearedSize: '0' } });
  expect(result.summary).toMatch(new RegExp(`${ids.web}.*✅`));
  expect(result.summary).not.toMatch(new RegExp(`${ids.ios}.*✅`));
  expect(result.log).toMatch(/Would be cleared: 1 cache \(4\skB\)\./);
  expect(result.summary).toContain('Would be cleared');
  expect(stage.proxy.requests.map(({ method }) => method)).toEqual(['GET']);
});

deepTest(
  'an unknown cacheId gives an error that lists the existing ones, and nothing is cleared',
  async () => {
    await using stage = await setCacheStage(kept);
    const ids = await stage.ids();
    const step = await stage.start({ operation: 'clear', cacheId: 'nobody' });
    const result = await step.result;
    expect(result.exitCode).toBe(1);
    expect(result.errors).toHaveLength(1);
    expect(result.errors[0]?.data).toContain('"nobody"');
    for (const id of Object.values(ids)) expect(result.errors[0]?.data).toContain(id);
    expect(deletions(stage)).toEqual([]);
  },
);

deepTest(
  'if the service refuses to clear one cache, the others are cleared and the error names it',
  async () => {
    await using stage = await setCacheStage(kept);
    const { ios = '', web = '' } = await stage.ids();
    const fault = errorAnswer(403);
    const rules = [{ fault, method: 'DELETE', path: new RegExp(web) }];
    await using proxy = await startFaultProxy({ target: stage.service.baseUrl, rules });
    const given = { operation: 'clear', olderThan: '10d', waitForRemoval: 'false', baseUrl: proxy.url };
    const result = await (await stage.start(given)).result;
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ clearedCaches: JSON.stringify([ios]), clearedSize: '2000' });
    expect(result.errors.map(({ data }) => data)).toEqual([
      expect.stringMatching(new RegExp(`^1 of 2 caches could not be cleared\\.\n${web}: .*403`)),
    ]);
  },
);

test('a cache without a last use never matches olderThan', async () => {
  const answer = { caches: [{ _id: 'c1', workflowId: 'web', size: 4 }] };
  await using server = await startFakeService(saying(answer));
  const given = { token: 'a-token', baseUrl: server.url, appId: 'a', operation: 'clear', olderThan: '1s' };
  const step = await performed(caches, { action: 'caches', with: given });
  expect([step.succeeded, step.outputs.clearedCaches]).toEqual([true, '[]']);
  expect(step.summary()).toMatch(/\| web \| [^|]* \| – \|/);
  expect(server.requests.map(({ method }) => method)).toEqual(['GET']);
});
