import { expect, test } from '@jest/globals';
import { setStage } from '../../support/stage.ts';

test('patterns with commas select artefacts, and a comma in braces does not separate', async () => {
  await using stage = await setStage();
  const { outputs } = await stage.run({
    with: { workflowId: 'android', artefacts: '*.{ipa,apk}, *.aab', publicLinks: 'false' },
  });
  expect(JSON.parse(outputs.artefacts ?? '')).toMatchObject([{ name: 'hello-mobile-unsigned-sample.apk' }]);
});

test('ids in a list that is not valid JSON are an error that shows the right form, before any request', async () => {
  await using stage = await setStage();
  for (const workflowId of ['["android", "ios"', "['android']", '"android"']) {
    const result = await stage.run({ with: { workflowId } });
    expect(result.errors.map(({ data }) => data)).toEqual([expect.stringContaining('["a", "b"]')]);
  }
  expect(stage.relay.requests).toEqual([]);
});

test("an appId given as the address of the application's page starts the build that was meant", async () => {
  await using stage = await setStage();
  const appId = `https://codemagic.io/app/${stage.service.appId}/settings?tab=1`;
  const result = await stage.run({ with: { workflowId: 'android', appId, wait: 'false' } });
  expect(result.errors).toEqual([]);
  expect(stage.relay.requests[0]?.body).toMatchObject({ appId: stage.service.appId });
});
