/** The inputs of a workflow: values that a start gives, or defaults, in the place of `${{ inputs.name }}`. */

import { z } from 'zod';
import { InputValue } from '../../contract/v3/start.ts';
import { plainText } from '../errors.ts';
import { listOf } from './document.ts';
import { list, map, optional, text } from './schema.ts';

/** The values that a build was started with, by the names of inputs. */
export const StartInputs = z.record(z.string(), InputValue);
export type StartInputs = Readonly<z.output<typeof StartInputs>>;

type Path = readonly PropertyKey[];

/** A mistake in the inputs; `why` follows the name of what is at `path`. */
export class WrongInput extends Error {
  readonly path: Path;
  readonly why: string;
  constructor({ path, why }: { readonly path: Path; readonly why: string }) {
    super(why);
    this.path = path;
    this.why = why;
  }
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
export const ListedInput = z.object({
  name: z.string(),
  type: z.enum(['string', 'number', 'boolean', 'choice']),
  description: z.string().optional(),
  /** If there is none, each start must provide a value. */
  default: z.string().optional(),
  /** Of a choice. */
  options: z.array(z.string()).optional(),
});
export type ListedInput = z.output<typeof ListedInput>;

const name = z.string().regex(/^[A-Za-z_][\w-]*$/, {
  error: 'must be the name of an input: letters, digits, `_` and `-`, not starting with a digit',
});
const Definitions = optional(z.record(name, Definition, { error: 'must be a map of names to inputs' }));

/**
 * The workflow without its `inputs`, in which each `${{ inputs.name }}` is replaced. Every value of a workflow file is text
 * until its key says what it must be, so a value that is nothing but the expression is what the input's type says.
 *
 * @throws WrongInput
 */
export function withInputs(
  workflow: unknown,
  startInputs: StartInputs,
): { readonly workflow: unknown; readonly withoutDescription: readonly Path[] } {
  if (!isMap(workflow)) return { workflow, withoutDescription: [] };
  const { inputs = '', ...rest } = workflow;
  const definitions = definitionsIn(inputs);
  const values = valuesOf(definitions, startInputs);
  const withoutDescription = [...definitions].flatMap(([name, { description }]) =>
    description === undefined ? [['inputs', name]] : [],
  );
  return { workflow: replaced(rest, values), withoutDescription };
}

/** The inputs of a workflow; none if there is a mistake in them, which `checkWorkflow` reports. */
export function listedInputs(workflow: unknown): ListedInput[] {
  try {
    const definitions = definitionsIn(isMap(workflow) ? (workflow.inputs ?? '') : '');
    return [...definitions].map(([name, definition]) => ({
      ...definition,
      name,
      type: definition.type ?? 'string',
      default: defaultOf(definition),
    }));
  } catch (error) {
    if (!(error instanceof WrongInput)) throw error;
    return [];
  }
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

/** @throws WrongInput */
function definitionsIn(inputs: unknown): ReadonlyMap<string, Definition> {
  const parsed = Definitions.safeParse(inputs);
  const [issue] = parsed.error?.issues ?? [];
  if (issue) {
    const isUnknown = issue.code === 'unrecognized_keys';
    const path = ['inputs', ...issue.path, ...(isUnknown ? issue.keys.slice(0, 1) : [])];
    const { message } = (issue.code === 'invalid_key' && issue.issues[0]) || issue;
    throw new WrongInput({
      path,
      why: isUnknown
        ? 'is not a key of an input; the keys are `description`, `type`, `options`, `default`'
        : message,
    });
  }
  const definitions = new Map(Object.entries(parsed.data ?? {}));
  for (const [name, { type, options }] of definitions) {
    const path = ['inputs', name];
    if (type === 'choice' && (options ?? []).length === 0)
      throw new WrongInput({ path: [...path, 'options'], why: 'is missing: a `choice` needs options' });
    if (type !== 'choice' && options !== undefined)
      throw new WrongInput({ path: [...path, 'options'], why: 'is only allowed for the type `choice`' });
  }
  return definitions;
}

function valuesOf(definitions: ReadonlyMap<string, Definition>, startInputs: StartInputs) {
  const others = Object.keys(startInputs).filter((name) => !definitions.has(name));
  if (others.length > 0) {
    const known = listOf([...definitions.keys()], 'none');
    const why = `has no input \`${plainText(others[0] ?? '')}\`, which the build was started with; it has ${known}`;
    throw new WrongInput({ path: [], why });
  }
  const values = new Map<string, string>();
  for (const [name, definition] of definitions) {
    const path = ['inputs', name];
    const byDefault = defaultOf(definition);
    const expectation = expected(definition);
    // A wrong default is found before the first start that needs it.
    const usual = byDefault === undefined ? undefined : valueAs(definition, byDefault);
    if (usual === undefined && byDefault !== undefined)
      throw new WrongInput({ path: [...path, 'default'], why: `must be ${expectation}` });
    const one = Object.hasOwn(startInputs, name) ? startInputs[name] : undefined;
    const value = one === undefined ? usual : valueAs(definition, one);
    if (value === undefined && one !== undefined) {
      const why = `must be ${expectation}, but the build was started with \`${plainText(String(one))}\``;
      throw new WrongInput({ path, why });
    }
    if (value === undefined)
      throw new WrongInput({ path, why: 'has no default, and the build was started without a value' });
    values.set(name, value);
  }
  return values;
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

/** A copy with the values. @throws WrongInput */
function replaced(workflow: object, values: ReadonlyMap<string, string>): unknown {
  const copy = structuredClone(workflow);
  // Aliases share what they repeat, and an anchor can contain itself.
  const visited = new Set<unknown>();
  const left: { readonly within: object; readonly above: Path }[] = [{ within: copy, above: [] }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { within, above } = next;
    for (const [key, value] of Object.entries(within)) {
      const path = [...above, Array.isArray(within) ? Number(key) : key];
      if (typeof value === 'string') Reflect.set(within, key, withValues(value, { path, values }));
      else if (typeof value === 'object' && value !== null && !visited.has(value)) {
        visited.add(value);
        left.push({ within: value, above: path });
      }
    }
  }
  return copy;
}

function withValues(
  text: string,
  { path, values }: { readonly path: Path; readonly values: ReadonlyMap<string, string> },
): string {
  return text.replace(expression, (whole, name) => {
    const value = values.get(name);
    if (value !== undefined) return value;
    throw new WrongInput({ path, why: `has \`${whole}\`, but the workflow has no input \`${name}\`` });
  });
}
