import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Failure, networkFailure } from '../../../../src/api/http/failure.ts';
import { type Attempted, decideRetry, type OperationKind } from '../../../../src/api/http/retry.ts';
import { defaultLimits, scaled } from '../../../../src/api/limits.ts';
import { seededRandom } from '../../../support/fake-clock.ts';

const first = { attempt: 1, elapsedMs: 0, fraction: 0.5 };
const status = (code: number): Failure => ({ kind: 'status', status: code });

function outcome(operation: OperationKind, failure: Failure): string {
  const decision = decideRetry({ ...first, operation, failure }, defaultLimits);
  return decision.kind === 'wait' ? 'wait' : decision.reason;
}

test.each(['read', 'idempotentWrite'] as const)('a %s is sent again after whatever may pass', (operation) => {
  const passing: Failure[] = [
    ...[408, 425, 429, 500, 502, 503, 504, 599].map(status),
    { kind: 'network', certain: false },
    { kind: 'network', certain: true },
    { kind: 'timeout' },
    { kind: 'malformed' },
  ];
  for (const failure of passing) expect([failure, outcome(operation, failure)]).toEqual([failure, 'wait']);
});

test.each(['read', 'idempotentWrite', 'start'] as const)('a %s ends at once on a clear no', (operation) => {
  for (const code of [301, 400, 401, 403, 404, 409, 410, 422])
    expect(outcome(operation, status(code))).toBe('final');
});

test('a start is sent again after a certain refusal only', () => {
  expect(outcome('start', status(429))).toBe('wait');
  expect(outcome('start', { kind: 'network', certain: true })).toBe('wait');
});

test('a start that may have arrived is looked up', () => {
  const ambiguous: Failure[] = [
    ...[408, 425, 500, 502, 503, 504].map(status),
    { kind: 'network', certain: false },
    { kind: 'timeout' },
    { kind: 'malformed' },
  ];
  for (const failure of ambiguous) expect([failure, outcome('start', failure)]).toEqual([failure, 'lookUp']);
});

test('a 404 passes while the build is new, for a read and for a cancel, and is final afterwards', () => {
  const look = { ...first, operation: 'read', failure: status(404) } as const;
  expect(decideRetry({ ...look, newBuildAgeMs: 59_999 }, defaultLimits).kind).toBe('wait');
  expect(decideRetry({ ...look, newBuildAgeMs: 60_000 }, defaultLimits)).toEqual({
    kind: 'stop',
    reason: 'final',
  });
  const cancel = { ...look, operation: 'idempotentWrite', newBuildAgeMs: 0 } as const;
  expect(decideRetry(cancel, defaultLimits).kind).toBe('wait');
  expect(decideRetry({ ...cancel, failure: status(403) }, defaultLimits)).toEqual({
    kind: 'stop',
    reason: 'final',
  });
});

