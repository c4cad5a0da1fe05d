import {
  type Alias,
  type Document,
  type ErrorCode,
  isAlias,
  isCollection,
  isMap as isMapNode,
  isNode,
  isScalar,
  isSeq,
  type LineCounter,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml';
import { BuildError, plainText } from '../errors.ts';
import { parseYaml } from '../yaml.ts';
import { isMap, type Path } from './values.ts';

export const workflowFileName = 'codemagic.yaml';

/** The message for a repository without the file, without its full stop. */
export function missingFile(
  remedy = "To begin with one, see examples/ in the build service's repository",
): string {
  return `The repository has no ${workflowFileName} at this commit. ${remedy}`;
}

/** `text` is a sentence without its full stop. */
export interface Finding {
  readonly line: number;
  readonly text: string;
}

export function withPlace({ line, text }: Finding): string {
  return `${workflowFileName}:${line}: ${text}`;
}

/** The file is not valid; the message is that of the first mistake. */
export class WrongWorkflowFile extends BuildError {
  readonly found: readonly [Finding, ...Finding[]];
  constructor(found: readonly [Finding, ...Finding[]]) {
    super(withPlace(found[0]));
    this.found = found;
  }
}

export function wrong(line: number, text: string): WrongWorkflowFile {
  return new WrongWorkflowFile([{ line, text }]);
}

/** Further names are counted, not listed. */
const listedNames = 20;

/** Names as part of a message; `none` if there are no names. */
export function listOf(names: readonly string[], none: string): string {
  const shown = names.slice(0, listedNames).map((one) => `\`${plainText(one)}\``);
  const more = names.length > shown.length ? ` and ${names.length - shown.length} more` : '';
  return shown.length === 0 ? none : shown.join(', ') + more;
}

export type WorkflowDocument = ReturnType<typeof parseWorkflowFile>;

/** In levels of lists and maps, including those behind aliases: readers of the content are recursive. */
const deepest = 100;
const nestedTooDeeply = `it is nested too deeply: at most ${deepest} levels are allowed`;
const keyIsNoText =
  'a key must be text, but this one is a map or a list; a text that begins with `{` or `[` must be in quotes';
/** In characters and values, once aliases and inputs are expanded. */
const mostCharacters = 4 * 2 ** 20;

/** @throws WrongWorkflowFile with all mistakes in the YAML; if there are none, with all unusable aliases and keys */
export function parseWorkflowFile(source: string) {
  try {
    const { document, lineCounter } = parseYaml(source, 'failsafe');
    const [first, ...others] = syntaxErrors(document, { source, lineCounter });
    if (first) throw new WrongWorkflowFile([first, ...others]);
    return contentOf(document, lineCounter);
  } catch (cause) {
    // The library reads nested values recursively.
    if (cause instanceof RangeError) throw wrong(1, nestedTooDeeply);
    throw cause;
  }
}

/** The first error in each line, without those that usually follow from an earlier one. */
function syntaxErrors(
  document: Document.Parsed,
  { source, lineCounter }: { readonly source: string; readonly lineCounter: LineCounter },
): Finding[] {
  const found = new Map<number, string>();
  for (const { code, message, pos } of document.errors) {
    const isFirst = found.size === 0;
    if (code === 'BAD_INDENT' && !isFirst) continue;
    const opened = isFirst ? openedAt(document, pos[0]) : undefined;
    const { line } = lineCounter.linePos(opened ?? pos[0]);
    if (found.has(line)) continue;
    found.set(line, inWords({ code, message, at: plainText(source.charAt(pos[0]).trim()) }));
  }
  return [...found].map(([line, text]) => ({ line, text }));
}

const words: Readonly<Partial<Record<ErrorCode, string>>> = {
  BAD_ALIAS: '`*` without quotes refers to an anchor; put the value in quotes',
  BAD_DQ_ESCAPE: 'a `\\` in double quotes must be written as `\\\\`; or use single quotes',
  BAD_INDENT: 'the indentation does not match the lines above',
  BLOCK_AS_IMPLICIT_KEY: 'a value that contains `: ` must be in quotes',
  MULTILINE_IMPLICIT_KEY: 'a key must be on one line; is a `:` or a quote missing?',
  MULTIPLE_DOCS: 'the file must be one document; remove the line `---`',
  RESOURCE_EXHAUSTION: nestedTooDeeply,
  TAB_AS_INDENT: 'tabs are not allowed as indentation',
};

/** @param error `at` is the character where the library found it */
function inWords({ code, message, at }: { code: ErrorCode; message: string; at: string }): string {
  const missing = /closing (["'])quote|end with an? (\S+)/.exec(message)?.slice(1).find(Boolean);
  if (missing !== undefined) return `a closing \`${missing}\` is missing`;
  const known = words[code];
  if (known !== undefined) return known;
  if (code === 'BAD_SCALAR_START') return `a value that begins with \`${at}\` must be in quotes`;
  if (code === 'MISSING_CHAR') return 'a `:` or a `,` is missing';
  return at === '' ? 'this is not valid YAML' : `\`${at}\` is unexpected here; put the whole value in quotes`;
}

/**
 * The start of an unclosed quote or bracket, because the library reports the place where it gave up, which can be the last
 * line. `undefined` if nothing is open there.
 */
function openedAt(document: Document.Parsed, errorAt: number): number | undefined {
  let opened: number | undefined;
  visit(document, {
    Node(_, node) {
      const [start = 0, end = 0] = node.range ?? [];
      const canBeOpen = isScalar(node) ? node.type?.startsWith('QUOTE') : isCollection(node) && node.flow;
      if (canBeOpen && start < errorAt && end >= errorAt) opened = start;
    },
  });
  return opened;
}

/** A plain `null` is empty, like a missing value. */
function textOf({ type, value }: Scalar): string {
  const text = String(value ?? '');
  return type === 'PLAIN' && /^(?:~|null|Null|NULL)$/.test(text) ? '' : text;
}

/** The value of an anchor, its key at the top of the file, and its size, which is unknown while the value is being read. */
type Anchored = { readonly value: unknown; readonly top: unknown; size?: number };

/**
 * Converts nodes to values: every scalar is text; `null`, `~` and a missing value are empty text. An alias becomes the same
 * object as its anchor, so that aliases multiply nothing in memory.
 */
function contentOf(document: Document.Parsed, lineCounter: LineCounter) {
  const anchors = new Map<string, Anchored>();
  const lines = new WeakMap<object, Map<string, number>>();
  const mistakes: Finding[] = [];
  /** The keys at the top of the file whose anchors are used. */
  const anchorHolders = new Set<unknown>();
  const warnings: (Finding & { readonly path: Path })[] = [];
  let size = 0;
  const lineAt = (node: unknown): number =>
    lineCounter.linePos(isNode(node) ? (node.range?.[0] ?? 0) : 0).line;
  const warn = (path: Path, line: number, text: string): void => void warnings.push({ path, line, text });
  /** Counts characters, also those that inputs add. @throws WrongWorkflowFile if there are too many */
  const grow = (by: number): void => {
    size += by;
    if (size > mostCharacters) throw wrong(1, 'it is too large once its aliases and inputs are expanded');
  };

  const contentAt = (node: unknown, path: Path): unknown => {
    if (!isNode(node)) return '';
    if (isAlias(node)) return anchored(node);
    const line = lineAt(node);
    if (path.length > deepest) throw wrong(line, nestedTooDeeply);
    const { tag, anchor } = node;
    if (tag !== undefined && !tag.startsWith('tag:yaml.org,2002:'))
      warn(path, line, `without quotes, \`${plainText(tag)}\` is a YAML tag, and its text is lost`);
    const before = size;
    const value = isMapNode(node) ? {} : isSeq(node) ? [] : isScalar(node) ? textOf(node) : '';
    const entry: Anchored = { value, top: path[0] };
    // Set before the content is read, so that an alias in it is recognised as a reference to itself.
    if (anchor) anchors.set(anchor, entry);
    grow(typeof value === 'string' ? value.length + 1 : 1);
    if (isMapNode<unknown, unknown>(node)) fillMap(Object(value), node, path);
    if (isSeq(node))
      for (const [at, item] of node.items.entries())
        set(Object(value), { key: String(at), line: lineAt(item), value: contentAt(item, [...path, at]) });
    entry.size = size - before;
    return value;
  };

  const anchored = (alias: Alias): unknown => {
    const found = anchors.get(alias.source);
    if (found?.size === undefined) {
      // A value that contains itself would cost every reader far more time than its length justifies.
      const text = found
        ? `the anchor \`${plainText(alias.source)}\` contains itself`
        : `\`*${plainText(alias.source)}\` refers to an anchor that is not defined before it`;
      mistakes.push({ line: lineAt(alias), text });
      return '';
    }
    grow(found.size);
    anchorHolders.add(found.top);
    return found.value;
  };

  const fillMap = (map: object, node: YAMLMap<unknown, unknown>, path: Path): void => {
    const merged: unknown[] = [];
    for (const { key: keyNode, value: valueNode } of node.items) {
      const line = lineAt(keyNode);
      const key = contentAt(keyNode, path);
      const value = contentAt(valueNode, [...path, typeof key === 'string' ? key : '']);
      if (typeof key !== 'string') mistakes.push({ line, text: keyIsNoText });
      else if (key === '<<' && isScalar(keyNode) && keyNode.type === 'PLAIN')
        merged.push(...(Array.isArray(value) ? value : [value]));
      else {
        if (Object.hasOwn(map, key))
          warn(path, line, `\`${plainText(key)}\` is a duplicate key; the last value is used`);
        set(map, { key, line, value });
      }
    }
    for (const source of merged)
      if (typeof source === 'object' && source !== null && !Array.isArray(source)) {
        for (const [key, value] of Object.entries(source))
          if (!Object.hasOwn(map, key)) set(map, { key, line: lines.get(source)?.get(key) ?? 1, value });
      } else if (source !== '') {
        mistakes.push({ line: lineAt(node), text: 'the value of `<<` must be a map or a list of maps' });
      }
  };

  /** Also works for the key `__proto__`. */
  const set = (to: object, { key, line, value }: { key: string; line: number; value: unknown }): void => {
    const places = lines.get(to) ?? new Map<string, number>();
    lines.set(to, places.set(key, line));
    Object.defineProperty(to, key, { value, writable: true, enumerable: true, configurable: true });
  };

  const firstLine = lineAt(document.contents);
  const content = contentAt(document.contents, []);
  const [first, ...others] = mistakes;
  if (first) throw new WrongWorkflowFile([first, ...others]);
  if (!isMap(content)) throw wrong(firstLine, 'the file must be a map with the key `workflows`');
  return {
    content,
    anchorHolders,
    grow,
    /** The line on which a key is written, also through an alias or a merge. For a missing key, the line of its parent. */
    lineOf(path: Path): number {
      let line = firstLine;
      let at: unknown = content;
      for (const key of path) {
        const found = lines.get(Object(at))?.get(String(key));
        if (found === undefined) break;
        line = found;
        at = Reflect.get(Object(at), key);
      }
      return line;
    },
    /** Repeated keys and unknown tags, in this workflow and outside of all workflows. */
    warnings: (workflowId: string): Finding[] =>
      warnings.filter(
        ({ path: [first, id] }) => first !== 'workflows' || id === undefined || id === workflowId,
      ),
  };
}
