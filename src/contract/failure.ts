import { z } from 'zod';

/** The body of a refusal. The contract shows none; these keys were seen. */
export const Failure = z.looseObject({ error: z.string() });
export type Failure = z.infer<typeof Failure>;

const SeenFailure = z
  .looseObject({ error: z.unknown(), message: z.unknown(), detail: z.unknown() })
  .partial();

/** The service's own words for a refusal: `error`, `message` or `detail` of a JSON body; otherwise nothing. */
export function failureText(body: unknown): string | undefined {
  const seen = SeenFailure.safeParse(body);
  if (!seen.success) return undefined;
  return [seen.data.error, seen.data.message, seen.data.detail].find(
    (text) => typeof text === 'string' && text !== '',
  ) as string | undefined;
}
