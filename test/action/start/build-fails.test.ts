import { expect, test } from '@jest/globals';
import { setStage } from '../../support/stage.ts';

test('a script that fails makes the step fail, with its name and exit code in the annotation, after all outputs', async () => {
  await using stage = await setStage();
  const result = await stage.run({ with: { workflowId: 'broken' } });

  expect(result.exitCode).toBe(1);
  expect(result.errors).toHaveLength(1);
  const [error] = result.errors;
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
