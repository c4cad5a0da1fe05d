import { expect, test } from '@jest/globals';
import { build } from '../../src/action/start/run.ts';
import { defaultLimits } from '../../src/client/limits.ts';
import { FakeClock, seededRandom } from '../support/fake-clock.ts';
import { memoryRunner } from '../support/memory-runner.ts';
import { ModelService } from '../support/model/model-service.ts';
import { drive, startAction } from './drive.ts';
import { hour, minute } from './many-workflows.ts';

test('100 builds are cancelled within the time that GitHub gives a cancelled step', async () => {
  const clock = new FakeClock();
  const service = new ModelService({
    clock,
    labels: 'told',
    alone: 'whole',
    latencyMs: 50,
    listLagMs: 0,
    nextPlan: () => ({ queuedMs: 0, runningMs: hour, end: 'finished' }),
    nextFault: () => undefined,
  });
  const workflowId = Array.from({ length: 100 }, (_, n) => `w${n}`).join();
  const connection = { token: 'a-token', baseUrl: 'https://model.test', appId: 'app', branch: 'main' };
  const main = memoryRunner({ with: { ...connection, workflowId } });
  const parts = { transport: service.transport, clock, random: seededRandom(7), limits: defaultLimits };
  const run = startAction(build, { runner: main.runner, ...parts });
  await clock.advance(10 * minute);
  main.cancel();
  const cancelledAt = clock.now();
  await drive(clock, () => run.result !== undefined);
  expect(clock.now() - cancelledAt).toBeLessThan(7500);
  expect(service.builds.filter((one) => !one.hasEnded(clock.now()))).toEqual([]);
  expect(main.warnings).toEqual([]);
});
