import type { PastBuild } from './estimate.ts';

/** What is known about a running or queued build when it is polled. */
export interface PollMoment {
  readonly state: string;
  /** Milliseconds since the build began to run; `undefined` while it is queued. */
  readonly runningMs: number | undefined;
  /** Milliseconds since this state was first seen. */
  readonly inStateMs: number;
  /** The step that is running, where the service shows it. */
  readonly step: { readonly name: string; readonly runningMs: number } | undefined;
  /** Earlier builds of the workflow, newest first. */
  readonly history: readonly PastBuild[];
}

/** Where a poll takes one request; where it takes n, √n times as long. */
const shortestPauseMs = { withHistory: 2500, withoutHistory: 2000 };

/**
 * How long to wait before builds that have not ended are polled together again, in milliseconds: as suits the build
 * that is most likely to end, and never more than `pollInterval`. The numbers were chosen with `npm run bench -- poll-plan`.
 *
 * @param plan.requests how many it takes to poll all of the builds once
 */
export function nextPause(
  moments: readonly PollMoment[],
  { pollIntervalMs, requests }: { pollIntervalMs: number; requests: number },
): number {
  const pauses = moments.map((moment) => {
    const shortest = shortestPauseMs[moment.history.length > 0 ? 'withHistory' : 'withoutHistory'];
    return Math.max(pauseOf(moment, pollIntervalMs), shortest * Math.sqrt(requests));
  });
  return Math.min(pollIntervalMs, ...pauses);
}

/**
 * What earlier builds had left after the current step says most; then the last states; then whole durations. Without
 * earlier builds, each pause is as long as the state has lasted, so that the pauses double.
 */
function pauseOf(
  { state, runningMs, inStateMs, step, history: builds }: PollMoment,
  longestMs: number,
): number {
  const sinceStep = builds.flatMap(
    ({ steps }) => steps.find(({ name }) => name === step?.name)?.toEndMs ?? [],
  );
  if (step && sinceStep.length > 0) return pauseNear(sinceStep, step.runningMs, longestMs);
  const longestNow = builds.length > 0 ? longestMs : inStateMs;
  if (state === 'publishing') return Math.min(longestNow, Math.max(longestMs / 3, inStateMs / 4));
  if (state === 'finishing') return Math.min(longestNow, Math.max(longestMs / 10, inStateMs / 4));
  if (runningMs === undefined || builds.length === 0) return longestNow;
  const durations = builds.map(({ durationMs }) => durationMs);
  return pauseNear(durations, runningMs, longestMs);
}

/**
 * A build is likely to end in the band of earlier durations: without the shortest and the longest 15 %, and a tenth wider
 * on both sides, because a few builds may agree by accident. It is polled 20 times in the band; outside of it, at half
 * the distance, so that no pause skips the band, and a build that is unlike the earlier ones is polled less and less often.
 */
function pauseNear(durations: readonly number[], runningMs: number, longestMs: number): number {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const [from, to] = [at(0.15) * 0.9, at(0.85) * 1.1];
  const away = Math.max(0, from - runningMs, runningMs - to);
  return Math.max(away / 2, Math.min((to - from) / 20, longestMs / 3));
}
