import { expect, test } from '@jest/globals';
import { setStage, workflowFile } from '../../support/stage.ts';
import { ownLabel } from './request-body.ts';

test('the request to start a build contains every input, each value as the given text', async () => {
  await using stage = await setStage({
    files: { 'codemagic.yaml': workflowFile(['printf %s "$APP_VERSION" > version.txt'], ['version.txt']) },
  });
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
