import { z } from 'zod';

type Tolerant<Shape extends z.ZodRawShape, Needed extends keyof Shape> = {
  [Key in keyof Shape]: Key extends Needed
    ? Shape[Key]
    : z.ZodCatch<z.ZodOptional<z.ZodNullable<Shape[Key]>>>;
};

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
