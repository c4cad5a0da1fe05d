import { expect, test } from '@jest/globals';
import { setFaultStage } from '../../support/fault-stage.ts';

test('one unanswered start does not delay the ids of the others', async () => {
  await using stage = await setFaultStage();
  stage.proxy.add({ fault: { kind: 'hang', request: 'lost' }, method: 'POST', path: /^\/builds$/ });
  const main = stage.main({ with: { workflowId: 'android, ios', wait: 'false' } });
  await stage.proxy.when(({ method, arrivals }) => method === 'POST' && arrivals === 1);
  expect(await main.succeeded).toBe(false);
  expect(JSON.parse(main.outputs.buildIds ?? '')).toEqual(stage.builds().map(({ id }) => id));
});
