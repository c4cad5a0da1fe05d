import { expect, test } from '@jest/globals';
import { anna, ben, both, explore } from './interleavings.ts';

test('two steps of which one edits the comment while the other joins it end with both sections', async () => {
  const before = { a: 'old' };
  const explored = await explore({ before, writers: { anna, ben }, after: both, slowness: 0 });
  expect(explored.ends).toBeGreaterThan(1);
});
