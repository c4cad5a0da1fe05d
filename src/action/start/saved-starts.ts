import { z } from 'zod';
import type { Runner } from '../runner/runner.ts';
import type { StartSent } from './look-up.ts';

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

/** A start that the post step has to look after. */
export type UnsettledStart = Exclude<SavedStart, { readonly outcome: 'settled' }>;

const Sent = z.object({
  appId: z.string(),
  workflowId: z.string(),
  ref: z.union([z.object({ branch: z.string() }), z.object({ tag: z.string() })]),
  label: z.string(),
  at: z.number(),
  baseUrl: z.string(),
});

const Saved: z.ZodType<SavedStart> = z.discriminatedUnion('outcome', [
  z.object({ ...Sent.shape, outcome: z.enum(['unknown', 'settled']) }),
  z.object({ ...Sent.shape, outcome: z.literal('started'), buildId: z.string() }),
]);

/** State is text that another step may have changed. */
const SavedText = z
  .string()
  .transform((text, { addIssue }) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      addIssue('Expected JSON.');
      return z.NEVER;
    }
  })
  .pipe(Saved);

/** The starts that the main step saved and did not settle. What cannot be read is skipped. */
export function unsettledStarts(runner: Runner): UnsettledStart[] {
  const starts: UnsettledStart[] = [];
  for (let number = 0; ; number++) {
    const text = runner.state(nameOf(number));
    if (text === '') return starts;
    const start = SavedText.safeParse(text);
    if (start.success && start.data.outcome !== 'settled') starts.push(start.data);
  }
}
