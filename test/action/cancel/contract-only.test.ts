import { expect, test } from '@jest/globals';
import { runAction } from '../../support/action-process.ts';
import { listedBuild } from '../../support/fake-service/fake-build.ts';
import { startFakeService } from '../../support/fake-service/server.ts';

const running = { status: 'building', artefacts: [] };

test("with the contract's fields alone, cancel cancels the running builds of a workflow and branch without reading them one by one", async () => {
  const builds = [
    listedBuild('first', running),
    listedBuild('second', { ...running, status: 'queued' }),
    listedBuild('finished', { artefacts: [] }),
    listedBuild('other-application', { ...running, appId: 'other' }),
    listedBuild('other-workflow', { ...running, workflowId: 'ios' }),
    listedBuild('other-branch', { ...running, branch: 'next' }),
    listedBuild('tag', { ...running, branch: null, tag: 'main' }),
  ];
  await using server = await startFakeService({ records: builds });
  const connection = { token: 'a-token', baseUrl: server.url };
  const result = await runAction({
    action: 'cancel',
    with: { ...connection, appId: 'app', workflowId: 'android', branch: 'main' },
  });
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(result.outputs).toEqual({ canceled: '["first","second"]', alreadyFinished: '[]' });
  expect([server.cancelled(), server.read()]).toEqual([['first', 'second'], []]);
});
