import { expect, test } from '@jest/globals';
import { setFaultStage } from '../../support/fault-stage.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';

test('with cancelAbandoned: false the build keeps running, and the step says so', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled });
  const main = stage.main({ with: { timeout: '1s', cancelAbandoned: 'false' } });
  expect(await main.succeeded).toBe(false);
  expect(main.outputs.status).toBe('building');
  expect(main.errors).toEqual([expect.stringContaining('timeout of 1 s passed')]);
  expect(stage.running()).toHaveLength(1);
  const post = stage.post(main, { with: { cancelAbandoned: 'false' } });
  expect(await post.succeeded).toBe(true);
  expect([post.log, post.warnings]).toEqual([[], []]);
});
