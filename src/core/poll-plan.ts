import { type PastBuild, wholeDurations } from './estimate.ts';

/** What is known about a running or queued build when it is polled. */
interface PollMoment {
  readonly state: string;
  /** Milliseconds since the build began to run; `undefined` while it is queued. */
  readonly runningMs: number | undefined;
  /** Milliseconds since this state was first seen. */
  readonly inStateMs: number;
}

interface PollPlan {
  /** The input `pollInterval`, the longest pause, in milliseconds. */
  readonly pollIntervalMs: number;
  /** Earlier builds of the workflow, newest first. */
  readonly history: readonly PastBuild[];
}

/** No pause is shorter than this, unless `pollInterval` is. */
const shortestPauseMs = 2000;

/**
 * The cost of one request, as a share of `pollInterval`: with 30 s between two requests, one more is worth noticing the
 * end 0.2 s earlier on average. Chosen with `npm run bench:poll-plan`.
 */
const requestCost = 1 / 150;

/** How long a state has already lasted, on average, when it is first seen. */
const unseenMs = 5000;

/**
 * How long to wait before the next request for a build that has not ended, in milliseconds: at least 2 s, and never more
 * than `pollInterval`.
 *
 * If a build is likely to end with the hazard rate h, one request every √(2·cost/h) minimizes the sum of requests and
 * delay. h comes from the durations of earlier builds; in the last states from the state alone, which says more. While
 * the build is queued, early, or unlike earlier ones, h is low and the pause is the longest.
 */
export function nextPause(moment: PollMoment, { pollIntervalMs, history }: PollPlan): number {
  const hazard = hazardAfter(moment, history);
  const cost = requestCost * pollIntervalMs;
  // The next request is due when the density of requests, 1/√(2·cost/h), has added up to one. A pause that begins long
  // before the likely end therefore does not skip it.
  const step = pollIntervalMs / 32;
  let due = 0;
  let pause = 0;
  while (due < 1 && pause < pollIntervalMs) {
    pause += step;
    due += step * Math.sqrt(hazard(pause) / (2 * cost));
  }
  return Math.min(pollIntervalMs, Math.max(shortestPauseMs, pause));
}

/**
 * The hazard at a time from now. The service does not report how long the last states took in earlier builds, so their
 * hazard falls with the time that they have lasted: an upload to a store may take minutes.
 */
function hazardAfter({ state, runningMs, inStateMs }: PollMoment, history: readonly PastBuild[]): EndHazard {
  if (state === 'publishing') return (ms) => 0.25 / (inStateMs + unseenMs + ms);
  if (state === 'finishing') return (ms) => 0.5 / (inStateMs + unseenMs + ms);
  const durations = wholeDurations(history);
  if (runningMs === undefined || durations.length === 0) return () => 0;
  const hazard = hazardFrom(durations);
  return (ms) => hazard(runningMs + ms);
}

/**
 * The hazard rate of a running build: how likely it is to end in the next millisecond, given that it has not ended yet,
 * at a time since it began to run.
 */
type EndHazard = (runningMs: number) => number;

/**
 * The hazard from the durations of earlier builds. Each stands for a log-logistic distribution around itself, because
 * durations vary by factors and not by minutes.
 *
 * One more build that never ends, with the weight of one earlier build, stands for the case that this build is unlike
 * the earlier ones. It hardly matters at first; once the build has run longer than they did, it makes the hazard fall,
 * so that a misleading history does not cause frequent requests forever.
 *
 * @param durations in milliseconds, at least one
 */
function hazardFrom(durations: readonly number[]): EndHazard {
  const steepness = 1 / kernelWidth(durations.map(Math.log));
  return (runningMs) => {
    if (runningMs <= 0) return 0;
    let ending = 0;
    let running = 1;
    for (const duration of durations) {
      const passed = (runningMs / duration) ** steepness;
      const survival = 1 / (1 + passed);
      running += survival;
      ending += (steepness / runningMs) * (1 - survival) * survival;
    }
    return ending / running;
  };
}

/**
 * How much the next build may differ from an earlier one, as the scale of a logistic distribution of logarithms: a share
 * of the earlier builds' deviation, and more if they are few, because a few may agree by accident.
 */
function kernelWidth(logarithms: readonly number[]): number {
  const count = logarithms.length;
  const mean = logarithms.reduce((sum, value) => sum + value, 0) / count;
  const variance = logarithms.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count;
  return 0.02 + 0.35 * Math.sqrt(variance) + 0.2 / count;
}
