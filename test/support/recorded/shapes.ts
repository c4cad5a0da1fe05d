import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A recorded answer of the hosted service, with invented values. */
export function recorded(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8'));
}

/** The types of the values at a path, and `missing` if a record lacks the field. */
export type Shapes = ReadonlyMap<string, ReadonlySet<string>>;

/** Maps whose keys are IDs. */
const keyed = /(?:\.workflows|\.buildTime)$/;

/** The paths of all values, with the types at each: for example `build.artefacts[].size` and `number`. */
export function shapesOf(root: string, values: readonly unknown[]): Shapes {
  const shapes = new Map<string, Set<string>>();
  const walk = (path: string, all: readonly unknown[]): void => {
    const types = new Set(all.map(typeOf));
    shapes.set(path, types);
    const lists = all.filter(Array.isArray);
    if (lists.some((list) => list.length > 0)) walk(`${path}[]`, lists.flat());
    const records = all.filter((value) => typeOf(value) === 'object').map((value) => Object(value));
    if (keyed.test(path)) {
      const inner = records.flatMap((record) => Object.values(record));
      if (inner.length > 0) walk(`${path}.*`, inner);
      return;
    }
    for (const key of new Set(records.flatMap((record) => Object.keys(record))))
      walk(
        `${path}.${key}`,
        records.map((record) => record[key]),
      );
  };
  walk(root, values);
  return shapes;
}

function typeOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' ? 'text' : typeof value;
}
