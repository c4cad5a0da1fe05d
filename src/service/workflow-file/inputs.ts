/** The inputs of a workflow: values that a start gives, or defaults, in the place of `${{ inputs.name }}`. */

import { z } from 'zod';
import type { InputValue } from '../../contract/start.ts';
import { plainText } from '../errors.ts';
import { listOf } from './document.ts';
import { list, map, optional, text } from './schema.ts';

/** The values that a build was started with, by the names of inputs. */
export type StartInputs = Readonly<Record<string, z.output<typeof InputValue>>>;

type Path = readonly PropertyKey[];

/** A mistake in the inputs; `why` follows the name of what is at `path`. */
export interface InputMistake {
  readonly path: Path;
  readonly why: string;
}

const Definition = map({
  description: optional(text),
  type: optional(
    z.enum(['string', 'number', 'boolean', 'choice'], {
      error: 'must be `string`, `number`, `boolean` or `choice`',
    }),
  ),
  options: list(text),
  // Without `optional`: an empty text is a default too.
  default: text.optional(),
});
type Definition = Readonly<z.output<typeof Definition>>;

/** An input as a form needs it. */
export interface ListedInput {
  readonly name: string;
  readonly type: 'string' | 'number' | 'boolean' | 'choice';
  readonly description?: string | undefined;
  /** If there is none, each start must provide a value. */
  readonly default?: string | undefined;
  /** Of a choice. */
  readonly options?: readonly string[] | undefined;
}

const name = z.string().regex(/^[A-Za-z_][\w-]*$/, {
  error: 'must be the name of an input: letters, digits, `_` and `-`, not starting with a digit',
});
const Definitions = optional(z.record(name, Definition, { error: 'must be a map of names to inputs' }));

/**
 * The workflow without its `inputs`, in which each `${{ inputs.name }}` is replaced unless there are mistakes. Every value of a
 * workflow file is text until its key says what it must be, so a value that is nothing but the expression is what the input's
 * type says.
 */
export function withInputs(
  workflow: unknown,
  { startInputs, grow }: { readonly startInputs: StartInputs; readonly grow: (characters: number) => void },
): {
  readonly workflow: unknown;
  readonly withoutDescription: readonly Path[];
  readonly mistakes: readonly InputMistake[];
} {
  if (!isMap(workflow)) return { workflow, withoutDescription: [], mistakes: [] };
  const { inputs = '', ...rest } = workflow;
  const { definitions, mistakes: ofDefinitions } = definitionsIn(inputs);
  const { values, mistakes: ofValues } = valuesOf(definitions, startInputs);
  const withoutDescription = [...definitions].flatMap(([name, { description }]) =>
    description === undefined ? [['inputs', name]] : [],
  );
  const isDeclared = (name: string) => (isMap(inputs) ? Object.hasOwn(inputs, name) : inputs !== '');
  const replacement = replaced(rest, { values, isDeclared, grow });
  const mistakes = [...ofDefinitions, ...ofValues, ...replacement.mistakes];
  return { workflow: mistakes.length === 0 ? replacement.workflow : rest, withoutDescription, mistakes };
}

/** The inputs of a workflow, without those that have a mistake, which `checkWorkflow` reports. */
export function listedInputs(workflow: unknown): ListedInput[] {
  const { definitions } = definitionsIn(isMap(workflow) ? (workflow.inputs ?? '') : '');
  return [...definitions].map(([name, definition]) => ({
    ...definition,
    name,
    type: definition.type ?? 'string',
    default: defaultOf(definition),
  }));
}

/** Values for inputs that each start has to supply, so that the rest of the workflow can be checked. */
export function placeholders(inputs: readonly ListedInput[]): StartInputs {
  return Object.fromEntries(
    inputs.filter((input) => input.default === undefined).map((input) => [input.name, placeholder(input)]),
  );
}

function placeholder({ name, type, options }: ListedInput) {
  switch (type) {
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'choice':
      return options?.[0] ?? name;
    default:
      return name;
  }
}

