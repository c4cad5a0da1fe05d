import { expect, test } from '@jest/globals';
import { wait } from '../../../src/action/wait/run.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { startBuild } from './trouble.ts';

test("a refused token ends the wait with the service's message", async () => {
  await using stage = await setFaultStage();
  const buildId = await startBuild(stage);
  const step = stage.run(wait, { action: 'wait', with: { buildId, token: 'a-token-of-nobody' } });
  expect(await step.succeeded).toBe(false);
  expect(step.errors[0]).toMatch(/401.*x-auth-token/s);
  expect(stage.proxy.requests.filter(({ path }) => path === `/builds/${buildId}`)).toHaveLength(3);
});
