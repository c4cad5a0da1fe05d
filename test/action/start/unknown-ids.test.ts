import { expect, test } from '@jest/globals';
import { caches } from '../../../src/action/admin/caches.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { finishAtOnce, type Script } from '../../support/scripted-executor.ts';

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

test('the error of an unknown appId lists at most ten applications, each with its id and name', async () => {
  await using stage = await setFaultStage();
  for (let number = 1; number <= 11; number += 1) {
    const repositoryUrl = `https://git.example.com/org/app-${number}.git`;
    await stage.service.ask('POST', '/apps', { repositoryUrl });
  }
  const main = stage.main({ with: { appId: 'nowhere', workflowId: 'android, ios' } });
  expect(await main.succeeded).toBe(false);
  expect(main.errors[0]).toContain(`"${stage.service.appId}" ("hello-mobile")`);
  expect(main.errors[0]?.match(/\("app-\d+"\)/g)).toHaveLength(9);
  expect(main.errors[0]).toContain('and 2 more');
  expect(main.summary()).toContain('app-1');
  // One look at each for both workflows.
  expect(stage.proxy.requests.filter(({ method }) => method === 'GET').map(({ path }) => path)).toEqual([
    '/apps/nowhere',
    '/apps',
  ]);
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

test('the failed build of a workflow that is not known names the workflows of earlier builds', async () => {
  await using stage = await setFaultStage({
    script: (work) =>
      work.order.workflowId === 'androd'
        ? failWith('There is no workflow `androd` in codemagic.yaml')(work)
        : finishAtOnce(work),
  });
  expect(await stage.main({ with: { workflowId: 'android, ios' } }).succeeded).toBe(true);
  const main = stage.main({ with: { workflowId: 'androd' } });
  expect(await main.succeeded).toBe(false);
  expect(main.errors).toEqual([
    expect.stringContaining(
      'None of the latest finished builds belongs to workflow "androd". They belong to: "android", "ios".',
    ),
  ]);
});

function failWith(message: string): Script {
  return async ({ recorder }) => {
    await recorder.state('fetching');
    return { state: 'failed', message };
  };
}
