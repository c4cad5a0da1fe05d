/** The answers of the local service, field by field, beside those that were recorded of the hosted one. */

import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { buildOf, endOf, runBuild, startBuild } from '../../support/builds.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';
import { recorded, type Shapes, shapesOf } from '../../support/recorded/shapes.ts';
import { type Json, testService } from '../../support/service.ts';
import { until } from '../../support/until.ts';

const first: Json = recorded('build-2021');
const today: Json = recorded('build-2026');
const list: Json = recorded('builds');
const apps: Json = recorded('apps');

const ofRecordings: Shapes = new Map([
  ...shapesOf('build', [first.build, today.build, ...list.builds, ...apps.builds]),
  ...shapesOf('application', [first.application, today.application, ...apps.applications]),
  ...shapesOf(
    'user',
    [recorded('user')].map((answer: Json) => answer.user),
  ),
  ...shapesOf('team', [recorded('team')]),
]);

/** Recorded fields that this service leaves out, or that have another type, by the reason. */
const excused = Object.entries({
  'can contain secrets': [
    ...['build.dynamicConfig', 'application.appEnvironmentVariables'],
    ...inWorkflows('environmentVariables', 'codeSigning', 'customScripts', 'publishers'),
  ],
  'only the API starts builds': [
    ...['application.buildSchedule', 'build.scheduledBuildId'],
    ...inWorkflows('branchPatterns', 'tagPatterns'),
  ],
  'there is no editor': [
    'application.preferUISettings',
    ...inWorkflows('testRunners', 'dependencyCache', 'lastUpdated', 'buildSettings.flutterMode'),
  ],
  'builds run on your machine': [
    ...['build.sshAccess', 'build.sshAccessEnabled', 'build.vncAccess', 'application.customerInstance'],
  ],
  'nothing is published or inspected': ['build.appStoreConnectTasks', 'build.feedback', 'build.screenshots'],
  'always empty': [
    ...['build.config.buildSettings.platforms[]', ...inWorkflows('buildSettings.platforms[]')],
    ...['application.repository.id', 'application.repository.language'],
    'user.billing.usage.currentPeriod.buildTime.*',
  ],
}).flatMap(([, fields]) => fields);

function inWorkflows(...names: readonly string[]): string[] {
  return names.map((name) => `application.workflows.*.${name}`);
}

const workflows = {
  two: {
    labels: ['nightly'],
    cache: { cache_paths: ['kept'] },
    scripts: ['mkdir kept && echo a > one.txt && echo b > two.txt', { name: 'Run tests', script: 'true' }],
    artifacts: ['*.txt'],
    publishing: { scripts: ['true'] },
  },
  broken: { scripts: ['exit 3', 'true'] },
  long: { scripts: ['sleep 1000', 'true'] },
};

/** A service with a build in every state, and a team with an application that has a workflow of the editor. */
async function fullService() {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  const repositoryUrl = join(folder.path, 'hello-mobile');
  await gitRepository({ path: repositoryUrl, files: { 'codemagic.yaml': JSON.stringify({ workflows }) } });
  const service = stack.use(
    await testService({
      executor: 'real',
      repositoryUrl,
      configuration: { applications: [{ repositoryUrl, workflows: { release: { scripts: ['true'] } } }] },
    }),
  );
  const { teamId } = service.running.addTeam({ name: 'Mobile', ownerId: service.userId });
  await service.ask('POST', '/apps', { repositoryUrl, teamId });
  const start = (workflowId: string) => startBuild(service, { workflowId });
  const held = stack.move();
  return { service, teamId, start, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

test('every recorded field is in the answers with a type that was recorded, or the list above says why not', async () => {
  await using stage = await fullService();
  const { service, teamId, start } = stage;
  const [two, broken] = [await start('two'), await start('broken')];
  for (const id of [two, broken]) await endOf(service, id);
  const [long] = [await start('long'), await start('long'), await start('long')];
  await until(async () => (await buildOf(service, long)).status === 'building');
  await service.ask('POST', `/builds/${long}/cancel`);
  await endOf(service, long);

  const page = (await service.ask('GET', '/builds')).body;
  const whole = (await service.ask('GET', `/builds/${two}`)).body;
  const answers = (await service.ask('GET', '/apps')).body;
  const ours: Shapes = new Map([
    ...shapesOf('build', [whole.build, ...page.builds, ...answers.builds]),
    ...shapesOf('application', [whole.application, ...page.applications, ...answers.applications]),
    ...shapesOf('user', [(await service.ask('GET', '/user')).body.user]),
    ...shapesOf('team', [(await service.ask('GET', `/team/${teamId}`)).body]),
  ]);
  const different = [...ofRecordings].flatMap(([path, types]) => {
    const own = [...(ours.get(path) ?? ['missing'])];
    return own.every((type) => types.has(type)) ? [] : [path];
  });
  const isOf = (path: string) => (field: string) => path === field || path.startsWith(`${field}.`);
  expect(different.filter((path) => !excused.some(isOf(path)))).toEqual([]);
  expect(excused.filter((field) => !different.some((path) => isOf(path)(field)))).toEqual([]);
});

/** Fields that public clients read (docs/hosted-service.md) are of builds that really run. */
const scripts = ['echo map > mapping.txt; echo x > notes.txt; echo y > app.apk'];
const machines = {
  named: { instance_type: 'mac_mini_m2', scripts, artifacts: ['*.txt', '*.apk'] },
  plain: { scripts: ['true'] },
};
const files = { 'codemagic.yaml': JSON.stringify({ workflows: machines }) };

const editor = {
  name: 'From the editor',
  instance_type: 'linux_x2',
  environment: { groups: ['common', 'shared'] },
  scripts: ['printf "$A $B $VERSION" > out.apk'],
  artifacts: ['*.apk'],
};

test('builds have their machine type and the types of their files; workflows of the editor are shown and built', async () => {
  await using folder = await temporaryFolder();
  const repositoryUrl = join(folder.path, 'app');
  await gitRepository({ path: repositoryUrl, files });
  const groups = { shared: { B: 'own', VERSION: '1.10' } };
  const configuration = {
    groups: { common: { A: 'all' }, shared: { B: 'all' } },
    applications: [{ repositoryUrl, groups, workflows: { editor } }],
  };
  await using service = await testService({ executor: 'real', repositoryUrl, configuration });
  const { application } = (await service.ask('GET', `/apps/${service.appId}`)).body;
  expect(application).toMatchObject({
    workflowIds: ['editor'],
    workflows: { editor: { name: 'From the editor', instanceType: 'linux_x2' } },
    branches: ['main'],
  });
  const named = await runBuild(service, { workflowId: 'named' });
  expect(named).toMatchObject({ status: 'finished', instanceType: 'mac_mini_m2' });
  expect(named.artefacts.map(({ name, type }: Json) => [name, type]).sort()).toEqual([
    ['app.apk', 'apk'],
    ['mapping.txt', 'proguard_map'],
    ['notes.txt', 'txt'],
  ]);
  const chosen = await runBuild(service, { workflowId: 'named', instanceType: 'linux_x4' });
  expect(chosen.instanceType).toBe('linux_x4');
  expect((await runBuild(service, { workflowId: 'plain' })).instanceType).toBe('local');
  expect(await runBuild(service, { workflowId: 'editor' })).toMatchObject({
    workflowId: 'editor',
    fileWorkflowId: null,
    status: 'finished',
    instanceType: 'linux_x2',
    config: { name: 'From the editor' },
    artefacts: [{ size: 'all own 1.10'.length }],
  });
  expect((await service.ask('GET', '/builds?workflowId=editor')).body.builds).toHaveLength(1);
});
