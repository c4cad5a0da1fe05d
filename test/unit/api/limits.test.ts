import { expect, test } from '@jest/globals';
import { defaultLimits, scaled } from '../../../src/api/limits.ts';

test('scaling limits changes durations and keeps counts', () => {
  const small = scaled(defaultLimits, 1 / 100);
  expect(small.attemptMs).toBe(300);
  expect(small.retryBudgetMs).toBe(3000);
  expect(small.simultaneousRequests).toBe(8);
  expect(small.requestsPerWindow).toBe(3000);
  expect(scaled(defaultLimits, 0).attemptMs).toBe(1);
});
