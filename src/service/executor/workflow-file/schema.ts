import { z } from 'zod';
import { variableName } from '../environment/machine.ts';

/** Keys that name a version of a software; each reaches the scripts as `<NAME>_VERSION`. */
export const softwareKeys = [
  'flutter',
  'dart',
  'xcode',
  'cocoapods',
  'node',
  'npm',
  'java',
  'ndk',
  'ruby',
  'python',
  'go',
  'rust',
] as const;

/** The file is read with every scalar as the text that was written, so that `1.10` stays `1.10`. */
const text = z.string({
  error: ({ input }) => (input === undefined ? 'is missing' : 'has to be a text'),
});
const line = text.regex(/^[^\p{Cc}]*$/u, { error: 'has to be one line of text' });

/** A key without a value is read as an empty text, and means the same as no key. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

/** How long each list of a workflow may be: every script is a step, and each of them is told at every change. */
const mostEntries = 500;

/** A list; a single text stands for a list of one. */
function list<Schema extends z.ZodType>(of: Schema) {
  const listed = z
    .array(of, { error: 'has to be a list' })
    .max(mostEntries, { error: `has more than ${mostEntries} entries` });
  return optional(z.preprocess((value) => (typeof value === 'string' ? [value] : value), listed));
}

function map<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? undefined : 'has to be a map of keys and their values',
  });
}

const yes = /^(true|True|TRUE)$/;
const flag = text
  .regex(/^(true|True|TRUE|false|False|FALSE)$/, { error: 'has to be `true` or `false`' })
  .transform((value) => yes.test(value));

const minutes = text
  .regex(/^(?:[1-9]\d?|1[01]\d|120)$/, { error: 'has to be a whole number of minutes from 1 to 120' })
  .transform(Number);

const nameOfVariable = text.regex(variableName, {
  error: 'has to be the name of a variable: letters, digits and `_`, no digit first',
});

const script = z.preprocess(
  (value) => (typeof value === 'string' ? { script: value } : value),
  map({
    name: optional(line),
    script: text.min(1, { error: 'is empty' }),
    working_directory: optional(line),
    ignore_failure: optional(flag),
  }),
);

const environment = map({
  vars: optional(z.record(nameOfVariable, text, { error: 'has to be a map of names and values' })),
  groups: list(line),
  ...(Object.fromEntries(softwareKeys.map((key) => [key, optional(line)])) as Record<
    (typeof softwareKeys)[number],
    ReturnType<typeof optional<typeof line>>
  >),
});

/**
 * One workflow of `codemagic.yaml`. Keys that say when or on what machine the hosted service builds are understood and
 * mean nothing here: the request says what to build (docs/api.md, "Workflows").
 */
export const FileWorkflow = map({
  name: optional(line),
  labels: list(line),
  environment: optional(environment),
  working_directory: optional(line),
  max_build_duration: optional(minutes),
  cache: optional(map({ cache_paths: list(line) })),
  scripts: list(script),
  artifacts: list(line),
  publishing: optional(map({ scripts: list(script) })),
  instance_type: z.unknown().optional(),
  triggering: z.unknown().optional(),
});
export type FileWorkflow = z.infer<typeof FileWorkflow>;
