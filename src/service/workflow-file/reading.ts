import { z } from 'zod';
import { plainText } from '../errors.ts';
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

/** Unknown keys are one issue, whose message has a line for each. */
export function map<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape);
  const unknown = (key: string) => `\`${plainText(key)}\` is not a known key${suggestion(key, known)}`;
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map(unknown).join('\n')
        : 'must be a map of keys to values',
  });
}

/** `text` is a sentence without its full stop. */
export interface Mistake {
  readonly path: Path;
  readonly text: string;
}

/** @param why continues a sentence that begins with the name of what is at `path` */
export function mistakeAt(path: Path, why: string): Mistake {
  const parts = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  const name = plainText(parts.join('').slice(1));
  return { path, text: `${name === '' ? 'the workflow' : `\`${name}\``} ${why}` };
}

/** `data` is the parsed value if there are no mistakes; `wrong` and `unknown` have all of them. */
export function readAs<Output>(schema: z.ZodType<Output>, value: unknown, above: Path = []) {
  const { data, error } = schema.safeParse(value);
  const wrong: Mistake[] = [];
  const unknown: Mistake[] = [];
  for (const issue of error?.issues ?? []) {
    const path = [...above, ...issue.path];
    const { message } = (issue.code === 'invalid_key' && issue.issues[0]) || issue;
    if (issue.code !== 'unrecognized_keys') wrong.push(mistakeAt(path, message));
    else
      message.split('\n').forEach((text, at) => {
        unknown.push({ path: [...path, issue.keys[at] ?? ''], text });
      });
  }
  return { data, wrong, unknown };
}
