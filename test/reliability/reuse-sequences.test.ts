import { expect, test } from '@jest/globals';
import { playSequences } from './reuse-sequences.ts';

test('in 30 random sequences of steps with reuse keys, no build is doubled, and none is taken that must not be', async () => {
  const { sequences, reused = 0 } = await playSequences(30);
  expect(sequences).toBe(30);
  expect(reused).toBeGreaterThan(5);
});
