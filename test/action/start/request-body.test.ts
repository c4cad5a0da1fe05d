import { expect, test } from '@jest/globals';
import { deepTest } from '../../support/deep-test.ts';
import { scriptedExecutor } from '../../support/scripted-executor.ts';
import { setStage, workflowFile } from '../../support/stage.ts';

const ownLabel = expect.stringMatching(/^gh-4242-1-[0-9a-f]{32}$/);

test('the request to start a build contains every input, each value as the given text', async () => {
  await using stage = await setStage({ executor: scriptedExecutor() });
  const result = await stage.run({
    event: { name: 'pull_request', payload: { pull_request: { number: 7, ...sameRepository } }, sha: 'abc' },
    with: {
      workflowId: 'android',
      branch: '',
      variables: '{"APP_VERSION": "1.10", "BUILD_NUMBER": 12, "SIGNED": true}',
      groups: 'signing\nstore',
      softwareVersions: 'flutter=3.10\nxcode=16.0',
      labels: 'nightly',
      instanceType: 'mac_mini_m2',
      wait: 'false',
    },
  });
  expect(result.errors).toEqual([]);
  expect(stage.relay.requests[0]?.body).toEqual({
    appId: stage.service.appId,
    workflowId: 'android',
    branch: 'feature/login',
    environment: {
      variables: { APP_VERSION: '1.10', BUILD_NUMBER: '12', SIGNED: 'true' },
      groups: ['signing', 'store'],
      softwareVersions: { flutter: '3.10', xcode: '16.0' },
    },
    labels: ['nightly', ownLabel, 'gh-pr-7'],
    instanceType: 'mac_mini_m2',
  });
});

const sameRepository = {
  head: { ref: 'feature/login', sha: 'abc', repo: { full_name: 'octo-org/mobile-app' } },
  base: { repo: { full_name: 'octo-org/mobile-app' } },
};

deepTest('the request to start a build contains only the given inputs', async () => {
  await using stage = await setStage();
  await stage.run({ with: { workflowId: 'android', wait: 'false' } });
  expect(stage.relay.requests.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    {
      method: 'POST',
      path: '/builds',
      body: { appId: stage.service.appId, workflowId: 'android', branch: 'main', labels: [ownLabel] },
    },
  ]);
});

deepTest.each([
  ['branch', { branch: 'refs/heads/main' }, { branch: 'main' }],
  ['tag', { branch: '', tag: 'refs/tags/v1' }, { tag: 'v1' }],
])('a full ref name in %s is sent as the short name', async (_, given, sent) => {
  await using stage = await setStage();
  await stage.run({ with: { workflowId: 'android', wait: 'false', ...given } });
  expect(stage.relay.requests[0]?.body).toMatchObject(sent);
});

deepTest("a script gets the variable's value, including values of several lines", async () => {
  await using stage = await setStage({
    files: { 'codemagic.yaml': workflowFile(['printf %s "$NOTES" > notes.txt'], ['notes.txt']) },
  });
  const result = await stage.run({
    with: { workflowId: 'android', variables: 'APP_VERSION=1.10\nNOTES<<END\nfirst = line\n\nthird\nEND' },
  });
  const response = await fetch(result.outputs.publicLink ?? '');
  expect(await response.text()).toBe('first = line\n\nthird');
});
