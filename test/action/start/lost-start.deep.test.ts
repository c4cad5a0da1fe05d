import { expect, test } from '@jest/globals';
import { withoutFields } from '../../support/fault-proxy.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';

const start = { method: 'POST', path: /^\/builds$/ };
const lost = { ...start, fault: { kind: 'reset', request: 'arrives' } } as const;
const unlabelled = withoutFields(['labels']);

// T12
test('without labels in list and record, the step fails and names each build that it may be, and cancels none', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled, changeAnswer: unlabelled });
  const { appId } = stage.service;
  await stage.service.ask('POST', '/builds', { appId, workflowId: 'android', branch: 'main' });
  await stage.service.ask('POST', '/builds', { appId, workflowId: 'ios', branch: 'main' });
  stage.proxy.add(lost);
  const main = stage.main();
  expect(await main.succeeded).toBe(false);
  expect(main.outputs.buildIds).toBe('[]');
  const [first, other, last] = stage.builds().map(({ id }) => id);
  const named = `The service reports no labels. The build may be one of these: ${last}, ${first}.`;
  expect(main.errors).toEqual([expect.stringContaining(named)]);
  expect(main.errors.join()).not.toContain(other);
  const post = stage.post(main);
  expect(await post.succeeded).toBe(true);
  expect(post.warnings).toEqual([expect.stringContaining(named)]);
  expect(stage.running()).toHaveLength(3);
  expect(stage.proxy.requests.filter(({ path }) => path.endsWith('/cancel'))).toEqual([]);
});
