import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultLimits } from '../../src/limits.ts';
import { decideRetry, type FailedAttempt, type Failure } from '../../src/retry.ts';
import { seededRandom } from '../support/fake-clock.ts';

const first = { attempt: 1, elapsedMs: 0, fraction: 0.5 };
const status = (code: number): Failure => ({ kind: 'status', status: code });

type Request = 'read' | 'start';
const sentOf = (request: Request): 'once' | undefined => (request === 'start' ? 'once' : undefined);

function outcome(request: Request, failure: Failure): string {
  const decision = decideRetry({ ...first, sent: sentOf(request), failure }, defaultLimits);
  return decision.kind === 'wait' ? 'wait' : decision.reason;
}

const transient = [408, 425, 500, 502, 503, 504, 599].map(status);
const refused = [301, 400, 401, 403, 404, 409, 410, 422].map(status);

// T11
test.each<[read: string, start: string, failures: readonly Failure[]]>([
  ['wait', 'wait', [status(429), { kind: 'network', certain: true }]],
  ['wait', 'lookUp', [{ kind: 'network', certain: false }, { kind: 'timeout' }, { kind: 'malformed' }]],
  ['wait', 'lookUp', transient],
  ['final', 'lookUp', [{ kind: 'tooLarge' }]],
  ['final', 'final', refused],
])(
  'the decision is %s for a read and %s for a start after each of these failures',
  (read, start, failures) => {
    for (const failure of failures)
      expect([failure, outcome('read', failure), outcome('start', failure)]).toEqual([failure, read, start]);
  },
);

test('a 404 is retried while the build may not exist yet, for a read and for a cancel', () => {
  const get = { ...first, failure: status(404) };
  const final = { kind: 'stop', reason: 'final' };
  expect(decideRetry({ ...get, mayAppearLater: true }, defaultLimits).kind).toBe('wait');
  expect(decideRetry(get, defaultLimits)).toEqual(final);
  expect(decideRetry({ ...get, failure: status(403), mayAppearLater: true }, defaultLimits)).toEqual(final);
});

test('the bound of the backoff doubles up to the cap', () => {
  const bounds = [1, 2, 3, 4, 5, 6, 7, 60].map((attempt) => {
    const decision = decideRetry(
      { ...first, attempt, fraction: 1, failure: { kind: 'timeout' } },
      defaultLimits,
    );
    return decision.kind === 'wait' && decision.ms;
  });
  expect(bounds).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test('the pause is at least what the service asks for, and the operation ends if that exceeds the budget', () => {
  const asking = (retryAfterMs: number): FailedAttempt => ({
    ...first,
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
  fc.constant<Failure>({ kind: 'tooLarge' }),
);

// T10
test('whatever fails, an operation ends within its budget, and no attempt begins that could exceed it', () => {
  const attempts = fc.array(fc.record({ failure: failures, took: fc.nat(defaultLimits.attemptMs) }), {
    minLength: 1,
  });
  const requests = fc.constantFrom<Request>('read', 'start');
  fc.assert(
    fc.property(attempts, requests, fc.nat(), (script, request, seed) => {
      const random = seededRandom(seed);
      let elapsedMs = 0;
      for (let attempt = 1; attempt < 10_000; attempt++) {
        const step = script[attempt % script.length];
        elapsedMs += step?.took ?? 0;
        const failure: Failure = step?.failure ?? { kind: 'timeout' };
        const fraction = random.fraction();
        const decision = decideRetry(
          { sent: sentOf(request), attempt, failure, elapsedMs, fraction },
          defaultLimits,
        );
        if (decision.kind === 'stop')
          return expect(elapsedMs).toBeLessThanOrEqual(defaultLimits.retryBudgetMs);
        if (request === 'start') expect(outcome('start', failure)).toBe('wait');
        if (failure.kind === 'status') expect(decision.ms).toBeGreaterThanOrEqual(failure.retryAfterMs ?? 0);
        expect(decision.ms).toBeGreaterThanOrEqual(0);
        elapsedMs += decision.ms;
        expect(elapsedMs + defaultLimits.attemptMs).toBeLessThanOrEqual(defaultLimits.retryBudgetMs);
      }
      throw new Error('The operation did not end');
    }),
    { seed: 4, numRuns: 500 },
  );
});

// T42
test('a service that always fails at once gets a few dozen requests, not thousands', () => {
  const random = seededRandom(4);
  let elapsedMs = 0;
  let attempt = 0;
  while (attempt < 1000) {
    const failure: Failure = { kind: 'status', status: 429, retryAfterMs: 0 };
    const fraction = random.fraction();
    const decision = decideRetry({ attempt: ++attempt, failure, elapsedMs, fraction }, defaultLimits);
    if (decision.kind === 'stop') break;
    elapsedMs += decision.ms;
  }
  expect(attempt).toBeGreaterThan(10);
  expect(attempt).toBeLessThan(60);
});
