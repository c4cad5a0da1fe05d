/** The third world: the service tells when each step began, and how long the steps of earlier builds took. */
import type { Random } from '../../src/clock.ts';
import { seededRandom } from '../../test/support/fake-clock.ts';
import { defaultWorld, logNormal, simulateWorkflow } from './model.ts';
import { type Case, historyLength, pastBuild } from './replay.ts';

/** As the service tells it. */
export interface Step {
  readonly name: string;
  /** Milliseconds since the start was requested. */
  readonly from: number;
  readonly tookMs: number;
}

export interface SteppedCase extends Case {
  readonly steps: readonly Step[];
  /** The steps of the newest builds that finished before, at most three. */
  readonly earlier: readonly (readonly Step[])[];
}

/** Earlier builds that are read by id to know their steps. */
const readById = 3;

/** What a step takes in the builds of one workflow. */
interface UsualStep {
  readonly name: string;
  readonly state: string;
  /** Milliseconds. */
  readonly median: number;
  readonly spread: number;
}

/**
 * `workflows` times 30 builds, as `simulateCases` makes them; but a build takes as long as its steps do together, each
 * of which varies by itself.
 */
export function simulateSteppedCases({
  workflows,
  seed,
}: {
  workflows: number;
  seed: number;
}): SteppedCase[] {
  const random = seededRandom(seed);
  return Array.from({ length: workflows }).flatMap(() => {
    const usual = simulateSteps(random);
    const all = Array.from({ length: 2 * historyLength }, () => simulateBuild(usual, random));
    return all.slice(historyLength).map(({ build, steps }, index) => {
      const before = all.slice(index, index + historyLength).reverse();
      const earlier = before.filter((past) => past.build.status === 'finished').slice(0, readById);
      return {
        ...{ build, steps, earlier: earlier.map((past) => past.steps) },
        history: before.map((past) => pastBuild(past.build)),
      };
    });
  });
}

function simulateSteps(random: Random): UsualStep[] {
  const { medianMs, spread, publishingMs, finishingMs, tests } = simulateWorkflow(defaultWorld, random);
  const weights = Array.from({ length: 3 + Math.floor(4 * random.fraction()) }, () => random.fraction());
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const building = medianMs * (tests ? 0.75 : 1);
  return [
    { name: 'Preparing build machine', state: 'preparing', median: 15_000, spread: 0.4 },
    { name: 'Fetching app sources', state: 'fetching', median: 8000, spread: 0.5 },
    ...weights.map((weight, at) => ({
      ...{ name: `Script ${at + 1}`, state: 'building', spread },
      median: (building * weight) / whole,
    })),
    { name: 'Testing', state: 'testing', median: tests ? medianMs * 0.25 : 0, spread },
    { name: 'Publishing', state: 'publishing', median: publishingMs, spread: 0.4 },
    { name: 'Cleaning up', state: 'finishing', median: finishingMs, spread: 0.4 },
  ].filter((step) => step.median > 0);
}

function simulateBuild(usual: readonly UsualStep[], random: Random): Pick<SteppedCase, 'build' | 'steps'> {
  const { failing, uncached, uncachedFactor } = defaultWorld;
  const runsFrom = logNormal({ median: 20_000, spread: 1.2 }, random);
  const slow = random.fraction() < uncached ? uncachedFactor : 1;
  let at = runsFrom;
  const planned = usual.map(({ name, state, ...length }) => {
    const tookMs = logNormal(length, random) * (state === 'building' || state === 'testing' ? slow : 1);
    const from = at;
    at += tookMs;
    return { name, state, from, tookMs };
  });
  const fails = random.fraction() < failing;
  const endsAt = fails ? runsFrom + random.fraction() * (at - runsFrom) : at;
  const steps = planned.filter(({ from }) => from <= endsAt);
  const begins = steps.filter(({ state }, index) => state !== steps[index - 1]?.state);
  return {
    steps,
    build: {
      states: [{ state: 'queued', from: 0 }, ...begins.map(({ state, from }) => ({ state, from }))],
      ...{ runsFrom, endsAt, status: fails ? 'failed' : 'finished' },
    },
  };
}
