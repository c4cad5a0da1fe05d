import { expect, test } from '@jest/globals';
import { apps } from '../../../src/action/admin/apps.ts';
import { setStage } from '../../support/stage.ts';
import { performed } from '../../support/step-parts.ts';

/** Adds the fields of workflow-editor applications, including private settings. */
const withWorkflows = ({ body }: { body: unknown }): unknown =>
  JSON.parse(JSON.stringify(body), (key, value) => {
    if (key === 'workflowIds') return ['w1', 'w2'];
    if (key !== 'workflows') return value;
    const settings = { environment: { vars: { PASSWORD: 'hunter2' } } };
    return { w1: { name: 'Release', ...settings }, w2: { name: '::error::Nightly', ...settings } };
  });

const workflows = { w1: { name: 'Release' }, w2: { name: '::error::Nightly' } };

test('get returns one application with the branches of its repository, list all, without private settings', async () => {
  await using stage = await setStage({ files: { 'a.txt': '' }, changeAnswer: withWorkflows });
  await stage.repository.git('branch', 'feature/login');
  const { appId } = stage.service;
  const result = await stage.use('apps', { operation: 'get', appId });
  expect(result).toMatchObject({ exitCode: 0, errors: [] });
  const { apps: all, ...one } = result.outputs;
  const branches = ['feature/login', 'main'];
  expect(one).toEqual({
    appId,
    appName: 'hello-mobile',
    workflowIds: '["w1","w2"]',
    branches: JSON.stringify(branches),
  });
  expect(JSON.parse(all ?? '')).toEqual([
    { appId, appName: 'hello-mobile', workflowIds: ['w1', 'w2'], workflows, branches },
  ]);
  expect(result.log).toContain('branches feature/login, main');
  expect(result.printed).not.toContain('hunter2');

  const { token } = stage.service;
  const given = { token, baseUrl: stage.proxy.url, operation: 'list' };
  const listed = await performed(apps, { action: 'apps', with: given });
  expect(listed.succeeded).toBe(true);
  expect(listed.log.slice(0, 2)).toEqual([
    '1 application:',
    expect.stringContaining(`hello-mobile · ${appId}`),
  ]);
  expect(listed.outputs).toMatchObject({ appId: '', appName: '', workflowIds: '[]', branches: '[]' });
  expect(JSON.parse(listed.outputs.apps ?? '')).toMatchObject([{ appId, workflows }]);
});
