/** The types of the package that `scripts/pack-service.ts` writes, from the options of the command line and the schemas of scenarios. */

import { z } from 'zod';
import { startOptions } from '../src/service/cli/command-line.ts';
import { WrittenFault } from '../src/service/scenario/faults.ts';
import { WrittenOutcome } from '../src/service/scenario/outcomes.ts';

/** The text of `index.d.ts`. */
export function packageTypes(): string {
  return `export interface BuildServiceOptions {
${Object.entries(startOptions).map(optionField).join('\n')}
  /** Gets each line that the service logs. Without it, nothing is printed. */
  readonly log?: (line: string) => void;
}

/** What happens to the next requests with this method and path. */
export interface Fault ${typeOf(WrittenFault)}

/** How the next simulated build goes. */
export interface Outcome ${typeOf(WrittenOutcome.omit({ log: true }))}

export interface Scenario {
  readonly faults?: readonly Fault[];
  readonly outcomes?: readonly Outcome[];
}

export interface BuildService {
  /** Such as \`http://127.0.0.1:41234\`. */
  readonly baseUrl: string;
  /** Of the service's first user. It ends with the service. */
  readonly token: string;
  /** The applications that this user sees: the one of \`repository\`, in a new data folder. */
  readonly appIds: readonly string[];
  /** The address that signs a browser in as this user, once. */
  readonly signInUrl: string;
  /** Ends all builds, and removes them with their artefacts, the caches and the scenario. */
  reset(): Promise<void>;
  /** Replaces the faults and outcomes that are left. */
  setScenario(scenario: Scenario): Promise<void>;
  /** Ends all builds and the service, and removes its data folder unless \`data\` named it. Can be called again. */
  close(): Promise<void>;
}

/** Starts a local build service, and waits until it answers. It ends with this process at the latest. */
export declare function startBuildService(options?: BuildServiceOptions): Promise<BuildService>;
`;
}

/** What differs from the command line. */
const defaults: Readonly<Record<string, string>> = {
  data: 'where the service keeps everything (default: a new folder, removed at its end)',
  port: 'port on 127.0.0.1; 0 picks a free one (default: 0)',
};

function camelCase(option: string): string {
  return option.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function optionField([name, option]: [string, (typeof startOptions)[keyof typeof startOptions]]): string {
  const help = defaults[name] ?? option.help.replace('; repeatable', '');
  return `  /** \`--${name}\`: ${help} */\n  readonly ${camelCase(name)}?: ${optionType(option)};`;
}

function optionType(option: (typeof startOptions)[keyof typeof startOptions]): string {
  if (option.type === 'boolean') return 'boolean';
  if ('multiple' in option) return 'readonly string[]';
  const [, choice] = /^ <(\w+(?:\|\w+)+)>$/.exec(option.form) ?? [];
  if (choice !== undefined)
    return choice
      .split('|')
      .map((one) => `'${one}'`)
      .join(' | ');
  if (option.form === ' <number>') return 'number';
  return 'string';
}

interface Property {
  readonly type: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  readonly enum?: readonly string[] | undefined;
  readonly const?: boolean | undefined;
  readonly properties?: Readonly<Record<string, Property>> | undefined;
  readonly required?: readonly string[] | undefined;
}

const Property: z.ZodType<Property> = z.object({
  type: z.enum(['string', 'integer', 'boolean', 'array', 'object']),
  enum: z.array(z.string()).optional(),
  const: z.boolean().optional(),
  properties: z
    .record(
      z.string(),
      z.lazy(() => Property),
    )
    .optional(),
  required: z.array(z.string()).optional(),
});

/** The type of what is written in a scenario. */
function typeOf(schema: z.ZodType): string {
  return valueType(Property.parse(z.toJSONSchema(schema, { io: 'input' })));
}

function valueType({ type, enum: values, const: only, properties = {}, required = [] }: Property): string {
  if (values) return values.map((value) => `'${value}'`).join(' | ');
  if (only !== undefined) return String(only);
  if (type === 'array') return 'readonly string[]';
  if (type !== 'object') return type === 'integer' ? 'number' : type;
  const fields = Object.entries(properties).map(
    ([name, property]) => `  readonly ${name}${required.includes(name) ? '' : '?'}: ${valueType(property)};`,
  );
  return `{\n${fields.join('\n')}\n}`;
}
