import type { Runner } from '../runner/runner.ts';
import type { StartSent } from './find-started.ts';

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

/** Each start has a state of its own, so that one change does not write all of them again. They are numbered from 0. */
export const nameOf = (number: number): string => `start-${number}`;

/** Saves the state of a start, and replaces what was saved under the same number. */
export function saveStart(runner: Runner, { number, start }: { number: number; start: SavedStart }): void {
  runner.saveState(nameOf(number), JSON.stringify(start));
}
