import { type Document, isAlias, isCollection, isMap, isScalar, type Node } from 'yaml';

/** Turns an offset of the file's text into its line. */
export type LineAt = (offset: number) => number;

/** The line of a key; where it is missing or comes by a merge, that of the nearest part above it which is written. */
export function lineOf(document: Document.Parsed, path: readonly PropertyKey[], lineAt: LineAt): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (!isCollection(node)) break;
    const pair = isMap<unknown, unknown>(node)
      ? node.items.find((item) => isScalar(item.key) && item.key.value === String(key))
      : undefined;
    const next: unknown = pair ? pair.value : node.get(key, true);
    const start = startOf(pair?.key) ?? startOf(next);
    if (start === undefined) break;
    offset = start;
    node = next;
  }
  return lineAt(offset);
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}
