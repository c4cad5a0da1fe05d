import { expect, test } from '@jest/globals';
import { wait } from '../../../src/action/wait/run.ts';
import { deepTest } from '../../support/deep-test.ts';
import { type FaultStage, setFaultStage } from '../../support/fault-stage.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';

async function startBuild({ service }: FaultStage, workflowId = 'android'): Promise<string> {
  const { body } = await service.ask('POST', '/builds', { appId: service.appId, workflowId, branch: 'main' });
  return body.buildId;
}

test("a refused token ends the wait with the service's message", async () => {
  await using stage = await setFaultStage();
  const buildId = await startBuild(stage);
  const step = stage.run(wait, { action: 'wait', with: { buildId, token: 'a-token-of-nobody' } });
  expect(await step.succeeded).toBe(false);
  expect(step.errors[0]).toMatch(/401.*x-auth-token/s);
  expect(stage.proxy.requests.filter(({ path }) => path === `/builds/${buildId}`)).toHaveLength(4);
});

const never = '5d85f242e941e00019e81bd2';

deepTest(
  'an unknown build id fails the step by name after a minute, and the other builds are waited for',
  async () => {
    await using stage = await setFaultStage();
    const buildId = await startBuild(stage);
    const step = stage.run(wait, { action: 'wait', with: { buildId: `${never}, ${buildId}` } });
    expect(await step.succeeded).toBe(false);
    expect(step.errors).toHaveLength(1);
    expect(step.errors[0]).toMatch(
      `There is no build ${never}, or the token has no access to it. Check buildId and token.`,
    );
    expect(JSON.parse(step.outputs.builds ?? '')).toMatchObject([
      { buildId: never, workflowId: '' },
      { buildId, workflowId: 'android', status: 'finished' },
    ]);
  },
);

test.each([
  ['false', 'building'],
  ['true', 'canceled'],
] as const)(
  'timeout fails the step; with cancelAbandoned %s the build is then %s',
  async (cancelAbandoned, state) => {
    await using stage = await setFaultStage({ script: runUntilCanceled });
    const buildId = await startBuild(stage);
    const step = stage.run(wait, { action: 'wait', with: { buildId, timeout: '1s', cancelAbandoned } });
    expect(await step.succeeded).toBe(false);
    expect(step.errors).toEqual([
      expect.stringContaining('The build did not finish within the timeout of 1 s'),
    ]);
    await until(() => stage.builds().every(({ status }) => status === state));
    expect(step.outputs.status).toBe(state);
  },
);
