import { readdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ApplicationWithBranches } from '../../src/contract/application.ts';
import { filesOfBuilds } from '../support/build-files.ts';
import { endOf, startBuild } from '../support/builds.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { temporaryFolder } from '../support/folder.ts';
import { startRawServer } from '../support/raw-server.ts';
import { type Executor, produce, runUntilCanceled, scriptedExecutor } from '../support/scripted-executor.ts';
import { ask, testService } from '../support/service.ts';
import { serviceProcess } from '../support/service-process.ts';
import { encodedPrivateKey, privateKey } from '../support/ssh-server.ts';
import { until } from '../support/until.ts';

test('an application shows the branches of its repository, and no workflows of a YAML file', async () => {
  let branches = ['feature/x', 'main'];
  const executor = {
    ...scriptedExecutor(),
    listBranches: async () => {
      if (branches.length === 0) throw new Error('the repository is lost');
      return { names: branches, defaultBranch: 'main' };
    },
  };
  await using service = await testService({ executor });
  const get = async () => (await service.ask('GET', `/apps/${service.appId}`)).body.application;
  const whole = {
    _id: service.appId,
    appName: 'hello-mobile',
    branches: ['feature/x', 'main'],
    workflowIds: [],
    workflows: {},
    lastBuildId: null,
    archived: false,
    isConfigured: true,
    settingsSource: 'yaml',
    projectType: null,
    projectFiles: ['.'],
    fileWorkflowIds: [],
    tags: [],
    iconUrl: null,
    ownerTeam: null,
    userRights: ['delete'],
    createdAt: expect.any(String),
    repository: {
      id: null,
      provider: 'generic',
      owner: { name: 'Manually added' },
      htmlUrl: '/srv/git/hello-mobile.git',
      defaultBranch: 'main',
      language: null,
      isAuthenticationEnabled: false,
      publicSshKey: null,
      username: null,
    },
  };
  expect(ApplicationWithBranches.parse(await get())).toEqual(whole);
  branches = [];
  expect((await get()).branches).toEqual(['feature/x', 'main']);
  expect(service.log.join('\n')).toContain('the repository is lost');
  const list = await service.ask('GET', '/apps');
  expect(list.body).toEqual({ applications: [whole], builds: [] });
});

test('a whole application has no secret: not of its address, of its workflows, of groups, or of its key', async () => {
  const secrets = {
    password: 'pa55word',
    variable: 'variable-s3cret',
    group: 'group-s3cret',
    phrase: 'passphrase-s3cret',
  };
  const repositoryUrl = `https://ada:${secrets.password}@git.example/team/app.git`;
  const release = {
    name: 'Release',
    environment: { vars: { KEY: secrets.variable }, flutter: '3.10' },
    scripts: [`echo ${secrets.variable}`],
  };
  await using service = await testService({
    configuration: {
      groups: { signing: { KEY: secrets.group } },
      applications: [{ repositoryUrl, workflows: { release } }],
    },
  });
  const sshKey = { data: encodedPrivateKey, passphrase: secrets.phrase };
  const { application } = (await service.ask('POST', '/apps/new', { repositoryUrl, sshKey })).body;
  await service.ask('POST', '/builds', {
    appId: application._id,
    workflowId: 'release',
    branch: 'main',
    environment: { variables: { TOKEN: secrets.variable }, softwareVersions: { xcode: '15.2' } },
  });
  const list = (await service.ask('GET', '/apps')).body;
  expect(list.applications[1]).toMatchObject({
    lastBuildId: expect.any(String),
    settingsSource: 'ui',
    repository: { htmlUrl: 'https://git.example/team/app.git', defaultBranch: 'main' },
    workflows: {
      release: {
        _id: 'release',
        name: 'Release',
        instanceType: 'local',
        isPublic: false,
        maxBuildDuration: 3600,
        buildSettings: { flutterVersion: '3.10', xcodeVersion: 'latest', platforms: [] },
      },
    },
  });
  const page = (await service.ask('GET', '/builds')).body;
  expect(page.builds[0].config.buildSettings).toMatchObject({ flutterVersion: '3.10', xcodeVersion: '15.2' });
  const one = (await service.ask('GET', `/apps/${application._id}`)).body;
  const told = JSON.stringify([list, page, one]) + service.log.join('\n');
  for (const secret of [...Object.values(secrets), privateKey.split('\n')[1] ?? ''])
    expect(told).not.toContain(secret);
});

