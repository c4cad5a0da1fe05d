import { z } from 'zod';
import type { StartSent } from '../../core/builds/find-started.ts';
import type { Runner } from '../../runner/runner.ts';

/**
 * What the post step has to know of one start, should the main step be killed (docs/reliability.md, "No abandoned
 * build"). No secret is in it.
 */
export interface SavedStart extends StartSent {
  readonly baseUrl: string;
  /** Known once the start was answered, or found. */
  readonly buildId?: string | undefined;
  /** Nothing is left to do: the build has ended, was never started, or may go on. */
  readonly settled?: true | undefined;
}

const SavedStart: z.ZodType<SavedStart> = z.object({
  appId: z.string(),
  workflowId: z.string(),
  ref: z.union([z.object({ branch: z.string() }), z.object({ tag: z.string() })]),
  label: z.string(),
  at: z.number(),
  baseUrl: z.string(),
  buildId: z.string().optional(),
  settled: z.literal(true).optional(),
});

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

/** Saves where a start stands; what was saved before under the same index counts no more. */
export function saveStart(runner: Runner, { index, start }: { index: number; start: SavedStart }): void {
  runner.saveState(nameOf(index), JSON.stringify(start));
}

/** The starts that the main step saved and did not settle. What cannot be read is skipped. */
export function unsettledStarts(runner: Runner): SavedStart[] {
  const starts: SavedStart[] = [];
  for (let index = 0; ; index++) {
    const text = runner.state(nameOf(index));
    if (text === '') return starts;
    const start = SavedStartText.safeParse(text);
    if (start.success && !start.data.settled) starts.push(start.data);
  }
}
