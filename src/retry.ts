/** Whether a failed request is sent again, and when: the one policy for the build service and for GitHub. */

/** Why one attempt of a request gave no usable answer. */
export type Failure =
  /** An unsuccessful answer; `retryAfterMs` is how long the server asked us to wait. */
  | { readonly kind: 'status'; readonly status: number; readonly retryAfterMs?: number | undefined }
  /** No complete answer. `certain`: the request cannot have reached the server. */
  | { readonly kind: 'network'; readonly certain: boolean }
  /** The attempt ran into its timeout. */
  | { readonly kind: 'timeout' }
  /** A success whose body is not the expected JSON: truncated, or an HTML page. */
  | { readonly kind: 'malformed' }
  /** A success that is larger than accepted: so is the next one, and each costs as much to read. */
  | { readonly kind: 'tooLarge' };

export interface RetryLimits {
  /** Timeout of one attempt. */
  readonly attemptMs: number;
  /** For all attempts of an operation and the pauses between them. */
  readonly retryBudgetMs: number;
  /** The first backoff is a random time up to this; the bound doubles with each attempt. */
  readonly backoffBaseMs: number;
  /** The bound of the backoff stops growing here. */
  readonly backoffCapMs: number;
}

export interface FailedAttempt {
  /**
   * `once`: sending the request twice could create a second build, application or invitation. Default: it is safe to
   * repeat, as reads, cancelling and deleting are.
   */
  readonly sent?: 'once' | undefined;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly failure: Failure;
  /** Milliseconds since the first attempt began. */
  readonly elapsedMs: number;
  /** A random number from 0 up to, but not including, 1. */
  readonly fraction: number;
  /** Whether a 404 can mean "not yet", as for a build that was just started. Default: `false`. */
  readonly mayAppearLater?: boolean;
}

type RetryDecision =
  | { readonly kind: 'wait'; readonly ms: number }
  | {
      readonly kind: 'stop';
      /**
       * `final`: the same request would fail again. `budget`: there is no time left for another attempt. `lookUp`: the
       * build may have been started, so look for it and do not start it again (docs/reliability.md, "One request, one
       * build").
       */
      readonly reason: 'final' | 'budget' | 'lookUp';
    };

/**
 * Decides what follows a failed attempt (docs/reliability.md, "What is retried"). An attempt that could not use its
 * whole timeout within the budget is not made.
 */
export function decideRetry(attempt: FailedAttempt, limits: RetryLimits): RetryDecision {
  const verdict = judge(attempt);
  if (verdict !== 'again') return { kind: 'stop', reason: verdict };
  const ms = backoff(attempt, limits);
  // The pause is never shortened to fit the budget: attempts that fail at once would then pile up at its end.
  const left = limits.retryBudgetMs - attempt.elapsedMs - limits.attemptMs;
  return ms > left ? { kind: 'stop', reason: 'budget' } : { kind: 'wait', ms };
}

/**
 * The time that the server asked for plus full jitter: a random time up to a bound that doubles with each attempt. With
 * jitter on top, clients that got the same answer do not return together, and a server that keeps answering
 * `Retry-After: 0` is not flooded.
 */
function backoff(
  { attempt, failure, fraction }: Pick<FailedAttempt, 'attempt' | 'failure' | 'fraction'>,
  { backoffBaseMs, backoffCapMs }: Pick<RetryLimits, 'backoffBaseMs' | 'backoffCapMs'>,
): number {
  const minimum = failure.kind === 'status' ? (failure.retryAfterMs ?? 0) : 0;
  return minimum + fraction * Math.min(backoffCapMs, backoffBaseMs * 2 ** (attempt - 1));
}

function judge({
  sent,
  failure,
  mayAppearLater = false,
}: Pick<FailedAttempt, 'sent' | 'failure' | 'mayAppearLater'>): 'again' | 'final' | 'lookUp' {
  if (sent === 'once') return judgeOnce(failure);
  if (isTransient(failure)) return 'again';
  return mayAppearLater && failure.kind === 'status' && failure.status === 404 ? 'again' : 'final';
}

/**
 * What the failure of a request means that is sent once, such as a start. It is sent again only if it certainly was not
 * executed: a 5xx, 408 or 425 may come from a proxy after the service has started the build.
 */
export function judgeOnce(failure: Failure): 'again' | 'final' | 'lookUp' {
  switch (failure.kind) {
    case 'network':
      return failure.certain ? 'again' : 'lookUp';
    case 'status':
      if (failure.status === 429) return 'again';
      return isTransient(failure) ? 'lookUp' : 'final';
    case 'timeout':
    case 'malformed':
    case 'tooLarge':
      return 'lookUp';
  }
}

/** Statuses below 500 after which the same request may succeed later. */
const transientStatuses: readonly number[] = [408, 425, 429];

/** Whether the same request may succeed later. */
export function isTransient(failure: Failure): boolean {
  if (failure.kind !== 'status') return failure.kind !== 'tooLarge';
  return failure.status >= 500 || transientStatuses.includes(failure.status);
}
