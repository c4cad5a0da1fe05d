import { expect, test } from '@jest/globals';
import { deepTest } from '../../support/deep-test.ts';
import { setStage } from '../../support/stage.ts';

/** Adds the fields of workflow-editor applications, including private settings. */
const withWorkflows = ({ body }: { body: unknown }): unknown =>
  JSON.parse(JSON.stringify(body), (key, value) => {
    if (key === 'workflowIds') return ['w1', 'w2'];
    if (key !== 'workflows') return value;
    const settings = { environment: { vars: { PASSWORD: 'hunter2' } } };
    return { w1: { name: 'Release', ...settings }, w2: { name: '::error::Nightly', ...settings } };
  });

const workflows = { w1: { name: 'Release' }, w2: { name: '::error::Nightly' } };

test('get returns one application with the branches of its repository', async () => {
  await using stage = await setStage({ files: { 'a.txt': '' }, changeAnswer: withWorkflows });
  await stage.repository.git('branch', 'feature/login');
  const { appId } = stage.service;
  const result = await stage.use('apps', { operation: 'get', appId });
  expect(result).toMatchObject({ exitCode: 0, errors: [] });
  const { apps, ...one } = result.outputs;
  const branches = ['feature/login', 'main'];
  expect(one).toEqual({
    appId,
    appName: 'hello-mobile',
    workflowIds: '["w1","w2"]',
    branches: JSON.stringify(branches),
  });
  expect(JSON.parse(apps ?? '')).toEqual([
    { appId, appName: 'hello-mobile', workflowIds: ['w1', 'w2'], workflows, branches },
  ]);
  expect(result.log).toContain('branches feature/login, main');
});

deepTest(
  'applications are listed with the fields of the contract only, and their branches where the list tells them',
  async () => {
    await using stage = await setStage({ files: { 'a.txt': '' }, changeAnswer: withWorkflows });
    const { appId } = stage.service;
    const result = await stage.use('apps', { operation: 'list' });
    expect(result).toMatchObject({ exitCode: 0, errors: [] });
    expect(JSON.parse(result.outputs.apps ?? '')).toEqual([
      { appId, appName: 'hello-mobile', workflowIds: ['w1', 'w2'], workflows, branches: ['main'] },
    ]);
    expect(result.outputs).toMatchObject({ appId: '', appName: '', workflowIds: '[]', branches: '[]' });
    expect(result.log).toContain('1 application:');
    expect(result.log).toContain(`hello-mobile · ${appId}`);
    expect(result.printed).not.toContain('hunter2');
  },
);

deepTest('an unknown application and a wrong token give clear errors', async () => {
  await using stage = await setStage({ files: {} });
  const unknown = await stage.use('apps', { operation: 'get', appId: 'nobody' });
  expect(unknown.exitCode).toBe(1);
  expect(unknown.errors.map(({ data }) => data)).toEqual([
    expect.stringMatching(/404.*nobody.*Check the ID/),
  ]);
  const wrong = await stage.use('apps', { operation: 'list', token: 'wrong-token' });
  expect(wrong.errors.map(({ data }) => data)).toEqual([expect.stringMatching(/401.*Check that token/)]);
});
