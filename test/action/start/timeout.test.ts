import { expect, test } from '@jest/globals';
import { deepTest } from '../../support/deep-test.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';

test('with cancelAbandoned: false the build keeps running, and the step says so', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled });
  const main = stage.main({ with: { timeout: '1s', cancelAbandoned: 'false' } });
  expect(await main.succeeded).toBe(false);
  expect(main.outputs.status).toBe('building');
  expect(main.errors).toEqual([expect.stringContaining('did not finish within the timeout of 1 s')]);
  expect(stage.running()).toHaveLength(1);
  const post = stage.post(main, { with: { cancelAbandoned: 'false' } });
  expect(await post.succeeded).toBe(true);
  expect([post.log, post.warnings]).toEqual([[], []]);
});

deepTest('timeout cancels the build and fails the step, whatever failOn says', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled });
  const result = await (await stage.door({ with: { timeout: '1s', failOn: 'none' } })).result;
  expect(result).toMatchObject({ exitCode: 1, outputs: { status: 'canceled' }, warnings: [] });
  expect(result.errors.map(({ data }) => data)).toEqual([
    expect.stringMatching(/did not finish within the timeout of 1 s.*increase timeout/),
  ]);
  await until(() => stage.running().length === 0);
  expect(stage.builds().map(({ status }) => status)).toEqual(['canceled']);
});
