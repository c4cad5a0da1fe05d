import { median, type PastBuild, wholeDurations } from './estimate.ts';

/** What is known about a running or queued build when it is polled. */
export interface PollMoment {
  readonly state: string;
  /** Milliseconds since the build began to run; `undefined` while it is queued. */
  readonly runningMs: number | undefined;
  /** Milliseconds since this state was first seen. */
  readonly inStateMs: number;
  /** Earlier builds of the workflow, newest first. */
  readonly history: readonly PastBuild[];
}

interface PollPlan {
  /** The input `pollInterval`, the longest pause, in milliseconds. */
  readonly pollIntervalMs: number;
  /** How many requests it takes to poll all of the builds once. */
  readonly requests: number;
}

/** No pause is shorter than this, unless `pollInterval` is. */
const shortestPauseMs = 2000;

/**
 * The cost of one request, as a share of `pollInterval`: at 1/190, with 30 s between two requests, one more is worth
 * noticing the end 0.16 s earlier on average. A build of eight minutes has this cost; in a longer one, which takes more
 * requests anyway, one more costs a little less. The last states are short and likely to end, so that few requests
 * suffice. Chosen with `npm run bench -- poll-plan`.
 */
const requestCost = 1 / 190;
const lastStateCost = 1 / 60;
const costFalls = { from: 480_000, power: 0.3 };

/** How long a state has already lasted, on average, when it is first seen. */
const unseenMs = 5000;

/**
 * How long to wait before builds that have not ended are polled together again, in milliseconds: at least 2 s, and never
 * more than `pollInterval`.
 *
 * If a build is likely to end with the hazard rate h, one request every √(2·cost/h) minimizes the sum of requests and
 * delay; for builds that are polled together, endings and requests add up. h comes from the durations of earlier builds;
 * in the last states from the state alone, which says more. While a build is queued, early, or unlike earlier ones, h is
 * low and the pause is the longest.
 */
export function nextPause(moments: readonly PollMoment[], { pollIntervalMs, requests }: PollPlan): number {
  const endings = moments.map(endingOf);
  const scale = 2 * pollIntervalMs * requests;
  // The next request is due when the density of requests, 1/√(2·cost/h), has added up to one. A pause that begins long
  // before the likely end therefore does not skip it.
  const step = pollIntervalMs / 32;
  let due = 0;
  let pause = 0;
  while (due < 1 && pause < pollIntervalMs) {
    pause += step;
    const worth = endings.reduce((sum, { hazard, cost }) => sum + hazard(pause) / cost, 0);
    due += step * Math.sqrt(worth / scale);
  }
  return Math.min(pollIntervalMs, Math.max(shortestPauseMs, pause));
}

interface Ending {
  /** At a time from now. */
  readonly hazard: EndHazard;
  /** Of a request, as a share of `pollInterval`. */
  readonly cost: number;
}

/**
 * The service does not report how long the last states took in earlier builds, so their hazard falls with the time that
 * they have lasted: an upload to a store may take minutes.
 */
function endingOf({ state, runningMs, inStateMs, history }: PollMoment): Ending {
  const inLastState = (chance: number): Ending => ({
    hazard: (ms) => chance / (inStateMs + unseenMs + ms),
    cost: lastStateCost,
  });
  if (state === 'publishing') return inLastState(0.25);
  if (state === 'finishing') return inLastState(0.5);
  const durations = wholeDurations(history);
  if (runningMs === undefined || durations.length === 0) return { hazard: () => 0, cost: requestCost };
  const hazard = hazardFrom(durations);
  const cost =
    requestCost * (costFalls.from / median(durations.toSorted((a, b) => a - b))) ** costFalls.power;
  return { hazard: (ms) => hazard(runningMs + ms), cost };
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
  const mean = meanOf(logarithms);
  const variance = meanOf(logarithms.map((value) => (value - mean) ** 2));
  return 0.02 + 0.2 * Math.sqrt(variance) + 0.2 / logarithms.length ** 2;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
