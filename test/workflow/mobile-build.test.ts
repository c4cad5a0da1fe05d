import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { deepTest } from '../support/deep-test.ts';
import { event } from '../support/workflow/event.ts';
import { type MobileStage, setMobileStage } from '../support/workflow/mobile-stage.ts';
import { refuseFailure } from '../support/workflow/run.ts';

const caller = (inputs: string): string => `
  on: push
  permissions: {}
  jobs:
    build:
      uses: OWNER/build-service-action/.github/workflows/mobile-build.yml@v1
      with:
        appId: \${{ vars.APP_ID }}
        ${inputs}
      secrets:
        token: \${{ secrets.BUILD_SERVICE_TOKEN }}
    after:
      needs: build
      if: always()
      runs-on: ubuntu-latest
      outputs:
        all: \${{ toJSON(needs.build.outputs) }}
        result: \${{ needs.build.result }}
      steps: [{ run: "true" }]
`;

const push = event('push', { ref: 'refs/heads/main', sha: 'a'.repeat(40) });

let stage: MobileStage;

beforeAll(async () => {
  stage = await setMobileStage();
});

afterAll(async () => stage[Symbol.asyncDispose]());

test('the pushed branch is built, and the caller gets the outputs', async () => {
  const run = refuseFailure(await stage.run(caller('workflowId: android'), push));
  const outputs = JSON.parse(run.job('after').outputs.all ?? '');
  expect(outputs).toMatchObject({ buildId: expect.stringMatching(/^[0-9a-f]{24}$/), status: 'finished' });
  expect(JSON.parse(outputs.buildIds)).toEqual([outputs.buildId]);
  expect(JSON.parse(outputs.artefacts)).toEqual([
    expect.objectContaining({ name: 'hello-mobile-unsigned-sample.apk' }),
  ]);
  expect(outputs.publicLink).toBe(JSON.parse(outputs.publicLinks)[0]);
  expect(run.job('build / build').permissions).toEqual({});
  const { body } = await stage.service.ask('GET', `/builds/${outputs.buildId}`);
  expect(body.build).toMatchObject({ branch: 'main', status: 'finished' });
});

deepTest('a failed build fails the called workflow, with its outputs set', async () => {
  const run = await stage.run(caller('workflowId: broken'), push);
  expect(run.result).toBe('failure');
  expect(run.job('after').outputs.result).toBe('failure');
  const outputs = JSON.parse(run.job('after').outputs.all ?? '');
  expect(outputs).toMatchObject({ buildId: expect.stringMatching(/^[0-9a-f]{24}$/), status: 'failed' });
  expect(JSON.parse(outputs.builds)).toEqual([
    expect.objectContaining({ workflowId: 'broken', status: 'failed' }),
  ]);
  const cause = '<code>ios/Info.plist:7</code>: the version is not three numbers';
  expect(run.job('build / build').summary).toContain(cause);
});

deepTest('every input reaches the build', async () => {
  const inputs = `workflowId: android
        branch: main
        variables: FLAVOUR=red
        labels: nightly
        failOn: none
        publicLinks: false
        timeout: 5m
        timeoutMinutes: 10
        runsOn: ubuntu-24.04`;
  const before = stage.relay.requests.length;
  const run = refuseFailure(await stage.run(caller(inputs), push));
  const asked = stage.relay.requests.slice(before);
  const start = asked.find(({ method, path }) => method === 'POST' && path === '/builds');
  expect(start?.body).toMatchObject({
    branch: 'main',
    environment: { variables: { FLAVOUR: 'red' } },
    labels: expect.arrayContaining(['nightly']),
  });
  expect(asked.filter(({ path }) => path.endsWith('/public-url'))).toEqual([]);
  expect(JSON.parse(run.job('after').outputs.all ?? '').publicLinks).toBe('[]');
});

deepTest('commit and ifCommitDiffers reach the build', async () => {
  const commit = await stage.repository.git('rev-parse', 'HEAD');
  const error = `workflowId: android
        ifCommitDiffers: error`;
  refuseFailure(await stage.run(caller(`${error}\n        commit: "${commit}"`), push));
  const refused = await stage.run(caller(error), push);
  expect(refused.result).toBe('failure');
  expect(JSON.parse(refused.job('after').outputs.all ?? '').publicLinks).toBe('[]');
});
