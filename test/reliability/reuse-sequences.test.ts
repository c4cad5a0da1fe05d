import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type EventSource, readRunEvent } from '../../src/action/event/run-event.ts';
import type { Runner } from '../../src/action/runner/runner.ts';
import { startPost } from '../../src/action/start/post.ts';
import { reuseLabel } from '../../src/action/start/reuse.ts';
import { start } from '../../src/action/start/run.ts';
import { defaultLimits } from '../../src/limits.ts';
import { deepTest } from '../support/deep-test.ts';
import { FakeClock, seededRandom } from '../support/fake-clock.ts';
import type { BuildPlan, FakeBuild } from '../support/fake-service/fake-build.ts';
import { type FakeFault, FakeService } from '../support/fake-service/fake-service.ts';
import { drive, startAction } from '../support/fake-service/timed-step.ts';
import { type MemoryRunner, memoryRunner } from '../support/memory-runner.ts';
import { doubledOf } from './run-scenario.ts';
import { anyFault, optionalFields, withMachineFailures } from './scenario.ts';

/** One step of a sequence, and what happens around it. */
interface SequenceStep {
  readonly key: string;
  readonly workflows: readonly string[];
  /** `pull`: pull request of `feature` into `main`. */
  readonly event: 'main' | 'feature' | 'tag' | 'pull';
  readonly wait: 'true' | 'false';
  readonly retries: '0' | '1' | '3';
  /** Whether somebody pushes before the step, so that it is for that commit, or so soon after it that it may be built. */
  readonly push: 'none' | 'before' | number;
  /** `untold`: the event does not say which commit it is for. */
  readonly commit: 'told' | 'untold';
  readonly plan: BuildPlan;
  readonly faults: readonly (FakeFault | undefined)[];
  readonly cancelAfterMs: number | undefined;
  /** Somebody else's build with a label of the key, before the step. */
  readonly other:
    | {
        readonly appId: string;
        readonly branch: string;
        readonly workflowId: string;
        readonly key: string;
        /** Which one its label names. */
        readonly commit: 'tip' | 'another' | 'none';
      }
    | undefined;
  /** Whether the artefacts of all earlier builds are gone. */
  readonly artefacts: 'kept' | 'lost';
}

const keys = ['app-1', 'app-1', 'app-2'] as const;
const ids = ['android', 'ios'] as const;

const sequences = fc.record({
  seed: fc.integer(),
  steps: fc.array(
    fc.record<SequenceStep>({
      key: fc.constantFrom(...keys),
      workflows: fc.subarray([...ids], { minLength: 1 }),
      event: fc.constantFrom('main', 'main', 'feature', 'tag', 'pull'),
      wait: fc.constantFrom('true', 'true', 'false'),
      retries: fc.constantFrom('0', '1', '3'),
      push: fc.oneof(
        { weight: 10, arbitrary: fc.constant('none' as const) },
        { weight: 1, arbitrary: fc.constant('before' as const) },
        { weight: 1, arbitrary: fc.integer({ min: 0, max: 5_000 }) },
      ),
      commit: fc.constantFrom('told', 'told', 'told', 'told', 'told', 'told', 'told', 'untold'),
      plan: withMachineFailures(
        fc.record({
          queuedMs: fc.integer({ min: 0, max: 5_000 }),
          runningMs: fc.integer({ min: 1_000, max: 300_000 }),
          end: fc.constantFrom('finished', 'finished', 'finished', 'failed', 'warning'),
        }),
      ),
      faults: fc.oneof(
        fc.constant([]),
        fc.array(fc.option(anyFault, { nil: undefined, freq: 2 }), { maxLength: 8 }),
      ),
      cancelAfterMs: fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: undefined, freq: 4 }),
      other: fc.option(
        fc.record({
          appId: fc.constantFrom('app', 'other'),
          branch: fc.constantFrom('main', 'feature'),
          workflowId: fc.constantFrom(...ids),
          key: fc.constantFrom(...keys),
          commit: fc.constantFrom('tip', 'tip', 'tip', 'another', 'none'),
        }),
        { nil: undefined, freq: 2 },
      ),
      artefacts: fc.constantFrom('kept', 'kept', 'kept', 'kept', 'lost'),
    }),
    { minLength: 3, maxLength: 8, size: 'max' },
  ),
});

