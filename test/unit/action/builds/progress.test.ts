import { expect, test } from '@jest/globals';
import { FakeClock } from '../../../support/fake-clock.ts';
import type { StepPlan } from '../../../support/fake-service/fake-build.ts';
import type { FakeFault, SentRequest } from '../../../support/fake-service/fake-service.ts';
import { frankService, place, type TimedStep, timedStep } from '../../../support/fake-service/timed-step.ts';

const second = 1000;
const minute = 60 * second;

/** Thirty minutes: two of them pass between two looks, one takes a third of the time. */
const steps: readonly StepPlan[] = [
  { name: 'Preparing build machine', takesMs: 50 * second },
  { name: 'Fetching app sources', takesMs: 4 * second },
  { name: 'Restoring cache', takesMs: 3 * second },
  { name: 'Installing SDKs', takesMs: 63 * second },
  { name: 'Set up code signing', takesMs: 60 * second },
  { name: 'Get packages', takesMs: 2 * minute },
  { name: 'Lint', takesMs: 2 * minute, end: 'failed' },
  { name: 'Unit tests', takesMs: 5 * minute },
  { name: 'Build Android', takesMs: 11 * minute },
  { name: 'Build iOS', takesMs: 5 * minute },
  { name: 'Publishing', takesMs: 90 * second },
  { name: 'Cleaning up', takesMs: 30 * second },
];
const wholeMs = steps.reduce((sum, { takesMs }) => sum + takesMs, 0);

interface Told {
  readonly action?: 'wait';
  readonly steps?: readonly StepPlan[];
  readonly record?: 'whole' | 'contract';
  readonly queuedMs?: number;
  readonly fault?: (sinceMs: number, request: SentRequest) => FakeFault | undefined;
}

/** Follows a build at `pollInterval: 30s`, after one earlier build of the same workflow. */
async function followed(told: Told = {}): Promise<TimedStep> {
  const { action, record = 'whole', queuedMs = 20 * second, fault } = told;
  const clock = new FakeClock();
  let begun = Number.POSITIVE_INFINITY;
  const service = frankService({
    ...{ clock, latencyMs: 100, alone: record, labels: record === 'whole' ? 'told' : 'kept' },
    plan: () => ({ queuedMs, runningMs: wholeMs, ...(told.steps ? { steps: told.steps } : {}) }),
    nextFault: (request) => fault?.(request.at - begun, request),
  });
  const build = { ...place, workflowId: 'android' };
  service.addBuild(build);
  await clock.advance(queuedMs + wholeMs + minute);
  begun = clock.monotonic();
  const shared = { pollInterval: '30s', publicLinks: 'false' };
  const main =
    action === 'wait'
      ? timedStep({ clock, service, action, with: { ...shared, buildId: service.addBuild(build).id } })
      : timedStep({ clock, service, with: { ...shared, workflowId: 'android' } });
  expect((await main.end()).succeeded).toBe(true);
  expect(clock.pending()).toBe(0);
  return main;
}

function longestGap(printed: TimedStep['printed']): number {
  return Math.max(...printed.map(({ at }, index) => at - (printed[index - 1]?.at ?? 0)));
}

const linesOf = ({ printed }: TimedStep): string[] => printed.map(({ line }) => line);

test('each step of a long build has its line, in order, and the log is never silent for over five minutes', async () => {
  const run = await followed({ steps });
  const begun = linesOf(run).flatMap((line) => /▸ ([^,·]+?)(?: ·|$)/.exec(line)?.[1] ?? []);
  expect(begun).toEqual(steps.map(({ name }) => name));
  expect(longestGap(run.printed)).toBeLessThanOrEqual(5 * minute);
});

test('earlier builds that are told late give an estimate as soon as they are there', async () => {
  const fault = (ms: number, { path, method }: SentRequest): FakeFault | undefined =>
    ms < 3 * second && method === 'GET' && path === '/builds'
      ? { kind: 'answer', request: 'lost', status: 503 }
      : undefined;
  const run = await followed({ steps, fault, queuedMs: 4 * minute });
  const estimate = run.printed.find(({ line }) => line.includes('about 30 min once it runs'));
  expect(estimate?.at).toBeLessThan(minute);
});

test('a wait for a build that runs tells its step and the time left, and never the time of a queued build', async () => {
  const lines = linesOf(await followed({ steps, queuedMs: 0, action: 'wait' }));
  expect(lines[3]).toMatch(/▸ Preparing build machine · about 30 min left$/);
  expect(lines.join('\n')).not.toContain('once it runs');
});

test('a service that tells no steps has lines of states alone, without times that it did not give', async () => {
  const run = await followed({ record: 'contract' });
  const lines = linesOf(run);
  const quiet = /🔗|⏱|📎|still |(?:app|id)[,:]/;
  const changes = lines.filter((line) => !quiet.test(line)).map((line) => line.slice('00:00  '.length));
  expect(changes).toEqual([
    '⏳ queued',
    expect.stringMatching(/^🧰 preparing · about \d\d min left$/),
    expect.stringMatching(/^📥 fetching · about \d\d min left$/),
    expect.stringMatching(/^🔨 building · about \d\d min left$/),
    expect.stringMatching(/^🔄 polishing · about \d\d min left$/),
    expect.stringMatching(/^📦 publishing · about \d\d min left$/),
    expect.stringMatching(/^🏁 finishing · about \d min left$/),
    '✅ finished',
  ]);
  expect(longestGap(run.printed)).toBeLessThanOrEqual(5 * minute);
});

test('in an outage the log goes on to say what is waited for, and that the service does not answer', async () => {
  const fault = (ms: number): FakeFault | undefined =>
    ms > 4 * minute && ms < 26 * minute ? { kind: 'refused' } : undefined;
  const run = await followed({ steps, fault });
  const [line, ...more] = linesOf(run).filter((text) => text.includes('is not responding'));
  expect(line).toMatch(/▸ Get packages, still running when last seen · the service is not responding$/);
  expect(more.length).toBeGreaterThanOrEqual(2);
  expect(longestGap(run.printed)).toBeLessThanOrEqual(5 * minute);
});

test('a wait for a build that the service does not show at first is no silence either', async () => {
  const fault = (ms: number): FakeFault | undefined => (ms < 13 * minute ? { kind: 'refused' } : undefined);
  const run = await followed({ steps, fault, action: 'wait' });
  expect(run.printed[0]).toEqual({ at: 0, line: 'Reading build b2.' });
  expect(linesOf(run).filter((line) => /could not be read|not seen yet/.test(line))).toHaveLength(2);
  expect(longestGap(run.printed)).toBeLessThanOrEqual(5 * minute);
});
