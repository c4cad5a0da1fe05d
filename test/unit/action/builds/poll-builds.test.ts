import { expect, test } from '@jest/globals';
import { openCommitCheck } from '../../../../src/action/builds/commit.ts';
import { pollBuilds } from '../../../../src/action/builds/poll-builds.ts';
import { started } from '../../../../src/action/report/progress.ts';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import type {
  FakeFault,
  FakeService,
  FakeServiceOptions,
} from '../../../support/fake-service/fake-service.ts';
import { startFakeService } from '../../../support/fake-service/server.ts';
import { frankService, type TimedStep, timedStep } from '../../../support/fake-service/timed-step.ts';
import { errorAnswer } from '../../../support/fault-proxy.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { stepParts } from '../../../support/step-parts.ts';
import { until } from '../../../support/until.ts';

const second = 1000;
const minute = 60 * second;

interface Scene extends Pick<FakeServiceOptions, 'plan'> {
  readonly workflowId?: string;
  readonly with?: Readonly<Record<string, string>>;
  /** Of a poll of this build, so many milliseconds after the start of the step. */
  readonly fault: (buildId: string, ms: number) => FakeFault | undefined;
}

interface Followed extends Pick<TimedStep, 'printed'> {
  readonly main: TimedStep;
  readonly service: FakeService;
  /** When each build was polled by its ID. */
  readonly polls: (buildId: string) => readonly number[];
  readonly tookMs: number;
}

/** Runs the build action without history, at `pollInterval: 30s`. */
async function followed({ workflowId = 'android', with: more, fault, ...scene }: Scene): Promise<Followed> {
  const clock = new FakeClock();
  const service = frankService({
    ...{ clock, ...scene },
    nextFault({ method, path, at }) {
      const [, id] = /^\/builds\/(b\d+)$/.exec(path) ?? [];
      return method === 'GET' && id !== undefined ? fault(id, at) : undefined;
    },
  });
  const given = { workflowId, publicLinks: 'false', pollInterval: '30s', ...more };
  const main = timedStep({ clock, service, with: given });
  const { tookMs } = await main.end();
  expect(clock.pending()).toBe(0);
  const polls = (buildId: string): number[] =>
    service.requests.flatMap(({ method, path, at }) =>
      method === 'GET' && path === `/builds/${buildId}` ? at : [],
    );
  return { main, service, polls, tookMs, printed: main.printed };
}

const hang: FakeFault = { kind: 'hang', request: 'lost' };
const whileBetween =
  (from: number, to: number, fault: FakeFault) =>
  (_: string, ms: number): FakeFault | undefined =>
    ms >= from && ms < to ? fault : undefined;
const refusing = (status: number, times: number) => {
  let left = times;
  return (): FakeFault | undefined => (left-- > 0 ? errorAnswer(status) : undefined);
};

test('a build of 0.4 s, and one that fails after 3 s, is noticed in 5 s', async () => {
  const brief = await followed({ plan: () => ({ runningMs: 400 }), fault: () => undefined });
  expect(brief.tookMs).toBeLessThan(5 * second);
  const failed = await followed({
    plan: () => ({ runningMs: 3 * second, end: 'failed' }),
    fault: () => undefined,
  });
  expect(failed.tookMs).toBeLessThan(5 * second);
});

// T10
test('an unknown state counts as running', async () => {
  const { main } = await followed({ fault: () => undefined });
  expect(main.log).toContainEqual(expect.stringContaining('polishing'));
  expect(main.outputs.status).toBe('finished');
});

test('a poll that has no answer delays no other build', async () => {
  const { service, main, printed } = await followed({
    workflowId: 'android, ios',
    fault: (id) => (id === 'b1' ? hang : undefined),
    with: { timeout: '20m' },
  });
  const [, ios] = service.builds;
  const noticed = printed.find(({ line }) => /ios.*finished/.test(line))?.at ?? 0;
  expect(noticed - 10 * minute).toBeLessThan(30 * second);
  expect(ios?.id).toBe('b2');
  expect(main.errors).toEqual([
    expect.stringContaining(
      "The build has finished, but its details couldn't be read: https://model.test did not",
    ),
  ]);
});

