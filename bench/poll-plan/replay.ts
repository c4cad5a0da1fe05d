import { pollPause } from '../../src/action/builds/poll-build.ts';
import type { SimulatedBuild } from './builds.ts';

/** Decides the pause after a poll, in milliseconds, from how long the polls have seen the same state. */
export type Plan = (sinceChangeMs: number) => number;

export function actionPlan(pollInterval: number): Plan {
  return (sinceChangeMs) => pollPause({ sinceChangeMs, pollInterval, builds: 1 });
}

interface Watched {
  readonly requests: number;
  /** From the end of the build to the poll that saw it. */
  readonly delayMs: number;
}

/** Watches one build as the action does: polls at once, then pauses and polls until it sees the end. */
export function replay(build: SimulatedBuild, plan: Plan): Watched {
  let [at, requests, state, seenSince] = [0, 1, '', 0];
  while (at < build.endsAt) {
    const now = build.states.findLast(({ from }) => from <= at)?.state ?? 'queued';
    if (now !== state) [state, seenSince] = [now, at];
    at += plan(at - seenSince);
    requests += 1;
  }
  return { requests, delayMs: at - build.endsAt };
}

/** Means of all builds; times in seconds. */
export interface Figures {
  readonly requests: number;
  readonly finished: number;
  readonly failed: number;
}

export function figuresOf(builds: readonly SimulatedBuild[], plan: Plan): Figures {
  const watched = builds.map((build) => ({ status: build.status, ...replay(build, plan) }));
  const delay = (status: string): number =>
    mean(watched.filter((one) => one.status === status).map(({ delayMs }) => delayMs / 1000));
  return {
    requests: mean(watched.map(({ requests }) => requests)),
    finished: delay('finished'),
    failed: delay('failed'),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The most that each figure may be where the service shows all states, at the default `pollInterval`. */
const targets: readonly (readonly [keyof Figures, string, number])[] = [
  ['finished', 'seconds of delay of an end', 5],
  ['failed', 'seconds of delay of a failure', 10],
  ['requests', 'requests', 55],
];

/** The figures that miss their target. */
export function missed(figures: Figures): string[] {
  return targets
    .filter(([figure, , most]) => !(figures[figure] <= most))
    .map(([figure, name, most]) => `${figures[figure].toFixed(1)} ${name}, at most ${most} allowed`);
}
