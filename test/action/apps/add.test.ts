import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { gitRepository } from '../../support/git.ts';
import { setStage } from '../../support/stage.ts';

test('a public repository is added by its URL and named after it, and the request has no other fields', async () => {
  await using stage = await setStage({ files: {} });
  const path = join(stage.repository.path, '..', 'second-app');
  await gitRepository({ path, files: { 'a.txt': '' } });
  const result = await stage.use('apps', { operation: 'add', repositoryUrl: path });
  expect(result).toMatchObject({ exitCode: 0, errors: [], outputs: { appName: 'second-app' } });
  const { appId = '', apps } = result.outputs;
  expect(appId).toMatch(/^[0-9a-f]{24}$/);
  expect(JSON.parse(apps ?? '')).toEqual([{ appId, appName: 'second-app' }]);
  expect(result.log).toContain(`second-app · ${appId} · added`);
  expect(stage.relay.requests).toEqual([
    expect.objectContaining({ method: 'POST', path: '/apps', body: { repositoryUrl: path } }),
  ]);
  const read = await stage.use('apps', { operation: 'get', appId });
  expect(read.outputs.branches).toBe('["main"]');
});
