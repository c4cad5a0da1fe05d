import { expect, test } from '@jest/globals';
import { cancel } from '../../../../src/action/cancel/run.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { createGrace, GraceOver } from '../../../../src/action/runner/grace.ts';
import { start } from '../../../../src/action/start/run.ts';
import type { Transport } from '../../../../src/client/http/transport.ts';
import { type Clock, sleep } from '../../../../src/clock.ts';
import type { Action } from '../../../../src/entry/run-action.ts';
import { drive, startAction } from '../../../reliability/drive.ts';
import { FakeClock, seededRandom } from '../../../support/fake-clock.ts';
import { errorAnswer } from '../../../support/fault-proxy.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { type ModelFault, ModelService } from '../../../support/model/model-service.ts';

const second = 1000;
/** GitHub sends SIGTERM after 7.5 s; the rest is for the end of the process. */
const longest = 7 * second;

interface Cancelled {
  readonly tookMs: number;
  readonly service: ModelService;
  readonly outputs: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
}

/** Runs an action, cancels the workflow after `ms` milliseconds, and waits for the end of the action. */
async function cancelledAfter(
  ms: number,
  {
    action = start,
    given = {},
    latencyMs = 50,
    labels = 'told',
    startAnswerMs = 0,
    nextFault = () => undefined,
  }: {
    action?: Action;
    given?: Readonly<Record<string, string>>;
    latencyMs?: number;
    labels?: 'told' | 'kept';
    /** How much later than other requests a start is answered, which the service has carried out. */
    startAnswerMs?: number;
    nextFault?: (request: { method: string; path: string }) => ModelFault | undefined;
  },
): Promise<Cancelled> {
  const clock = new FakeClock();
  const service = new ModelService({
    clock,
    labels,
    alone: 'whole',
    latencyMs,
    listLagMs: 0,
    nextPlan: () => ({ queuedMs: 0, runningMs: 3_600_000, end: 'finished' }),
    nextFault: ({ method, url }) => nextFault({ method, path: url.pathname }),
  });
  const connection = { token: 'a-token', baseUrl: 'https://model.test' };
  const folder = action === cancel ? 'cancel' : '.';
  const started = { appId: 'app', branch: 'main', workflowId: 'android' };
  const main = memoryRunner({ action: folder, with: { ...connection, ...started, ...given } });
  const transport = startsAnsweredLate(service.transport, { clock, ms: startAnswerMs });
  const parts = { transport, clock, random: seededRandom(7), limits: defaultLimits };
  const run = startAction(action, { runner: main.runner, ...parts });
  await clock.advance(ms);
  main.cancel();
  const from = clock.monotonic();
  await drive(clock, () => run.result !== undefined);
  expect(run.result).toBe(false);
  const tookMs = clock.monotonic() - from;
  return { tookMs, service, outputs: main.outputs, warnings: main.warnings };
}

function startsAnsweredLate(transport: Transport, { clock, ms }: { clock: Clock; ms: number }): Transport {
  return async (request, options) => {
    const reply = await transport(request, options);
    if (request.method === 'POST' && request.url.pathname === '/builds')
      await sleep(clock, ms, options.signal);
    return reply;
  };
}

function endsOf({ builds }: ModelService): string[] {
  return builds.map(({ end }) => end);
}

// T13
test('a start that hangs, its look-up and its cancellation share one grace period', async () => {
  let starts = 0;
  const hangs = { kind: 'hang', request: 'arrives' } as const;
  const { tookMs } = await cancelledAfter(second, {
    latencyMs: 1400,
    nextFault: ({ method, path }) =>
      method === 'POST' && path === '/builds' && starts++ === 0 ? hangs : undefined,
  });
  expect(tookMs).toBeLessThan(longest);
});

test('a start that is answered soon after the signal leaves enough time to cancel its build', async () => {
  const { tookMs, service, outputs } = await cancelledAfter(100, { latencyMs: 700 });
  expect(tookMs).toBeLessThan(longest);
  expect(outputs.status).toBe('canceled');
  expect(service.builds.map(({ endsAt }) => endsAt)).toHaveLength(1);
});

// T13
test('a cancellation that is never answered ends with the grace period', async () => {
  const { tookMs } = await cancelledAfter(20 * second, {
    nextFault: ({ path }) => (path.endsWith('/cancel') ? errorAnswer(502) : undefined),
  });
  expect(tookMs).toBeLessThan(longest);
});

test('the cancel action also ends with the grace period', async () => {
  const { tookMs } = await cancelledAfter(20 * second, {
    action: cancel,
    given: { buildId: 'b1', appId: '', branch: '', workflowId: '' },
    nextFault: ({ path }) => (path.endsWith('/cancel') ? errorAnswer(502) : undefined),
  });
  expect(tookMs).toBeLessThan(longest);
});

// T13
test.each([2.5, 4.5])(
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

test('a build with the label of the start ends the request that is still unanswered', async () => {
  const { tookMs, service } = await cancelledAfter(second, {
    nextFault: ({ method, path }) =>
      method === 'POST' && path === '/builds' ? { kind: 'hang', request: 'arrives' } : undefined,
  });
  expect(endsOf(service)).toEqual(['canceled']);
  expect(tookMs).toBeLessThan(second);
});

// T13
test('a start that is not answered in 5 s: a build that was found by time alone is named, and not cancelled', async () => {
  const { tookMs, service, outputs, warnings } = await cancelledAfter(second, {
    labels: 'kept',
    nextFault: ({ method, path }) =>
      method === 'POST' && path === '/builds' ? { kind: 'hang', request: 'arrives' } : undefined,
  });
  expect(endsOf(service)).toEqual(['finished']);
  expect(outputs.buildId).toBe('b1');
  expect(warnings).toEqual([expect.stringContaining('It does not cancel the build')]);
  expect(tookMs).toBeGreaterThanOrEqual(5 * second);
  expect(tookMs).toBeLessThan(longest);
});

test('a start whose answer is lost after the signal ends the look-up with a build that was found by time', async () => {
  const { tookMs, service, warnings } = await cancelledAfter(second, {
    labels: 'kept',
    startAnswerMs: 2 * second,
    nextFault: ({ method, path }) =>
      method === 'POST' && path === '/builds' ? errorAnswer(502, 'arrives') : undefined,
  });
  expect(endsOf(service)).toEqual(['finished']);
  expect(warnings).toEqual([expect.stringContaining('It does not cancel the build')]);
  expect(tookMs).toBeLessThan(5 * second);
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
