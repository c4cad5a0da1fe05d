import { z } from 'zod';

type Tolerant<Shape extends z.ZodRawShape, Needed extends keyof Shape> = {
  [Key in keyof Shape]: Key extends Needed
    ? Shape[Key]
    : z.ZodCatch<z.ZodOptional<z.ZodNullable<Shape[Key]>>>;
};

/**
 * A list of which items that cannot be read are left out: an odd one must not hide the others. Where none of them can be
 * read, the list cannot either, for the reason that the first one gives.
 *
 * Of the failures only the first is kept: a list of zod's own keeps one for each item, a hundred times the size of `{}`.
 */
export function readable<Item extends z.ZodType>(item: Item) {
  let isLikely: ((one: unknown) => boolean) | undefined;
  return z.custom<unknown[]>(Array.isArray).transform((items, context): z.output<Item>[] => {
    isLikely ??= likelihoodOf(item);
    const sound: z.output<Item>[] = [];
    for (const one of items) {
      const read = isLikely(one) ? item.safeParse(one) : undefined;
      if (read?.success) sound.push(read.data);
    }
    if (items.length > 0 && sound.length === 0)
      for (const issue of item.safeParse(items[0]).error?.issues ?? [])
        context.addIssue({ code: 'custom', message: issue.message, path: [0, ...issue.path] });
    return sound;
  });
}

/** A record of which entries that cannot be read are left out, as of a `readable` list. */
export function readableRecord<Value extends z.ZodType>(value: Value) {
  let isLikely: ((one: unknown) => boolean) | undefined;
  return z.custom<object>(isObject).transform((record): Record<string, z.output<Value>> => {
    isLikely ??= likelihoodOf(value);
    const sound: [string, z.output<Value>][] = [];
    for (const [key, one] of Object.entries(record)) {
      const read = isLikely(one) ? value.safeParse(one) : undefined;
      if (read?.success) sound.push([key, read.data]);
    }
    return Object.fromEntries(sound);
  });
}

/** A first look that costs next to nothing, as zod takes microseconds to refuse, and a list may hold millions. */
function likelihoodOf(item: z.ZodType): (one: unknown) => boolean {
  if (item instanceof z.ZodString) return (one) => typeof one === 'string';
  if (!(item instanceof z.ZodObject)) return () => true;
  const shape: Record<string, z.ZodType> = item.shape;
  const fields = Object.keys(shape);
  const needed = fields.filter((key) => !shape[key]?.safeParse(undefined).success);
  const texts = needed.filter((key) => shape[key]?.safeParse('').success);
  return (one) =>
    isObject(one) &&
    needed.every((key) => key in one) &&
    texts.every((key) => typeof Reflect.get(one, key) === 'string') &&
    fields.some((key) => key in one);
}

function isObject(one: unknown): one is object {
  return typeof one === 'object' && one !== null && !Array.isArray(one);
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
