import { expect, test } from '@jest/globals';
import { deepTest } from '../../support/deep-test.ts';
import { setStage } from '../../support/stage.ts';

test('a script that fails makes the step fail, with its name and exit code in the annotation, after all outputs', async () => {
  await using stage = await setStage();
  const result = await stage.run({ with: { workflowId: 'broken' } });

  expect(result.exitCode).toBe(1);
  const [error, cause, ...more] = result.errors;
  expect(more).toEqual([]);
  expect(cause?.data).toBe('ios/Info.plist:7: the version is not three numbers');
  expect(`${error?.properties.title} ${error?.data}`).toMatch(/Compile.*exited with status code 3/s);
  expect(result.outputs).toMatchObject({
    status: 'failed',
    artefacts: '[]',
    artefactUrl: '',
    publicLinks: '[]',
    publicLink: '',
  });
  expect(JSON.parse(result.outputs.builds ?? '')).toEqual([
    expect.objectContaining({
      buildId: result.outputs.buildId,
      status: 'failed',
      failure: expect.stringMatching(/Compile.*status code 3/),
    }),
  ]);
  expect(result.summary).toContain('Compile');
});

deepTest('failOn decides which end states fail the step', async () => {
  await using stage = await setStage();
  const result = await stage.run({ with: { workflowId: 'broken', failOn: 'none' } });
  expect(result).toMatchObject({ exitCode: 0, errors: [], outputs: { status: 'failed' } });
});

deepTest('status is the worst state of several workflows, and both builds are reported', async () => {
  await using stage = await setStage();
  const result = await stage.run({ with: { workflowId: 'android, broken' } });
  expect(result.exitCode).toBe(1);
  expect(result.outputs.status).toBe('failed');
  expect(JSON.parse(result.outputs.artefacts ?? '')).toHaveLength(1);
});

deepTest('an unknown branch or workflow fails the build with a message that says so', async () => {
  await using stage = await setStage();
  const [branch, workflow] = await Promise.all([
    stage.run({ with: { workflowId: 'android', branch: 'nowhere' } }),
    stage.run({ with: { workflowId: 'windows' } }),
  ]);
  expect(branch.errors[0]?.data).toMatch(/nowhere/);
  expect(workflow.errors[0]?.data).toMatch(/windows/);
  expect([branch.exitCode, workflow.exitCode]).toEqual([1, 1]);
});

deepTest('an application that the token cannot see gives one error that says what to check', async () => {
  await using stage = await setStage();
  const result = await stage.run({ with: { workflowId: 'android', appId: '5d85f242e941e00019e81bd2' } });
  expect(result.exitCode).toBe(1);
  expect(result.errors).toHaveLength(1);
  expect(result.errors[0]?.data).toMatch(/404.*Check the ID/s);
});
