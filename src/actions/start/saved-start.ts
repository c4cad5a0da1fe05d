import type { StartSent } from '../../core/builds/find-started.ts';
import type { Runner } from '../../runner/runner.ts';

/**
 * What the post step needs to know about one start, in case the main step is killed (docs/reliability.md, "No abandoned
 * build"). It holds no secret.
 */
export type SavedStart = StartSent & { readonly baseUrl: string } & SavedOutcome;

/**
 * `unknown`: there may be a build, but its id is not known. `settled`: the post step has nothing to do, because the
 * build has ended, was never started, or may be somebody else's.
 */
export type SavedOutcome =
  | { readonly outcome: 'unknown' | 'settled' }
  | { readonly outcome: 'started'; readonly buildId: string };

/** Each start has a state of its own, so that one change does not write all of them again. */
export const nameOf = (index: number): string => `start-${index}`;

/** Saves the state of a start, and replaces what was saved under the same index. */
export function saveStart(runner: Runner, { index, start }: { index: number; start: SavedStart }): void {
  runner.saveState(nameOf(index), JSON.stringify(start));
}
