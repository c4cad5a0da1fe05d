import { test } from '@jest/globals';
import { playAll } from './random-faults.ts';

const runs = Number(process.env.RUNS ?? 1000);

test('after 1,000 random sequences of faults the result is true: no build is doubled or abandoned, and no step hangs', async () => {
  console.log(JSON.stringify(await playAll(runs)));
});
