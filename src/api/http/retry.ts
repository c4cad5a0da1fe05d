import type { Limits } from '../limits.ts';
import type { Failure } from './failure.ts';

/**
 * What a second sending would do. `read` and `idempotentWrite` (cancel, cache deletion, collaborator removal, public
 * link) do no harm; `start` would build, and cost, twice.
 */
export type OperationKind = 'read' | 'idempotentWrite' | 'start';

export interface Attempted {
  readonly operation: OperationKind;
  /** Which attempt has failed: 1 for the first. */
  readonly attempt: number;
  readonly failure: Failure;
  /** Milliseconds since the first attempt began. */
  readonly elapsedMs: number;
  /** Milliseconds since this step started the build that the request is about; absent for every other request. */
  readonly newBuildAgeMs?: number;
  /** Random's part: from 0 up to, but not including, 1. */
  readonly fraction: number;
}

export type RetryDecision =
  | { readonly kind: 'wait'; readonly ms: number }
  | {
      readonly kind: 'stop';
      /**
       * `final`: the same request would fail again. `budget`: no time is left for another attempt.
       * `lookUp`: the build may have been started; it is looked for, never asked for again (docs/reliability.md, "One
       * request, one build").
       */
      readonly reason: 'final' | 'budget' | 'lookUp';
    };

/**
 * Whether a failed request is sent again, and after how long: a pure function (docs/reliability.md, "What is sent
 * again").
 *
 * The pause is what the service asked for, and on top of it full jitter: a draw from zero to a bound that doubles
 * with each attempt. So those who were told the same time do not come back together, and a service that says
 * `Retry-After: 0` for ever is not stormed. No attempt begins that the budget could not hold to its limit.
 */
export function decideRetry(attempted: Attempted, limits: Limits): RetryDecision {
  const verdict = judge(attempted, limits);
  if (verdict !== 'again') return { kind: 'stop', reason: verdict };

  const asked = attempted.failure.kind === 'status' ? (attempted.failure.retryAfterMs ?? 0) : 0;
  const bound = Math.min(limits.backoffCapMs, limits.backoffBaseMs * 2 ** (attempted.attempt - 1));
  const ms = asked + attempted.fraction * bound;
  // The pause is never cut to what is left of the budget: attempts that fail at once would then storm at its end.
  const room = limits.retryBudgetMs - attempted.elapsedMs - limits.attemptMs;
  return ms > room ? { kind: 'stop', reason: 'budget' } : { kind: 'wait', ms };
}

function judge(attempted: Attempted, limits: Limits): 'again' | 'final' | 'lookUp' {
  const { failure, operation } = attempted;
  if (operation === 'start') return judgeStart(failure);
  if (failure.kind !== 'status' || mayPass(failure.status)) return 'again';
  const isNew = attempted.newBuildAgeMs !== undefined && attempted.newBuildAgeMs < limits.newBuildMs;
  return failure.status === 404 && isNew ? 'again' : 'final';
}

/**
 * What a failed start means. Only a certain refusal is sent again; a 5xx, a 408 or a 425 may have come from a proxy on
 * the way back, and the build has then to be looked up.
 */
export function judgeStart(failure: Failure): 'again' | 'final' | 'lookUp' {
  switch (failure.kind) {
    case 'network':
      return failure.certain ? 'again' : 'lookUp';
    case 'status':
      if (failure.status === 429) return 'again';
      return mayPass(failure.status) ? 'lookUp' : 'final';
    case 'timeout':
    case 'malformed':
      return 'lookUp';
  }
}

function mayPass(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}
