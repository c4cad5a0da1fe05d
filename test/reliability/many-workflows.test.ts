import { expect, test } from '@jest/globals';
import { deepTest, deepTestAfter } from '../support/deep-test.ts';
import { FakeClock } from '../support/fake-clock.ts';
import type { FakeFault, FakeService, FakeServiceOptions } from '../support/fake-service/fake-service.ts';
import { frankService, type TimedStep, timedStep } from '../support/fake-service/timed-step.ts';
import { errorAnswer } from '../support/fault-proxy.ts';

const minute = 60_000;
const hour = 60 * minute;

const workflowId = Array.from({ length: 100 }, (_, n) => `w${n}`).join();

test('100 builds are cancelled within the time that GitHub gives a cancelled step', async () => {
  const clock = new FakeClock();
  const service = frankService({ clock, plan: () => ({ runningMs: hour }) });
  const main = timedStep({ clock, service, with: { workflowId } });
  await clock.advance(10 * minute);
  main.cancel();
  const cancelledAt = clock.now();
  expect((await main.end()).succeeded).toBe(false);
  expect(clock.now() - cancelledAt).toBeLessThan(7500);
  expect(service.builds).toHaveLength(100);
  expect(service.builds.filter((one) => !one.hasEnded(clock.now()))).toEqual([]);
  expect(main.warnings).toEqual([]);
});

interface Result {
  readonly service: FakeService;
  readonly main: TimedStep;
  readonly succeeded: boolean | undefined;
}

/** Runs a step with 100 workflows on a fake clock. `faultAt` gets the time since the start of the step. */
async function hundred({
  plan,
  faultAt,
}: Required<Pick<FakeServiceOptions, 'plan'>> & {
  readonly faultAt: (ms: number) => FakeFault | undefined;
}): Promise<Result> {
  const clock = new FakeClock();
  const service = frankService({
    ...{ clock, latencyMs: 100 },
    plan: (n) => ({ queuedMs: 1000, ...plan(n) }),
    nextFault: ({ at }) => faultAt(at),
  });
  const main = timedStep({ clock, service, with: { workflowId } });
  const { succeeded } = await main.end();
  return { service, main, succeeded };
}

/** The number of requests in the busiest hour. */
function mostInAnHour({ service: { requests } }: Result): number {
  return Math.max(
    ...requests.map(({ at }, n) => requests.slice(n).filter((later) => later.at < at + hour).length),
  );
}

function sentBetween({ service }: Result, [from, to]: readonly [number, number]): number {
  return service.requests.filter(({ at }) => at >= from && at < to).length;
}

// T42
deepTestAfter(1).each<[string, FakeFault]>([
  ['502 for 20 minutes', errorAnswer(502)],
  ['refused connections for 20 minutes', { kind: 'refused' }],
])('%s: the step sends no more requests than without the fault', async (_, fault) => {
  const outage = [2 * minute, 22 * minute] as const;
  const result = await hundred({
    plan: () => ({ runningMs: 40 * minute }),
    faultAt: (ms) => (ms >= outage[0] && ms < outage[1] ? fault : undefined),
  });
  expect(result.succeeded).toBe(true);
  expect(result.main.warnings).toHaveLength(1);
  const during = sentBetween(result, outage);
  const after = sentBetween(result, [outage[1] + minute, outage[1] + minute + 10 * minute]);
  expect(during / 20).toBeLessThanOrEqual(after / 10);
  expect(result.service.mostSimultaneous).toBeLessThanOrEqual(8);
  expect(mostInAnHour(result)).toBeLessThanOrEqual(3000);
});

// T42
deepTest('a Retry-After holds back each build that met it', async () => {
  const asked = { kind: 'answer', request: 'lost', status: 429, headers: { 'retry-after': '600' } } as const;
  const result = await hundred({
    plan: () => ({ runningMs: 30 * minute }),
    faultAt: (ms) => (ms >= 5 * minute && ms < 15 * minute ? asked : undefined),
  });
  expect(result.succeeded).toBe(true);
  expect(sentBetween(result, [5 * minute, 15 * minute])).toBe(100);
});

// T42
test('twelve steps at once on one token: a rate limit of three minutes fails none of them, and doubles no build', async () => {
  const clock = new FakeClock();
  const service = frankService({
    ...{ clock, latencyMs: 100 },
    plan: () => ({ queuedMs: 1000, runningMs: 10 * minute }),
    nextFault: ({ at }) => (at < 3 * minute ? errorAnswer(429) : undefined),
  });
  const steps = Array.from({ length: 12 }, (_, seed) => timedStep({ clock, service, seed }));
  const ended = await Promise.all(steps.map((step) => step.end()));
  expect(ended.map(({ succeeded }) => succeeded)).toEqual(steps.map(() => true));
  expect(service.builds).toHaveLength(12);
  expect(service.requests.filter(({ at }) => at < 3 * minute).length).toBeGreaterThanOrEqual(12);
});
