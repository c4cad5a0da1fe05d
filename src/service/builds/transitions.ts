/**
 * Every way from one state of a build to another, written once. docs/api.md, "Build states", does not say which state
 * follows which; the order is the one in which the hosted service was seen to go through them.
 */
import { type BuildState, buildStates, hasEnded } from '../../contract/state.ts';

const transitions: Readonly<Record<BuildState, readonly BuildState[]>> = {
  queued: ['preparing', 'failed', 'canceled'],
  preparing: ['fetching', 'failed', 'canceled', 'timeout'],
  // The commit's message is known once it is fetched: `[skip ci]` skips.
  fetching: ['building', 'failed', 'canceled', 'timeout', 'skipped'],
  building: ['testing', 'publishing', 'finishing', 'failed', 'canceled', 'timeout'],
  // A workflow may go on building after its tests.
  testing: ['building', 'publishing', 'finishing', 'failed', 'canceled', 'timeout'],
  publishing: ['finishing', 'failed', 'canceled', 'timeout'],
  // `warning`: a script of `publishing` failed.
  finishing: ['finished', 'warning', 'failed', 'canceled', 'timeout'],
  finished: [],
  failed: [],
  canceled: [],
  skipped: [],
  timeout: [],
  warning: [],
};

/** A fault of ours: a state that cannot follow the other. */
export class ImpossibleTransition extends Error {
  constructor({ from, to }: { from: BuildState; to: BuildState }) {
    super(`A build that is ${from} cannot become ${to}`);
  }
}

export function canBecome(from: BuildState, to: BuildState): boolean {
  return transitions[from].includes(to);
}

/** The states in which a builder works on the build. */
export const workingStates = buildStates.filter((state) => state !== 'queued' && !hasEnded(state));
