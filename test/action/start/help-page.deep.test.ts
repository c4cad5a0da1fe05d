/** An error that needs more than a line ends with the address of the page that says more. */
import { expect, test } from '@jest/globals';
import { runAction } from '../../support/action-process.ts';
import { withoutFields } from '../../support/change-builds.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';
import { env, stage, workflowId } from './help-page.ts';

const nobody = 'a-token-of-nobody';

test.each([
  ['wait', { buildId: 'b', pollInterval: '1s' }],
  ['apps', { operation: 'list' }],
])('a refused token, in %s', async (action, given) => {
  const { baseUrl } = stage.service;
  const { errors } = await runAction({ action, with: { token: nobody, baseUrl, ...given }, env });
  expect(errors.map(({ data }) => data)).toEqual([
    expect.stringMatching(/401[\s\S]*API token of this service\.\n.*#the-token-is-refused$/),
  ]);
});

test('a refused token, in the build action', async () => {
  const start = await stage.run({ with: { workflowId, token: nobody }, env });
  expect(start.errors.map(({ data }) => data)).toEqual([
    expect.stringMatching(/401[\s\S]*API token of this service\.\n.*#the-token-is-refused$/),
  ]);
});

test('a start that was not answered, where two builds could be the one', async () => {
  await using faults = await setFaultStage({
    script: runUntilCanceled,
    changeAnswer: withoutFields(['labels']),
  });
  const { appId } = faults.service;
  await faults.service.ask('POST', '/builds', { appId, workflowId, branch: 'main' });
  faults.proxy.add({ method: 'POST', path: /^\/builds$/, fault: { kind: 'reset', request: 'arrives' } });
  const { errors, succeeded } = faults.main({ env });
  expect(await succeeded).toBe(false);
  expect(errors).toEqual([
    expect.stringMatching(/2 builds could be the one[\s\S]*\n.*#a-start-that-was-not-answered$/),
  ]);
});
