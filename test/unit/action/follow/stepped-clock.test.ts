import { expect, test } from '@jest/globals';
import { defaultLimits } from '../../../../src/limits.ts';
import { start } from '../../../../src/action/start/run.ts';
import { drive, startAction } from '../../../reliability/drive.ts';
import { FakeClock, seededRandom } from '../../../support/fake-clock.ts';
import { type MemoryRunner, memoryRunner } from '../../../support/memory-runner.ts';
import { type ModelFault, ModelService } from '../../../support/model/model-service.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

interface RunOutcome {
  readonly main: MemoryRunner;
  readonly succeeded: boolean | undefined;
  readonly requests: number;
}

/** A build of twenty minutes during which the machine's clock is set. */
async function buildWhileSet(
  leap: number,
  { nextFault = () => undefined }: { nextFault?: (sinceMs: number) => ModelFault | undefined } = {},
): Promise<RunOutcome> {
  const clock = new FakeClock();
  const machine = clock.settable();
  const service = new ModelService({
    clock,
    labels: 'told',
    alone: 'whole',
    latencyMs: 100,
    listLagMs: 0,
    nextPlan: () => ({ queuedMs: 10 * second, runningMs: 20 * minute, end: 'finished' }),
    nextFault: () => nextFault(clock.monotonic()),
  });
  const connection = { token: 'a-token', baseUrl: 'https://model.test', appId: 'app', branch: 'main' };
  const main = memoryRunner({
    with: { ...connection, publicLinks: 'false', workflowId: 'android', timeout: '30m' },
  });
  const run = startAction(start, {
    ...{ runner: main.runner, transport: service.transport },
    ...{ clock: machine, random: seededRandom(7), limits: defaultLimits },
  });
  clock.setTimer(minute, () => machine.step(leap));
  await drive(clock, () => run.result !== undefined);
  return { main, succeeded: run.result, requests: service.sentAt.length };
}

// T39
test.each([
  ['back by an hour', -hour],
  ['forward by an hour', hour],
])('a clock that is set %s does not change the result or the reported times', async (_, leap) => {
  const calm = await buildWhileSet(0);
  expect(calm.succeeded).toBe(true);
  const set = await buildWhileSet(leap);
  expect(set.succeeded).toBe(true);
  expect(set.main.outputs.status).toBe('finished');
  expect(set.main.outputs).toMatchObject({ duration: calm.main.outputs.duration });
  expect(set.main.log).toEqual(calm.main.log);
  expect(set.main.summary()).toBe(calm.main.summary());
  expect(set.requests).toBe(calm.requests);
});

test.each([
  ['back', -hour],
  ['forward', hour],
])('an outage while the clock is set %s is reported with its real length', async (_, leap) => {
  const out = (ms: number): ModelFault | undefined =>
    ms > 50 * second && ms < 11 * minute ? { kind: 'refused' } : undefined;
  const { main, succeeded } = await buildWhileSet(leap, { nextFault: out });
  expect(succeeded).toBe(true);
  expect(main.warnings).toHaveLength(1);
  expect(main.log).toContainEqual(expect.stringMatching(/is responding again after (9|10) min/));
});
