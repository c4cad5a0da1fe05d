import type { EndState } from '../../contract/values.ts';

/** An earlier build of the same workflow, as far as estimates need it. */
export interface PastBuild {
  /** Milliseconds from start to end, without the time in the queue. */
  readonly durationMs: number;
  readonly status: EndState;
  /** Milliseconds from the start of each step to the end of the build; empty where the service tells no steps. */
  readonly steps: readonly { readonly name: string; readonly toEndMs: number }[];
}

/** More builds would widen the range by more than they improve the estimate. */
const mostEstimated = 12;

/**
 * The successful builds. Those that failed, timed out or were cancelled are left out: they show when something broke, not
 * how long a build takes.
 */
export function wholeBuilds(history: readonly PastBuild[]): PastBuild[] {
  return history.filter(
    ({ status, durationMs }) => (status === 'finished' || status === 'warning') && durationMs > 0,
  );
}

/** When a build is likely to end, judged by earlier ones. All times are milliseconds. */
export type Estimate = {
  /** The number of earlier builds, and the shortest and the longest of them. */
  readonly count: number;
  readonly lowMs: number;
  readonly highMs: number;
} & (
  | { readonly kind: 'queued'; readonly takesMs: number }
  | { readonly kind: 'running'; readonly leftMs: number }
  /** It has run longer than all of them: its end cannot be estimated. */
  | { readonly kind: 'late' }
);

/**
 * The likely time left of a build: the median of the earlier builds that took longer than this one has run, so that the
 * estimate of a slow build grows. `undefined` without a successful earlier build.
 *
 * @param runningMs milliseconds since the build began to run; `undefined` while it is queued
 * @param history newest first
 */
export function estimateEnd(
  runningMs: number | undefined,
  history: readonly PastBuild[],
): Estimate | undefined {
  const durations = wholeBuilds(history)
    .slice(0, mostEstimated)
    .map(({ durationMs }) => durationMs)
    .sort((a, b) => a - b);
  const [lowMs, highMs] = [durations[0], durations.at(-1)];
  if (lowMs === undefined || highMs === undefined) return undefined;
  const basis = { count: durations.length, lowMs, highMs };
  if (runningMs === undefined) return { ...basis, kind: 'queued', takesMs: median(durations) };
  const longer = durations.filter((duration) => duration > runningMs);
  if (longer.length === 0) return { ...basis, kind: 'late' };
  return { ...basis, kind: 'running', leftMs: median(longer) - runningMs };
}

/** @param sorted at least one */
function median(sorted: readonly number[]): number {
  const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
  return ((sorted[low] ?? 0) + (sorted[high] ?? 0)) / 2;
}
