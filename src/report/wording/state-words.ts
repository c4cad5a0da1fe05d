import { type BuildState, buildStates } from '../../contract/state.ts';
import type { WorkflowReport } from '../../core/report/report.ts';

interface StateWords {
  readonly icon: string;
  /** With a duration: `finished in 4 min 12 s`. */
  readonly preposition: 'in' | 'after' | 'for';
}

const words: Readonly<Record<BuildState, StateWords>> = {
  queued: { icon: '⏳', preposition: 'for' },
  preparing: { icon: '🧰', preposition: 'for' },
  fetching: { icon: '📥', preposition: 'for' },
  building: { icon: '🔨', preposition: 'for' },
  testing: { icon: '🧪', preposition: 'for' },
  publishing: { icon: '📦', preposition: 'for' },
  finishing: { icon: '🏁', preposition: 'for' },
  finished: { icon: '✅', preposition: 'in' },
  failed: { icon: '❌', preposition: 'after' },
  canceled: { icon: '🚫', preposition: 'after' },
  skipped: { icon: '⏩', preposition: 'after' },
  timeout: { icon: '⌛', preposition: 'after' },
  warning: { icon: '🟡', preposition: 'after' },
};

const others: StateWords = { icon: '🔄', preposition: 'for' };
const notStarted: StateWords = { icon: '❌', preposition: 'after' };
const unknown: StateWords = { icon: '❓', preposition: 'after' };

/** The word for a build that is there and that the service never showed. */
export const unknownState = 'unknown';

/** The state that a workflow is shown with; `undefined` is a build that was never started. */
export function shownState({
  status,
  buildId,
}: Pick<WorkflowReport, 'status' | 'buildId'>): string | undefined {
  return status ?? (buildId === undefined ? undefined : unknownState);
}

/** The sign of a state and how it is joined with a duration; `undefined` is a build that was never started. */
export function stateWords(state: string | undefined): StateWords {
  if (state === undefined) return notStarted;
  if (state === unknownState) return unknown;
  return (buildStates as readonly string[]).includes(state) ? words[state as BuildState] : others;
}

/**
 * What is said for a state: the service's own word, which is hostile when the contract does not know it. Without one
 * there is no build that this step knows; whether its start arrived all the same may be unknown too.
 */
export function stateName(state: string | undefined): string {
  return state ?? 'without a build';
}
