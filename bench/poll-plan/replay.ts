import type { PastBuild } from '../../src/action/follow/estimate.ts';
import { nextPause } from '../../src/action/follow/poll-plan.ts';
import { seededRandom } from '../../test/support/fake-clock.ts';
import { defaultWorld, type SimulatedBuild, simulateBuild, simulateWorkflow, type World } from './model.ts';

/** A build to replay, and the history of its workflow. */
export interface Case {
  readonly build: SimulatedBuild;
  /** Newest first, as the service lists builds. */
  readonly history: readonly PastBuild[];
}

/** The figures of one watched build. */
export interface Watched {
  readonly requests: number;
  /** From the end of the build to the request that saw it, in milliseconds. */
  readonly delayMs: number;
  readonly longestPauseMs: number;
}

/** Decides the pause before the next request from what this one saw. */
export type Plan<Replayed extends Case = Case> = (
  seen: { readonly at: number; readonly seenSince: number; readonly state: string },
  replayed: Replayed,
) => number;

export function fixedPlan(pauseMs: number): Plan {
  return () => pauseMs;
}

/** This project's plan; `known` changes the history that it gets. */
export function ownPlan(
  pollIntervalMs: number,
  known: (history: readonly PastBuild[]) => readonly PastBuild[],
): Plan {
  return ({ at, seenSince, state }, { build, history }) =>
    nextPause(
      [
        {
          ...{ state, inStateMs: at - seenSince, history: known(history) },
          runningMs: at < build.runsFrom ? undefined : at - build.runsFrom,
        },
      ],
      { pollIntervalMs, requests: 1 },
    );
}

/** The best possible plan: it knows when the build ends, and before that pauses as long as allowed. */
export function bestPlan(pollIntervalMs: number): Plan {
  return ({ at }, { build }) => Math.min(pollIntervalMs, build.endsAt - at);
}

/** Watches one build as the action does: a request at once, then pauses and requests until one sees the end. */
export function replay<Replayed extends Case>(replayed: Replayed, plan: Plan<Replayed>): Watched {
  const { build } = replayed;
  let [at, requests, longestPauseMs, state, seenSince] = [0, 1, 0, '', 0];
  while (at < build.endsAt) {
    const now = build.states.findLast(({ from }) => from <= at)?.state ?? 'queued';
    if (now !== state) [state, seenSince] = [now, at];
    const pause = plan({ at, seenSince, state }, replayed);
    longestPauseMs = Math.max(longestPauseMs, pause);
    at += pause;
    requests++;
  }
  return { requests, delayMs: at - build.endsAt, longestPauseMs };
}

/**
 * The first page of the list that the action asks for once holds 30 builds (docs/hosted-service.md, "Lists of builds").
 */
export const historyLength = 30;

/** `workflows` times 30 builds, each with the 30 builds of its workflow before it; the same for the same seed. */
export function simulateCases({
  workflows,
  seed,
  world = defaultWorld,
}: {
  workflows: number;
  seed: number;
  world?: World;
}): Case[] {
  const random = seededRandom(seed);
  return Array.from({ length: workflows }).flatMap(() => {
    const workflow = simulateWorkflow(world, random);
    const all = Array.from({ length: 2 * historyLength }, () => simulateBuild(workflow, { world, random }));
    return all.slice(historyLength).map((build, index) => ({
      build,
      history: all
        .slice(index, index + historyLength)
        .reverse()
        .map(pastBuild),
    }));
  });
}

export function pastBuild({ endsAt, runsFrom, status }: SimulatedBuild): PastBuild {
  return { durationMs: endsAt - runsFrom, status };
}

/**
 * The same build on a service that does not report `publishing` and `finishing`, as docs/api.md, "Build states", allows.
 */
export function withoutLastStates<Replayed extends Case>(replayed: Replayed): Replayed {
  const { build } = replayed;
  const states = build.states.filter(({ state }) => state !== 'publishing' && state !== 'finishing');
  return { ...replayed, build: { ...build, states } };
}
