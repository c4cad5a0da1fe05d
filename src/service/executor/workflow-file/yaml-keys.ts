import {
  type Alias,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  type Pair,
  visit,
  type YAMLMap,
} from 'yaml';

/** The lines of a file's keys. */
export interface KeyLines {
  /** The line of a key; for one that is missing or comes from a merge, the line of the nearest parent in the file. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** @param lineAt returns the line of an offset in the file */
export function createKeyLines(document: Document.Parsed, lineAt: (offset: number) => number): KeyLines {
  // Searching a map, or an anchor, again for each key would take time that grows with the square of the file.
  const indexes = new WeakMap<YAMLMap<unknown, unknown>, ReadonlyMap<string, Pair<unknown, unknown>>>();
  const pairOf = (map: YAMLMap<unknown, unknown>, key: string): Pair<unknown, unknown> | undefined => {
    const index = indexes.get(map) ?? indexOf(map);
    indexes.set(map, index);
    return index.get(key);
  };
  const targets = new WeakMap<Alias, { readonly node: unknown }>();
  const targetOf = (alias: Alias): unknown => {
    const target = targets.get(alias) ?? { node: alias.resolve(document) };
    targets.set(alias, target);
    return target.node;
  };
  return {
    lineOf(path) {
      let node: unknown = document.contents;
      let offset = startOf(node) ?? 0;
      for (const key of path) {
        if (isAlias(node)) node = targetOf(node);
        if (!isCollection(node)) break;
        const pair = isMap<unknown, unknown>(node) ? pairOf(node, String(key)) : undefined;
        const next: unknown = pair || isMap(node) ? pair?.value : node.get(key, true);
        const start = startOf(pair?.key) ?? startOf(next);
        if (start === undefined) break;
        offset = start;
        node = next;
      }
      return lineAt(offset);
    },
  };
}

function indexOf(map: YAMLMap<unknown, unknown>): Map<string, Pair<unknown, unknown>> {
  return new Map(
    map.items.flatMap((item) => (isScalar(item.key) ? [[String(item.key.value), item] as const] : [])),
  );
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

/** The offset of the first key that a map repeats; `undefined` when no key is repeated. */
export function repeatedKey(document: Document.Parsed): number | undefined {
  let found: number | undefined;
  visit(document, {
    Map(_, map) {
      const keys = new Set<unknown>();
      for (const { key } of map.items) {
        if (!isScalar(key)) continue;
        if (keys.has(key.value)) {
          found = key.range?.[0] ?? 0;
          return visit.BREAK;
        }
        keys.add(key.value);
      }
      return undefined;
    },
  });
  return found;
}