test('a deleted application is gone with its builds, logs, artefacts and caches, and others keep theirs', async () => {
  await using service = await testService({
    executor: scriptedExecutor(async (work) => {
      if (work.order.workflowId === 'long') return runUntilCanceled(work);
      await writeFile(join(work.order.folder, 'cache'), work.order.workflowId);
      await work.recorder.cache(join(work.order.folder, 'cache'));
      return produce([['app.apk', `of ${work.order.workflowId}`]])(work);
    }),
  });
  const stored = async (): Promise<number> =>
    (await filesOfBuilds(service.dataFolder)).filter((file) => statSync(file).isFile()).length;
  const { _id: appId } = (await service.ask('POST', '/apps', { repositoryUrl: '/srv/git/two.git' })).body;
  const build = (id: string, workflowId: string) => startBuild(service, { appId: id, workflowId });
  const kept = await build(service.appId, 'shared');
  const gone = [await build(appId, 'shared'), await build(appId, 'own')];
  for (const id of [kept, ...gone]) await endOf(service, id);
  expect(await stored()).toBe(6);

  const long = await build(appId, 'long');
  expect((await service.ask('DELETE', `/apps/${appId}`)).status).toBe(409);
  await service.ask('POST', `/builds/${long}/cancel`);
  await endOf(service, long);
  const { userId } = service.running.addUser('other@example.com');
  const stranger = service.running.addToken(userId);
  const url = `${service.baseUrl}/apps/${appId}`;
  expect((await ask({ url, method: 'DELETE', token: stranger })).status).toBe(404);

  expect(await service.ask('DELETE', `/apps/${appId}`)).toMatchObject({ status: 200, body: {} });
  expect((await service.ask('GET', `/apps/${appId}`)).status).toBe(404);
  for (const id of gone) expect((await service.ask('GET', `/builds/${id}`)).status).toBe(404);
  expect((await service.ask('GET', `/builds/${kept}`)).status).toBe(200);
  expect(readdirSync(join(service.dataFolder, 'logs'))).toEqual([kept]);
  expect(await stored()).toBe(2);
});

test('a member of a team who is no owner cannot delete its applications', async () => {
  await using service = await testService();
  const { userId } = service.running.addUser('other@example.com');
  const { teamId } = service.running.addTeam({ name: 'Mobile', ownerId: userId });
  const { appId } = service.running.addApplication({ userId, teamId, repositoryUrl: '/srv/git/two.git' });
  const owner = service.running.addToken(userId);
  const invitation = { email: 'owner@example.com', role: 'developer' };
  const url = `${service.baseUrl}/team/${teamId}/invitation`;
  await ask({ url, method: 'POST', token: owner, body: invitation });
  expect((await service.ask('DELETE', `/apps/${appId}`)).status).toBe(403);
  expect((await service.ask('GET', '/user')).body.user).toEqual({
    _id: service.userId,
    email: 'owner@example.com',
    fullName: 'owner@example.com',
    personalTeam: null,
    billing: expect.anything(),
    teams: [{ _id: teamId, name: 'Mobile', role: 'developer', applicationIds: [appId] }],
  });
  expect((await service.ask('GET', `/team/${teamId}`)).body.members).toHaveLength(2);
  expect((await service.ask('GET', `/team/${service.userId}`)).status).toBe(404);
});

test('POST /apps/:id/branches reads the branches again', async () => {
  let names = ['main'];
  const executor = { ...scriptedExecutor(), listBranches: async () => ({ names, defaultBranch: 'main' }) };
  await using service = await testService({ executor });
  const listed = async () => (await service.ask('GET', '/apps')).body.applications[0].branches;
  expect(await listed()).toEqual(['main']);
  names = ['feature/x', 'main'];
  expect(await listed()).toEqual(['main']);
  expect((await service.ask('POST', `/apps/${service.appId}/branches`)).status).toBe(202);
  expect(await listed()).toEqual(names);
  expect((await service.ask('POST', `/apps/${'0'.repeat(24)}/branches`)).status).toBe(404);
});

test.each(['/apps', '/apps/:id'])(
  'GET %s waits two seconds for a repository, whose branches are known when it has answered',
  async (path) => {
    const clock = new FakeClock();
    const answer = Promise.withResolvers<Awaited<ReturnType<Executor['listBranches']>>>();
    let asked = 0;
    const executor: Executor = {
      ...scriptedExecutor(),
      listBranches(_, { signal }) {
        asked += 1;
        signal.addEventListener('abort', () => answer.reject(signal.reason));
        return answer.promise;
      },
    };
    await using service = await testService({ executor, clock });
    const get = async () => {
      const { body } = await service.ask('GET', path.replace(':id', service.appId));
      return (body.application ?? body.applications[0]).branches;
    };
    const slow = get();
    await until(() => asked === 1);
    await clock.advance(2_000);
    expect(await slow).toEqual([]);
    answer.resolve({ names: ['main'], defaultBranch: 'main' });
    await until(async () => (await service.ask('GET', '/apps')).body.applications[0].branches.length > 0);
  },
);

// T30
test('a service that is stopped while a repository lists its branches ends as usual', async () => {
  await using folder = await temporaryFolder();
  await using silent = await startRawServer(() => {});
  await using service = await serviceProcess({ dataFolder: folder.path });
  const repositoryUrl = `https://127.0.0.1:${silent.port}/app.git`;
  const sshKey = { data: encodedPrivateKey, passphrase: null };
  const { _id: appId } = (await service.ask('POST', '/apps/new', { repositoryUrl, sshKey })).body.application;
  const answer = service.ask('GET', `/apps/${appId}`).catch(() => 'cut off');
  await until(() => silent.sockets.size > 0);
  expect(await service.end('SIGTERM')).toBe(0);
  expect(await answer).toBe('cut off');
  const log = service.printed.join('\n');
  expect(log).toContain(`application ${appId}: could not list its branches: the service is stopping`);
  expect(log).toContain(`GET /apps/${appId} 200`);
  expect(log).not.toContain('internal error');
  expect(log).toMatch(/ stopped$/);
});
