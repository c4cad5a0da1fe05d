import { expect, test } from '@jest/globals';
import { setStage } from '../../support/stage.ts';

test('a JSON list of workflows and lists with commas start the builds that were meant', async () => {
  await using stage = await setStage();
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
  const bodies = stage.relay.requests
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
