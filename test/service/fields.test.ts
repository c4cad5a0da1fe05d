/** Fields that public clients read (docs/hosted-service.md), of builds that really run. */

import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { type Json, type TestService, testService } from '../support/service.ts';
import { until } from '../support/until.ts';

const scripts = ['echo map > mapping.txt; echo x > notes.txt; echo y > app.apk'];
const workflows = {
  named: { instance_type: 'mac_mini_m2', scripts, artifacts: ['*.txt', '*.apk'] },
  plain: { scripts: ['true'] },
};
const files = { 'codemagic.yaml': JSON.stringify({ workflows }), 'pubspec.yaml': 'name: app\n' };

async function ended(service: TestService, body: object): Promise<Json> {
  const start = { appId: service.appId, branch: 'main', ...body };
  const { buildId } = (await service.ask('POST', '/builds', start)).body;
  return until(async () => {
    const { build } = (await service.ask('GET', `/builds/${buildId}`)).body;
    return build.finishedAt !== undefined && build;
  });
}

test('a build has the machine type of its request or workflow, and a type for each file', async () => {
  await using folder = await temporaryFolder();
  const repositoryUrl = join(folder.path, 'app');
  await gitRepository({ path: repositoryUrl, files });
  const editor = { repositoryUrl, workflows: { editor: { instance_type: 'linux_x2', scripts: ['true'] } } };
  const configuration = { applications: [editor] };
  await using service = await testService({ executor: 'real', repositoryUrl, configuration });
  const named = await ended(service, { workflowId: 'named' });
  expect(named).toMatchObject({ status: 'finished', instanceType: 'mac_mini_m2' });
  expect(named.artefacts.map(({ name, type }: Json) => [name, type]).sort()).toEqual([
    ['app.apk', 'apk'],
    ['mapping.txt', 'proguard_map'],
    ['notes.txt', 'txt'],
  ]);
  const chosen = await ended(service, { workflowId: 'named', instanceType: 'linux_x4' });
  expect(chosen.instanceType).toBe('linux_x4');
  expect((await ended(service, { workflowId: 'plain' })).instanceType).toBe('local');
  expect((await ended(service, { workflowId: 'editor' })).instanceType).toBe('linux_x2');

  const { application } = (await service.ask('GET', `/apps/${service.appId}`)).body;
  expect(application).toMatchObject({
    projectType: 'flutter-app',
    workflows: { editor: { instanceType: 'linux_x2' } },
  });
});