/** Only text can be empty. */
function defaultOf({ type = 'string', default: written }: Definition): string | undefined {
  return written === '' && type !== 'string' ? undefined : written;
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The definitions that can be used, and the mistakes in the others. */
function definitionsIn(inputs: unknown) {
  const issues = Definitions.safeParse(inputs).error?.issues ?? [];
  const mistakes = issues.flatMap((issue): InputMistake[] => {
    const path = ['inputs', ...issue.path];
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: [...path, key],
        why: 'is not a key of an input; the keys are `description`, `type`, `options`, `default`',
      }));
    const { message } = (issue.code === 'invalid_key' && issue.issues[0]) || issue;
    return [{ path, why: message }];
  });
  const wrong = new Set(issues.map(({ path }) => path[0]));
  const written = Object.entries(isMap(inputs) ? inputs : {}).filter(([name]) => !wrong.has(name));
  const definitions = new Map(Object.entries(Definitions.parse(Object.fromEntries(written)) ?? {}));
  for (const [name, { type, options }] of definitions) {
    const path = ['inputs', name, 'options'];
    const isChoice = type === 'choice';
    if (isChoice ? options?.length : options === undefined) continue;
    const why = isChoice ? 'is missing: a `choice` needs options' : 'is only allowed for the type `choice`';
    mistakes.push({ path, why });
    definitions.delete(name);
  }
  return { definitions, mistakes };
}

function valuesOf(definitions: ReadonlyMap<string, Definition>, startInputs: StartInputs) {
  const mistakes: InputMistake[] = [];
  const other = Object.keys(startInputs).find((name) => !definitions.has(name));
  if (other !== undefined) {
    const known = listOf([...definitions.keys()], 'none');
    const why = `has no input \`${plainText(other)}\`, which the build was started with; it has ${known}`;
    mistakes.push({ path: [], why });
  }
  const values = new Map<string, string>();
  for (const [name, definition] of definitions) {
    const path = ['inputs', name];
    const byDefault = defaultOf(definition);
    const expectation = expected(definition);
    const usual = byDefault === undefined ? undefined : valueAs(definition, byDefault);
    const one = Object.hasOwn(startInputs, name) ? startInputs[name] : undefined;
    const value = one === undefined ? usual : valueAs(definition, one);
    // A wrong default is found before the first start that needs it.
    if (usual === undefined && byDefault !== undefined)
      mistakes.push({ path: [...path, 'default'], why: `must be ${expectation}` });
    else if (value !== undefined) values.set(name, value);
    else if (one === undefined)
      mistakes.push({ path, why: 'has no default, and the build was started without a value' });
    else {
      const why = `must be ${expectation}, but the build was started with \`${plainText(String(one))}\``;
      mistakes.push({ path, why });
    }
  }
  return { values, mistakes };
}

function expected({ type, options }: Definition): string {
  switch (type) {
    case 'number':
      return 'a number';
    case 'boolean':
      return '`true` or `false`';
    case 'choice':
      return `one of ${listOf(options ?? [], 'none')}`;
    default:
      return 'text';
  }
}

/** As it stands in a text; `undefined` when it is not of this type. A number or boolean may also be given as text. */
function valueAs({ type, options }: Definition, value: string | number | boolean): string | undefined {
  const written = String(value);
  switch (type) {
    case 'number':
      // Whole numbers stay as they are: a build number can have more digits than a number here.
      if (/^[+-]?\d+$/.test(written)) return written;
      return typeof value !== 'boolean' && written.trim() !== '' && Number.isFinite(Number(written))
        ? String(Number(written))
        : undefined;
    case 'boolean':
      return /^(?:true|True|TRUE|false|False|FALSE)$/.test(written) ? written.toLowerCase() : undefined;
    case 'choice':
      return options?.includes(written) ? written : undefined;
    default:
      return typeof value === 'string' ? value : undefined;
  }
}

const expression = /\$\{\{\s*inputs\.([\w-]+)\s*\}\}/g;

/** A copy with the values, and the inputs in it that the workflow does not declare. */
function replaced(
  workflow: object,
  {
    values,
    isDeclared,
    grow,
  }: {
    values: ReadonlyMap<string, string>;
    isDeclared: (name: string) => boolean;
    grow: (characters: number) => void;
  },
) {
  const mistakes: InputMistake[] = [];
  const copy = structuredClone(workflow);
  // Aliases share what they repeat, and an anchor can contain itself.
  const visited = new Set<unknown>();
  const left: { readonly within: object; readonly above: Path }[] = [{ within: copy, above: [] }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { within, above } = next;
    for (const [key, value] of Object.entries(within)) {
      const path = [...above, Array.isArray(within) ? Number(key) : key];
      if (typeof value === 'string') {
        const text = value.replace(expression, (whole, name) => {
          if (!values.has(name) && !isDeclared(name))
            mistakes.push({ path, why: `has \`${whole}\`, but the workflow has no input \`${name}\`` });
          const text = values.get(name) ?? whole;
          grow(text.length);
          return text;
        });
        Reflect.set(within, key, text);
      } else if (typeof value === 'object' && value !== null && !visited.has(value)) {
        visited.add(value);
        left.push({ within: value, above: path });
      }
    }
  }
  return { workflow: copy, mistakes };
}
