import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deepTest } from '../support/deep-test.ts';
import { judge } from './judge.ts';
import { play } from './run-scenario.ts';
import { scenarios } from './scenario.ts';

const seed = Number(process.env.SEED ?? 20_261_102);

/** Plays so many random sequences of faults, and ends with what happened in all of them. */
async function playAll(numRuns: number): Promise<Readonly<Record<string, number>>> {
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

test('after 50 random sequences of faults the result is true', async () => {
  expect(await playAll(50)).toMatchObject({ sequences: 50, doubled: 0, abandoned: 0, endless: 0 });
});

const runs = Number(process.env.RUNS ?? 1000);

deepTest(
  'after 1,000 random sequences of faults the result is true: no build is doubled or abandoned, and no step hangs',
  async () => {
    console.log(JSON.stringify(await playAll(runs)));
  },
);
