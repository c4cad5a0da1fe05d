import type { EndState } from '../contract/state.ts';

/** An earlier build of the same workflow, as far as it helps to foresee the next one. */
export interface PastBuild {
  /** From the start of the build, not of its time in the queue, to its end, in milliseconds. */
  readonly durationMs: number;
  readonly status: EndState;
}

/** Older builds than this many say less of the next one than they cost in width. */
const mostCounted = 12;

/**
 * How long the last builds took that went all the way, newest first. Builds that failed, timed out or were cancelled
 * are left out: they say when something broke, not when the next build will be done.
 *
 * @param history newest first, as the service lists builds
 */
export function wholeDurations(history: readonly PastBuild[]): number[] {
  return history
    .filter(({ status, durationMs }) => (status === 'finished' || status === 'warning') && durationMs > 0)
    .slice(0, mostCounted)
    .map(({ durationMs }) => durationMs);
}
