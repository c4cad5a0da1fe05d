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
  LineCounter,
  type Pair,
  parseDocument,
  Scalar,
  type ScalarTag,
  visit,
  YAMLMap,
} from 'yaml';
import { BuildError, plainText } from '../errors.ts';

export const workflowFileName = 'codemagic.yaml';

/** The file is not valid, or does not have the workflow; the message says why and, where there is one, gives the line. */
export class WrongWorkflowFile extends BuildError {
  /** The mistakes, with their lines; empty if the file lacks the workflow. */
  readonly found: readonly LineMistake[];
  constructor(message: string, found: readonly LineMistake[] = []) {
    super(message);
    this.found = found;
  }
}

interface LineMistake {
  readonly line: number;
  readonly text: string;
}

export function wrong(line: number, text: string, ...others: readonly LineMistake[]): WrongWorkflowFile {
  return new WrongWorkflowFile(`${workflowFileName}:${line}: ${text}`, [{ line, text }, ...others]);
}

/** More names are counted, not listed. */
const listedNames = 20;

/** Names for a message; `none` for no names. */
export function listOf(names: readonly string[], none: string): string {
  const shown = names.slice(0, listedNames).map((one) => `\`${plainText(one)}\``);
  const more = names.length > shown.length ? ` and ${names.length - shown.length} more` : '';
  return shown.length === 0 ? none : shown.join(', ') + more;
}

const nestedTooDeeply = 'it is nested too deeply';

/** A parsed file. */
export interface WorkflowDocument {
  /** Every scalar is text; one without a value, `null` and `~` are empty text. */
  readonly content: Readonly<Record<string, unknown>>;
  /** The aliases whose anchor is not defined before them; `content` has the text `unresolved` in their place. */
  readonly unknownAliases: readonly LineMistake[];
  /** The line of a key, where it is written: also behind an alias or a merge. For one that is missing, that of its parent. */
  readonly lineOf: LineOf;
  /** The keys that a map repeats, in this workflow and outside of all workflows. */
  repeatedKeys(workflowId: string): readonly LineOfKey[];
}

/** Every scalar is text, but `null` is nothing, as a key without a value is. */
const nothing: ScalarTag = {
  tag: 'tag:yaml.org,2002:null',
  default: true,
  test: /^(?:~|null|Null|NULL)$/,
  resolve: () => '',
};

/** Stands for the value of an unknown alias: an expression, because the type of its value is unknown too. */
export const unresolved = '$' + '{{ unknown alias }}';

/** @throws WrongWorkflowFile also for unknown aliases */
export function parseWorkflowFile(source: string): WorkflowDocument {
  const document = parseForCheck(source);
  const [first] = document.unknownAliases;
  if (first) throw wrong(first.line, first.text);
  return document;
}

/** @throws WrongWorkflowFile */
export function parseForCheck(source: string): WorkflowDocument {
  const lineCounter = new LineCounter();
  // With `uniqueKeys`, the library compares each key with all before it; `repeatedKeys` takes linear time.
  const options = {
    schema: 'failsafe',
    merge: true,
    uniqueKeys: false,
    prettyErrors: false,
    lineCounter,
  } as const;
  const customTags: ScalarTag[] = [nothing];
  const document = withinStack(() => parseDocument(source, { ...options, customTags }));
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line;
  const [error, ...others] = syntaxErrors(document, lineAt);
  if (error) throw wrong(error.line, error.text, ...others);
  const unknownAliases = withinStack(() => replaceUnknownAliases(document)).map(({ name, offset }) => ({
    line: lineAt(offset),
    text: `\`*${plainText(name)}\` refers to an anchor that is not defined before it`,
  }));
  const findLine = createLineOf(document, lineAt);
  const lineOf: LineOf = (path) => withinStack(() => findLine(path));
  return {
    content: contentOf(document, lineOf),
    unknownAliases,
    lineOf,
    repeatedKeys: (workflowId) => withinStack(() => repeatedKeys(document, { workflowId, lineAt })),
  };
}

/** The first error in each line, without those that usually follow from an earlier one. */
function syntaxErrors(document: Document.Parsed, lineAt: (offset: number) => number): LineMistake[] {
  const found = new Map<number, string>();
  for (const { code, message, pos } of document.errors) {
    const isFirst = found.size === 0;
    if (code === 'BAD_INDENT' && !isFirst) continue;
    const opened = isFirst ? withinStack(() => openedAt(document, pos[0])) : undefined;
    const line = lineAt(opened ?? pos[0]);
    const text = code === 'RESOURCE_EXHAUSTION' ? nestedTooDeeply : plainText(inWords(message));
    if (!found.has(line)) found.set(line, text);
  }
  return [...found].map(([line, text]) => ({ line, text }));
}

/** The library's `Missing closing "quote` looks as if it were cut. */
function inWords(message: string): string {
  return message.replace(/^Missing closing (["'])quote$/, 'A closing $1 is missing');
}

/** @throws WrongWorkflowFile when deep nesting overflows the stack */
function withinStack<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof RangeError) throw wrong(1, nestedTooDeeply);
    throw cause;
  }
}

