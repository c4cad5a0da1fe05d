import { expect, test } from '@jest/globals';
import { createGrace, GraceOver } from '../../../../src/action/runner/grace.ts';
import type { Transport } from '../../../../src/client/http/transport.ts';
import { type Clock, sleep } from '../../../../src/clock.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import type {
  FakeFault,
  FakeService,
  FakeServiceOptions,
} from '../../../support/fake-service/fake-service.ts';
import { frankService, timedStep } from '../../../support/fake-service/timed-step.ts';
import { errorAnswer } from '../../../support/fault-proxy.ts';

const second = 1000;
/** GitHub sends SIGTERM after 7.5 s; the rest is for the end of the process. */
const longest = 7 * second;

interface Cancelled {
  readonly tookMs: number;
  readonly service: FakeService;
  readonly outputs: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
}

/** Runs an action, cancels the workflow after `ms` milliseconds, and waits for the end of the action. */
async function cancelledAfter(
  ms: number,
  {
    action,
    given,
    startAnswerMs = 0,
    ...options
  }: Pick<FakeServiceOptions, 'latencyMs' | 'labels' | 'nextFault'> & {
    action?: 'cancel';
    given?: Readonly<Record<string, string>>;
    /** How much later than other requests a start is answered, which the service has carried out. */
    startAnswerMs?: number;
  },
): Promise<Cancelled> {
  const clock = new FakeClock();
  const service = frankService({ clock, plan: () => ({ runningMs: 3600 * second }), ...options });
  const transport = startsAnsweredLate(service.transport, { clock, ms: startAnswerMs });
  const step = timedStep({
    ...{ clock, service: { transport } },
    ...(action ? { action } : {}),
    ...(given ? { with: given } : {}),
  });
  await clock.advance(ms);
  expect(step.hasEnded()).toBe(false);
  step.cancel();
  const from = clock.monotonic();
  expect((await step.end()).succeeded).toBe(false);
  const tookMs = clock.monotonic() - from;
  return { tookMs, service, outputs: step.outputs, warnings: step.warnings };
}

function startsAnsweredLate(transport: Transport, { clock, ms }: { clock: Clock; ms: number }): Transport {
  return async (request, options) => {
    const reply = await transport(request, options);
    if (request.method === 'POST' && request.url.pathname === '/builds')
      await sleep(clock, ms, options.signal);
    return reply;
  };
}

function endsOf({ builds }: FakeService): string[] {
  return builds.map(({ end }) => end);
}

// T13
test('a start that hangs and everything after it share one grace period', async () => {
  let starts = 0;
  const hangs = { kind: 'hang', request: 'arrives' } as const;
  const { tookMs } = await cancelledAfter(second, {
    latencyMs: 1400,
    nextFault: ({ method, path }) =>
      method === 'POST' && path === '/builds' && starts++ === 0 ? hangs : undefined,
  });
  expect(starts).toBe(1);
  expect(tookMs).toBeLessThan(longest);
});

/** Every request for a cancellation ends with 502. */
function refusedCancellations() {
  let times = 0;
  return {
    times: () => times,
    fault({ path }: { readonly path: string }): FakeFault | undefined {
      if (!path.endsWith('/cancel')) return undefined;
      times += 1;
      return errorAnswer(502);
    },
  };
}

// T13
test('a cancellation that is never answered ends with the grace period', async () => {
  const refusal = refusedCancellations();
  const { tookMs } = await cancelledAfter(20 * second, {
    nextFault: refusal.fault,
  });
  expect(refusal.times()).toBeGreaterThan(1);
  expect(tookMs).toBeLessThan(longest);
});

test('the cancel action also ends with the grace period', async () => {
  const refusal = refusedCancellations();
  const { tookMs } = await cancelledAfter(20 * second, {
    action: 'cancel',
    given: { buildId: 'b1' },
    nextFault: refusal.fault,
  });
  expect(refusal.times()).toBeGreaterThan(1);
  expect(tookMs).toBeLessThan(longest);
});

// T13
test.each([0.7, 4.5])(
  'a start that is answered %d s after the signal by a service that lists no labels: its build is cancelled',
  async (seconds) => {
    const { tookMs, service, outputs, warnings } = await cancelledAfter(100, {
      labels: 'kept',
      startAnswerMs: seconds * second,
    });
    expect(endsOf(service)).toEqual(['canceled']);
    expect(outputs.status).toBe('canceled');
    expect(warnings).toEqual([]);
    expect(tookMs).toBeLessThan(longest);
  },
);

// T13
test('a start that is not answered in 5 s is left to the post step', async () => {
  const { tookMs, service, outputs } = await cancelledAfter(second, {
    nextFault: ({ method, path }) =>
      method === 'POST' && path === '/builds' ? { kind: 'hang', request: 'arrives' } : undefined,
  });
  expect(service.builds).toHaveLength(1);
  expect([outputs.buildId, outputs.status]).toEqual(['', '']);
  expect(tookMs).toBeGreaterThanOrEqual(5 * second);
  expect(tookMs).toBeLessThan(longest);
});

// T13
test('work that ignores the end of its time is left behind', async () => {
  const clock = new FakeClock();
  const cancelled = new AbortController();
  const grace = createGrace({ clock, cancelled: cancelled.signal });
  const work = grace.upTo(second, () => new Promise<never>(() => {}));
  const outcome = work.catch((error: unknown) => error);
  cancelled.abort();
  await clock.advance(2 * second);
  expect(clock.pending()).toBe(0);
  expect(await outcome).toBeInstanceOf(GraceOver);
});
