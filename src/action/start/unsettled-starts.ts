import { z } from 'zod';
import type { Runner } from '../runner/runner.ts';
import { nameOf, type SavedStart } from './saved-start.ts';

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
