import { z } from 'zod';
import { suggestion } from './findings.ts';
import type { Path } from './values.ts';

/** Every scalar of the file is read as text, so that `1.10` stays `1.10`. */
export const text = z.string({
  error: ({ input }) => (input === undefined ? 'is missing' : 'must be text'),
});
export const line = text.regex(/^[^\p{Cc}]*$/u, { error: 'must be a single line of text' });

/** A key without a value is read as empty text, and means the same as a missing key. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

/** Limits each list of a workflow: every script is a step, and all steps are reported at every change. */
const entryLimit = 500;

/** A single text counts as a list of one; entries without a value are left out. */
export function list<Schema extends z.ZodType>(of: Schema) {
  const listed = z
    .array(of, { error: 'must be a list' })
    .max(entryLimit, { error: `has more than ${entryLimit} entries` });
  return optional(z.preprocess(entriesOf, listed));
}

function entriesOf(value: unknown): unknown {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((entry) => entry !== '') : value;
}

export function map<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? undefined : 'must be a map of keys to values'),
  });
}

/** `why` continues a sentence that begins with the name of what is at `path`. */
export interface Mistake {
  readonly path: Path;
  readonly why: string;
}

/** `data` is the parsed value if there are no mistakes; `wrong` and `unknown` have all of them. */
export function readAs<Output>(schema: z.ZodType<Output>, value: unknown) {
  const { data, error } = schema.safeParse(value);
  const wrong: Mistake[] = [];
  const unknown: Mistake[] = [];
  for (const issue of error?.issues ?? [])
    if (issue.code === 'unrecognized_keys') {
      const known = keysAt(schema, issue.path);
      const mistake = (key: string): Mistake => ({
        path: [...issue.path, key],
        why: `is not a known key${suggestion(key, known)}`,
      });
      for (const key of issue.keys) unknown.push(mistake(key));
    } else {
      const { message } = (issue.code === 'invalid_key' && issue.issues[0]) || issue;
      wrong.push({ path: issue.path, why: message });
    }
  return { data, wrong, unknown };
}

function keysAt(schema: z.core.$ZodType, path: Path): readonly string[] {
  let at: z.core.$ZodType | undefined = schema;
  for (const part of [...path, undefined]) {
    while (at instanceof z.ZodPipe || at instanceof z.ZodOptional)
      if (at instanceof z.ZodOptional) at = at.unwrap();
      else at = at.out instanceof z.ZodTransform ? at.in : at.out;
    if (part === undefined) break;
    if (at instanceof z.ZodArray) at = at.element;
    else if (at instanceof z.ZodRecord) at = at.valueType;
    else at = at instanceof z.ZodObject ? at.shape[String(part)] : undefined;
  }
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}
