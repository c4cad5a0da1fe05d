import { expect, test } from '@jest/globals';
import { defaultLimits } from '../../../src/limits.ts';
import { start } from '../../../src/action/start/run.ts';
import { drive, startAction } from '../../reliability/drive.ts';
import { FakeClock, seededRandom } from '../../support/fake-clock.ts';
import { errorAnswer } from '../../support/fault-proxy.ts';
import { type MemoryRunner, memoryRunner } from '../../support/memory-runner.ts';
import { type ModelFault, ModelService } from '../../support/model/model-service.ts';

/** Runs a step with faults; `early` is what it logged in the first 200 ms. */
async function runWithFaults(
  fault: (request: { method: string; path: string }) => ModelFault | undefined,
  given: Readonly<Record<string, string>> = {},
): Promise<{ early: readonly string[]; main: MemoryRunner; succeeded: boolean | undefined }> {
  const clock = new FakeClock();
  const service = new ModelService({
    clock,
    labels: 'told',
    alone: 'whole',
    latencyMs: 10,
    listLagMs: 0,
    nextPlan: () => ({ queuedMs: 0, runningMs: 60_000, end: 'finished' }),
    nextFault: ({ method, url }) => fault({ method, path: url.pathname }),
  });
  const connection = { token: 'a-token', baseUrl: 'https://model.test', appId: 'app', branch: 'main' };
  const main = memoryRunner({ with: { ...connection, workflowId: 'android, ios', ...given } });
  const parts = { transport: service.transport, clock, random: seededRandom(7), limits: defaultLimits };
  const run = startAction(start, { runner: main.runner, ...parts });
  await clock.advance(200);
  const early = [...main.log];
  await drive(clock, () => run.result !== undefined);
  return { early, main, succeeded: run.result };
}

const retryLine = /model\.test cannot be reached.*Retrying for up to 5 min/;
const retryLines = (log: readonly string[]): string[] => log.filter((line) => line.includes('Retrying for'));

// T41
test.each([
  ['the starts', {}],
  ['requests of the list before them', { cancelPrevious: 'true' }],
])('a service that cannot be reached is logged at once, and only once, when %s fail', async (_, given) => {
  const { early, main, succeeded } = await runWithFaults(() => ({ kind: 'refused' }), given);
  expect(retryLines(early)).toEqual([expect.stringMatching(retryLine)]);
  expect(succeeded).toBe(false);
  expect(retryLines(main.log)).toHaveLength(1);
});

test('the first retry of a start is logged at once', async () => {
  let starts = 0;
  const { early, succeeded } = await runWithFaults(({ method, path }) =>
    method === 'POST' && path === '/builds' && starts++ === 0 ? errorAnswer(429) : undefined,
  );
  expect(retryLines(early)).toEqual([expect.stringContaining('429')]);
  expect(succeeded).toBe(true);
});

test('a short outage of a service that has answered before is not logged', async () => {
  let looks = 0;
  const { main, succeeded } = await runWithFaults(({ method, path }) =>
    method === 'GET' && path.startsWith('/builds/') && looks++ < 3 ? { kind: 'refused' } : undefined,
  );
  expect(succeeded).toBe(true);
  expect(retryLines(main.log)).toEqual([]);
});