test.each<[string, FakeFault]>([
  ['without an answer', hang],
  ['with 502', errorAnswer(502)],
  ['with Retry-After', { ...errorAnswer(429), headers: { 'retry-after': '600' } } as FakeFault],
])('polls %s: one warning after a minute, and one line when the service answers again', async (_, fault) => {
  const { printed, main, polls } = await followed({ fault: whileBetween(2 * minute, 6 * minute, fault) });
  const begun = polls('b1').find((at) => at >= 2 * minute) ?? 0;
  const [warning, ...more] = printed.filter(({ line }) => line.includes('Still waiting.'));
  expect(warning?.line).toMatch(/^android: .* The build continues\. Still waiting\.$/);
  expect(Math.floor(((warning?.at ?? 0) - begun) / (5 * second))).toBe(12);
  expect(more).toEqual([]);
  expect(printed.filter(({ line }) => line.includes('is responding again after'))).toHaveLength(1);
  expect(main.outputs.status).toBe('finished');
});

test('a poll is sent once: each that fails is due again later, and the pauses grow', async () => {
  const { polls, printed } = await followed({
    fault: whileBetween(2 * minute, 2 * minute + 30 * second, errorAnswer(502)),
  });
  const failed = polls('b1').filter((at) => at >= 2 * minute && at < 2 * minute + 30 * second);
  expect(failed.length).toBeGreaterThanOrEqual(3);
  expect(failed.length).toBeLessThanOrEqual(6);
  // An outage of less than a minute is not worth a line.
  expect(printed.filter(({ line }) => /respon|Still waiting/.test(line))).toEqual([]);
});

test.each([401, 403])('three answers in a row with status %i end the wait, two do not', async (status) => {
  const two = await followed({ fault: refusing(status, 2) });
  expect(two.main.outputs.status).toBe('finished');
  const three = await followed({ fault: refusing(status, 3) });
  // The fourth reads the end of the build that is cancelled.
  expect(three.polls('b1')).toHaveLength(4);
  expect(three.main.errors).toEqual([expect.stringContaining("The build's status can no longer be read.")]);
  expect(three.service.builds.map(({ end }) => end)).toEqual(['canceled']);
});

test('a 404 in the first minute does not count as a refusal, and later it does', async () => {
  const late = await followed({ fault: whileBetween(0, 50 * second, errorAnswer(404)) });
  expect(late.main.outputs.status).toBe('finished');
  expect(late.main.warnings).toEqual([]);
  const gone = await followed({ fault: () => errorAnswer(404) });
  expect(gone.polls('b1').filter((at) => at > minute)).toHaveLength(3 + 1);
  expect(gone.main.errors).toEqual([expect.stringContaining("The build's status can no longer be read.")]);
});

test('a refusal between failures is an answer: the outage is over', async () => {
  let polled = 0;
  const { main } = await followed({
    fault: () => (++polled % 2 === 0 ? errorAnswer(403) : polled < 20 ? errorAnswer(502) : undefined),
  });
  expect(main.warnings).toEqual([]);
  expect(main.outputs.status).toBe('finished');
});

test('an error about one build ends the pause before another is started again', async () => {
  await using server = await startFakeService(({ target }, response) => {
    const _id = target.slice('/builds/'.length);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ application: { _id: 'a' }, build: { _id, status: 'failed' } }));
  });
  const { runner } = memoryRunner({ with: {} });
  const parts = stepParts({ runner }, server.url);
  const workflows = ['b0', 'b1'].map((buildId) => started('android', { buildId, pageUrl: undefined }));
  const report = { appId: 'a', startedAt: 0, workflows };
  const store = createReportStore(report, { redact: (text) => text, now: () => parts.clock.now() });
  const context = { ...parts, store };
  const paused: AbortSignal[] = [];
  const polling = pollBuilds(context, {
    pollInterval: 30 * second,
    commitCheck: openCommitCheck(context, { expectedCommit: undefined, ifCommitDiffers: 'warn' }),
    async again(index, { signal }) {
      if (index === 0) {
        paused.push(signal);
        return await new Promise<never>(() => undefined);
      }
      await until(() => paused.length > 0);
      throw new Error('The state cannot be saved');
    },
    signal: runner.cancelled,
  });
  await expect(polling).rejects.toThrow('The state cannot be saved');
  expect(paused.map(({ aborted }) => aborted)).toEqual([true]);
});