const events: Readonly<Record<SequenceStep['event'], (sha: string) => EventSource>> = {
  main: (sha) => ({ name: 'push', ref: 'refs/heads/main', sha }),
  feature: (sha) => ({ name: 'push', ref: 'refs/heads/feature', sha }),
  tag: (sha) => ({ name: 'push', ref: 'refs/tags/main', sha }),
  pull: (sha) => ({
    name: 'pull_request',
    payload: {
      pull_request: {
        number: 7,
        head: { ref: 'feature', sha, repo: { full_name: 'o/r' } },
        base: { ref: 'main', repo: { full_name: 'o/r' } },
      },
      repository: { full_name: 'o/r' },
    },
  }),
};

/** The refs that a step may take builds of, as `branch/tag`. */
const allowed: Readonly<Record<SequenceStep['event'], readonly string[]>> = {
  main: ['main/'],
  feature: ['feature/'],
  tag: ['/main'],
  pull: ['feature/', 'main/'],
};

function labelOf(key: string): string {
  return reuseLabel({ key, settings: {} });
}

const seed = Number(process.env.SEED ?? 20_261_116);

/**
 * Plays so many random sequences of steps with keys, and ends with what happened in all of them.
 *
 * @param missing the field that no record has
 */
async function playSequences(
  numRuns: number,
  missing?: (typeof optionalFields)[number],
): Promise<Readonly<Record<string, number>>> {
  const sum = { sequences: 0, steps: 0, started: 0, reused: 0 };
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      const clock = new FakeClock();
      let [plan, faults]: [BuildPlan | undefined, (FakeFault | undefined)[]] = [undefined, []];
      const service = new FakeService({
        ...{ clock, labels: 'told', commits: 'told', alone: 'whole', missing },
        tipAt: (at) => pushes.findLast((one) => one.at <= at)?.commit ?? '',
        plan: () => plan ?? { runningMs: 1_000 },
        nextFault: () => faults.shift(),
      });
      sum.sequences += 1;
      const pushes: Push[] = [{ at: clock.now(), commit: commitOf(0) }];
      const push = (at: number): void => void pushes.push({ at, commit: commitOf(pushes.length) });
      for (const [number, step] of sequence.steps.entries()) {
        ({ plan } = step);
        if (step.other) {
          const { key, commit, ...request } = step.other;
          const named = { tip: [pushes.length - 1], another: [pushes.length], none: [] }[commit];
          const labels = [labelOf(key), ...named.map((number) => `gh-commit-${commitOf(number)}`)];
          service.addBuild({ ...request, labels });
          await clock.advance(60_000);
        }
        if (step.artefacts === 'lost') for (const { id } of service.builds) service.lost.add(id);
        faults = step.faults.map((fault) => (fault?.kind === 'duplicate' ? undefined : fault));
        if (step.push === 'before') push(clock.now());
        const sha = step.commit === 'told' ? commitOf(pushes.length - 1) : '';
        if (typeof step.push === 'number') push(clock.now() + step.push);
        const before = [...service.builds];
        const canceledBefore = before.filter(isCanceled);
        const isQuiet = faults.length === 0 && step.cancelAfterMs === undefined;
        const beganAt = clock.now();
        const stage = { step, number, service, clock, missing };
        const played = await playStep({ ...stage, sha, seed: sequence.seed });
        faults = [];
        const post = await playPost({ ...stage, main: played.main });
        const judged = judge({ ...stage, before, canceledBefore, beganAt, isQuiet, ...played, post });
        expect({ step, untrue: judged.untrue }).toEqual({ step, untrue: [] });
        sum.steps += 1;
        sum.started += judged.started;
        sum.reused += judged.reused;
      }
    }),
    { numRuns, seed },
  );
  return sum;
}

