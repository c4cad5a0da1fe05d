import { expect, test } from '@jest/globals';
import { deepTest } from '../../support/deep-test.ts';
import { errorAnswer } from '../../support/fault-proxy.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { watched } from '../../support/process.ts';
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

deepTest.each(['failed, canceled, timeout', 'none'])(
  'timeout cancels the build and fails the step, with failOn: %s',
  async (failOn) => {
    await using stage = await setFaultStage({ script: runUntilCanceled });
    const result = await (await stage.door({ with: { timeout: '1s', failOn } })).result;
    expect(result).toMatchObject({ exitCode: 1, outputs: { status: 'canceled' }, warnings: [] });
    expect(result.errors).toHaveLength(1);
    expect(result.errors[0]?.data).toMatch(/did not finish within the timeout of 1 s.*increase timeout/);
    await until(() => stage.running().length === 0);
    expect(stage.builds().map(({ status }) => status)).toEqual(['canceled']);
  },
);

// T13
deepTest(
  'where polls are answered 502 and the cancellation 208, the step gives the final state up and ends',
  async () => {
    await using stage = await setFaultStage({ script: runUntilCanceled });
    const always = Number.POSITIVE_INFINITY;
    stage.proxy.add({ fault: errorAnswer(208), path: /\/cancel$/, times: always });
    stage.proxy.add({ fault: errorAnswer(502), method: 'GET', path: /^\/builds\/[^/]+$/, times: always });
    const door = await stage.door({ with: { timeout: '2s' } });
    using _ = watched(door.process);
    const result = await door.result;
    expect(result).toMatchObject({ exitCode: 1, signal: null });
    expect(result.warnings.map(({ data }) => data)).toEqual([
      expect.stringContaining(
        'its final status could not be read. The service did not send a usable response within 5 s.',
      ),
    ]);
  },
);

deepTest(
  'a build that finishes while it is being cancelled is reported as finished, and the step still fails',
  async () => {
    await using stage = await setFaultStage({
      script: async ({ recorder }) => {
        await recorder.state('fetching');
        await stage.proxy.when(({ path }) => path.endsWith('/cancel'));
        for (const state of ['building', 'finishing'] as const) await recorder.state(state);
        return { state: 'finished', message: null };
      },
    });
    // The cancellation arrives after the build has finished.
    stage.proxy.add({ fault: { kind: 'hang', request: 'lost' }, path: /\/cancel$/ });
    const main = stage.main({ with: { timeout: '1s' } });
    await until(() => stage.builds()[0]?.status === 'finished');
    stage.proxy.release();
    expect(await main.succeeded).toBe(false);
    expect(main.outputs.status).toBe('finished');
    expect(main.errors).toEqual([expect.stringContaining('did not finish within the timeout of 1 s')]);
    expect(main.log.join('\n')).toContain('had already finished');
  },
);
