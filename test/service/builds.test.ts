import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { buildOf, endOf, runBuild, startBuild } from '../support/builds.ts';
import { finishAtOnce, produce, runUntilCanceled, scriptedExecutor } from '../support/scripted-executor.ts';
import { type TestService, testService } from '../support/service.ts';
import { until } from '../support/until.ts';

const statusOf = async (service: TestService, id: string): Promise<string> =>
  (await buildOf(service, id)).status;

// T38
test('of the labels of a workflow as much is recorded as a build can have', async () => {
  const labels = ['gh-1', 'short', 'l'.repeat(500), ...Array.from({ length: 300 }, (_, at) => `w-${at}`)];
  const executor = scriptedExecutor(async ({ recorder }) => {
    await recorder.state('fetching');
    await recorder.workflow({ name: 'Android', labels, instanceType: undefined });
    return { state: 'failed', message: 'seen' };
  });
  await using service = await testService({ executor });
  const { labels: recorded } = await runBuild(service, { labels: ['gh-1'] });
  expect(recorded.slice(0, 3)).toEqual(['short', 'l'.repeat(256), 'w-0']);
  expect(recorded).toHaveLength(200);
  expect(recorded.at(-1)).toBe('gh-1');
});

test('a build starts, has the fields of the contract, and ends', async () => {
  await using service = await testService({ executor: scriptedExecutor(produce([['app.apk', 'made']])) });
  const { _id: id } = await runBuild(service, { labels: ['nightly', 'nightly', 'gh-1'] });
  expect(id).toMatch(/^[0-9a-f]{24}$/);
  const { body } = await service.ask('GET', `/builds/${id}`);
  const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0000$/);
  expect(body).toEqual({
    application: expect.objectContaining({ _id: service.appId, appName: 'hello-mobile', lastBuildId: id }),
    build: {
      _id: id,
      appId: service.appId,
      workflowId: null,
      fileWorkflowId: 'android',
      branch: 'main',
      tag: null,
      status: 'finished',
      index: 1,
      message: null,
      labels: ['nightly', 'gh-1'],
      createdAt: timestamp,
      startedAt: timestamp,
      finishedAt: timestamp,
      commit: {
        hash: '',
        commitMessage: '',
        authorName: '',
        authorEmail: '',
        authorAvatarUrl: `${service.baseUrl}/page/icon.svg`,
        committerName: '',
        committerEmail: '',
        url: service.baseUrl,
        branch: 'main',
        tag: null,
        isPullRequest: false,
        pullRequestNumber: null,
      },
      config: {
        name: 'android',
        buildSettings: { flutterVersion: 'default', xcodeVersion: 'latest', platforms: [] },
      },
      instanceType: 'local',
      version: null,
      pullRequest: null,
      artefacts: [
        {
          name: 'app.apk',
          type: 'apk',
          size: 4,
          md5: '4ab8710d781ba5b13aaf561cafd896b7',
          url: expect.stringMatching(
            new RegExp(`^${service.baseUrl}/artifacts/[0-9a-f]{32}/[0-9a-f]{32}/app\\.apk$`),
          ),
          path: expect.stringMatching(/^[0-9a-f]{32}\/[0-9a-f]{32}\/app\.apk$/),
        },
      ],
      buildActions: [],
    },
  });
  const list = await service.ask('GET', '/builds');
  expect(list.body).toEqual({
    applications: [body.application],
    builds: [body.build],
    nextPageUrl: null,
  });
});

test('cancelling answers 200 for a queued or running build, and 208 without a body after its end', async () => {
  await using service = await testService({ executor: scriptedExecutor(runUntilCanceled), builders: 1 });
  const running = await startBuild(service);
  const queued = await startBuild(service);
  const build = await buildOf(service, queued);
  expect([build.status, build.startedAt]).toEqual(['queued', undefined]);
  expect((await service.ask('POST', `/builds/${queued}/cancel`)).status).toBe(200);
  expect(await statusOf(service, queued)).toBe('canceled');
  expect((await service.ask('POST', `/builds/${running}/cancel`)).status).toBe(200);
  await endOf(service, running);
  for (const id of [running, queued]) {
    const { status, body } = await service.ask('POST', `/builds/${id}/cancel`);
    expect({ status, body }).toEqual({ status: 208, body: '' });
  }
});

test('the list is newest first with 30 builds a page, and each page links to the next with the same filters', async () => {
  await using service = await testService();
  const ids: string[] = [];
  for (let at = 0; at < 65; at += 1)
    ids.unshift(await startBuild(service, { branch: at % 2 === 0 ? 'main' : 'feature/x&y' }));
  const seen: string[] = [];
  const sizes: number[] = [];
  let page = `/builds?appId=${service.appId}&tag=`;
  while (page) {
    const { body } = await service.ask('GET', page);
    sizes.push(body.builds.length);
    seen.push(...body.builds.map((build: { _id: string }) => build._id));
    page = body.nextPageUrl;
  }
  expect(sizes).toEqual([30, 30, 5]);
  expect(seen).toEqual(ids);

  const filtered = (await service.ask('GET', `/builds?branch=${encodeURIComponent('feature/x&y')}`)).body;
  expect(filtered.builds).toHaveLength(30);
  expect(filtered.nextPageUrl).toBe('/builds?branch=feature%2Fx%26y&skip=30');
  expect((await service.ask('GET', filtered.nextPageUrl)).body.builds).toHaveLength(2);
});