/**
 * Where a quote or a bracket that was not closed was opened: the library reports the place at which it gave up, which can
 * be the last line. `undefined` when nothing is open there.
 */
function openedAt(document: Document.Parsed, errorAt: number): number | undefined {
  let opened: number | undefined;
  visit(document, {
    Node(_, node) {
      if (isScalar(node) || isCollection(node)) {
        const [start = 0, end = 0] = node.range ?? [];
        const isQuoted = isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE');
        const isFlow = isCollection(node) && node.flow === true;
        if ((isQuoted || isFlow) && start < errorAt && end >= errorAt) opened = start;
      }
    },
  });
  return opened;
}

function contentOf(document: Document.Parsed, lineOf: LineOf): Record<string, unknown> {
  let value: unknown;
  try {
    value = withinStack(() => document.toJS());
  } catch (cause) {
    if (cause instanceof WrongWorkflowFile) throw cause;
    // Aliases that multiply to fill the memory.
    throw wrong(1, plainText(cause instanceof Error ? cause.message : 'it cannot be resolved'));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw wrong(lineOf([]), 'the file must be a map with the key `workflows`');
}

/** Puts the text `unresolved` in the place of each alias whose anchor is not defined before it, and nothing where it is merged. */
function replaceUnknownAliases(
  document: Document.Parsed,
): { readonly name: string; readonly offset: number }[] {
  const anchors = new Set<string>();
  const found: { readonly name: string; readonly offset: number }[] = [];
  visit(document, {
    Alias(_, { source, range = null }, path) {
      if (anchors.has(source)) return undefined;
      found.push({ name: source, offset: range?.[0] ?? 0 });
      const above = path.findLast(isPair);
      const isMerged = above && typeof keyOf(above) === 'symbol';
      return Object.assign(isMerged ? new YAMLMap() : new Scalar(unresolved), { range });
    },
    Value(_, { anchor }) {
      if (anchor) anchors.add(anchor);
    },
  });
  return found;
}

type LineOf = (path: readonly PropertyKey[]) => number;
type YamlPair = Pair<unknown, unknown>;
type YamlMap = YAMLMap<unknown, unknown>;

/** @param lineAt returns the line of an offset in the file */
function createLineOf(document: Document.Parsed, lineAt: (offset: number) => number): LineOf {
  // Searching a map, or an anchor, again for each key would take time that grows with the square of the file.
  const known = new Map<YamlMap, ReadonlyMap<string, YamlPair>>();
  const targets = new Map<Alias, unknown>();
  const targetOf = (node: unknown): unknown => {
    if (!isAlias(node)) return node;
    if (!targets.has(node)) targets.set(node, node.resolve(document));
    return targets.get(node);
  };
  /** The pairs of a map by key, with those that it merges (`<<`). */
  const pairsOf = (map: YamlMap): ReadonlyMap<string, YamlPair> => {
    const found = known.get(map);
    if (found) return found;
    const pairs = new Map<string, YamlPair>();
    // Anchors can be merged into each other in a circle.
    known.set(map, pairs);
    for (const pair of map.items) {
      const key = keyOf(pair);
      // The library's value of a merge key is a symbol.
      if (typeof key !== 'symbol') {
        if (isScalar(pair.key)) pairs.set(String(key), pair);
        continue;
      }
      for (const source of isSeq(pair.value) ? pair.value.items : [pair.value]) {
        const merged = targetOf(source);
        if (isMap<unknown, unknown>(merged))
          for (const [name, one] of pairsOf(merged)) if (!pairs.has(name)) pairs.set(name, one);
      }
    }
    return pairs;
  };
  return (path) => {
    let node: unknown = document.contents;
    let offset = startOf(node) ?? 0;
    for (const key of path) {
      node = targetOf(node);
      if (!isCollection(node)) break;
      const pair = isMap<unknown, unknown>(node) ? pairsOf(node).get(String(key)) : undefined;
      const next: unknown = isMap(node) ? pair?.value : node.get(key, true);
      const start = startOf(pair?.key) ?? startOf(next);
      if (start === undefined) break;
      offset = start;
      node = next;
    }
    return lineAt(offset);
  };
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

/** A key, and the line where it is written. */
export interface LineOfKey {
  readonly key: string;
  readonly line: number;
}

/** The keys that a map of the file has already, in the order of the file; those of the other workflows are left out. */
function repeatedKeys(
  document: Document.Parsed,
  { workflowId, lineAt }: { readonly workflowId: string; readonly lineAt: (offset: number) => number },
): LineOfKey[] {
  const found: LineOfKey[] = [];
  const search = (map: YamlMap): void => {
    const keys = new Set<unknown>();
    for (const { key } of map.items) {
      if (!isScalar(key)) continue;
      if (keys.has(key.value)) found.push({ key: String(key.value), line: lineAt(key.range?.[0] ?? 0) });
      keys.add(key.value);
    }
  };
  const isOther = (path: readonly unknown[], pair: YamlPair): boolean => {
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

function keyOf({ key }: YamlPair): unknown {
  return isScalar(key) ? key.value : undefined;
}
