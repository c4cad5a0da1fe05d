import { nextPause } from '../../src/action/follow/poll-plan.ts';
import type { Case } from './builds.ts';

/** Decides the pause after a poll from what the poll saw. */
export type Plan = (
  seen: { readonly at: number; readonly seenSince: number; readonly state: string },
  replayed: Case,
) => number;

export function actionPlan(pollIntervalMs: number): Plan {
  return ({ at, seenSince, state }, { build, history }) => {
    const runningMs = at < build.runsFrom ? undefined : at - build.runsFrom;
    const moment = { state, inStateMs: at - seenSince, runningMs, step: undefined, history };
    return nextPause([moment], { pollIntervalMs, requests: 1 });
  };
}

interface Watched {
  readonly requests: number;
  /** From the end of the build to the poll that saw it. */
  readonly delayMs: number;
  readonly longestPauseMs: number;
}

/** Watches one build as the action does: polls at once, then pauses and polls until it sees the end. */
export function replay(replayed: Case, plan: Plan): Watched {
  const { build } = replayed;
  let [at, requests, longestPauseMs, state, seenSince] = [0, 1, 0, '', 0];
  while (at < build.endsAt) {
    const now = build.states.findLast(({ from }) => from <= at)?.state ?? 'queued';
    if (now !== state) [state, seenSince] = [now, at];
    const pause = plan({ at, seenSince, state }, replayed);
    longestPauseMs = Math.max(longestPauseMs, pause);
    at += pause;
    requests += 1;
  }
  return { requests, delayMs: at - build.endsAt, longestPauseMs };
}

/** Means of all builds, except for the longest pause; times in seconds. */
export interface Figures {
  readonly requests: number;
  readonly finished: number;
  readonly failed: number;
  readonly longestPause: number;
}

export function figuresOf(cases: readonly Case[], plan: Plan): Figures {
  const watched = cases.map((one) => ({ status: one.build.status, ...replay(one, plan) }));
  const delay = (status: string): number =>
    mean(watched.filter((one) => one.status === status).map(({ delayMs }) => delayMs / 1000));
  return {
    requests: mean(watched.map(({ requests }) => requests)),
    finished: delay('finished'),
    failed: delay('failed'),
    longestPause: Math.max(...watched.map(({ longestPauseMs }) => longestPauseMs)) / 1000,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * The figures that miss their target, each compared with those of a fixed pause.
 *
 * @param share how much of a fixed pause's delay the end of a build that finishes may take
 */
export function missed(own: Figures, { fixed, share }: { fixed: Figures; share: number }): string[] {
  const ratios: readonly (readonly [string, number, number])[] = [
    ['delay of an end', own.finished / fixed.finished, share],
    ['delay of a failure', own.failed / fixed.failed, 1],
    ['requests', own.requests / fixed.requests, 1.6],
    ['longest pause', own.longestPause / fixed.longestPause, 1],
  ];
  return ratios
    .filter(([, ratio, most]) => !(ratio <= most))
    .map(([name, ratio, most]) => `${name}: ${ratio.toFixed(2)} of a fixed pause, at most ${most} allowed`);
}
