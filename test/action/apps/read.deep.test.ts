import { expect, test } from '@jest/globals';
import { setStage } from '../../support/stage.ts';
import { withWorkflows, workflows } from './read.ts';

test('applications are listed with the fields of the contract only, and their branches where the list tells them', async () => {
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
});

test('an unknown application and a wrong token give clear errors', async () => {
  await using stage = await setStage({ files: {} });
  const unknown = await stage.use('apps', { operation: 'get', appId: 'nobody' });
  expect(unknown.exitCode).toBe(1);
  expect(unknown.errors.map(({ data }) => data)).toEqual([
    expect.stringMatching(/404.*nobody.*Check the id/),
  ]);
  const wrong = await stage.use('apps', { operation: 'list', token: 'wrong-token' });
  expect(wrong.errors.map(({ data }) => data)).toEqual([expect.stringMatching(/401.*Check that token/)]);
});
