import { expect } from '@jest/globals';
import fc from 'fast-check';
import { judge } from './judge.ts';
import { play } from './run-scenario.ts';
import { scenarios } from './scenario.ts';

const seed = Number(process.env.SEED ?? 20_261_102);

/** Plays so many random sequences of faults, and ends with what happened in all of them. */
export async function playAll(numRuns: number): Promise<Readonly<Record<string, number>>> {
  const sum = { sequences: 0, started: 0, doubled: 0, abandoned: 0, reported: 0, endless: 0, requests: 0 };
  await fc.assert(
    fc.asyncProperty(scenarios, async (scenario) => {
      const played = await play(scenario);
      const judged = judge(scenario, played);
      sum.sequences += 1;
      sum.requests += played.service.sentAt.length;
      for (const key of ['started', 'doubled', 'abandoned', 'reported', 'endless'] as const)
        sum[key] += judged[key];
      expect({ ...judged, said: undefined }).toMatchObject({
        doubled: 0,
        abandoned: 0,
        endless: 0,
        untrue: [],
      });
    }),
    { numRuns, seed },
  );
  return sum;
}
