/** Builds that run no script: the service's part. */
import { expect, test } from '@jest/globals';
import { buildOf, endOf, startBuild } from '../support/builds.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { scriptedExecutor } from '../support/scripted-executor.ts';
import { type TestServiceOptions, testService } from '../support/service.ts';

/** A simulating executor without a repository, whose builds finish at once. */
const instant = { ...scriptedExecutor(), isSimulated: true };

test('builds get outcomes in the order of their starts, by either API, and their records say that they are simulated', async () => {
  await using folder = await temporaryFolder();
  const scripts = [{ name: 'Build', script: 'exit 9' }];
  const workflows = { android: { scripts }, ios: { scripts } };
  const { path } = await gitRepository({
    path: `${folder.path}/app`,
    files: { 'codemagic.yaml': JSON.stringify({ workflows }) },
  });
  await using service = await testService({
    executor: 'simulated',
    repositoryUrl: path,
    outcomes: [{ workflow: 'android', step: 'Build', exitCode: 65 }, { status: 'timeout' }],
  });
  const ios = await startBuild(service, { workflowId: 'ios' });
  const asked = { workflow_id: 'android', branch: 'main' };
  const newer = await service.ask('POST', `/api/v3/apps/${service.appId}/builds`, asked);
  const second = await startBuild(service);
  expect(await endOf(service, ios)).toMatchObject({ status: 'timeout' });
  expect(await endOf(service, newer.body.data.id)).toMatchObject({
    status: 'failed',
    message: 'Step 4 script `Build` exited with status code 65. This build is simulated: it runs no scripts',
  });
  expect(await endOf(service, second)).toMatchObject({
    status: 'finished',
    message: 'This build is simulated: it runs no scripts',
  });
});

test('an outcome keeps its build queued, and those behind it start', async () => {
  const clock = new FakeClock();
  const options: TestServiceOptions = { clock, executor: instant, builders: 1 };
  await using service = await testService({
    ...options,
    outcomes: [{ queued: '20s' }, { queued: '1h' }],
  });
  const [first, long, last] = [
    await startBuild(service),
    await startBuild(service),
    await startBuild(service),
  ];
  expect((await endOf(service, last)).status).toBe('finished');
  expect((await buildOf(service, first)).status).toBe('queued');
  await clock.advance(20_000);
  expect((await endOf(service, first)).status).toBe('finished');
  const message = 'This build is simulated: it runs no scripts';
  expect(await buildOf(service, long)).toMatchObject({ status: 'queued', message });
  await service.ask('POST', `/builds/${long}/cancel`);
  expect(await buildOf(service, long)).toMatchObject({ status: 'canceled', message });
});

test('an outcome has App Store Connect process the build once it has finished', async () => {
  const clock = new FakeClock();
  const appStoreConnect = { takes: '5s', status: 'failed' };
  const outcomes = [{ appStoreConnect }, { appStoreConnect: {} }, {}];
  await using service = await testService({ clock, executor: instant, outcomes });
  const ids = [await startBuild(service), await startBuild(service), await startBuild(service)];
  const statuses = (): Promise<unknown[]> =>
    Promise.all(ids.map(async (id) => (await endOf(service, id)).appStoreConnectTasks));
  const tasks = (status: string) => [{ name: 'App Store Connect distribution', status }];
  const others = [tasks('success'), undefined];
  expect(await statuses()).toEqual([tasks('processing'), ...others]);
  await clock.advance(5_000);
  expect(await statuses()).toEqual([tasks('failed'), ...others]);
  const { builds } = (await service.ask('GET', '/builds')).body;
  expect(builds.at(-1)).toMatchObject({ _id: ids[0], appStoreConnectTasks: tasks('failed') });
});

test('a service that runs scripts starts with no outcome', async () => {
  await expect(testService({ outcomes: [{ status: 'timeout' }] })).rejects.toThrow(/--simulate/);
});
