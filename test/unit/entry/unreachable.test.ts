import { expect, test } from '@jest/globals';
import { FakeClock } from '../../support/fake-clock.ts';
import type { FakeFault, SentRequest } from '../../support/fake-service/fake-service.ts';
import { frankService, timedStep } from '../../support/fake-service/timed-step.ts';
import { errorAnswer } from '../../support/fault-proxy.ts';

/** Runs a step with faults; `early` is what it logged in the first 200 ms. */
async function runWithFaults(
  nextFault: (request: SentRequest) => FakeFault | undefined,
  given: Readonly<Record<string, string>> = {},
): Promise<{ early: readonly string[]; log: readonly string[]; succeeded: boolean | undefined }> {
  const clock = new FakeClock();
  const service = frankService({ clock, latencyMs: 10, nextFault });
  const step = timedStep({ clock, service, with: { workflowId: 'android, ios', ...given } });
  await clock.advance(200);
  const early = [...step.log];
  const { succeeded } = await step.end();
  return { early, log: step.log, succeeded };
}

const retryLine = /model\.test cannot be reached.*Retrying in /;
const retryLines = (log: readonly string[]): string[] => log.filter((line) => line.includes('Retrying in'));

// T41
test.each([
  ['the starts', {}],
  ['requests of the list before them', { cancelPrevious: 'true' }],
])('a service that cannot be reached is logged at once, and only once, when %s fail', async (_, given) => {
  const { early, log, succeeded } = await runWithFaults(() => ({ kind: 'refused' }), given);
  expect(retryLines(early)).toEqual([expect.stringMatching(retryLine)]);
  expect(succeeded).toBe(false);
  expect(retryLines(log)).toHaveLength(1);
});

test('the first retry of a start is logged at once', async () => {
  let starts = 0;
  const { early, succeeded } = await runWithFaults(({ method, path }) =>
    method === 'POST' && path === '/builds' && starts++ === 0 ? errorAnswer(429) : undefined,
  );
  expect(retryLines(early)).toEqual([expect.stringContaining('429')]);
  expect(succeeded).toBe(true);
});
