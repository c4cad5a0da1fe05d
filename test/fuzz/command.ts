import { parseDuration } from '../../src/action/inputs/parsers.ts';
import { BadValue } from '../../src/errors.ts';
import { readOptions, WrongCommand } from '../../src/service/cli/command-line.ts';
import { families, propertiesOf } from './families.ts';
import type { Property } from './property.ts';

const usage = `npm run fuzz -- [duration] [names…]    tries readers of outside text for this long (default: 5m)
  --seed <number> --path <path>        tries one property on the value of a finding
  --list                               lists the names of all properties`;

/** What `npm run fuzz` should do. */
export type FuzzCommand =
  | { readonly kind: 'list'; readonly chosen: readonly Property[] }
  | { readonly kind: 'fuzz'; readonly ms: number; readonly chosen: readonly Property[] }
  | { readonly kind: 'reproduce'; readonly property: Property; readonly seed: number; readonly path: string };

/** Reads the arguments of `npm run fuzz --`. @throws WrongCommand */
export async function parseFuzzCommand(given: readonly string[]): Promise<FuzzCommand> {
  const { values, positionals } = readOptions(
    {
      args: [...given],
      allowPositionals: true,
      options: { seed: { type: 'string' }, path: { type: 'string' }, list: { type: 'boolean' } },
    },
    usage,
  );
  const durations = positionals.filter((word) => /^\d/.test(word));
  const names = positionals.filter((word) => !/^\d/.test(word));
  if (durations.length > 1) throw new WrongCommand('Expected at most one duration', { usage });
  const chosen = (await Promise.all((names.length === 0 ? families : names).map(named))).flat();
  if (values.list) return { kind: 'list', chosen };
  if (values.seed === undefined && values.path === undefined)
    return { kind: 'fuzz', ms: durationOf(durations[0] ?? '5m'), chosen };
  const [property, ...others] = chosen;
  const seed = Number(values.seed);
  if (!property || others.length > 0 || !Number.isSafeInteger(seed) || values.path === undefined)
    throw new WrongCommand('Expected --seed and --path together, with the name of one property', { usage });
  return { kind: 'reproduce', property, seed, path: values.path };
}

async function named(name: string): Promise<readonly Property[]> {
  const found = await propertiesOf(name);
  if (found.length === 0)
    throw new WrongCommand(
      `Unknown name ${JSON.stringify(name)}. Expected one of ${families.join(', ')}, or a property`,
      {
        usage,
      },
    );
  return found;
}

function durationOf(text: string): number {
  try {
    return parseDuration(text);
  } catch (cause) {
    if (!(cause instanceof BadValue)) throw cause;
    throw new WrongCommand(`Expected a duration such as 90s or 30m, not ${JSON.stringify(text)}`, {
      usage,
      cause,
    });
  }
}
