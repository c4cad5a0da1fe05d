/** Fields that public clients read (docs/hosted-service.md), of builds that really run. */

import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runBuild } from '../support/builds.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { type Json, testService } from '../support/service.ts';

const scripts = ['echo map > mapping.txt; echo x > notes.txt; echo y > app.apk'];
const workflows = {
  named: { instance_type: 'mac_mini_m2', scripts, artifacts: ['*.txt', '*.apk'] },
  plain: { scripts: ['true'] },
};
const files = { 'codemagic.yaml': JSON.stringify({ workflows }), 'pubspec.yaml': 'name: app\n' };

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
    projectType: 'flutter-app',
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
