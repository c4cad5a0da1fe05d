import { expect, test } from '@jest/globals';
import { setStage } from '../../support/stage.ts';

test('failOn decides which end states fail the step', async () => {
  await using stage = await setStage();
  const result = await stage.run({ with: { workflowId: 'broken', failOn: 'none' } });
  expect(result).toMatchObject({ exitCode: 0, errors: [], outputs: { status: 'failed' } });
});

test('status is the worst state of several workflows, and both builds are reported', async () => {
  await using stage = await setStage();
  const result = await stage.run({ with: { workflowId: 'android, broken' } });
  expect(result.exitCode).toBe(1);
  expect(result.outputs.status).toBe('failed');
  expect(JSON.parse(result.outputs.artefacts ?? '')).toHaveLength(1);
});

test('an unknown branch or workflow fails the build with a message that says so', async () => {
  await using stage = await setStage();
  const [branch, workflow] = await Promise.all([
    stage.run({ with: { workflowId: 'android', branch: 'nowhere' } }),
    stage.run({ with: { workflowId: 'windows' } }),
  ]);
  expect(branch.errors[0]?.data).toMatch(/nowhere/);
  expect(workflow.errors[0]?.data).toMatch(/windows/);
  expect([branch.exitCode, workflow.exitCode]).toEqual([1, 1]);
});

test('an application that the token cannot see gives one error that says what to check', async () => {
  await using stage = await setStage();
  const result = await stage.run({ with: { workflowId: 'android', appId: '5d85f242e941e00019e81bd2' } });
  expect(result.exitCode).toBe(1);
  expect(result.errors).toHaveLength(1);
  expect(result.errors[0]?.data).toMatch(/404.*Check the id/s);
});
