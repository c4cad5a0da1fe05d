import { readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { FolderInUse } from '../../src/service/data/folder/lock.ts';
import { temporaryFolder } from '../support/folder.ts';
import { finishAtOnce, produce, runUntilCanceled, scriptedExecutor } from '../support/scripted-executor.ts';
import { testService } from '../support/service.ts';
import { serviceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';
import { buildOf, ended, start } from './faults.ts';

test('a second service on the same data folder ends with an error, and the first keeps running', async () => {
  await using folder = await temporaryFolder();
  await using service = await testService({ dataFolder: folder.path });
  await expect(testService({ dataFolder: folder.path })).rejects.toThrow(FolderInUse);
  await expect(serviceProcess({ dataFolder: folder.path })).rejects.toThrow(
    /Another build service is running on .*: stop it, or use another folder with --data/,
  );
  expect((await service.ask('GET', '/apps')).status).toBe(200);
});

test('a blob store that cannot be written fails the builds that need it, and no other', async () => {
  const artefact = produce([['app.apk', 'x']]);
  await using service = await testService({
    executor: scriptedExecutor((given) =>
      given.order.workflowId === 'app' ? artefact(given) : finishAtOnce(given),
    ),
  });
  const incoming = join(service.dataFolder, 'blobs', 'incoming');
  await rm(incoming, { recursive: true });
  await writeFile(incoming, 'no folder');
  const refused = await ended(service, await start(service, service.appId));
  expect(refused).toMatchObject({
    status: 'failed',
    message: expect.stringMatching(/^The service could not store an artefact: /),
  });
  expect(await ended(service, await start(service, service.appId, 'other'))).toMatchObject({
    status: 'finished',
  });
});

test('a start removes incomplete files and unused content', async () => {
  await using folder = await temporaryFolder();
  const options = { dataFolder: folder.path, executor: scriptedExecutor(produce([['app.apk', 'kept']])) };
  const whole = join(folder.path, 'blobs', 'whole');
  const count = (): number => readdirSync(whole).flatMap((part) => readdirSync(join(whole, part))).length;
  {
    await using service = await testService(options);
    await ended(service, await start(service, service.appId));
    const [part = ''] = readdirSync(whole);
    await writeFile(join(folder.path, 'blobs', 'incoming', 'a'.repeat(24)), 'half');
    await writeFile(join(whole, part, `${part}${'0'.repeat(62)}`), 'of nobody');
    expect(count()).toBe(2);
  }
  await using service = await testService(options);
  expect(service.running.baseUrl).toMatch(/^http/);
  expect(count()).toBe(1);
  expect(readdirSync(join(folder.path, 'blobs', 'incoming'))).toEqual([]);
});

test('stopping waits for the running builds, so that each has an end state', async () => {
  await using folder = await temporaryFolder();
  const options = { dataFolder: folder.path, executor: scriptedExecutor(runUntilCanceled) };
  let id = '';
  {
    await using service = await testService(options);
    id = await start(service, service.appId);
    await until(async () => (await buildOf(service, id)).status === 'building');
  }
  await using service = await testService(options);
  expect(await buildOf(service, id)).toMatchObject({ status: 'canceled' });
});
