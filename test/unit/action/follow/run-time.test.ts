import { Readable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { estimateEnd, type PastBuild, pastBuilds } from '../../../../src/action/follow/estimate.ts';
import { defaultLimits } from '../../../../src/action/limits.ts';
import { start } from '../../../../src/action/start/run.ts';
import type { Transport, WireReply } from '../../../../src/client/http/transport.ts';
import type { SeenBuild } from '../../../../src/contract/build.ts';
import { drive, startAction } from '../../../reliability/drive.ts';
import { FakeClock, seededRandom } from '../../../support/fake-clock.ts';
import { type MemoryRunner, memoryRunner } from '../../../support/memory-runner.ts';
import { type ModelFault, ModelService } from '../../../support/model/model-service.ts';

const minute = 60_000;

type BuildRecord = Readonly<Record<string, unknown>>;

/** The service, with changed records where a build is read by its ID. */
function withRecords(service: ModelService, changed: (record: BuildRecord) => BuildRecord): Transport {
  return async (request, options) => {
    const reply = await service.transport(request, options);
    if (!/^\/builds\/b\d+$/.test(request.url.pathname)) return reply;
    let text = '';
    for await (const chunk of reply.body) text += String(chunk);
    const answer = JSON.parse(text);
    const body = Readable.from([Buffer.from(JSON.stringify({ ...answer, build: changed(answer.build) }))]);
    return { ...reply, body: body as WireReply['body'] };
  };
}

/** Runs the build action after three builds of 20 min. */
async function buildWith(queuedMs: number, changed: (record: BuildRecord, clock: FakeClock) => BuildRecord) {
  const clock = new FakeClock();
  const service = new ModelService({
    ...{ clock, labels: 'told', alone: 'whole', latencyMs: 100, listLagMs: 0 },
    nextPlan: () => ({ queuedMs, runningMs: 20 * minute, end: 'finished' }),
    nextFault: () => undefined,
  });
  const request = { appId: 'app', branch: 'main', workflowId: 'android' };
  for (let earlier = 0; earlier < 3; earlier += 1) service.addBuild(request);
  await clock.advance(60 * minute);
  const baseUrl = 'https://model.test';
  const main = memoryRunner({
    with: { ...request, token: 'a-token', baseUrl, publicLinks: 'false' },
  });
  const run = startAction(start, {
    ...{ runner: main.runner, transport: withRecords(service, (record) => changed(record, clock)), clock },
    ...{ random: seededRandom(7), limits: defaultLimits },
  });
  await drive(clock, () => run.result !== undefined);
  return main;
}

test('a start that the service does not show is estimated from what this step saw, but never shown', async () => {
  // The list has the start, once the build has ended.
  const withoutStart = ({ startedAt: _, finishedAt: __, artefacts: ___, ...record }: BuildRecord) => record;
  const main = await buildWith(10_000, withoutStart);
  expect(main.log.filter((line) => line.includes(' building'))).toEqual([
    expect.stringMatching(/about 1\d min left/),
  ]);
  expect(main.outputs).toMatchObject({ status: 'finished', duration: '1200' });
  expect(main.summary()).toContain('finished in 20\u00a0min');
});

test('a build that waits for a machine does not run yet, in any of the three states', async () => {
  const main = await buildWith(14 * minute, (record, clock) => {
    const waitedMs = clock.monotonic() - 60 * minute;
    const status = waitedMs < minute ? 'initializing' : waitedMs < 2 * minute ? 'queued' : 'waiting';
    return record.status === 'queued' ? { ...record, status } : record;
  });
  const linesWith = (text: string): string[] => main.log.filter((line) => line.includes(text));
  const onceItRuns = expect.stringContaining('about 20 min once it runs');
  expect(linesWith('⏳ initializing')).toEqual([onceItRuns]);
  expect(linesWith('⏳ waiting for a machine')).toEqual([onceItRuns]);
  expect(linesWith('⏳ still waiting for a machine')).toEqual([onceItRuns, onceItRuns]);
  expect(linesWith('📥 fetching')).toEqual([expect.stringMatching(/about (?:1\d|20) min left/)]);
  expect(main.outputs).toMatchObject({ status: 'finished', duration: '1200' });
  expect(main.summary()).toContain('finished in 20\u00a0min');
});

describe('estimate', () => {
  const minute = 60_000;

  function took(...minutes: number[]): PastBuild[] {
    return minutes.map((each) => ({ durationMs: each * minute, steps: [] }));
  }

  function textOf(runningMs: number | undefined, history: PastBuild[]): string | undefined {
    const estimate = estimateEnd(runningMs, history);
    return estimate && `${estimate.estimate}, as ${estimate.estimateBasis}`;
  }

  const twelve = took(9, 14, 10, 11, 12, 10, 11, 12, 13, 9, 11, 12);

  test('the time left is based on builds that took longer than this one has run', () => {
    expect(textOf(7 * minute, twelve)).toBe('about 4 min left, as the last 12 builds took 9 to 14 min');
    expect(textOf(12.5 * minute, twelve)).toBe('about 1 min left, as the last 12 builds took 9 to 14 min');
    expect(textOf(13.5 * minute, twelve)).toBe('about 1 min left, as the last 12 builds took 9 to 14 min');
  });

  test('a build that runs longer than all earlier ones is late', () => {
    expect(estimateEnd(14 * minute, twelve)?.estimate).toBe('later than usual');
    expect(textOf(30 * minute, twelve)).toBe('later than usual, as the last 12 builds took 9 to 14 min');
  });

  test('a queued build has a duration but no end, because its time in the queue is unknown', () => {
    expect(textOf(undefined, twelve)).toBe(
      'about 11 min once it runs, as the last 12 builds took 9 to 14 min',
    );
  });

  test('builds that failed or were stopped, builds of other workflows, and the oldest builds, are ignored', () => {
    const [startedAt, finishedAt] = ['2026-01-02T03:04:05.000+0000', '2026-01-02T03:13:05.000+0000'];
    const built = { _id: 'b', workflowId: 'android', startedAt, finishedAt };
    const historyOf = (status: string, change: Partial<SeenBuild> = {}): readonly PastBuild[] =>
      pastBuilds([{ ...built, status, ...change }], 'android');
    for (const status of ['finished', 'warning']) expect(historyOf(status)).toMatchObject(took(9));
    for (const status of ['failed', 'canceled', 'timeout', 'skipped', 'building'])
      expect(historyOf(status)).toEqual([]);
    expect(historyOf('finished', { workflowId: 'ios' })).toEqual([]);
    expect(historyOf('finished', { finishedAt: startedAt })).toEqual([]);
    expect(estimateEnd(0, [])).toBeUndefined();
    expect(textOf(0, [...twelve, ...took(60)])).toBe(
      'about 11 min left, as the last 12 builds took 9 to 14 min',
    );
  });

  test.each([
    [[9], 'about 9 min left, as the last build took about 9 min'],
    [[9, 9.1], 'about 9 min left, as the last 2 builds took about 9 min'],
    [[90, 150], 'about 2 h left, as the last 2 builds took 1 h 30 min to 2 h 30 min'],
    [[0.7, 1.5], 'about 1 min 10 s left, as the last 2 builds took 40 s to 1 min 30 s'],
    [[34 / 60], 'about 30 s left, as the last build took about 30 s'],
    [[3 / 60, 14 / 60], 'about 9 s left, as the last 2 builds took 3 to 14 s'],
    [[0.2 / 60], 'about 1 s left, as the last build took about 1 s'],
  ])('an estimate from builds of %j minutes is no more precise than they are', (minutes, text) => {
    expect(textOf(0, took(...minutes))).toBe(text);
  });

  test('whatever the history, an estimate leaves no time that is negative or not a number', () => {
    const history = fc.array(
      fc.record({
        durationMs: fc.double({ min: 1, max: 1e9, noNaN: true }),
        steps: fc.constant([]),
      }),
    );
    fc.assert(
      fc.property(fc.option(fc.nat(), { nil: undefined }), history, (runningMs, known) => {
        const text = textOf(runningMs, known);
        if (text === undefined) return;
        expect(text).not.toMatch(/NaN|Infinity|-|undefined/);
        const isLonger = ({ durationMs }: PastBuild): boolean => durationMs > (runningMs ?? -1);
        const isLate = !known.slice(0, 12).some(isLonger);
        expect(text.startsWith('later than usual')).toBe(isLate);
      }),
      { seed: 4, numRuns: 1000 },
    );
  });
});

describe('stepped clock', () => {
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
});
