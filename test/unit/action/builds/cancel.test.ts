import { expect, test } from '@jest/globals';
import { FakeClock } from '../../../support/fake-clock.ts';
import type { FakeFault, FakeServiceOptions } from '../../../support/fake-service/fake-service.ts';
import { frankService, place, timedStep } from '../../../support/fake-service/timed-step.ts';
import { errorAnswer } from '../../../support/fault-proxy.ts';

/** The commit of every build. */
const tip = 'c0ffee0000000000000000000000000000c0ffee';

const second = 1000;
const minute = 60 * second;

interface Scene extends Pick<FakeServiceOptions, 'nextFault'> {
  readonly action?: 'wait';
  readonly with: Readonly<Record<string, string>>;
  readonly runningMs: number;
}

/** Runs the build action, or the action wait, until it ends. */
async function run({ action, with: given, runningMs, nextFault }: Scene) {
  const clock = new FakeClock();
  const service = frankService({
    ...{ clock, commits: 'told', tipAt: () => tip, plan: () => ({ runningMs }) },
    ...(nextFault ? { nextFault } : {}),
  });
  if (action === 'wait') service.addBuild({ ...place, workflowId: 'android' });
  const main = timedStep({
    ...{ clock, service },
    ...(action === 'wait' ? { action } : {}),
    with: { publicLinks: 'false', ...(action === 'wait' ? { buildId: 'b1' } : {}), ...given },
    // A record of 1,000 bytes is too large here.
    limits: { buildBytes: 999 },
  });
  const { tookMs } = await main.end();
  return { tookMs, main, service };
}

const ownRecord = /^\/builds\/b1$/;
const large: FakeFault = { kind: 'answer', request: 'lost', status: 200, body: ' '.repeat(1000) };

// T13
test('a final state that cannot be read after a cancellation is given up 5 s later', async () => {
  const { tookMs, main } = await run({
    with: { timeout: '8s' },
    runningMs: 60 * minute,
    nextFault: ({ path }) =>
      path.endsWith('/cancel') ? errorAnswer(208) : ownRecord.test(path) ? errorAnswer(502) : undefined,
  });
  expect(main.warnings).toEqual([
    expect.stringMatching(
      /its final status could not be read\. The service did not send a usable response within 5 s\.$/,
    ),
  ]);
  expect(tookMs).toBeLessThanOrEqual((8 + 5 + 1) * second);
});

// T13
test.each<[string, FakeFault]>([
  ['answered 502', errorAnswer(502)],
  ['answered 404', errorAnswer(404)],
  ['not answered', { kind: 'hang', request: 'lost' }],
])('a cancellation that is %s is given up 10 s after the timeout', async (_, fault) => {
  const { tookMs, main } = await run({
    with: { timeout: '8s' },
    runningMs: 60 * minute,
    nextFault: ({ path }) => (path.endsWith('/cancel') ? fault : undefined),
  });
  expect(main.warnings).toEqual([
    expect.stringMatching(/may still run\. The service did not send a usable response within 10 s\.$/),
  ]);
  expect(tookMs).toBeLessThanOrEqual((8 + 10 + 1) * second);
});

test('a cancellation that succeeds late leaves the final state what is left of the 10 s', async () => {
  let cancellations = 0;
  const { tookMs } = await run({
    with: { timeout: '8s' },
    runningMs: 60 * minute,
    nextFault({ path }) {
      if (!path.endsWith('/cancel')) return ownRecord.test(path) ? errorAnswer(502) : undefined;
      cancellations += 1;
      if (cancellations > 1) return errorAnswer(208);
      return { ...errorAnswer(503), headers: { 'retry-after': '7' } } as FakeFault;
    },
  });
  expect(cancellations).toBe(2);
  expect(tookMs).toBeLessThanOrEqual((8 + 10 + 1) * second);
});

// T10
test('a build whose record is too large is a warning, and is cancelled at the timeout', async () => {
  const { main, service, tookMs } = await run({
    with: { timeout: '20m' },
    runningMs: 60 * minute,
    nextFault: ({ path }) => (ownRecord.test(path) ? large : undefined),
  });
  expect(tookMs).toBeGreaterThanOrEqual(20 * minute);
  expect(service.builds.map(({ end }) => end)).toEqual(['canceled']);
  expect(main.warnings).toEqual([expect.stringMatching(/more than 0\.\d+ MiB.*The build continues/)]);
});

test('the timeout of wait bounds the search for a build and the wait for its record together', async () => {
  let requests = 0;
  const { main, tookMs } = await run({
    action: 'wait',
    with: {
      buildId: '',
      appId: 'app',
      workflowId: 'android',
      commit: tip,
      findTimeout: '10m',
      timeout: '10m',
    },
    runningMs: 60 * minute,
    nextFault: ({ path }) => (ownRecord.test(path) || requests++ < 8 ? errorAnswer(502) : undefined),
  });
  expect(main.outputs).toMatchObject({ buildId: 'b1' });
  expect(main.errors).toEqual([
    expect.stringMatching(
      /couldn't be read within the timeout of 10 min: .*502.* \(31 times since 09:00 UTC\)/,
    ),
  ]);
  expect(tookMs).toBeLessThanOrEqual(10 * minute + 10 * second);
});
