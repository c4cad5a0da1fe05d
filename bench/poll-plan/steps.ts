/** The third world: the service tells when each step of this and of earlier builds began. */
import type { Random } from '../../src/clock.ts';
import { logNormal, type SimulatedBuild, simulateWorkflow, world } from './model.ts';

/** What a step takes in the builds of one workflow. */
interface UsualStep {
  readonly name: string;
  readonly state: string;
  /** Milliseconds. */
  readonly median: number;
  readonly spread: number;
}

/** The builds of one workflow, as `simulateBuild` makes them; but each takes as long as its steps, which vary by themselves. */
export function withSteps(random: Random): () => SimulatedBuild {
  const usual = simulateSteps(random);
  return () => simulateBuild(usual, random);
}

function simulateSteps(random: Random): UsualStep[] {
  const { medianMs, spread, publishingMs, finishingMs, tests } = simulateWorkflow(random);
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

function simulateBuild(usual: readonly UsualStep[], random: Random): SimulatedBuild {
  const { failing, uncached, uncachedFactor } = world;
  const runsFrom = logNormal({ median: 20_000, spread: 1.2 }, random);
  const slow = random.fraction() < uncached ? uncachedFactor : 1;
  let at = runsFrom;
  const planned = usual.map(({ name, state, ...length }) => {
    const tookMs = logNormal(length, random) * (state === 'building' || state === 'testing' ? slow : 1);
    const from = at;
    at += tookMs;
    return { name, state, from };
  });
  const fails = random.fraction() < failing;
  const endsAt = fails ? runsFrom + random.fraction() * (at - runsFrom) : at;
  const steps = planned.filter(({ from }) => from <= endsAt);
  const begins = steps.filter(({ state }, index) => state !== steps[index - 1]?.state);
  return {
    states: [{ state: 'queued', from: 0 }, ...begins.map(({ state, from }) => ({ state, from }))],
    steps: steps.map(({ name, from }) => ({ name, from })),
    ...{ runsFrom, endsAt, status: fails ? 'failed' : 'finished' },
  };
}
