import { expect, test } from '@jest/globals';
import { cancel } from '../../../../src/actions/cancel/run.ts';
import { build } from '../../../../src/actions/start/run.ts';
import { defaultLimits } from '../../../../src/api/limits.ts';
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
}

/** Runs an action, cancels the workflow after `ms` milliseconds, and waits for the end of the action. */
async function cancelledAfter(
  ms: number,
  {
    action = build,
    given = {},
    latencyMs = 50,
    nextFault = () => undefined,
  }: {
    action?: Action;
    given?: Readonly<Record<string, string>>;
    latencyMs?: number;
    nextFault?: (request: { method: string; path: string }) => ModelFault | undefined;
  },
): Promise<Cancelled> {
  const clock = new FakeClock();
  const service = new ModelService({
    clock,
    labels: 'told',
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
  const parts = { transport: service.transport, clock, random: seededRandom(7), limits: defaultLimits };
  const run = startAction(action, { runner: main.runner, ...parts });
  await clock.advance(ms);
  main.cancel();
  const from = clock.monotonic();
  await drive(clock, () => run.result !== undefined);
  expect(run.result).toBe(false);
  return { tookMs: clock.monotonic() - from, service, outputs: main.outputs };
}

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
