import { expect, test } from '@jest/globals';
import { caches } from '../../../src/action/admin/caches.ts';
import { networkTransport } from '../../../src/client/http/transport.ts';
import { systemClock, systemRandom } from '../../../src/clock.ts';
import { perform } from '../../../src/entry/run-action.ts';
import { defaultLimits } from '../../../src/limits.ts';
import { runAction } from '../../support/action-process.ts';
import { type FakeServer, startFakeService } from '../../support/fake-service/server.ts';
import { memoryRunner } from '../../support/memory-runner.ts';

const used = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().replace('Z', '+0000');

const hostile = '::error::x | <img src=x> [a](https://evil.example)';
const kept = [
  { _id: 'c1', workflowId: 'android', size: 1_234_567, lastUsed: used(3) },
  { _id: 'c2', workflowId: 'ios', size: 2_000, lastUsed: used(20) },
  { _id: 'c3', workflowId: hostile, size: 4_000, lastUsed: used(40) },
  { _id: 'c4', workflowId: 'never-used', size: 5 },
];

/** A service with these caches. It removes one after it has listed it once more, and refuses to remove `refused`. */
function serviceWithCaches(refused?: string): Promise<FakeServer> {
  let left = kept;
  const removed = new Set<string>();
  return startFakeService(({ method, target }, response) => {
    const [, cacheId] = /caches\/(.*)$/.exec(target) ?? [];
    const ids = left.map(({ _id }) => _id).filter((id) => (cacheId ?? id) === id);
    if (method === 'DELETE') for (const id of ids) removed.add(id);
    const status = method === 'GET' ? 200 : cacheId !== undefined && cacheId === refused ? 403 : 202;
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(method === 'GET' ? { caches: left } : { caches: ids }));
    if (method === 'GET') left = left.filter(({ _id }) => !removed.has(_id));
  });
}

const given = (server: FakeServer) => ({ token: 'token-of-a-test', baseUrl: server.url, appId: 'a' });

async function clear(server: FakeServer, selection: Readonly<Record<string, string>>) {
  const inputs = { ...given(server), operation: 'clear', ...selection };
  const { runner, ...step } = memoryRunner({ action: 'caches', with: inputs });
  const limits = { ...defaultLimits, cacheRemovalMs: 1_000 };
  const parts = { transport: networkTransport, clock: systemClock, random: systemRandom, limits };
  const succeeded = await perform(caches, { ...parts, runner });
  return { ...step, succeeded, sent: server.requests.map(({ method, target }) => `${method} ${target}`) };
}

const list = 'GET /apps/a/caches';
const removal = (id: string): string => `DELETE /apps/a/caches/${id}`;

test('caches are listed in outputs and summary, with readable sizes, and hostile names stay text', async () => {
  await using server = await serviceWithCaches();
  const result = await runAction({ action: 'caches', with: { ...given(server), operation: 'list' } });
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  const { caches: listed, ...others } = result.outputs;
  expect(JSON.parse(listed ?? '')).toEqual(
    kept.map(({ _id: cacheId, lastUsed, ...cache }) => ({
      ...{ cacheId, ...cache },
      ...(lastUsed === undefined ? {} : { lastUsed: lastUsed.replace('+0000', 'Z') }),
    })),
  );
  expect(others).toEqual({ totalSize: '1240572', clearedCaches: '[]', clearedSize: '0' });
  expect(result.log).toMatch(/4 caches \(1\.24\sMB\) in total\./);
  expect(result.summary).toMatch(/\| android \| 1\.23\sMB \| 3 d ago \| <code>c1<\/code> \|/);
  expect(result.summary).toMatch(/\| never-used \| 5\sB \| – \|/);
  expect(result.summary).not.toMatch(/<img|\]\(https:\/\/evil/);
});

test.each([
  [{}, ['c1', 'c2', 'c3', 'c4'], ['DELETE /apps/a/caches']],
  [{ workflowId: 'ios' }, ['c2'], [removal('c2')]],
  // Never a cache without a last use: it may be in daily use.
  [{ olderThan: '10d' }, ['c2', 'c3'], [removal('c2'), removal('c3')]],
])(
  'the caches that %j selects are cleared, and the step waits until they are gone',
  async (selection, ids, removals) => {
    await using server = await serviceWithCaches();
    const { succeeded, warnings, outputs, sent } = await clear(server, selection);
    const size = kept.reduce((sum, cache) => sum + (ids.includes(cache._id) ? cache.size : 0), 0);
    expect([succeeded, warnings]).toEqual([true, []]);
    expect(outputs).toMatchObject({ clearedCaches: JSON.stringify(ids), clearedSize: String(size) });
    expect(outputs.totalSize).toBe('1240572');
    expect([sent.toSorted(), sent.at(-1)]).toEqual([[...removals, list, list, list].toSorted(), list]);
  },
);

test('without waitForRemoval, the removal of one cache is not checked', async () => {
  await using server = await serviceWithCaches();
  const { log, outputs, sent } = await clear(server, { cacheId: 'c2', waitForRemoval: 'false' });
  expect(outputs.clearedCaches).toBe('["c2"]');
  expect(log).toEqual([expect.stringMatching(/in total\. Cleared: 1 cache \(2\skB\)\.$/)]);
  expect(sent).toEqual([list, removal('c2')]);
});

test('dryRun clears nothing, and the summary shows what would be cleared', async () => {
  await using server = await serviceWithCaches();
  const { log, outputs, summary, sent } = await clear(server, { workflowId: 'ios', dryRun: 'true' });
  expect(outputs).toMatchObject({ clearedCaches: '[]', clearedSize: '0' });
  expect(log).toEqual([expect.stringMatching(/Would be cleared: 1 cache \(2\skB\)\.$/)]);
  expect(summary()).toMatch(
    /Would be cleared \|[\s\S]*<code>c1<\/code> \| – \|[\s\S]*<code>c2<\/code> \| ✅ \|/,
  );
  expect(sent).toEqual([list]);
});

test('an unknown cacheId gives an error that lists the existing ones, and nothing is cleared', async () => {
  await using server = await serviceWithCaches();
  const { errors, sent } = await clear(server, { cacheId: 'nobody' });
  expect(errors).toEqual([expect.stringMatching(/"nobody".*c1, c2, c3, c4/)]);
  expect(sent).toEqual([list]);
});

test('if the service refuses to clear one cache, the others are cleared and the error names it', async () => {
  await using server = await serviceWithCaches('c3');
  const step = await clear(server, { olderThan: '10d', waitForRemoval: 'false' });
  expect(step.succeeded).toBe(false);
  expect(step.outputs).toMatchObject({ clearedCaches: '["c2"]', clearedSize: '2000' });
  expect(step.errors).toEqual([expect.stringMatching(/^1 of 2 caches could not be cleared\.\nc3: .*403/)]);
});
