import { expect, test } from '@jest/globals';
import { refuseFailure } from '../support/workflow/success.ts';
import { caller, push, stage } from './mobile-build.ts';

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
