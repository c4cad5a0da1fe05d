import { z } from 'zod';
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

const SavedStart: z.ZodType<SavedStart> = z.discriminatedUnion('outcome', [
  z.object({ ...Sent.shape, outcome: z.enum(['unknown', 'settled']) }),
  z.object({ ...Sent.shape, outcome: z.literal('started'), buildId: z.string() }),
]);

/** State is text that another step may have changed. */
const SavedStartText = z
  .string()
  .transform((text, { addIssue }) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      addIssue('Expected JSON.');
      return z.NEVER;
    }
  })
  .pipe(SavedStart);

/** Each start has a state of its own, so that one change does not write all of them again. */
const nameOf = (index: number): string => `start-${index}`;

/** Saves the state of a start, and replaces what was saved under the same index. */
export function saveStart(runner: Runner, { index, start }: { index: number; start: SavedStart }): void {
  runner.saveState(nameOf(index), JSON.stringify(start));
}

/** The starts that the main step saved and did not settle. What cannot be read is skipped. */
export function unsettledStarts(runner: Runner): UnsettledStart[] {
  const starts: UnsettledStart[] = [];
  for (let index = 0; ; index++) {
    const text = runner.state(nameOf(index));
    if (text === '') return starts;
    const start = SavedStartText.safeParse(text);
    if (start.success && start.data.outcome !== 'settled') starts.push(start.data);
  }
}