test('filters of the list work alone and together, and the next page has the same', async () => {
  await using service = await testService({ executor: scriptedExecutor(runUntilCanceled), builders: 1 });
  const ids = [
    await startBuild(service),
    await startBuild(service, { branch: undefined, tag: 'v1' }),
    await startBuild(service, { workflowId: 'ios' }),
  ];
  await until(async () => (await statusOf(service, ids[0] ?? '')) === 'building');
  const list = async (query: string) => {
    const { body } = await service.ask('GET', `/builds?${query}`);
    return [body.builds.map(({ _id }: { _id: string }) => ids.indexOf(_id)), body.nextPageUrl];
  };
  for (const [query, found] of [
    ['workflowId=ios', [2]],
    ['tag=v1', [1]],
    ['branch=main', [2, 0]],
    [`appId=${service.appId}&workflowId=android&branch=main`, [0]],
    ['branch=v1', []],
    ['branch=main&tag=v1', []],
    ['appId=000000000000000000000000', []],
    ['status=queued', [2, 1]],
    ['status=queued&workflowId=ios&branch=main', [2]],
    ['status=building&workflowId=android', [0]],
    ['status=finished&branch=main', []],
    ['limit=1&status=queued&skip=1', [1]],
    ['limit=100000', [2, 1, 0]],
  ] as const)
    expect([query, await list(query)]).toEqual([query, [found, null]]);
  expect(await list('limit=1&status=queued')).toEqual([[2], '/builds?limit=1&status=queued&skip=1']);
  const refused = await service.ask('GET', '/builds?status=sleeping');
  const error = expect.stringMatching(/queued.* at status$/);
  expect(refused).toMatchObject({ status: 400, body: { error } });
  expect((await service.ask('GET', '/builds?limit=many')).status).toBe(400);
});

test('a list without builds still has every application that the token can see, and no other', async () => {
  await using service = await testService();
  const { userId } = service.running.addUser('other@example.com');
  service.running.addApplication({ userId, repositoryUrl: '/srv/git/hidden.git' });
  const { body } = await service.ask('GET', '/builds?appId=000000000000000000000000');
  expect(body.applications.map(({ appName }: { appName: string }) => appName)).toEqual(['hello-mobile']);
});

test('an executor that rejects fails that build and no other', async () => {
  let builds = 0;
  await using service = await testService({
    executor: scriptedExecutor(async ({ recorder }) => {
      builds += 1;
      if (builds === 1) throw new Error('out of order');
      for (const state of ['fetching', 'building', 'finishing'] as const) await recorder.state(state);
      return { state: 'finished', message: null };
    }),
    builders: 1,
  });
  const ids = [await startBuild(service), await startBuild(service)];
  const messages = [];
  for (const id of ids) messages.push((await endOf(service, id)).message);
  expect(messages).toEqual(['Internal error in the build service: out of order', null]);
});

test('a build knows its numbers in its application and workflow, and the last finished commit on its branch', async () => {
  const given: unknown[] = [];
  await using service = await testService({
    builders: 1,
    executor: scriptedExecutor(async (work) => {
      const { number, workflowNumber, previousCommit } = work.order;
      given.push([number, workflowNumber, previousCommit]);
      await work.recorder.commit({ hash: `c0ffee${number}` });
      return number === 4 ? { state: 'failed', message: null } : finishAtOnce(work);
    }),
  });
  const ids = [
    await startBuild(service, { workflowId: 'ios' }),
    await startBuild(service),
    await startBuild(service, { branch: 'dev' }),
    await startBuild(service),
    await startBuild(service),
  ];
  await endOf(service, ids[4] ?? '');
  expect(given).toEqual([
    [1, 1, null],
    [2, 1, null],
    [3, 2, null],
    [4, 3, 'c0ffee2'],
    [5, 4, 'c0ffee2'],
  ]);
});

test('a request as clients of the hosted service send it starts a build: empty lists and maps, an empty tag', async () => {
  await using service = await testService({ strict: false });
  const id = await startBuild(service, {
    tag: '',
    labels: [],
    environment: { variables: {}, softwareVersions: {}, groups: [] },
  });
  const more = await startBuild(service, {
    tag: null,
    labels: null,
    environment: null,
    instanceType: 'mac_mini_m2',
  });
  expect(id).not.toBe(more);
});

// T33
test('values of variables are removed from the store when the build ends', async () => {
  const given: unknown[] = [];
  await using service = await testService({
    executor: scriptedExecutor(async ({ order }) => {
      given.push(order.variables, order.groups, order.softwareVersions);
      return { state: 'failed', message: null };
    }),
  });
  const environment = {
    variables: { VERSION: '1.10', SECRET: 'hush hush' },
    groups: ['signing'],
    softwareVersions: { node: '22.10' },
  };
  const build = await runBuild(service, { environment });
  expect(given).toEqual([environment.variables, environment.groups, environment.softwareVersions]);
  expect(JSON.stringify(build) + service.log.join()).not.toContain('hush hush');
  await service.running.stop();
  const kept = readFileSync(join(service.dataFolder, 'service.db'), 'latin1');
  expect(kept).toContain(build._id);
  expect(kept).not.toContain('hush hush');
});
