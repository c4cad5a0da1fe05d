import { type PastBuild, wholeDurations } from './estimate.ts';

/** What is known of a build that has not ended, at the moment of a look. */
export interface PollMoment {
  readonly state: string;
  /** Milliseconds since the build began to run; `undefined` while it is queued. */
  readonly runningMs: number | undefined;
  /** Milliseconds since this state was first seen. */
  readonly inStateMs: number;
}

export interface PollPlan {
  /** The longest pause that the user allows, in milliseconds. */
  readonly pollIntervalMs: number;
  /** Earlier builds of the workflow, newest first; may be empty. */
  readonly history: readonly PastBuild[];
}

/** No pause is shorter than this, unless `pollInterval` is. */
const shortestPauseMs = 2000;

/**
 * What a look is worth, as a share of `pollInterval`: whoever accepts 30 s between two looks gives one more of them
 * to hear of an end 0.2 s earlier in the mean. Chosen with `npm run bench:poll-plan`.
 */
const lookPrice = 1 / 150;

/** A state that was first seen just now has lasted for about this long. */
const unseenMs = 5000;

/**
 * How long to wait before the next look at a build that has not ended, in milliseconds: at least 2 s, and never more
 * than `pollInterval`. Pure: the same moment and history give the same pause.
 *
 * Where a build is likely to end with the rate h, looks at distances of √(2·price/h) cost the least in requests and
 * late notices together. h comes from how long earlier builds took; in the last states from the state alone, which
 * knows better. While the build is queued, early, or like none before it, h is low and the pause the longest.
 */
export function nextPause(moment: PollMoment, { pollIntervalMs, history }: PollPlan): number {
  const hazard = hazardAfter(moment, history);
  const price = lookPrice * pollIntervalMs;
  // The next look is due when the wanted density of looks has summed up to one, so that a pause which begins before
  // the likely end does not reach across it.
  const step = pollIntervalMs / 32;
  let due = 0;
  let pause = 0;
  while (due < 1 && pause < pollIntervalMs) {
    pause += step;
    due += step * Math.sqrt(hazard(pause) / (2 * price));
  }
  return Math.min(pollIntervalMs, Math.max(shortestPauseMs, pause));
}

/**
 * The hazard at a time from now. How long the last states last is known of no workflow, so the rate there sinks with
 * the time that they have lasted: the upload to a store may take minutes.
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
 * How likely a build that runs is to end in the next millisecond, given that it has not ended yet (its hazard rate),
 * at a time since it began to run.
 */
type EndHazard = (runningMs: number) => number;

/**
 * The hazard that earlier durations tell: each of them stands for a log-logistic distribution around itself, because
 * durations vary by factors and not by minutes.
 *
 * One more possibility stands beside them: that this build is like none of them. It never ends in this picture, and
 * weighs as much as one earlier build. While those are ahead it hardly matters; when the build has outlasted them
 * it is what is left, and the hazard sinks instead of staying high for as long as a wrong history is wrong.
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
 * How far the next build may lie from an earlier one, as a logistic scale of the logarithm: a share of how far those
 * lie from each other, and more the fewer they are, as a few that agree may do so by accident.
 */
function kernelWidth(logarithms: readonly number[]): number {
  const count = logarithms.length;
  const mean = logarithms.reduce((sum, value) => sum + value, 0) / count;
  const variance = logarithms.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count;
  return 0.02 + 0.35 * Math.sqrt(variance) + 0.2 / count;
}
