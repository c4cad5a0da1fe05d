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

/** When a build will be done, judged by earlier ones. All times are milliseconds. */
export type Estimate = {
  /** How many earlier builds it rests on, and the shortest and the longest of them. */
  readonly count: number;
  readonly lowMs: number;
  readonly highMs: number;
} & (
  | { readonly kind: 'queued'; readonly takesMs: number }
  | { readonly kind: 'running'; readonly leftMs: number }
  /** It has outlasted all of them: nothing is known of the end. */
  | { readonly kind: 'late' }
);

/**
 * The likely time left of a build: the median of those earlier builds that took longer than this one has run, so the
 * estimate moves on with a build that is slow. `undefined` where no earlier build went all the way.
 *
 * @param runningMs milliseconds since the build began to run; `undefined` while it is queued
 * @param history newest first
 */
export function estimateEnd(
  runningMs: number | undefined,
  history: readonly PastBuild[],
): Estimate | undefined {
  const durations = wholeDurations(history).sort((a, b) => a - b);
  const [lowMs, highMs] = [durations[0], durations.at(-1)];
  if (lowMs === undefined || highMs === undefined) return undefined;
  const basis = { count: durations.length, lowMs, highMs };
  if (runningMs === undefined) return { ...basis, kind: 'queued', takesMs: median(durations) };
  const longer = durations.filter((duration) => duration > runningMs);
  if (longer.length === 0) return { ...basis, kind: 'late' };
  return { ...basis, kind: 'running', leftMs: median(longer) - runningMs };
}

function median(sorted: readonly number[]): number {
  const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
  return ((sorted[low] ?? 0) + (sorted[high] ?? 0)) / 2;
}
