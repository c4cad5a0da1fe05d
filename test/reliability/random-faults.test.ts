import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Judged, judge } from './judge.ts';
import { play } from './run-scenario.ts';
import { scenarios } from './scenario.ts';

const seed = Number(process.env.SEED ?? 20_261_102);
const runs = Number(process.env.RUNS ?? 1000);

test('after 1,000 random sequences of faults the result is true: no build is doubled or abandoned, and no step hangs', async () => {
  const sum = { sequences: 0, started: 0, doubled: 0, abandoned: 0, reported: 0, endless: 0, requests: 0 };
  await fc.assert(
    fc.asyncProperty(scenarios, async (scenario) => {
      const played = await play(scenario);
      const judged: Judged = judge(scenario, played);
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
    { numRuns: runs, seed },
  );
  console.log(JSON.stringify(sum));
});
