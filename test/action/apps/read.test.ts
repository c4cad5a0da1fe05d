import { expect, test } from '@jest/globals';
import { setStage } from '../../support/stage.ts';
import { withWorkflows, workflows } from './read.ts';

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
