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

deepTest.each([
  ['no buildId', { buildId: '' }, ['buildId']],
  ['a list without builds', { buildId: ' , ' }, ['buildId', 'contains no build ID']],
  ['JSON that is no list of ids', { buildId: '[1]' }, ['buildId', 'one JSON list']],
  ['no token', { token: '' }, ['token']],
  ['a timeout without unit', { timeout: '90' }, ['timeout', '90s']],
  ['cancelAbandoned that is not a boolean', { cancelAbandoned: 'no' }, ['cancelAbandoned', '"no"']],
  ['a comment without githubToken', { comment: 'true', githubToken: '' }, ['comment', 'githubToken']],
])('%s gives one annotation, before any request', async (_, given, says) => {
  await using stage = await setFaultStage();
  const step = await stage.door({ action: 'wait', with: { buildId: never, ...given } });
  const result = await step.result;
  expect(result).toMatchObject({ exitCode: 1, log: '' });
  expect(result.errors).toHaveLength(1);
  for (const text of says) expect(result.errors[0]?.data).toContain(text);
  expect(stage.proxy.requests).toEqual([]);
});

deepTest(
  'an unknown build id fails the step by name after a minute, and the other builds are waited for',
  async () => {
    await using stage = await setFaultStage();
    const buildId = await startBuild(stage);
    const step = stage.run(wait, { action: 'wait', with: { buildId: `${never}, ${buildId}` } });
    expect(await step.succeeded).toBe(false);
    expect(step.errors).toHaveLength(1);
    expect(step.errors[0]).toMatch(new RegExp(`build ${never}.*404.*Check the ID`, 's'));
    expect(JSON.parse(step.outputs.builds ?? '')).toMatchObject([
      { buildId: never, workflowId: '' },
      { buildId, workflowId: 'android', status: 'finished' },
    ]);
    expect(step.log.join('\n')).toContain('cannot be found yet');
  },
);

deepTest('a 404 in the first seconds of a build does not end the wait', async () => {
  await using stage = await setFaultStage({ faults: [{ path: '/builds/:id', times: 2, status: 404 }] });
  const buildId = await startBuild(stage);
  const step = stage.run(wait, { action: 'wait', with: { buildId } });
  expect(await step.succeeded).toBe(true);
  expect(step.warnings).toEqual([]);
  expect(step.outputs.status).toBe('finished');
});

deepTest('a service that is unavailable at first gives one warning, and the wait continues', async () => {
  await using stage = await setFaultStage();
  const buildId = await startBuild(stage);
  await stage.proxy.refuse();
  const step = stage.run(wait, { action: 'wait', with: { buildId } });
  while (step.warnings.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await stage.proxy.accept();
  expect(await step.succeeded).toBe(true);
  expect(step.warnings).toEqual([expect.stringMatching(/cannot be reached.*Still waiting/s)]);
  expect(step.outputs.status).toBe('finished');
});

deepTest.each([
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

deepTest('a cancelled workflow leaves the build running, and cancels it with cancelAbandoned', async () => {
  for (const cancelAbandoned of ['false', 'true']) {
    await using stage = await setFaultStage({ script: runUntilCanceled });
    const buildId = await startBuild(stage);
    const step = stage.run(wait, { action: 'wait', with: { buildId, cancelAbandoned } });
    await stage.proxy.when(({ path, end }) => path === `/builds/${buildId}` && end === 'answered');
    step.cancel();
    expect(await step.succeeded).toBe(false);
    const left = cancelAbandoned === 'true' ? 0 : 1;
    await until(() => stage.running().length === left);
    expect(stage.proxy.requests.filter(({ path }) => path.endsWith('/cancel'))).toHaveLength(1 - left);
  }
});
