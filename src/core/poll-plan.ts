import { type EndHazard, hazardFrom } from './end-hazard.ts';
import { type PastBuild, wholeDurations } from './past-build.ts';

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
