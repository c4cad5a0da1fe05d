import { z } from 'zod';

type Tolerant<Shape extends z.ZodRawShape, Needed extends keyof Shape> = {
  [Key in keyof Shape]: Key extends Needed
    ? Shape[Key]
    : z.ZodCatch<z.ZodOptional<z.ZodNullable<Shape[Key]>>>;
};

/**
 * A list without its invalid items: one invalid item must not hide the others. If all items are invalid, so is the list,
 * with the issues of the first item.
 *
 * Only those issues stay: zod's own list keeps the issues of each item, a hundred times the size of `{}`.
 */
export function readable<Item extends z.ZodType>(item: Item) {
  const parse = parserOf(item);
  return z.custom<unknown[]>(Array.isArray).transform((items, context): z.output<Item>[] => {
    const valid: z.output<Item>[] = [];
    for (const candidate of items) {
      const read = parse(candidate);
      if (read?.success) valid.push(read.data);
    }
    if (items.length > 0 && valid.length === 0)
      for (const issue of item.safeParse(items[0]).error?.issues ?? [])
        context.addIssue({ code: 'custom', message: issue.message, path: [0, ...issue.path] });
    return valid;
  });
}

/** A record without its invalid entries. */
export function readableRecord<Value extends z.ZodType>(value: Value) {
  const parse = parserOf(value);
  return z.custom<object>(isObject).transform((record): Record<string, z.output<Value>> => {
    const valid: [string, z.output<Value>][] = [];
    for (const [key, candidate] of Object.entries(record)) {
      const read = parse(candidate);
      if (read?.success) valid.push([key, read.data]);
    }
    return Object.fromEntries(valid);
  });
}

/** Parses a candidate if the quick check lets it pass. */
function parserOf<Item extends z.ZodType>(item: Item) {
  let mayBeValid: ((candidate: unknown) => boolean) | undefined;
  return (candidate: unknown) => {
    mayBeValid ??= quickCheckOf(item);
    return mayBeValid(candidate) ? item.safeParse(candidate) : undefined;
  };
}

/** A cheap check before the schema: zod takes microseconds to reject a value, and a list may hold millions. */
function quickCheckOf(item: z.ZodType): (candidate: unknown) => boolean {
  if (item instanceof z.ZodString) return (candidate) => typeof candidate === 'string';
  if (!(item instanceof z.ZodObject)) return () => true;
  const shape: Record<string, z.ZodType> = item.shape;
  const fields = Object.keys(shape);
  const needed = fields.filter((key) => !shape[key]?.safeParse(undefined).success);
  const texts = needed.filter((key) => shape[key]?.safeParse('').success);
  return (candidate) =>
    isObject(candidate) &&
    needed.every((key) => key in candidate) &&
    texts.every((key) => typeof Reflect.get(candidate, key) === 'string') &&
    fields.some((key) => key in candidate);
}

function isObject(candidate: unknown): candidate is object {
  return typeof candidate === 'object' && candidate !== null && !Array.isArray(candidate);
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
