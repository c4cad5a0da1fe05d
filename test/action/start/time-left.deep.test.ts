import { expect, test } from '@jest/globals';
import { setFaultStage } from '../../support/fault-stage.ts';
import { until } from '../../support/until.ts';

test('the log shows the estimated time left, from earlier builds', async () => {
  let publish = (): void => {};
  await using stage = await setFaultStage({
    script: async ({ recorder }) => {
      await recorder.state('fetching');
      await recorder.state('building');
      await new Promise<void>((resolve) => {
        publish = resolve;
      });
      await recorder.state('publishing');
      await stage.proxy.when(
        ({ path, status }) => path.startsWith('/builds/') && status === 200 && published(),
      );
      await recorder.state('finishing');
      return { state: 'finished', message: null };
    },
    first: async ({ recorder }) => {
      for (const state of ['fetching', 'building', 'finishing'] as const) await recorder.state(state);
      // A build that took no time at all would tell nothing.
      const begun = Date.now();
      await until(() => Date.now() > begun);
      return { state: 'finished', message: null };
    },
  });
  const { appId } = stage.service;
  await stage.service.ask('POST', '/builds', { appId, workflowId: 'android', branch: 'main' });
  await until(() => stage.running().length === 0);

  const main = stage.main();
  const published = (): boolean => main.log.some((line) => line.includes('publishing'));
  await until(() => main.log.some((line) => line.includes('building')));
  publish();
  expect(await main.succeeded).toBe(true);
  const line = main.log.find((text) => text.includes('publishing'));
  expect(line).toMatch(/publishing .*· (about 1 s left|later than usual)/);
  const basis = main.log.filter((text) => text.includes(', as the last build took about 1 s'));
  expect(basis).toHaveLength(1);
});
