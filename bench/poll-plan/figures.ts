import { type Case, type Plan, replay, type Watched } from './replay.ts';

/** Delays in seconds. */
export interface Delays {
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
}

export interface Figures {
  /** Requests a build, in the mean of all builds. */
  readonly requests: number;
  readonly finished: Delays;
  readonly failed: Delays;
  /** Seconds. */
  readonly longestPause: number;
}

/** Replays every case under a plan. */
export function figuresOf(cases: readonly Case[], plan: Plan): Figures {
  const watched = cases.map((replayed) => ({ status: replayed.build.status, ...replay(replayed, plan) }));
  return {
    requests: mean(watched.map(({ requests }) => requests)),
    finished: delays(watched.filter(({ status }) => status === 'finished')),
    failed: delays(watched.filter(({ status }) => status === 'failed')),
    longestPause:
      watched.reduce((longest, { longestPauseMs }) => Math.max(longest, longestPauseMs), 0) / 1000,
  };
}

function delays(watched: readonly Watched[]): Delays {
  const sorted = watched.map(({ delayMs }) => delayMs / 1000).sort((a, b) => a - b);
  const quantile = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { mean: mean(sorted), p50: quantile(0.5), p95: quantile(0.95) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
