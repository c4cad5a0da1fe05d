import type { PastBuild } from '../../src/action/follow/estimate.ts';
import { nextPause } from '../../src/action/follow/poll-plan.ts';
import type { Random } from '../../src/clock.ts';
import { seededRandom } from '../../test/support/fake-clock.ts';
import { type SimulatedBuild, simulateBuild, simulateWorkflow } from './model.ts';
import { withSteps } from './steps.ts';

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
export type Plan = (
  seen: { readonly at: number; readonly seenSince: number; readonly state: string },
  replayed: Case,
) => number;

export function fixedPlan(pauseMs: number): Plan {
  return () => pauseMs;
}

/** This project's plan; `known` changes the history that it gets. */
export function ownPlan(
  pollIntervalMs: number,
  known: (history: readonly PastBuild[]) => readonly PastBuild[],
): Plan {
  return ({ at, seenSince, state }, { build, history }) => {
    const step = build.steps.findLast(({ from }) => from <= at);
    const moment = {
      ...{ state, inStateMs: at - seenSince, history: known(history) },
      runningMs: at < build.runsFrom ? undefined : at - build.runsFrom,
      step: step && { name: step.name, runningMs: at - step.from },
    };
    return nextPause([moment], { pollIntervalMs, requests: 1 });
  };
}

/** The best possible plan: it knows when the build ends, and before that pauses as long as allowed. */
export function bestPlan(pollIntervalMs: number): Plan {
  return ({ at }, { build }) => Math.min(pollIntervalMs, build.endsAt - at);
}

/** Watches one build as the action does: a request at once, then pauses and requests until one sees the end. */
export function replay(replayed: Case, plan: Plan): Watched {
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

/** When the failure of a build without history is noticed that fails so soon after its start; milliseconds after the start. */
export function noticedAfter(failsAfterMs: number, pollIntervalMs: number): number {
  const states = [{ state: 'preparing', from: 0 }];
  const build = { states, steps: [], runsFrom: 0, endsAt: failsAfterMs, status: 'failed' } as const;
  return (
    failsAfterMs +
    replay(
      { build, history: [] },
      ownPlan(pollIntervalMs, (known) => known),
    ).delayMs
  );
}

/**
 * The first page of the list that the action asks for once holds 30 builds (docs/hosted-service.md, "Lists of builds").
 */
const historyLength = 30;

/** What a service tells of its builds. */
interface World {
  readonly title: string;
  readonly cases: readonly Case[];
  /** The target for builds that finish: the mean delay, as a share of that of a fixed pause. */
  readonly most: number;
}

/** Each world has `workflows` times 30 builds, and is the same for the same seed. */
export function worlds({ workflows, seed }: { workflows: number; seed: number }): World[] {
  const plain = simulateCases(workflows, seededRandom(seed), withoutSteps);
  const stepped = simulateCases(workflows, seededRandom(seed), withSteps);
  return [
    { title: 'all states', cases: plain, most: 0.25 },
    { title: 'all but the last states', cases: plain.map(withoutLastStates), most: 0.4 },
    { title: 'steps, but not the last states', cases: stepped.map(withoutLastStates), most: 0.25 },
  ];
}

/** Each build with the 30 builds of its workflow before it. */
function simulateCases(
  workflows: number,
  random: Random,
  simulate: (random: Random) => () => SimulatedBuild,
): Case[] {
  return Array.from({ length: workflows }).flatMap(() => {
    const all = Array.from({ length: 2 * historyLength }, simulate(random));
    const past = all.map(pastBuild);
    return all.slice(historyLength).map((build, index) => ({
      build,
      history: past
        .slice(index, index + historyLength)
        .reverse()
        .flat(),
    }));
  });
}

function withoutSteps(random: Random): () => SimulatedBuild {
  const workflow = simulateWorkflow(random);
  return () => simulateBuild(workflow, random);
}

/** A build that did not end well says nothing. */
function pastBuild({ endsAt, runsFrom, status, steps }: SimulatedBuild): PastBuild[] {
  if (status !== 'finished') return [];
  const toEnds = steps.map(({ name, from }) => ({ name, toEndMs: endsAt - from }));
  return [{ durationMs: endsAt - runsFrom, steps: toEnds }];
}

/**
 * The same build on a service that does not report `publishing` and `finishing`, as docs/api.md, "Build states", allows.
 */
function withoutLastStates(replayed: Case): Case {
  const { build } = replayed;
  const states = build.states.filter(({ state }) => state !== 'publishing' && state !== 'finishing');
  return { ...replayed, build: { ...build, states } };
}
