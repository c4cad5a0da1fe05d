/** `POST /control/reset`, `PUT /control/scenario` and `GET /control/requests`, which only a service with `--control` answers. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { filesOfBuilds } from '../support/build-files.ts';
import { runBuild, startBuild } from '../support/builds.ts';
import { produce, runUntilCanceled, scriptedExecutor } from '../support/scripted-executor.ts';
import { ask, testService } from '../support/service.ts';
import { until } from '../support/until.ts';

test('a service without --control refuses a reset, a scenario and the list of requests, and keeps its builds', async () => {
  await using service = await testService();
  const id = await startBuild(service);
  for (const [method, path, body] of [
    ['POST', '/control/reset', {}],
    ['PUT', '/control/scenario', {}],
    ['GET', '/control/requests'],
  ] as const) {
    expect(await service.ask(method, path, body)).toMatchObject({
      status: 403,
      body: { error: 'Only a service that was started with --control allows this' },
    });
    expect((await ask({ url: service.baseUrl + path, method, body })).status).toBe(401);
  }
  expect((await service.ask('GET', `/builds/${id}`)).status).toBe(200);
});

test('a reset removes ended builds with their files, and the next build is the first again', async () => {
  const executor = scriptedExecutor(async (work) => {
    const path = join(work.order.folder, 'cache');
    await writeFile(path, 'cached');
    await work.recorder.cache(path);
    return produce([['app.apk', 'content']])(work);
  });
  await using service = await testService({ control: true, executor });
  const { _id: id, artefacts } = await runBuild(service);
  const [file] = artefacts;
  const caches = async () => (await service.ask('GET', `/apps/${service.appId}/caches`)).body.caches;
  expect(await caches()).toHaveLength(1);
  expect(await filesOfBuilds(service.dataFolder)).not.toEqual([]);
  expect((await service.ask('POST', '/control/reset')).status).toBe(204);
  expect((await service.ask('GET', '/builds')).body.builds).toEqual([]);
  expect((await service.ask('GET', `/builds/${id}`)).status).toBe(404);
  expect((await ask({ url: file.url, token: service.token })).status).toBe(404);
  expect(await caches()).toEqual([]);
  expect(await filesOfBuilds(service.dataFolder)).toEqual([]);
  const { application } = (await service.ask('GET', `/apps/${service.appId}`)).body;
  expect(application.lastBuildId).toBeNull();
  expect(await runBuild(service)).toMatchObject({ status: 'finished', index: 1 });
});

test('a reset ends running builds, and starts none of the queued ones', async () => {
  const executor = scriptedExecutor(runUntilCanceled);
  await using service = await testService({ control: true, executor, builders: 1 });
  const [running, queued] = [await startBuild(service), await startBuild(service)];
  await until(() => service.log.includes(`build ${running} is building`));
  await Promise.all([service.ask('POST', '/control/reset'), service.ask('POST', '/control/reset')]);
  expect((await service.ask('GET', '/builds')).body.builds).toEqual([]);
  expect(service.log).toContain(`build ${running} is canceled`);
  expect(service.log).not.toContain(`build ${queued} is preparing`);
  const next = await startBuild(service);
  await until(() => service.log.includes(`build ${next} is building`));
});

test('a scenario replaces the one before, and a reset removes it', async () => {
  const faults = [{ path: '/builds', times: 100, status: 503 }];
  const quirks = ['new-build-errors'];
  await using service = await testService({ control: true, executor: 'simulated', faults, quirks });
  const statusOf = async (path: string) => (await service.ask('GET', path)).status;
  expect([await statusOf('/builds'), await statusOf('/apps')]).toEqual([503, 200]);
  const scenario = {
    faults: [{ path: '/**', times: 100, status: 502 }],
    outcomes: [{ status: 'canceled', queued: '1h' }],
    omit: 'labels',
  };
  expect((await service.ask('PUT', '/control/scenario', scenario)).status).toBe(204);
  expect([await statusOf('/builds'), await statusOf('/apps')]).toEqual([502, 502]);
  // Otherwise no request could replace it.
  expect((await service.ask('PUT', '/control/scenario', { ...scenario, faults: [] })).status).toBe(204);
  const held = await startBuild(service);
  const { build } = (await service.ask('GET', `/builds/${held}`)).body;
  expect([build.status, 'labels' in build]).toEqual(['queued', false]);
  await service.ask('PUT', '/control/scenario', scenario);
  expect((await service.ask('POST', '/control/reset')).status).toBe(204);
  expect([await statusOf('/builds'), await statusOf('/apps')]).toEqual([200, 200]);
  // No outcome is left to hold it in the queue.
  const next = await startBuild(service);
  await until(() => service.log.includes(`build ${next} is preparing`));
  expect((await service.ask('GET', `/builds/${next}`)).body.build).toMatchObject({ labels: [] });
});

test('a wrong scenario is refused with its reason, and the one before stays', async () => {
  const faults = [{ path: '/apps', times: 100, status: 503 }];
  await using service = await testService({ control: true, faults });
  const refused = async (scenario: unknown) => {
    const { status, body } = await service.ask('PUT', '/control/scenario', scenario);
    expect(status).toBe(400);
    return body.error;
  };
  expect(await refused({ faults: [{ path: '/nowhere', status: 502 }] })).toBe(
    'Invalid scenario in this request: ✖ expected a path such as "/builds/:id"; GET /openapi.json lists all endpoints\n  → at faults[0].path',
  );
  expect(await refused('{')).toMatch(/^Invalid scenario in this request: line 1: Flow map must end/);
  expect(await refused({ outcomes: [{ status: 'failed', step: 'Build' }] })).toBe(
    'Only simulated builds have outcomes: start the service with --simulate, or in a workflow with `simulate: true`',
  );
  expect(await refused({ outcomes: [{ step: 'Build', log: '/etc/passwd' }] })).toMatch(
    /: An outcome has the log file "\/etc\/passwd", which only/,
  );
  expect((await service.ask('GET', '/apps')).status).toBe(503);
});

test('a service that runs scripts accepts an outcome of App Store Connect alone', async () => {
  await using service = await testService({ control: true });
  const outcomes = [{ appStoreConnect: { status: 'failed' } }];
  expect((await service.ask('PUT', '/control/scenario', { outcomes })).status).toBe(204);
  const { appStoreConnectTasks } = await runBuild(service);
  expect(appStoreConnectTasks).toMatchObject([{ status: 'failed' }]);
});
