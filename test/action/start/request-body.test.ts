import { expect, test } from '@jest/globals';
import { readRunEvent } from '../../../src/action/event/run-event.ts';
import { StartBuild } from '../../../src/contract/start.ts';
import { setFaultStage } from '../../support/fault-stage.ts';

const ownLabel = expect.stringMatching(/^gh-4242-1-[0-9a-f]{32}$/);

/** A value for every field of a start. */
const everyInput = {
  workflowId: 'android',
  branch: '',
  variables: '{"APP_VERSION": "1.10", "BUILD_NUMBER": 12, "SIGNED": true}',
  groups: 'signing\nstore',
  softwareVersions: 'flutter=3.10\nxcode=16.0',
  labels: 'nightly',
  instanceType: 'mac_mini_m2',
  wait: 'false',
};

test('the request to start a build contains every input, each value as the given text', async () => {
  await using stage = await setFaultStage();
  const main = stage.main({ run: { event }, with: everyInput });
  expect([await main.succeeded, main.errors]).toEqual([true, []]);
  const body = stage.proxy.requests[0]?.body;
  expect(body).toEqual({
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
  expect(fieldsOf(body)).toEqual(fields.filter((field) => field !== 'tag'));
});

test('with workflowInputs, the request contains every input under its name in the newer API', async () => {
  await using stage = await setFaultStage();
  const main = stage.main({ run: { event }, with: { ...everyInput, workflowInputs: 'flavour=full' } });
  expect([await main.succeeded, main.errors]).toEqual([true, []]);
  const [start] = stage.proxy.requests;
  expect(start?.path).toBe(`/api/v3/apps/${stage.service.appId}/builds`);
  expect(start?.body).toEqual({
    workflow_id: 'android',
    branch: 'feature/login',
    environment: {
      variables: { APP_VERSION: '1.10', BUILD_NUMBER: '12', SIGNED: 'true' },
      groups: ['signing', 'store'],
      software_versions: { flutter: '3.10', xcode: '16.0' },
    },
    labels: ['nightly', ownLabel, 'gh-pr-7'],
    instance_type: 'mac_mini_m2',
    inputs: { flavour: 'full' },
  });
  // The application is in the path.
  const inBody = fields.filter((field) => !['appId', 'tag'].includes(field));
  expect(fieldsOf(start?.body)).toEqual(['inputs', ...inBody.map(snakeCase)].toSorted());
});

/** Every field of a start. One build has a branch or a tag. */
const fields = [
  ...Object.keys(StartBuild.shape),
  ...Object.keys(StartBuild.shape.environment.unwrap().unwrap().shape),
].toSorted();

function fieldsOf(body: unknown): string[] {
  const { environment = {} } = body as { environment?: object };
  return [...Object.keys(body as object), ...Object.keys(environment)].toSorted();
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const sameRepository = {
  head: { ref: 'feature/login', sha: 'abc', repo: { full_name: 'octo-org/mobile-app' } },
  base: { repo: { full_name: 'octo-org/mobile-app' } },
};
const event = readRunEvent({
  ...{ name: 'pull_request', payload: { pull_request: { number: 7, ...sameRepository } }, sha: 'abc' },
});
