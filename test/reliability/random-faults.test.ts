import { expect, test } from '@jest/globals';
import { playAll } from './random-faults.ts';

test('after 50 random sequences of faults the result is true', async () => {
  expect(await playAll(50)).toMatchObject({ sequences: 50, doubled: 0, abandoned: 0, endless: 0 });
});
