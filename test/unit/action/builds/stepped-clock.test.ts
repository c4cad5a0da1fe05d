import { expect, test } from '@jest/globals';
import { FakeClock } from '../../../support/fake-clock.ts';
import type { FakeFault } from '../../../support/fake-service/fake-service.ts';
import { frankService, type TimedStep, timedStep } from '../../../support/fake-service/timed-step.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

interface RunOutcome {
  readonly main: TimedStep;
  readonly succeeded: boolean | undefined;
  readonly requests: number;
}

/** A build of twenty minutes during which the machine's clock is set. */
async function buildWhileSet(
  leap: number,
  { nextFault = () => undefined }: { nextFault?: (sinceMs: number) => FakeFault | undefined } = {},
): Promise<RunOutcome> {
  const clock = new FakeClock();
  const machine = clock.settable();
  const service = frankService({
    ...{ clock, latencyMs: 100 },
    plan: () => ({ queuedMs: 10 * second, runningMs: 20 * minute }),
    nextFault: ({ at }) => nextFault(at),
  });
  const main = timedStep({ clock, machine, service, with: { publicLinks: 'false', timeout: '30m' } });
  clock.setTimer(minute, () => machine.step(leap));
  const { succeeded } = await main.end();
  return { main, succeeded, requests: service.requests.length };
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
  const out = (ms: number): FakeFault | undefined =>
    ms > 50 * second && ms < 11 * minute ? { kind: 'refused' } : undefined;
  const { main, succeeded } = await buildWhileSet(leap, { nextFault: out });
  expect(succeeded).toBe(true);
  expect(main.warnings).toHaveLength(1);
  expect(main.log).toContainEqual(expect.stringMatching(/is responding again after (9|10) min/));
});
