/** The inputs of a workflow: values of the start, or defaults, which replace `${{ inputs.name }}`. */

import { z } from 'zod';
import type { InputValues } from '../../contract/start.ts';
import { plainText } from '../errors.ts';
import { listOf } from './document.ts';
import { list, map, mistakeAt, optional, readAs, text } from './reading.ts';
import { isMap, textsIn } from './values.ts';

const types = ['string', 'number', 'boolean', 'choice'] as const;

const Written = map({
  description: optional(text),
  type: optional(z.enum(types, { error: 'must be `string`, `number`, `boolean` or `choice`' })),
  options: list(text),
  /** Without a default, each start must provide a value. Not `optional(text)`: an empty text is a default, too. */
  default: text.optional(),
}).transform(({ type = 'string', ...written }) => ({
  ...written,
  type,
  // Only a text input can have an empty default.
  default: written.default === '' && type !== 'string' ? undefined : written.default,
}));

type Input = Readonly<z.output<typeof Written>>;

export type ListedInput = Input & { readonly name: string };

const Definition = Written.superRefine((input, context) => {
  const { type, options, default: usual } = input;
  const wrong = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message });
  const isChoice = type === 'choice';
  if (isChoice && !options?.length) wrong('options', 'is missing: a `choice` needs options');
  else if (!isChoice && options) wrong('options', 'is only allowed for the type `choice`');
  else if (usual !== undefined && valueAs(input, usual) === undefined)
    wrong('default', `must be ${expected(input)}`);
});

const name = z.string().regex(/^[A-Za-z_][\w-]*$/, {
  error: 'must be the name of an input: letters, digits, `_` and `-`, not starting with a digit',
});
const Definitions = optional(z.record(name, Definition, { error: 'must be a map of names to inputs' }));

/** The valid inputs, and the mistakes in the others. */
function inputsOf(written: unknown) {
  const { wrong, unknown } = readAs(Definitions, written, ['inputs']);
  const mistakes = [...wrong, ...unknown];
  const mistaken = new Set(mistakes.map(({ path }) => path[1]));
  const usable = Object.entries(isMap(written) ? written : {}).filter(([name]) => !mistaken.has(name));
  const definitions = readAs(Definitions, Object.fromEntries(usable)).data ?? {};
  const inputs = Object.entries(definitions).map(([name, input]): ListedInput => ({ ...input, name }));
  return { inputs, mistakes };
}

/** Values for inputs without a default, so that the rest of the workflow can be checked. */
function placeholders(inputs: readonly ListedInput[]): InputValues {
  const missing = inputs.filter((input) => input.default === undefined);
  return Object.fromEntries(
    missing.map(({ name, type, options = [] }) => {
      const values = { number: 1, boolean: true, choice: options[0] ?? name, string: name };
      return [name, values[type]];
    }),
  );
}

/**
 * The valid inputs, all mistakes, and the workflow without `inputs`, in which each `${{ inputs.name }}` is replaced unless
 * there are mistakes. Every value of a workflow file is text until its key determines a type, so a value that consists of the
 * expression alone gets the type of the input.
 *
 * @param given by default, placeholders for the inputs without a default
 */
export function withInputs(workflow: unknown, grow: (characters: number) => void, given?: InputValues) {
  const { inputs: written, ...rest } = isMap(workflow) ? workflow : {};
  const { inputs, mistakes } = inputsOf(written);
  const startInputs = given ?? placeholders(inputs);
  const values = new Map<string, string>();
  const other = Object.keys(startInputs).find((name) => !inputs.some((input) => input.name === name));
  if (other !== undefined) {
    const names = inputs.map(({ name }) => name);
    const why = `has no input \`${plainText(other)}\`, which the build was started with; it has ${listOf(names, 'none')}`;
    mistakes.push(mistakeAt([], why));
  }
  for (const input of inputs) {
    const start = Object.hasOwn(startInputs, input.name) ? startInputs[input.name] : input.default;
    const value = start === undefined ? undefined : valueAs(input, start);
    const why =
      start === undefined
        ? 'has no default, and the build was started without a value'
        : `must be ${expected(input)}, but the build was started with \`${plainText(String(start))}\``;
    if (value === undefined) mistakes.push(mistakeAt(['inputs', input.name], why));
    else values.set(input.name, value);
  }
  const copy = structuredClone(rest);
  for (const { path, text, replace } of textsIn(copy))
    if (text.includes('${{'))
      replace(
        text.replace(/\$\{\{\s*inputs\.([\w-]+)\s*\}\}/g, (whole, name) => {
          if (!values.has(name) && !(isMap(written) && Object.hasOwn(written, name)))
            mistakes.push(mistakeAt(path, `has \`${whole}\`, but the workflow has no input \`${name}\``));
          const value = values.get(name) ?? whole;
          grow(value.length);
          return value;
        }),
      );
  const replaced = mistakes.length === 0 ? copy : rest;
  return { inputs, mistakes, workflow: isMap(workflow) ? replaced : workflow };
}

function expected({ type, options = [] }: Input): string {
  const choice = `one of ${listOf(options, 'none')}`;
  return { number: 'a number', boolean: '`true` or `false`', choice, string: 'text' }[type];
}

/** The value as text; `undefined` if it does not have the type. Numbers and booleans may also be given as text. */
function valueAs({ type, options }: Input, value: string | number | boolean): string | undefined {
  const written = String(value);
  switch (type) {
    case 'number':
      // Whole numbers stay as written: a build number can have more digits than a JavaScript number holds.
      if (/^[+-]?\d+$/.test(written)) return written;
      return typeof value !== 'boolean' && written.trim() !== '' && Number.isFinite(Number(written))
        ? String(Number(written))
        : undefined;
    case 'boolean':
      return /^(?:true|True|TRUE|false|False|FALSE)$/.test(written) ? written.toLowerCase() : undefined;
    case 'choice':
      return options?.includes(written) ? written : undefined;
    case 'string':
      return typeof value === 'string' ? value : undefined;
  }
}
