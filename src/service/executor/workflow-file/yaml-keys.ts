import {
  type Alias,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  visit,
  type YAMLMap,
} from 'yaml';

/** The lines of a file's keys. */
export interface KeyLines {
  /** The line of a key, where it is written: also behind an alias or a merge. For one that is missing, that of its parent. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** @param lineAt returns the line of an offset in the file */
export function createKeyLines(document: Document.Parsed, lineAt: (offset: number) => number): KeyLines {
  // Searching a map, or an anchor, again for each key would take time that grows with the square of the file.
  const indexes = new WeakMap<YAMLMap<unknown, unknown>, MapIndex>();
  const targets = new WeakMap<Alias, { readonly node: unknown }>();
  const targetOf = (alias: Alias): unknown => {
    const target = targets.get(alias) ?? { node: alias.resolve(document) };
    targets.set(alias, target);
    return target.node;
  };
  /** Anchors can be merged into each other in a circle, so the depth is bounded. */
  const pairOf = (
    map: YAMLMap<unknown, unknown>,
    key: string,
    depth = 0,
  ): Pair<unknown, unknown> | undefined => {
    const index = indexes.get(map) ?? indexOf(map);
    indexes.set(map, index);
    const own = index.pairs.get(key);
    if (own || depth === deepestMerge) return own;
    for (const merged of index.merged) {
      const source = isAlias(merged) ? targetOf(merged) : merged;
      const pair = isMap<unknown, unknown>(source) ? pairOf(source, key, depth + 1) : undefined;
      if (pair) return pair;
    }
    return undefined;
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

/** Anchors that are merged into anchors that are merged; nobody nests them deeper. */
const deepestMerge = 10;

interface MapIndex {
  readonly pairs: ReadonlyMap<string, Pair<unknown, unknown>>;
  /** The values of its merge keys (`<<`). */
  readonly merged: readonly unknown[];
}

function indexOf(map: YAMLMap<unknown, unknown>): MapIndex {
  const pairs = new Map<string, Pair<unknown, unknown>>();
  const merged: unknown[] = [];
  for (const pair of map.items) {
    const key = keyOf(pair);
    // The library's value of a merge key is a symbol.
    if (typeof key === 'symbol') merged.push(...(isSeq(pair.value) ? pair.value.items : [pair.value]));
    else if (isScalar(pair.key)) pairs.set(String(key), pair);
  }
  return { pairs, merged };
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

/** A key that a map has already; the last one counts. */
export interface RepeatedKey {
  readonly key: string;
  readonly line: number;
}

/** The repeated keys of the file, without those of the other workflows, in the order of the file. */
export function repeatedKeys(
  document: Document.Parsed,
  { workflowId, lineAt }: { readonly workflowId: string; readonly lineAt: (offset: number) => number },
): RepeatedKey[] {
  const found: RepeatedKey[] = [];
  const search = (map: YAMLMap<unknown, unknown>): void => {
    const keys = new Set<unknown>();
    for (const { key } of map.items) {
      if (!isScalar(key)) continue;
      if (keys.has(key.value)) found.push({ key: String(key.value), line: lineAt(key.range?.[0] ?? 0) });
      keys.add(key.value);
    }
  };
  const isOther = (path: readonly unknown[], pair: Pair<unknown, unknown>): boolean => {
    const [, , above] = path;
    const isWorkflow = path.length === 4 && isPair(above) && keyOf(above) === 'workflows';
    return isWorkflow && keyOf(pair) !== workflowId;
  };
  visit(document, {
    Map: (_, map) => search(map),
    Pair: (_, pair, path) => (isOther(path, pair) ? visit.SKIP : undefined),
  });
  return found;
}

function keyOf({ key }: Pair<unknown, unknown>): unknown {
  return isScalar(key) ? key.value : undefined;
}
