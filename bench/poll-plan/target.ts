import type { Figures } from './figures.ts';

export interface Comparison {
  readonly own: Figures;
  /** Of fixed pauses as long as the own plan's longest, over the same builds. */
  readonly fixed: Figures;
}

interface Ratios {
  readonly finished: number;
  readonly failed: number;
  readonly requests: number;
}

/** The own plan's means as shares of the fixed plan's. */
function ratios({ own, fixed }: Comparison): Ratios {
  return {
    finished: own.finished.mean / fixed.finished.mean,
    failed: own.failed.mean / fixed.failed.mean,
    requests: own.requests / fixed.requests,
  };
}

/**
 * The target of the poll plan: at most a third of the delay for builds that finish, no more for those that fail, at
 * most 1.6 times the requests, and no pause that is longer.
 */
export function meetsTarget(comparison: Comparison): boolean {
  const { finished, failed, requests } = ratios(comparison);
  const paused = comparison.own.longestPause <= comparison.fixed.longestPause;
  return finished <= 1 / 3 && failed <= 1 && requests <= 1.6 && paused;
}

export function targetText(comparison: Comparison): string {
  const { finished, failed, requests } = ratios(comparison);
  const met = meetsTarget(comparison) ? 'met' : 'missed';
  return `delay ${finished.toFixed(2)} of fixed (finished), ${failed.toFixed(2)} (failed), requests ${requests.toFixed(2)}: ${met}`;
}
