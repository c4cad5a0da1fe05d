import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runBuild } from '../support/builds.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { temporaryFolder } from '../support/folder.ts';
import { scriptedExecutor } from '../support/scripted-executor.ts';
import { type TestService, testService } from '../support/service.ts';

/** Stores what it restored and one more letter as its cache. */
const growing = scriptedExecutor(async ({ order, recorder }) => {
  const restored = order.cacheArchive ? readFileSync(order.cacheArchive, 'utf8') : '';
  for (const state of ['fetching', 'building', 'finishing'] as const) await recorder.state(state);
  const path = join(order.folder, 'cache');
  await writeFile(path, `${restored}x`);
  await recorder.cache(path);
  return { state: 'finished', message: null };
});

const build = (service: TestService, workflowId: string) => runBuild(service, { workflowId });

const list = async (service: TestService) =>
  (await service.ask('GET', `/apps/${service.appId}/caches`)).body.caches;

const storedCount = ({ dataFolder }: TestService): number => readdirSync(join(dataFolder, 'caches')).length;

test('a workflow has one cache, with its size and last use, which its next build restores', async () => {
  const clock = new FakeClock(Date.UTC(2026, 0, 1));
  await using service = await testService({ executor: growing, clock });
  await build(service, 'android');
  await build(service, 'ios');
  await clock.advance(1000);
  await build(service, 'android');
  const entry = (workflowId: string, size: number, seconds: string) => ({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    appId: service.appId,
    workflowId,
    size,
    lastUsed: `2026-01-01T00:00:${seconds}.000+0000`,
  });
  expect(await list(service)).toEqual([entry('android', 2, '01'), entry('ios', 1, '00')]);
  expect(storedCount(service)).toBe(2);
});

test('deletion answers 202 at once, and the cache is removed later', async () => {
  const clock = new FakeClock();
  await using service = await testService({ executor: growing, clock });
  await build(service, 'android');
  await build(service, 'ios');
  const [ios, android] = (await list(service)).toSorted(
    (a: { workflowId: string }, b: { workflowId: string }) => b.workflowId.localeCompare(a.workflowId),
  );
  const one = await service.ask('DELETE', `/apps/${service.appId}/caches/${android._id}`);
  expect({ status: one.status, body: one.body }).toEqual({
    status: 202,
    body: { caches: [android._id], message: expect.stringContaining('asynchronously') },
  });
  expect(await list(service)).toHaveLength(2);
  await clock.advance(2000);
  expect(await list(service)).toEqual([ios]);
  expect(storedCount(service)).toBe(1);

  const all = await service.ask('DELETE', `/apps/${service.appId}/caches`);
  expect(all.body.caches).toEqual([ios._id]);
  await clock.advance(2000);
  expect(await list(service)).toEqual([]);
  expect(storedCount(service)).toBe(0);
  expect((await service.ask('DELETE', `/apps/${service.appId}/caches/${ios._id}`)).status).toBe(404);
});

test('a build that starts before the removal still restores the cache, and its own new cache is not removed', async () => {
  const clock = new FakeClock();
  await using service = await testService({ executor: growing, clock });
  await build(service, 'android');
  await service.ask('DELETE', `/apps/${service.appId}/caches`);
  await build(service, 'android');
  expect(await list(service)).toHaveLength(2);
  await clock.advance(2000);
  expect((await list(service)).map(({ size }: { size: number }) => size)).toEqual([2]);
});

test('a scheduled removal happens after a restart too', async () => {
  await using folder = await temporaryFolder();
  const clock = new FakeClock();
  const options = { executor: growing, clock, dataFolder: folder.path };
  {
    await using service = await testService(options);
    await build(service, 'android');
    await service.ask('DELETE', `/apps/${service.appId}/caches`);
  }
  await clock.advance(60_000);
  await using service = await testService(options);
  expect(storedCount(service)).toBe(0);
});
