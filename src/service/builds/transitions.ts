import { type BuildState, buildStates, hasEnded } from '../../contract/values.ts';

/**
 * The states that can follow each state. The API does not document them (docs/api.md, "Build states"), so they are derived
 * from the names of the states and the sections of a workflow.
 */
const transitions: Readonly<Record<BuildState, readonly BuildState[]>> = {
  queued: ['preparing', 'failed', 'canceled'],
  preparing: ['fetching', 'failed', 'canceled', 'timeout'],
  // No build of this service is skipped; the hosted one knows only after fetching.
  fetching: ['building', 'failed', 'canceled', 'timeout', 'skipped'],
  building: ['testing', 'publishing', 'finishing', 'failed', 'canceled', 'timeout'],
  // A workflow can have build scripts after its tests.
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

/** A bug in the service: a state was set that cannot follow the current one. */
export class ImpossibleTransition extends Error {
  constructor({ from, to }: { from: BuildState; to: BuildState }) {
    super(`A build that is ${from} cannot become ${to}`);
  }
}

export function canBecome(from: BuildState, to: BuildState): boolean {
  return transitions[from].includes(to);
}

/** The states of a build that has started and not ended. */
export const runningStates = buildStates.filter((state) => state !== 'queued' && !hasEnded(state));
