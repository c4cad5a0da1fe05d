import { mean } from '../statistics.ts';
import { type Case, type Plan, replay, type Watched } from './replay.ts';

/** Delays in seconds. */
export interface Delays {
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
}

export interface Figures {
  /** The mean number of requests per build. */
  readonly requests: number;
  readonly finished: Delays;
  readonly failed: Delays;
  /** Seconds. */
  readonly longestPause: number;
}

/** Replays every case with a plan. */
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

interface Comparison {
  readonly own: Figures;
  /** The figures of a fixed pause of `pollInterval`, for the same builds. */
  readonly fixed: Figures;
  /** Of a build that finishes, at most: the share of the fixed pause's mean delay. */
  readonly most: number;
}

interface Ratios {
  readonly finished: number;
  readonly failed: number;
  readonly requests: number;
}

/** The means of this project's plan, divided by those of the fixed plan. */
function ratios({ own, fixed }: Comparison): Ratios {
  return {
    finished: own.finished.mean / fixed.finished.mean,
    failed: own.failed.mean / fixed.failed.mean,
    requests: own.requests / fixed.requests,
  };
}

/**
 * The target of the poll plan, compared with a fixed pause: at most this share of the delay for builds that finish, no
 * more delay for those that fail, at most 1.6 times the requests, and no longer pause.
 */
export function meetsTarget(comparison: Comparison): boolean {
  const { finished, failed, requests } = ratios(comparison);
  const paused = comparison.own.longestPause <= comparison.fixed.longestPause;
  return finished <= comparison.most && failed <= 1 && requests <= 1.6 && paused;
}

export function targetText(comparison: Comparison): string {
  const { finished, failed, requests } = ratios(comparison);
  const met = meetsTarget(comparison) ? 'met' : 'missed';
  return `delay ${finished.toFixed(2)} of fixed (finished), ${failed.toFixed(2)} (failed), requests ${requests.toFixed(2)}: ${met}`;
}
