import { expect, test } from '@jest/globals';
import { deepTest } from '../../support/deep-test.ts';
import { scriptedExecutor } from '../../support/scripted-executor.ts';
import { setStage } from '../../support/stage.ts';

test('a JSON list of workflows and lists with commas start the builds that were meant', async () => {
  await using stage = await setStage({ executor: scriptedExecutor() });
  const result = await stage.run({
    with: {
      workflowId: '["android", "ios"]',
      branch: 'refs/heads/main',
      groups: 'signing, store',
      labels: 'nightly, release',
      wait: 'false',
    },
  });
  expect(result.errors).toEqual([]);
  // Nobody has told the application's name: what is built says more than its id.
  expect(result.summary).toMatch(/^## \S+ android, ios: /);
  const bodies = stage.proxy.requests
    .filter(({ method, path }) => method === 'POST' && path === '/builds')
    .map(({ body }) => body as { workflowId: string });
  expect(bodies.map(({ workflowId }) => workflowId).sort()).toEqual(['android', 'ios']);
  for (const body of bodies)
    expect(body).toMatchObject({
      branch: 'main',
      environment: { groups: ['signing', 'store'] },
      labels: expect.arrayContaining(['nightly', 'release']),
    });
});

deepTest('patterns with commas select artefacts, and a comma in braces does not separate', async () => {
  await using stage = await setStage();
  const { outputs } = await stage.run({
    with: { workflowId: 'android', artefacts: '*.{ipa,apk}, *.aab', publicLinks: 'false' },
  });
  expect(JSON.parse(outputs.artefacts ?? '')).toMatchObject([{ name: 'hello-mobile-unsigned-sample.apk' }]);
});

deepTest(
  'ids in a list that is not valid JSON are an error that shows the right form, before any request',
  async () => {
    await using stage = await setStage();
    for (const workflowId of ['["android", "ios"', "['android']", '"android"']) {
      const result = await stage.run({ with: { workflowId } });
      expect(result.errors.map(({ data }) => data)).toEqual([expect.stringContaining('["a", "b"]')]);
    }
    expect(stage.proxy.requests).toEqual([]);
  },
);

deepTest(
  "an appId given as the address of the application's page starts the build that was meant",
  async () => {
    await using stage = await setStage();
    const appId = `https://codemagic.io/app/${stage.service.appId}/settings?tab=1`;
    const result = await stage.run({ with: { workflowId: 'android', appId, wait: 'false' } });
    expect(result.errors).toEqual([]);
    expect(stage.proxy.requests[0]?.body).toMatchObject({ appId: stage.service.appId });
  },
);
