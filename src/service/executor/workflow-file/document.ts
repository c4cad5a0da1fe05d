import {
  type Document,
  isCollection,
  isScalar,
  LineCounter,
  parseDocument,
  type ScalarTag,
  visit,
} from 'yaml';
import { BuildError, plainText } from '../errors.ts';
import { createKeyLines, type KeyLines, type RepeatedKey, repeatedKeys } from './yaml-keys.ts';

export const workflowFileName = 'codemagic.yaml';

/** The file is not valid; the message gives the line and the reason. */
export class WrongWorkflowFile extends BuildError {}

export function wrong(line: number, why: string): WrongWorkflowFile {
  return new WrongWorkflowFile(`${workflowFileName}:${line}: ${why}`);
}

const nestedTooDeeply = 'it is nested too deeply';

/** A parsed file. */
export interface WorkflowDocument {
  /** Every scalar is text; one without a value, `null` and `~` are empty text. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly lines: KeyLines;
  /** The keys that a map repeats, in this workflow and outside of all workflows. */
  repeatedKeys(workflowId: string): readonly RepeatedKey[];
}

/** Every scalar is text, but `null` is nothing, as a key without a value is. */
const nothing: ScalarTag = {
  tag: 'tag:yaml.org,2002:null',
  default: true,
  test: /^(?:~|null|Null|NULL)$/,
  resolve: () => '',
};

/** @throws WrongWorkflowFile */
export function parseWorkflowFile(source: string): WorkflowDocument {
  const lineCounter = new LineCounter();
  // With `uniqueKeys`, the library compares each key with all before it; `repeatedKeys` takes linear time.
  const options = { schema: 'failsafe', merge: true, uniqueKeys: false, lineCounter } as const;
  const customTags: ScalarTag[] = [nothing];
  const document = withinStack(() => parseDocument(source, { ...options, customTags }));
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line;
  const [error] = document.errors;
  if (error) {
    const isTooDeep = error.code === 'RESOURCE_EXHAUSTION';
    const line = lineAt(withinStack(() => openedAt(document, error.pos[0])) ?? error.pos[0]);
    throw wrong(line, isTooDeep ? nestedTooDeeply : firstLine(error.message));
  }
  const lines = createKeyLines(document, lineAt);
  return {
    content: contentOf(document, { lines, lineAt }),
    lines,
    repeatedKeys: (workflowId) => withinStack(() => repeatedKeys(document, { workflowId, lineAt })),
  };
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

function contentOf(
  document: Document.Parsed,
  { lines, lineAt }: { readonly lines: KeyLines; readonly lineAt: (offset: number) => number },
): Record<string, unknown> {
  let value: unknown;
  try {
    value = withinStack(() => document.toJS());
  } catch (cause) {
    if (cause instanceof WrongWorkflowFile) throw cause;
    // An alias without an anchor, or aliases that multiply to fill the memory.
    const message = cause instanceof Error ? cause.message : 'it cannot be resolved';
    throw wrong(lineAt(unresolvedAlias(document) ?? 0), firstLine(message));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw wrong(lines.lineOf([]), 'the file must be a map with the key `workflows`');
}

/** The offset of the first alias whose anchor does not stand before it. */
function unresolvedAlias(document: Document.Parsed): number | undefined {
  const anchors = new Set<string>();
  let found: number | undefined;
  visit(document, {
    Alias(_, alias) {
      if (anchors.has(alias.source)) return undefined;
      found = alias.range?.[0];
      return visit.BREAK;
    },
    Value(_, node) {
      if (node.anchor) anchors.add(node.anchor);
    },
  });
  return found;
}

/** The message of the YAML library without its position and the quoted source. */
function firstLine(message: string): string {
  return plainText(message.replace(/\n.*/s, '').replace(/ at line \d+, column \d+:?$/, ''));
}