test('the pause is drawn from a bound that doubles up to the cap', () => {
  const bounds = [1, 2, 3, 4, 5, 6, 7, 60].map((attempt) => {
    const decision = decideRetry(
      { ...first, attempt, fraction: 1, operation: 'read', failure: { kind: 'timeout' } },
      defaultLimits,
    );
    return decision.kind === 'wait' && decision.ms;
  });
  expect(bounds).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test('what the service asks for is the least pause, and one that the budget cannot hold ends the operation', () => {
  const asking = (retryAfterMs: number): Attempted => ({
    ...first,
    operation: 'read',
    failure: { kind: 'status', status: 429, retryAfterMs },
  });
  expect(decideRetry(asking(10_000), defaultLimits)).toEqual({ kind: 'wait', ms: 10_500 });
  expect(decideRetry(asking(269_500), defaultLimits)).toEqual({ kind: 'wait', ms: 270_000 });
  expect(decideRetry(asking(269_501), defaultLimits)).toEqual({ kind: 'stop', reason: 'budget' });
});

const failures: fc.Arbitrary<Failure> = fc.oneof(
  fc.record({ kind: fc.constant('status' as const), status: fc.integer({ min: 300, max: 599 }) }),
  fc.record({
    kind: fc.constant('status' as const),
    status: fc.constantFrom(429, 502, 503),
    retryAfterMs: fc.integer({ min: 0, max: defaultLimits.longestRetryAfterMs }),
  }),
  fc.record({ kind: fc.constant('network' as const), certain: fc.boolean() }),
  fc.constant<Failure>({ kind: 'timeout' }),
  fc.constant<Failure>({ kind: 'malformed' }),
);

test('whatever fails however often, an operation ends within its budget, and no attempt begins that it cannot hold', () => {
  const attempts = fc.array(fc.record({ failure: failures, took: fc.nat(defaultLimits.attemptMs) }), {
    minLength: 1,
  });
  const operations = fc.constantFrom<OperationKind>('read', 'idempotentWrite', 'start');
  fc.assert(
    fc.property(attempts, operations, fc.nat(), (script, operation, seed) => {
      const random = seededRandom(seed);
      let elapsedMs = 0;
      for (let attempt = 1; attempt < 10_000; attempt++) {
        const step = script[attempt % script.length];
        elapsedMs += step?.took ?? 0;
        const failure: Failure = step?.failure ?? { kind: 'timeout' };
        const fraction = random.fraction();
        const decision = decideRetry({ operation, attempt, failure, elapsedMs, fraction }, defaultLimits);
        if (decision.kind === 'stop')
          return expect(elapsedMs).toBeLessThanOrEqual(defaultLimits.retryBudgetMs);
        if (operation === 'start') expect(outcome('start', failure)).toBe('wait');
        if (failure.kind === 'status') expect(decision.ms).toBeGreaterThanOrEqual(failure.retryAfterMs ?? 0);
        expect(decision.ms).toBeGreaterThanOrEqual(0);
        elapsedMs += decision.ms;
        expect(elapsedMs + defaultLimits.attemptMs).toBeLessThanOrEqual(defaultLimits.retryBudgetMs);
      }
      throw new Error('the operation did not end');
    }),
    { seed: 4, numRuns: 500 },
  );
});

test('a service that fails at once for ever is asked a few dozen times, not thousands', () => {
  const random = seededRandom(4);
  let elapsedMs = 0;
  let attempt = 0;
  while (attempt < 1000) {
    const failure: Failure = { kind: 'status', status: 429, retryAfterMs: 0 };
    const fraction = random.fraction();
    const decision = decideRetry(
      { operation: 'read', attempt: ++attempt, failure, elapsedMs, fraction },
      defaultLimits,
    );
    if (decision.kind === 'stop') break;
    elapsedMs += decision.ms;
  }
  expect(attempt).toBeGreaterThan(10);
  expect(attempt).toBeLessThan(60);
});

test('no name and nobody at the address are certain refusals, any other network error is not', () => {
  const coded = (code: string): Error => Object.assign(new Error(code), { code });
  for (const code of ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED']) {
    expect(networkFailure(coded(code))).toEqual({ kind: 'network', certain: true });
    expect(networkFailure(new Error('failed', { cause: coded(code) })).certain).toBe(true);
  }
  for (const code of ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_SOCKET']) {
    expect(networkFailure(coded(code)).certain).toBe(false);
    const mixed = Object.assign(new AggregateError([coded('ECONNREFUSED'), coded(code)]), {
      code: 'ECONNREFUSED',
    });
    expect(networkFailure(mixed).certain).toBe(false);
  }
  const refused = new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]);
  expect(networkFailure(refused).certain).toBe(true);
  expect(networkFailure(new AggregateError([])).certain).toBe(false);
  expect(networkFailure('ECONNREFUSED').certain).toBe(false);
});

test('limits scale in their durations and keep their counts', () => {
  const small = scaled(defaultLimits, 1 / 100);
  expect(small.attemptMs).toBe(300);
  expect(small.retryBudgetMs).toBe(3000);
  expect(small.simultaneousRequests).toBe(8);
  expect(small.requestsPerWindow).toBe(3000);
  expect(scaled(defaultLimits, 0).attemptMs).toBe(1);
});
