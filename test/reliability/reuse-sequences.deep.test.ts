import { test } from '@jest/globals';
import { playSequences } from './reuse-sequences.ts';

const runs = Number(process.env.RUNS ?? 1000);

test('in 1,000 random sequences of steps with reuse keys, refs, failures, cancellations and lost answers, no build is doubled, and none is taken that must not be', async () => {
  console.log(JSON.stringify(await playSequences(runs)));
});
