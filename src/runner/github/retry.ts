import type { GitHubFailure } from './failure.ts';

export interface RetryLimits {
  /** Milliseconds that one attempt may take. */
  readonly attempt: number;
  /** Milliseconds that all pauses of one request may take together. */
  readonly patience: number;
}

export const retryLimits: RetryLimits = { attempt: 30_000, patience: 90_000 };

interface Situation {
  readonly failure: GitHubFailure;
  /** How many attempts have failed. */
  readonly attempts: number;
  /** Milliseconds that were spent in pauses. */
  readonly paused: number;
  /** A random number from 0 up to, but not including, 1. */
  readonly fraction: number;
}

/**
 * Milliseconds to wait before the next attempt; `undefined`: it is given up. Rate limits are waited for as long as
 * GitHub says, outages with growing pauses, both within the patience; every other answer is final.
 */
export function pauseBefore(next: Situation, { patience }: RetryLimits): number | undefined {
  if (!next.failure.isPassing) return undefined;
  // Full jitter, but never at once: many jobs of one workflow meet the same outage.
  const growing = 500 + Math.min(30_000, 1_000 * 2 ** next.attempts) * next.fraction;
  const pause = next.failure.pause ?? growing;
  return next.paused + pause <= patience ? pause : undefined;
}
