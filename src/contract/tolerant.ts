import { z } from 'zod';

type Tolerant<Shape extends z.ZodRawShape, Needed extends keyof Shape> = {
  [Key in keyof Shape]: Key extends Needed
    ? Shape[Key]
    : z.ZodCatch<z.ZodOptional<z.ZodNullable<Shape[Key]>>>;
};

/**
 * A list without its invalid items: one invalid item must not hide the others. If all items are invalid, so is the list.
 *
 * @param most the items that are read: the first ones
 */
export function readable<Item extends z.ZodType>(item: Item, most: number) {
  return z.array(z.unknown()).transform((items, context): z.output<Item>[] => {
    const valid = items.slice(0, most).flatMap((candidate) => {
      const read = item.safeParse(candidate);
      return read.success ? [read.data] : [];
    });
    if (items.length > 0 && valid.length === 0)
      context.addIssue({ code: 'custom', message: 'No item is valid', path: [0] });
    return valid;
  });
}

/**
 * The same record as a tolerant reader sees it: only the fields in `needed` must be present and valid. Any other field
 * that is missing, null or of another type reads as `undefined` or `null`, and unknown fields stay: the API is in
 * preview, and the hosted service was seen to send more, less and something else than the contract says.
 */
export function tolerant<Shape extends z.ZodRawShape, Needed extends keyof Shape & string>(
  record: z.ZodObject<Shape>,
  needed: readonly Needed[],
): z.ZodObject<Tolerant<Shape, Needed>, z.core.$loose> {
  const isNeeded = (key: string): boolean => needed.some((name) => name === key);
  const shape: Tolerant<Shape, Needed> = Object.assign(
    {} as Tolerant<Shape, Needed>,
    Object.fromEntries(
      Object.entries(record.shape).map(([key, schema]) => [
        key,
        isNeeded(key) ? schema : z.catch(z.nullish(schema), undefined),
      ]),
    ),
  );
  return z.looseObject(shape);
}