interface Push {
  readonly at: number;
  readonly commit: string;
}

function commitOf(number: number): string {
  return number.toString(16).padStart(40, 'c');
}

interface Stage {
  readonly step: SequenceStep;
  /** Of the step in its sequence. */
  readonly number: number;
  readonly service: FakeService;
  readonly clock: FakeClock;
  /** The field that no record has. */
  readonly missing: string | undefined;
}

async function playStep({
  step,
  number,
  service,
  clock,
  sha,
  seed,
}: Stage & { sha: string; seed: number }): Promise<Pick<Played, 'main' | 'takenAt'>> {
  const { key: reuseKey, wait } = step;
  const workflowId = step.workflows.join();
  const main = memoryRunner({
    run: { event: readRunEvent(events[step.event](sha)), runId: runId(number) },
    with: { ...connection, workflowId, reuseKey, wait, retries: retriesOf(step) },
  });
  let takenAt = clock.now();
  const setOutput: Runner['setOutput'] = (name, value) => {
    if (name === 'reused') takenAt = clock.now();
    main.runner.setOutput(name, value);
  };
  const parts = { transport: service.transport, clock, random: seededRandom(seed + number) };
  const run = startAction(start, { runner: { ...main.runner, setOutput }, ...parts, limits: defaultLimits });
  if (step.cancelAfterMs !== undefined) clock.setTimer(step.cancelAfterMs, () => main.cancel());
  if (!(await drive(clock, () => run.result !== undefined))) throw new Error('The step did not end');
  return { main, takenAt };
}

function retriesOf({ wait, retries }: SequenceStep): string {
  return wait === 'true' ? retries : '0';
}

const connection = { token: 'a-token', baseUrl: 'https://model.test', appId: 'app' };

async function playPost({
  number,
  service,
  clock,
  main,
}: Stage & { main: MemoryRunner }): Promise<MemoryRunner> {
  const post = memoryRunner({ run: { runId: runId(number) }, with: connection, state: main.state });
  const parts = { transport: service.transport, clock, random: seededRandom(number) };
  const run = startAction(startPost, { runner: post.runner, ...parts, limits: defaultLimits });
  if (!(await drive(clock, () => run.result !== undefined))) throw new Error('The post step did not end');
  return post;
}

function isCanceled({ end }: FakeBuild): boolean {
  return end === 'canceled';
}

/** An answer of the network with status 200 may be taken for a file. */
function isPage(fault: FakeFault | undefined): boolean {
  return fault?.kind === 'answer' && fault.status === 200;
}

function runId(number: number): string {
  return String(5000 + number);
}

interface Played extends Stage {
  /** The builds that there were before the step, and when it began. */
  readonly before: readonly FakeBuild[];
  /** Those that somebody had cancelled. */
  readonly canceledBefore: readonly FakeBuild[];
  readonly beganAt: number;
  /** When it was decided what is taken. */
  readonly takenAt: number;
  /** Whether nothing went wrong. */
  readonly isQuiet: boolean;
  readonly main: MemoryRunner;
  readonly post: MemoryRunner;
}

interface BuildOutput {
  readonly buildId: string;
  readonly workflowId: string;
  readonly reused?: true;
}

