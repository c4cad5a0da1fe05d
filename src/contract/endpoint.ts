import { z } from 'zod';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The path variables of a template: `'/apps/:id/caches/:cacheId'` has `id` and `cacheId`. */
export type PathVariables<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathVariables<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** One endpoint of the API: what is sent, what the contract answers, and what a client reads from the answer. */
export interface Endpoint {
  readonly method: Method;
  /** Relative to the base URL, with `:name` for path variables. */
  readonly path: string;
  readonly summary: string;
  /** A POST that has the same effect when it is sent twice, as cancelling has. */
  readonly isRepeatable?: true;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body of each successful status; `undefined` if the contract shows none. */
  readonly answers: Readonly<Record<number, z.ZodType | undefined>>;
  /** The limit of the body of a success. Default: `answerBytes`. */
  readonly mostBytes?: 'pageBytes' | 'buildBytes';
  /** The same answer as a tolerant client reads it. Without it, the body is not read. */
  readonly tolerant?: z.ZodType;
}

/** Declares an endpoint and keeps its types. */
export function endpoint<const Declared extends Endpoint>(declared: Declared): Declared {
  return declared;
}

/** Whether a request must not be sent twice: it could create a second build, application or invitation. */
export function isSentOnce({ method, isRepeatable }: Pick<Endpoint, 'method' | 'isRepeatable'>): boolean {
  return method === 'POST' && !isRepeatable;
}

/**
 * Fills a path template. Each variable is encoded, so that an ID never becomes more than one part of the path.
 *
 * @throws TypeError if a variable is missing, empty or not well-formed Unicode, or is `.` or `..`, which URLs resolve even when
 *   they are encoded
 */
export function fillPath(path: string, variables: Readonly<Record<string, string | undefined>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = variables[name];
    if (!value?.isWellFormed() || value === '' || value === '.' || value === '..')
      throw new TypeError(`Cannot fill ${name} in ${path} with ${JSON.stringify(value)}`);
    return encodeURIComponent(value);
  });
}

/** A text that is used as it is: longer than any name or address, so that what is longer counts as invalid. */
export const Text = z.string().max(8_192);

/** The contract's format, `2021-02-11T16:00:22.379+0000` (docs/api.md, "Identifiers and timestamps"). */
export const Timestamp = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0000$/);

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

type Tolerant<Shape extends z.ZodRawShape, Needed extends keyof Shape> = {
  [Key in keyof Shape]: Key extends Needed
    ? Shape[Key]
    : z.ZodCatch<z.ZodOptional<z.ZodNullable<Shape[Key]>>>;
};

/**
 * A record as a tolerant reader sees it: only the fields in `needed` must be present and valid. Any other field that is
 * missing, null or of another type reads as `undefined` or `null`, and unknown fields stay: the API is in preview, and the
 * hosted service was seen to send more, less and something else than the contract says.
 */
export function tolerant<Shape extends z.ZodRawShape, Needed extends keyof Shape & string>(
  fields: Shape,
  needed: readonly Needed[],
) {
  const isNeeded = (key: string): boolean => needed.some((name) => name === key);
  const shape = Object.entries(fields).map(([key, schema]) => [
    key,
    isNeeded(key) ? schema : z.catch(z.nullish(schema), undefined),
  ]);
  return z.looseObject(Object.fromEntries(shape) as Tolerant<Shape, Needed>);
}

/** The contract shows no body of a refusal; these keys were seen (docs/hosted-service.md, "Errors and limits"). */
const text = z.string().min(1);
const extra = readable(tolerant({ key: text, message: z.string() }, ['message']), 5);
const SeenRefusal = tolerant({ error: text, message: text, detail: text, extra }, []);

/**
 * The service's explanation of a refusal, from the text of its body; `undefined` if it gives none. The newer API adds what
 * is wrong with each field (docs/hosted-service.md, "The newer API (v3)").
 */
export function refusalText(body: string): string | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return undefined;
  }
  const { error, message, detail, extra } = SeenRefusal.safeParse(json).data ?? {};
  const details = extra?.map((one) => (one.key ? `${one.key}: ${one.message}` : one.message)).join('; ');
  const said = error ?? message ?? detail ?? undefined;
  return said && details ? `${said} (${details})` : said;
}
