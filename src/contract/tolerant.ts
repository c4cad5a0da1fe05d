import { z } from 'zod';

type Tolerant<Shape extends z.ZodRawShape, Needed extends keyof Shape> = {
  [Key in keyof Shape]: Key extends Needed
    ? Shape[Key]
    : z.ZodCatch<z.ZodOptional<z.ZodNullable<Shape[Key]>>>;
};

/**
 * A list of which items that cannot be read are left out: an odd one must not hide the others. Where none of them can be
 * read, the list cannot either, for the reason that the first one gives.
 */
export function readable<Item extends z.ZodType>(item: Item) {
  return z.array(z.unknown()).transform((items, context): z.output<Item>[] => {
    const read = items.map((one) => item.safeParse(one));
    const sound = read.flatMap(({ success, data }) => (success ? [data] : []));
    if (items.length > 0 && sound.length === 0)
      for (const issue of read[0]?.error?.issues ?? [])
        context.addIssue({ code: 'custom', message: issue.message, path: [0, ...issue.path] });
    return sound;
  });
}

/**
 * The same record as a careful reader takes it: only the fields in `needed` must be there and be right.
 * Any other field that is missing, null or of another type reads as `undefined` or `null`, and unknown fields pass:
 * the API is in preview, and the hosted service was seen to say more, less and something else than the contract.
 */
export function tolerant<Shape extends z.ZodRawShape, Needed extends keyof Shape & string>(
  record: z.ZodObject<Shape>,
  needed: readonly Needed[],
): z.ZodObject<Tolerant<Shape, Needed>, z.core.$loose> {
  const shape = Object.fromEntries(
    Object.entries(record.shape).map(([key, schema]) => [
      key,
      (needed as readonly string[]).includes(key) ? schema : (schema as z.ZodType).nullish().catch(undefined),
    ]),
  );
  return z.looseObject(shape) as unknown as z.ZodObject<Tolerant<Shape, Needed>, z.core.$loose>;
}
