import { expect, test } from '@jest/globals';
import { defaultLimits } from '../../../../src/limits.ts';
import { start } from '../../../../src/action/start/run.ts';
import { wait } from '../../../../src/action/wait/run.ts';
import { drive, startAction } from '../../../reliability/drive.ts';
import { FakeClock, seededRandom } from '../../../support/fake-clock.ts';
import { errorAnswer } from '../../../support/fault-proxy.ts';
import { type MemoryRunner, memoryRunner } from '../../../support/memory-runner.ts';
import { type ModelFault, ModelService } from '../../../support/model/model-service.ts';

/** The commit of every build. */
const tip = 'c0ffee0000000000000000000000000000c0ffee';

const second = 1000;
const minute = 60 * second;

interface Waited {
  readonly tookMs: number;
  readonly main: MemoryRunner;
  readonly service: ModelService;
  /** When each matching request was sent, in milliseconds after the first one of the step. */
  readonly sentTo: (path: RegExp) => readonly number[];
}

interface Scene {
  readonly action?: 'build' | 'wait';
  readonly with: Readonly<Record<string, string>>;
  readonly runningMs: number;
  readonly nextFault: (request: { method: string; path: string }) => ModelFault | undefined;
}

/** Runs the build action, or the action wait, until it ends. */
async function run({ action = 'build', with: given, runningMs, nextFault }: Scene): Promise<Waited> {
  const clock = new FakeClock();
  const requests: { path: string; at: number }[] = [];
  const service = new ModelService({
    ...{ clock, labels: 'told', alone: 'whole', commits: 'told', latencyMs: 50, listLagMs: 0 },
    tipAt: () => tip,
    nextPlan: () => ({ queuedMs: 0, runningMs, end: 'finished' }),
    nextFault({ method, url: { pathname: path, search } }) {
      requests.push({ path: path + search, at: clock.monotonic() });
      return nextFault({ method, path });
    },
  });
  const started = { appId: 'app', branch: 'main', workflowId: 'android' };
  if (action === 'wait') service.addBuild(started);
  const connection = { token: 'a-token', baseUrl: 'https://model.test', publicLinks: 'false' };
  const main = memoryRunner({
    action: action === 'build' ? '.' : 'wait',
    with: { ...connection, ...(action === 'build' ? started : { buildId: 'b1' }), ...given },
  });
  const parts = { transport: service.transport, clock, random: seededRandom(7) };
  const running = startAction(action === 'build' ? start : wait, {
    ...{ runner: main.runner, ...parts },
    // A record of 1,000 bytes is too large here.
    limits: { ...defaultLimits, buildBytes: 999 },
  });
  await drive(clock, () => running.result !== undefined);
  return {
    tookMs: clock.monotonic(),
    main,
    service,
    sentTo: (wanted) => requests.flatMap(({ path, at }) => (wanted.test(path) ? at : [])),
  };
}

const ownRecord = /^\/builds\/b1$/;
const large: ModelFault = { kind: 'answer', request: 'lost', status: 200, body: ' '.repeat(1000) };

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
test.each<[string, ModelFault]>([
  ['answered 502', errorAnswer(502)],
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
      return { ...errorAnswer(503), headers: { 'retry-after': '7' } } as ModelFault;
    },
  });
  expect(cancellations).toBe(2);
  expect(tookMs).toBeLessThanOrEqual((8 + 10 + 1) * second);
});

// T10
test('a build whose own record is too large is read from the list, once a pollInterval', async () => {
  const { main, sentTo, tookMs } = await run({
    with: { pollInterval: '30s' },
    runningMs: 10 * minute,
    nextFault: ({ path }) => (ownRecord.test(path) ? large : undefined),
  });
  expect(main.outputs).toMatchObject({ status: 'finished', buildId: 'b1' });
  expect(main.warnings).toEqual([]);
  expect(tookMs).toBeLessThan(11 * minute);
  expect(shortestPause(sentTo(ownRecord))).toBeGreaterThanOrEqual(30 * second);
});

// T10
test.each([403, 502])(
  'a build that the list (%i) does not show either is asked for once a pollInterval, and not cancelled before timeout',
  async (status) => {
    const { main, service, sentTo, tookMs } = await run({
      with: { pollInterval: '30s', timeout: '20m' },
      runningMs: 60 * minute,
      nextFault: ({ method, path }) =>
        ownRecord.test(path)
          ? large
          : method === 'GET' && path === '/builds'
            ? errorAnswer(status)
            : undefined,
    });
    expect(tookMs).toBeGreaterThanOrEqual(20 * minute);
    expect(service.builds.map(({ end }) => end)).toEqual(['canceled']);
    expect(main.warnings).toEqual([expect.stringMatching(/more than 0\.\d+ MiB.*The build continues/)]);
    expect(shortestPause(sentTo(ownRecord))).toBeGreaterThanOrEqual(30 * second);
    expect(sentTo(ownRecord).length).toBeGreaterThan(30);
  },
);

test('the action wait also asks for such a build once a pollInterval, before and after the list shows it', async () => {
  let lists = 0;
  const { main, sentTo } = await run({
    action: 'wait',
    with: { pollInterval: '30s' },
    runningMs: 10 * minute,
    nextFault: ({ method, path }) =>
      ownRecord.test(path)
        ? large
        : method === 'GET' && path === '/builds' && lists++ < 2
          ? errorAnswer(403)
          : undefined,
  });
  expect(main.outputs).toMatchObject({ status: 'finished' });
  // The fourth one is the first of the watch, which begins once the build is known.
  expect(shortestPause(sentTo(ownRecord).slice(0, 3))).toBeGreaterThanOrEqual(30 * second);
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
    nextFault: ({ path }) => (ownRecord.test(path) || requests++ < 30 ? errorAnswer(502) : undefined),
  });
  expect(main.outputs).toMatchObject({ buildId: 'b1' });
  expect(main.errors).toEqual([
    expect.stringContaining('The build did not finish within the timeout of 10 min'),
  ]);
  expect(tookMs).toBeLessThanOrEqual(10 * minute + 10 * second);
});

function shortestPause(moments: readonly number[]): number {
  return Math.min(...moments.slice(1).map((at, index) => at - (moments[index] ?? at)));
}

test('of many builds, one whose record is too large does not hide the others where the list is refused', async () => {
  const workflowId = Array.from({ length: 9 }, (_, index) => `w${index + 1}`).join();
  const { sentTo } = await run({
    with: { workflowId, timeout: '20m' },
    runningMs: 10 * minute,
    nextFault: ({ method, path }) =>
      ownRecord.test(path) ? large : method === 'GET' && path === '/builds' ? errorAnswer(403) : undefined,
  });
  expect(sentTo(/\/cancel$/)).toHaveLength(1);
});
