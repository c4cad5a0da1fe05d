import { expect, test } from '@jest/globals';
import { caches } from '../../../src/action/admin/caches.ts';
import { setFaultStage } from '../../support/fault-stage.ts';

test('the error of an appId that is the name of an application gives the ids of that name', async () => {
  await using stage = await setFaultStage();
  const { body } = await stage.service.ask('POST', '/apps', {
    repositoryUrl: 'https://git.example.com/other/hello-mobile.git',
  });
  const main = stage.main({ with: { appId: 'hello-mobile' } });
  expect(await main.succeeded).toBe(false);
  expect(main.errors).toEqual([
    expect.stringMatching(/"hello-mobile" is the name of an application. Use its ID: "[^"]+", "[^"]+"\./),
  ]);
  for (const id of [stage.service.appId, body._id]) expect(main.errors[0]).toContain(id);
  expect(stage.builds()).toEqual([]);
});

test('caches that are cleared before the build, or by the action caches, name the applications too', async () => {
  await using stage = await setFaultStage();
  const main = stage.main({ with: { appId: 'hello-mobile', clearCaches: 'all' } });
  expect(await main.succeeded).toBe(false);
  const alone = stage.run(caches, { with: { appId: 'hello-mobile', operation: 'list', workflowId: '' } });
  expect(await alone.succeeded).toBe(false);
  for (const { errors } of [main, alone])
    expect(errors).toEqual([expect.stringContaining(`Use its ID: "${stage.service.appId}".`)]);
  expect(stage.builds()).toEqual([]);
});
