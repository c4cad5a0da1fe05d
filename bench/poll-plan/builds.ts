import type { Random } from '../../src/clock.ts';
import type { EndState } from '../../src/contract/values.ts';
import { seededRandom } from '../../test/support/fake-clock.ts';

/** A simulated build; times in milliseconds since its start was requested. */
export interface SimulatedBuild {
  readonly states: readonly { readonly state: string; readonly from: number }[];
  readonly runsFrom: number;
  readonly endsAt: number;
  readonly status: EndState;
}

/** The builds of some workflows; the same for the same seed. */
export function simulateBuilds({ workflows, seed }: { workflows: number; seed: number }): SimulatedBuild[] {
  const random = seededRandom(seed);
  return Array.from({ length: workflows }).flatMap(() =>
    Array.from({ length: 60 }, simulateWorkflow(random)).slice(30),
  );
}

/** The same build on a service that hides `publishing` and `finishing`, as docs/api.md, "Build states", allows. */
export function withoutLastStates(build: SimulatedBuild): SimulatedBuild {
  const states = build.states.filter(({ state }) => state !== 'publishing' && state !== 'finishing');
  return { ...build, states };
}

/** Makes the builds of one workflow. README.md lists the assumptions. */
function simulateWorkflow(random: Random): () => SimulatedBuild {
  const vary = (median: number, sigma: number): number => logNormal(random, { median, sigma });
  const median = Math.min(3_600_000, Math.max(90_000, vary(480_000, 0.6)));
  const sigma = 0.08 + 0.27 * random.fraction();
  const publishing = random.fraction() < 0.7 ? vary(25_000, 0.7) : 0;
  const finishing = vary(6_000, 0.5);
  const testing = random.fraction() < 0.6 ? 0.25 : 0;
  return () => {
    const runsFrom = vary(20_000, 1.2);
    const slower = random.fraction() < 0.05 ? 1.7 : 1;
    const work = vary(median, sigma) * slower;
    const lengths: readonly (readonly [string, number])[] = [
      ['preparing', vary(15_000, 0.4)],
      ['fetching', vary(8_000, 0.5)],
      ['building', work * (1 - testing)],
      ['testing', work * testing],
      ['publishing', publishing && vary(publishing, 0.4)],
      ['finishing', vary(finishing, 0.4)],
    ];
    const states = [{ state: 'queued', from: 0 }];
    let end = runsFrom;
    for (const [state, length] of lengths) {
      if (length > 0) states.push({ state, from: end });
      end += length;
    }
    const fails = random.fraction() < 0.2;
    const endsAt = fails ? runsFrom + random.fraction() * (end - runsFrom) : end;
    const reached = states.filter(({ from }) => from <= endsAt);
    return { states: reached, runsFrom, endsAt, status: fails ? 'failed' : 'finished' };
  };
}

function logNormal(random: Random, { median, sigma }: { median: number; sigma: number }): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.fraction()));
  return median * Math.exp(sigma * radius * Math.cos(2 * Math.PI * random.fraction()));
}
