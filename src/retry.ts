/** Whether a failed request is sent again, and when. */

import type { Limits } from './limits.ts';

/** Why one attempt of a request gave no usable answer. */
export type Failure =
  /** An unsuccessful answer; `retryAfterMs` is how long the server asked us to wait. */
  | { readonly kind: 'status'; readonly status: number; readonly retryAfterMs?: number | undefined }
  /**
   * No answer in time, no complete one, or one that is not the expected JSON: truncated, or an HTML page. `certain`: the
   * request cannot have reached the server.
   */
  | { readonly kind: 'network'; readonly certain: boolean };

interface FailedAttempt {
  /** `once`: sending the request twice could create a second build, application or invitation. */
  readonly sent?: 'once' | undefined;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly failure: Failure;
  /** Since the first attempt began. */
  readonly elapsedMs: number;
  /** A random number for the jitter, from 0 up to, but not including, 1. */
  readonly fraction: number;
  /** Whether a 404 can mean "not yet", as for a build that was just started. */
  readonly mayAppearLater?: boolean;
}

/**
 * How long to wait after a failed attempt before the next one, in milliseconds; `undefined` if there is none
 * (docs/reliability.md, "What is retried"). An attempt that could not use its whole timeout within the budget is not made; of
 * a short budget, half is kept for it.
 */
export function pauseBeforeRetry(
  failed: FailedAttempt,
  limits: Pick<Limits, 'attemptMs' | 'retryBudgetMs' | 'backoffBaseMs' | 'backoffCapMs'>,
): number | undefined {
  const { sent, attempt, failure, elapsedMs, fraction, mayAppearLater } = failed;
  const isTooEarly = mayAppearLater && failure.kind === 'status' && failure.status === 404;
  const isRetried = sent === 'once' ? judgeOnce(failure) === 'again' : isTransient(failure) || isTooEarly;
  if (!isRetried) return undefined;
  // With jitter on top of the time that the server asked for, clients that got the same answer do not return together, and
  // a server that keeps answering `Retry-After: 0` is not flooded.
  const asked = failure.kind === 'status' ? (failure.retryAfterMs ?? 0) : 0;
  const ms = asked + fraction * Math.min(limits.backoffCapMs, limits.backoffBaseMs * 2 ** (attempt - 1));
  const left = limits.retryBudgetMs - elapsedMs - Math.min(limits.attemptMs, limits.retryBudgetMs / 2);
  if (ms <= left) return ms;
  // A backoff that no longer fits is shortened once, so that the attempts go on to the end of the budget.
  return asked <= left && left >= limits.backoffBaseMs ? left : undefined;
}

/**
 * What the failure of a request means that is sent once, such as a start. It is sent again only if it certainly was not
 * executed: a 5xx, 408 or 425 may come from a proxy after the service has started the build. `lookUp`: it may have been
 * (docs/reliability.md, "One request, one build").
 */
export function judgeOnce(failure: Failure): 'again' | 'final' | 'lookUp' {
  if (failure.kind === 'network') return failure.certain ? 'again' : 'lookUp';
  if (failure.status === 429) return 'again';
  return isTransient(failure) ? 'lookUp' : 'final';
}

/** Whether the same request may succeed later. */
export function isTransient(failure: Failure): boolean {
  return failure.kind !== 'status' || failure.status >= 500 || [408, 425, 429].includes(failure.status);
}
