import {
  type Document,
  type ErrorCode,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type ScalarTag,
  visit,
  type YAMLMap,
  type YAMLSeq,
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

/** A parsed file. */
export interface WorkflowDocument {
  /** Every scalar is text; one without a value, `null` and `~` are empty text. */
  readonly content: Readonly<Record<string, unknown>>;
  /** The aliases whose anchor is not defined before them; `content` has the text `unresolved` in their place. */
  readonly unknownAliases: readonly LineMistake[];
  /** The line of a key, where it is written: also behind an alias or a merge. For one that is missing, that of its parent. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
  /** Repeated keys and unknown tags, in this workflow and outside of all workflows. */
  readonly warnings: (workflowId: string) => readonly LineMistake[];
  /** The keys at the top whose anchors are used. */
  readonly anchorHolders: ReadonlySet<unknown>;
  /** Counts characters that inputs add. @throws WrongWorkflowFile when aliases and inputs add too many */
  readonly grow: (characters: number) => void;
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

/** Levels of lists and maps. */
const deepest = 100;
const nestedTooDeeply = `it is nested too deeply: at most ${deepest} levels are allowed`;
/** Characters and values of a file whose aliases and inputs are replaced by what they stand for. */
const mostCharacters = 4 * 2 ** 20;

/** @throws WrongWorkflowFile also for unknown aliases */
export function parseWorkflowFile(source: string): WorkflowDocument {
  const document = parseForCheck(source);
  const [first] = document.unknownAliases;
  if (first) throw wrong(first.line, first.text);
  return document;
}

/** @throws WrongWorkflowFile */
export function parseForCheck(source: string): WorkflowDocument {
  try {
    const lineCounter = new LineCounter();
    const options = { schema: 'failsafe', uniqueKeys: false, prettyErrors: false, lineCounter } as const;
    const document = parseDocument(source, { ...options, customTags: [nothing] });
    const lineAt: LineAt = (offset) => lineCounter.linePos(offset).line;
    const [error, ...others] = syntaxErrors(document, { source, lineAt });
    if (error) throw wrong(error.line, error.text, ...others);
    return contentOf(document, lineAt);
  } catch (cause) {
    // The library reads nested values by recursion.
    if (cause instanceof RangeError) throw wrong(1, nestedTooDeeply);
    throw cause;
  }
}

/** Returns the line of an offset in the file. */
type LineAt = (offset: number) => number;

/** More errors are not reported. */
const mostErrors = 100;

/** The first error in each line, without those that usually follow from an earlier one. */
function syntaxErrors(
  document: Document.Parsed,
  { source, lineAt }: { readonly source: string; readonly lineAt: LineAt },
): LineMistake[] {
  const found = new Map<number, string>();
  for (const { code, message, pos } of document.errors) {
    const isFirst = found.size === 0;
    if (code === 'BAD_INDENT' && !isFirst) continue;
    const opened = isFirst ? openedAt(document, pos[0]) : undefined;
    const line = lineAt(opened ?? pos[0]);
    const text = inWords({ code, message, at: plainText(source.charAt(pos[0]).trim()) });
    if (!found.has(line)) found.set(line, text);
    if (found.size === mostErrors) break;
  }
  return [...found].map(([line, text]) => ({ line, text }));
}

const words: Readonly<Partial<Record<ErrorCode, string>>> = {
  ALIAS_PROPS: 'an alias (`*name`) must not have an anchor or a tag',
  BAD_ALIAS: '`*` without quotes refers to an anchor; put the value in quotes',
  BAD_DIRECTIVE: 'a line that begins with `%` is a YAML directive; put the value in quotes',
  BAD_DQ_ESCAPE: 'a `\\` in double quotes must be written as `\\\\`; or use single quotes',
  BAD_INDENT: 'the indentation does not match the lines above',
  BAD_PROP_ORDER: 'an anchor or a tag must be directly before its value',
  BLOCK_AS_IMPLICIT_KEY: 'a value that contains `: ` must be in quotes',
  BLOCK_IN_FLOW: 'in brackets, lists and maps must be in brackets too',
  KEY_OVER_1024_CHARS: 'a key must have at most 1024 characters',
  MULTILINE_IMPLICIT_KEY: 'a key must be on one line; is a `:` or a quote missing?',
  MULTIPLE_ANCHORS: 'a value must have only one anchor',
  MULTIPLE_DOCS: 'the file must be one document; remove the line `---`',
  MULTIPLE_TAGS: 'a value must have only one tag',
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

/** What an anchor stands for, and the characters and values in it. */
interface Anchored {
  readonly value: unknown;
  /** The key at the top of the file. */
  readonly top: unknown;
  /** `undefined` while its content is read. */
  size: number | undefined;
}

type Path = readonly PropertyKey[];

/** Turns nodes into values. An alias becomes the very value of its anchor, so that no alias multiplies anything in memory. */
function contentOf(document: Document.Parsed, lineAt: LineAt): WorkflowDocument {
  const anchors = new Map<string, Anchored>();
  const lines = new WeakMap<object, Map<string, number>>();
  const unknownAliases: LineMistake[] = [];
  const anchorHolders = new Set<unknown>();
  const warnings: (LineMistake & { readonly path: Path })[] = [];
  let size = 0;
  const lineAtNode = (node: unknown): number => lineAt(isNode(node) ? (node.range?.[0] ?? 0) : 0);
  const grow = (by: number): void => {
    size += by;
    if (size > mostCharacters) throw wrong(1, 'it is too large once its aliases and inputs are expanded');
  };

  const contentAt = (node: unknown, path: Path): unknown => {
    if (!isNode(node)) return '';
    const line = lineAtNode(node);
    if (isAlias(node)) {
      const found = anchors.get(node.source);
      if (!found) {
        const text = `\`*${plainText(node.source)}\` refers to an anchor that is not defined before it`;
        unknownAliases.push({ line, text });
        return unresolved;
      }
      // It would take any reader that follows it far longer than its length is worth.
      if (found.size === undefined)
        throw wrong(line, `the anchor \`${plainText(node.source)}\` contains itself`);
      grow(found.size);
      anchorHolders.add(found.top);
      return found.value;
    }
    const { tag } = node;
    if (tag !== undefined && !tag.startsWith('tag:yaml.org,2002:')) {
      const text = `without quotes, \`${plainText(tag)}\` is a YAML tag, and its text is lost`;
      warnings.push({ path, line, text });
    }
    if (path.length > deepest) throw wrong(line, nestedTooDeeply);
    const before = size;
    const value = isMap(node) ? {} : isSeq(node) ? [] : isScalar(node) ? String(node.value ?? '') : '';
    const entry: Anchored = { value, top: path[0], size: undefined };
    // Before its content, so that an alias in it is known to refer to itself.
    if (node.anchor) anchors.set(node.anchor, entry);
    grow(typeof value === 'string' ? value.length + 1 : 1);
    if (isMap<unknown, unknown>(node)) fillMap(Object(value), { node, path });
    if (isSeq(node) && Array.isArray(value)) fillList(value, { node, path });
    entry.size = size - before;
    return value;
  };

  const fillList = (
    list: unknown[],
    { node, path }: { readonly node: YAMLSeq; readonly path: Path },
  ): void => {
    const places = new Map<string, number>();
    lines.set(list, places);
    for (const [at, item] of node.items.entries()) {
      places.set(String(at), lineAtNode(item));
      list.push(contentAt(item, [...path, at]));
    }
  };

  const fillMap = (
    map: object,
    { node, path }: { readonly node: YAMLMap<unknown, unknown>; readonly path: Path },
  ): void => {
    const places = new Map<string, number>();
    lines.set(map, places);
    const merged: unknown[] = [];
    for (const { key: keyNode, value } of node.items) {
      const line = lineAtNode(keyNode);
      const key = contentAt(keyNode, path);
      if (typeof key !== 'string') throw wrong(line, 'a key must be text');
      if (key === '<<' && isScalar(keyNode) && keyNode.type === 'PLAIN') {
        const source = contentAt(value, path);
        merged.push(...(Array.isArray(source) ? source : [source]));
        continue;
      }
      if (places.has(key))
        warnings.push({
          path,
          line,
          text: `\`${plainText(key)}\` is a duplicate key; the last value is used`,
        });
      places.set(key, line);
      define(map, key, contentAt(value, [...path, key]));
    }
    for (const source of merged) {
      if (source === unresolved || source === '') continue;
      if (typeof source !== 'object' || source === null || Array.isArray(source))
        throw wrong(lineAtNode(node), 'the value of `<<` must be a map or a list of maps');
      for (const [key, value] of Object.entries(source)) {
        if (places.has(key)) continue;
        places.set(key, lines.get(source)?.get(key) ?? 1);
        define(map, key, value);
      }
    }
  };

  const firstLine = lineAtNode(document.contents);
  const content = contentAt(document.contents, []);
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw wrong(firstLine, 'the file must be a map with the key `workflows`');
  return {
    content: { ...content },
    unknownAliases,
    anchorHolders,
    lineOf(path) {
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
    warnings: (workflowId) =>
      warnings.filter(
        ({ path: [first, id] }) => first !== 'workflows' || id === undefined || id === workflowId,
      ),
    grow,
  };
}

/** Also for `__proto__`. */
function define(map: object, key: string, value: unknown): void {
  Object.defineProperty(map, key, { value, writable: true, enumerable: true, configurable: true });
}
