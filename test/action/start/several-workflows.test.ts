import { expect, test } from '@jest/globals';
import { deepTest } from '../../support/deep-test.ts';
import { errorAnswer } from '../../support/fault-proxy.ts';
import { setFaultStage } from '../../support/fault-stage.ts';

test('if one of several workflows is refused, the others are watched to their end, and the error names it', async () => {
  await using stage = await setFaultStage();
  stage.proxy.add({ fault: errorAnswer(403), method: 'POST', path: /^\/builds$/, from: 2 });
  const main = stage.main({ with: { workflowId: 'android, ios, web' } });
  expect(await main.succeeded).toBe(false);
  const builds: { workflowId: string; status: string }[] = JSON.parse(main.outputs.builds ?? '');
  expect(builds.map(({ status }) => status)).toEqual(['finished', 'finished']);
  const [refused] = ['android', 'ios', 'web'].filter(
    (name) => !builds.some(({ workflowId }) => workflowId === name),
  );
  expect(main.errors).toHaveLength(1);
  expect(main.errors[0]).toContain(refused);
  expect(main.errors[0]).toMatch(/refused builds.start with status 403/);
  expect(JSON.parse(main.outputs.artefacts ?? '')).toHaveLength(2);
  const post = stage.post(main);
  expect(await post.succeeded).toBe(true);
  expect([post.log, post.warnings]).toEqual([[], []]);
});

deepTest('one unanswered start does not delay the ids of the others', async () => {
  await using stage = await setFaultStage();
  stage.proxy.add({ fault: { kind: 'hang', request: 'lost' }, method: 'POST', path: /^\/builds$/ });
  const main = stage.main({ with: { workflowId: 'android, ios', wait: 'false' } });
  await stage.proxy.when(({ method, arrivals }) => method === 'POST' && arrivals === 1);
  expect(await main.succeeded).toBe(false);
  expect(JSON.parse(main.outputs.buildIds ?? '')).toEqual(stage.builds().map(({ id }) => id));
});
