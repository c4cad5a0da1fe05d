import { z } from 'zod';

/** Values that the parts of a scenario share. */

export function whole({ least, most }: { readonly least: number; readonly most: number }) {
  const error = `expected a whole number from ${least} to ${most}`;
  return z.int({ error }).min(least, { error }).max(most, { error });
}

const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** A duration such as `500ms`, `3s` or `2m`, in milliseconds, at most a day. */
export const duration = z
  .string({ error: 'expected a duration such as "3s"' })
  .regex(/^\d{1,8}(?:ms|s|m|h)$/, { error: 'expected a duration such as "500ms", "3s" or "2m"' })
  .transform((text) => Number.parseInt(text, 10) * (unitMs[text.replace(/^\d+/, '')] ?? 0))
  .refine((ms) => ms <= 86_400_000, { error: 'expected at most 24h' });

export function oneOf<Name extends string>(names: readonly Name[]) {
  return z.enum(names, { error: `expected ${names.join(', ')}` });
}

/** @param whole what was expected, for messages */
export function object<Shape extends z.ZodRawShape>(shape: Shape, whole = 'an object') {
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? undefined : `expected ${whole}`),
  });
}
