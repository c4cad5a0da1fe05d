/** An error that needs more than a line ends with the address of the page that says more. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runAction } from '../../support/action-process.ts';
import { deepTest } from '../../support/deep-test.ts';
import { withoutFields } from '../../support/fault-proxy.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';
import { type Stage, setStage } from '../../support/stage.ts';

const env = { GITHUB_ACTION_REPOSITORY: 'octo-org/builds', GITHUB_ACTION_REF: 'feature/#1' };

const workflowId = 'android';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(async () => stage[Symbol.asyncDispose]());

const page = 'https://github.com/octo-org/builds/blob/feature/%231/docs/troubleshooting.md';

const fork = {
  name: 'pull_request',
  payload: {
    pull_request: {
      number: 3,
      head: { ref: 'main', repo: { full_name: 'somebody/mobile-app' } },
      base: { repo: { full_name: 'octo-org/mobile-app' } },
    },
  },
};

test('a fork', async () => {
  const { errors } = await stage.run({ with: { workflowId, branch: '' }, event: fork, env });
  expect(errors.map(({ data }) => data)).toEqual([
    expect.stringMatching(/base repository\.\n.*#pull-requests-from-forks$/),
  ]);
  expect(errors[0]?.data).toContain(`\n${page}#`);
});

test('outside an action of a repository, there is no address', async () => {
  const unset = { ...env, GITHUB_ACTION_REF: '' };
  const { errors } = await stage.run({ with: { workflowId, branch: '' }, event: fork, env: unset });
  expect(errors.map(({ data }) => data)).toEqual([expect.stringMatching(/base repository\.$/)]);
});

const nobody = 'a-token-of-nobody';

deepTest.each([
  ['wait', { buildId: 'b', pollInterval: '1s' }],
  ['apps', { operation: 'list' }],
])('a refused token, in %s', async (action, given) => {
  const { baseUrl } = stage.service;
  const { errors } = await runAction({ action, with: { token: nobody, baseUrl, ...given }, env });
  expect(errors.map(({ data }) => data)).toEqual([
    expect.stringMatching(/401[\s\S]*API token of this service\.\n.*#the-token-is-refused$/),
  ]);
});

deepTest('a refused token, in the build action', async () => {
  const start = await stage.run({ with: { workflowId, token: nobody }, env });
  expect(start.errors.map(({ data }) => data)).toEqual([
    expect.stringMatching(/401[\s\S]*API token of this service\.\n.*#the-token-is-refused$/),
  ]);
});

deepTest('a start that was not answered, where two builds could be the one', async () => {
  await using faults = await setFaultStage({
    script: runUntilCanceled,
    changeAnswer: withoutFields(['labels']),
  });
  const { appId } = faults.service;
  await faults.service.ask('POST', '/builds', { appId, workflowId, branch: 'main' });
  faults.proxy.add({ method: 'POST', path: /^\/builds$/, fault: { kind: 'reset', request: 'arrives' } });
  const { errors, succeeded } = faults.main({ env });
  expect(await succeeded).toBe(false);
  expect(errors).toEqual([expect.stringMatching(/one of these[\s\S]*\n.*#a-start-request-got-no-response$/)]);
});