/** What the step did that it must not do. */
function judge({ step, number, service, before, beganAt, takenAt, isQuiet, missing, ...played }: Played): {
  readonly started: number;
  readonly reused: number;
  readonly untrue: readonly string[];
} {
  const { clock, canceledBefore, main, post } = played;
  const isOwnLabel = (label: string): boolean => label.startsWith(`gh-${runId(number)}-`);
  const own = service.builds.filter(({ labels }) => labels.some(isOwnLabel));
  const reused = (JSON.parse(main.outputs.builds ?? '[]') as BuildOutput[]).filter((one) => one.reused);
  const mayTake = (build: FakeBuild, workflowId: string, at: number): boolean => {
    const { appId, branch = '', tag = '' } = build.request;
    return (
      before.includes(build) &&
      build.hasEnded(at) &&
      build.end === 'finished' &&
      appId === 'app' &&
      build.workflowId === workflowId &&
      build.labels.includes(labelOf(step.key)) &&
      build.labels.includes(`gh-commit-${build.commit}`) &&
      allowed[step.event].includes(`${branch}/${tag}`)
    );
  };
  const untrue: string[] = [];
  for (const workflowId of step.workflows) {
    const starts = own.filter((build) => build.workflowId === workflowId);
    const taken = reused.filter((build) => build.workflowId === workflowId);
    const doubled = doubledOf(starts, retriesOf(step));
    if (doubled.length > 0 || taken.length + Math.min(1, starts.length) > 1)
      untrue.push(`${starts.length} builds of ${workflowId} started, ${taken.length} taken`);
    for (const { buildId } of taken) {
      const build = service.builds.find(({ id }) => id === buildId);
      if (!build || !mayTake(build, workflowId, takenAt))
        untrue.push(`${buildId} was taken for ${workflowId}`);
      // A step that does not wait does nothing with artefacts.
      if (step.wait === 'true' && service.lost.has(buildId) && !step.faults.some(isPage))
        untrue.push(`${buildId} was taken without its artefacts`);
    }
    const newest = before.findLast((build) => mayTake(build, workflowId, beganAt));
    // A build with a thin record may be built again.
    if (isQuiet && missing === undefined && newest && !service.lost.has(newest.id) && taken.length === 0)
      untrue.push(`${newest.id} was not taken for ${workflowId}`);
  }
  for (const build of before)
    if (isCanceled(build) && !canceledBefore.includes(build)) untrue.push(`${build.id} was cancelled`);
  const warned = [...main.errors, ...main.warnings, ...post.warnings].join('\n');
  for (const { id, labels, endsAt } of step.wait === 'true' ? own : []) {
    // Without labels, a build whose start was not answered may be somebody else's: a warning names its label or its ID.
    const isNamed = labels.some((label) => isOwnLabel(label) && warned.includes(label));
    const isExcused = missing === 'labels' && (isNamed || new RegExp(`\\b${id}\\b`).test(warned));
    if (clock.now() < endsAt && !isExcused) untrue.push(`${id} is abandoned`);
  }
  if (JSON.stringify(reused.map(({ buildId }) => buildId)) !== (main.outputs.reused ?? '[]'))
    untrue.push('the output reused differs from builds');
  return { started: own.length, reused: reused.length, untrue };
}

test('in 30 random sequences of steps with reuse keys, no build is doubled or abandoned, and none is taken or cancelled that must not be', async () => {
  const { sequences, reused = 0 } = await playSequences(30);
  expect(sequences).toBe(30);
  expect(reused).toBeGreaterThan(2);
});

// T15
test.each(optionalFields)(
  'in 3 random sequences with records that lack %s, no build is doubled or abandoned, and none is taken or cancelled that must not be',
  async (missing) => {
    expect((await playSequences(3, missing)).sequences).toBe(3);
  },
);

const runs = Number(process.env.RUNS ?? 1000);

deepTest(
  'in 1,000 random sequences of steps with reuse keys, refs, failures, cancellations and lost answers, no build is doubled or abandoned, and none is taken or cancelled that must not be',
  async () => {
    console.log(JSON.stringify(await playSequences(runs)));
  },
);

// T15
deepTest.each(optionalFields)(
  'in 30 random sequences with records that lack %s, no build is doubled or abandoned, and none is taken or cancelled that must not be',
  async (missing) => {
    await playSequences(30, missing);
  },
);
