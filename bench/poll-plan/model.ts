import type { Random } from '../../src/clock.ts';
import type { EndState } from '../../src/contract/values.ts';

/** A simulated build: when each state and step begins, in milliseconds since its start was requested. */
export interface SimulatedBuild {
  readonly states: readonly { readonly state: string; readonly from: number }[];
  /** Empty where the service tells no steps. */
  readonly steps: readonly { readonly name: string; readonly from: number }[];
  /** When it starts to run. */
  readonly runsFrom: number;
  readonly endsAt: number;
  readonly status: EndState;
}

/** What the builds of one workflow have in common; times in milliseconds, spreads as sigma of the logarithm. */
interface SimulatedWorkflow {
  readonly medianMs: number;
  readonly spread: number;
  readonly publishingMs: number;
  readonly finishingMs: number;
  readonly tests: boolean;
}

/** The assumptions of the simulation; README.md explains them. */
export const world = {
  /** The share of builds that fail. */
  failing: 0.2,
  /** The share of workflows whose builds publish. */
  publishing: 0.7,
  /** The share of builds without a cache, and the factor by which they take longer. */
  uncached: 0.05,
  uncachedFactor: 1.7,
};

/** A workflow: its median is between 90 s and an hour, most often around 8 minutes. */
export function simulateWorkflow(random: Random): SimulatedWorkflow {
  return {
    medianMs: clamp(logNormal({ median: 480_000, spread: 0.6 }, random), 90_000, 3_600_000),
    spread: 0.08 + 0.27 * random.fraction(),
    publishingMs:
      random.fraction() < world.publishing ? logNormal({ median: 25_000, spread: 0.7 }, random) : 0,
    finishingMs: logNormal({ median: 6000, spread: 0.5 }, random),
    tests: random.fraction() < 0.6,
  };
}

/** One build of a workflow. */
export function simulateBuild(workflow: SimulatedWorkflow, random: Random): SimulatedBuild {
  const vary = (median: number, spread: number): number => logNormal({ median, spread }, random);
  const runsFrom = vary(20_000, 1.2);
  const slow = random.fraction() < world.uncached ? world.uncachedFactor : 1;
  const work = vary(workflow.medianMs, workflow.spread) * slow;
  const lengths: [string, number][] = [
    ['preparing', vary(15_000, 0.4)],
    ['fetching', vary(8000, 0.5)],
    ['building', work * (workflow.tests ? 0.75 : 1)],
    ['testing', workflow.tests ? work * 0.25 : 0],
    ['publishing', workflow.publishingMs && vary(workflow.publishingMs, 0.4)],
    ['finishing', vary(workflow.finishingMs, 0.4)],
  ];
  const states = [{ state: 'queued', from: 0 }];
  let at = runsFrom;
  for (const [state, length] of lengths) {
    if (length > 0) states.push({ state, from: at });
    at += length;
  }
  const fails = random.fraction() < world.failing;
  const endsAt = fails ? runsFrom + random.fraction() * (at - runsFrom) : at;
  return {
    states: states.filter(({ from }) => from <= endsAt),
    steps: [],
    runsFrom,
    endsAt,
    status: fails ? 'failed' : 'finished',
  };
}

interface LogNormal {
  readonly median: number;
  /** Sigma of the logarithm. */
  readonly spread: number;
}

export function logNormal({ median, spread }: LogNormal, random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.fraction()));
  return median * Math.exp(spread * radius * Math.cos(2 * Math.PI * random.fraction()));
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
