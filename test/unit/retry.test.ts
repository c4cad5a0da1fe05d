import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultLimits } from '../../src/limits.ts';
import { type Failure, pauseBeforeRetry } from '../../src/retry.ts';
import { seededRandom } from '../support/fake-clock.ts';

const failures: fc.Arbitrary<Failure> = fc.oneof(
  fc.record({ kind: fc.constant('status' as const), status: fc.integer({ min: 300, max: 599 }) }),
  fc.record({
    kind: fc.constant('status' as const),
    status: fc.constantFrom(429, 502, 503),
    retryAfterMs: fc.integer({ min: 0, max: defaultLimits.longestRetryAfterMs }),
  }),
  fc.record({ kind: fc.constant('network' as const), certain: fc.boolean() }),
);

// T10
test('whatever fails, an operation ends within its budget, and no attempt begins that could exceed it', () => {
  const attempts = fc.array(fc.record({ failure: failures, took: fc.nat(defaultLimits.attemptMs) }), {
    minLength: 1,
  });
  const requests = fc.constantFrom('once' as const, undefined);
  fc.assert(
    fc.property(attempts, requests, fc.nat(), (script, sent, seed) => {
      const random = seededRandom(seed);
      let elapsedMs = 0;
      for (let attempt = 1; attempt < 10_000; attempt++) {
        const step = script[attempt % script.length];
        elapsedMs += step?.took ?? 0;
        const failure: Failure = step?.failure ?? { kind: 'network', certain: false };
        const fraction = random.fraction();
        const pauseMs = pauseBeforeRetry({ sent, attempt, failure, elapsedMs, fraction }, defaultLimits);
        if (pauseMs === undefined) return expect(elapsedMs).toBeLessThanOrEqual(defaultLimits.retryBudgetMs);
        if (sent && failure.kind === 'status') expect(failure.status).toBe(429);
        else if (sent) expect(failure).toEqual({ kind: 'network', certain: true });
        if (failure.kind === 'status') expect(pauseMs).toBeGreaterThanOrEqual(failure.retryAfterMs ?? 0);
        expect(pauseMs).toBeGreaterThanOrEqual(0);
        elapsedMs += pauseMs;
        expect(elapsedMs + defaultLimits.attemptMs).toBeLessThanOrEqual(defaultLimits.retryBudgetMs);
      }
      throw new Error('The operation did not end');
    }),
    { seed: 4, numRuns: 500 },
  );
});
