import { plainText } from '../errors.ts';
import { workflowFileName } from './document.ts';
import { closestKey } from './mistyped.ts';
import { keysOf } from './schema.ts';
import { expressionKey, unsupportedKey, unsupportedKeys } from './unsupported.ts';
import type { RepeatedKey } from './yaml-keys.ts';

/** A key of the workflow that has no effect. */
export interface FoundKey {
  readonly path: readonly PropertyKey[];
  /** For messages. */
  readonly name: string;
  readonly line: number;
  /** Its entry in the table; `undefined` for a key that nobody knows. */
  readonly unsupported: { readonly key: string; readonly note: string } | undefined;
  readonly isEmpty: boolean;
}

interface Findings {
  readonly notes: string[];
  readonly warnings: string[];
  readonly problem: string | null;
}

interface Finding {
  readonly line: number;
  readonly text: string;
}

/** More are counted, not listed. */
const listedItems = 20;
/** Keys at the top of a file that are compared with the known ones. */
const comparedKeys = 1_000;

/** What the log and the build's message say about keys that have no effect here, or that are probably mistakes. */
export function findingsOf(read: {
  readonly found: readonly FoundKey[];
  /** The line of the first expression. */
  readonly expressionAt: number | undefined;
  readonly repeated: readonly RepeatedKey[];
  /** The keys at the top of the file. */
  readonly topKeys: readonly { readonly key: string; readonly line: () => number }[];
  /** The line of a workflow that has no script. */
  readonly emptyAt: number | undefined;
}): Findings {
  const mistyped = [
    ...read.found.filter(({ unsupported }) => !unsupported).map(unknownKey),
    ...read.topKeys.slice(0, comparedKeys).flatMap(mistypedTopKey),
  ].sort(byLine);
  if (read.emptyAt !== undefined)
    mistyped.push({ line: read.emptyAt, text: 'the workflow has no script, so nothing was built' });
  const repeated = read.repeated.map(({ key, line }) => ({
    line,
    text: `\`${plainText(key)}\` was given before; the last one counts`,
  }));
  return {
    notes: notesOf(read),
    warnings: [...listed(mistyped), ...listed(repeated)],
    problem: problemOf(mistyped),
  };
}

function byLine(a: Finding, b: Finding): number {
  return a.line - b.line;
}

function unknownKey({ path, name, line }: FoundKey): Finding {
  const parent = path.slice(0, -1).filter((part) => typeof part === 'string');
  const prefix = parent.length === 0 ? '' : `${parent.join('.')}.`;
  const others = unsupportedKeys.map(({ key }) => key).filter((key) => key.startsWith(prefix));
  const known = [...(keysOf[parent.join('.')] ?? []), ...others.map((key) => key.slice(prefix.length))];
  return { line, text: `${name} is not a known key${suggestion(closestKey(String(path.at(-1)), known))}` };
}

/** Other unknown keys at the top of the file hold anchors. */
function mistypedTopKey({ key, line }: { readonly key: string; readonly line: () => number }): Finding[] {
  const ofFile = ['workflows', 'definitions'];
  const ofWorkflow = keysOf[''] ?? [];
  // `x-…` and `.…` are the usual names of keys that only hold anchors.
  if ([...ofFile, ...ofWorkflow].includes(key) || unsupportedKey([key]) || /^(?:x-|\.)/.test(key)) return [];
  const meant = closestKey(key, [...ofFile, ...ofWorkflow]);
  if (meant === undefined) return [];
  return [{ line: line(), text: `\`${plainText(key)}\` is not a known key${suggestion(meant)}` }];
}

function suggestion(meant: string | undefined): string {
  return meant === undefined ? '' : `; did you mean \`${meant}\`?`;
}

function notesOf({
  found,
  expressionAt,
}: {
  readonly found: readonly FoundKey[];
  readonly expressionAt: number | undefined;
}): string[] {
  const notes = new Map<string, Finding>();
  for (const { unsupported, line, isEmpty } of found) {
    const known = unsupported && notes.get(unsupported.key);
    if (unsupported && !isEmpty && (!known || line < known.line))
      notes.set(unsupported.key, { line, text: `\`${unsupported.key}\` has no effect. ${unsupported.note}` });
  }
  const expression = unsupportedKeys.find(({ key }) => key === expressionKey);
  if (expression && expressionAt !== undefined)
    notes.set(expression.key, {
      line: expressionAt,
      text: `\`${expression.key}\` has no effect. ${expression.note}`,
    });
  return [...notes.values()].sort(byLine).map(written);
}

function written({ line, text }: Finding): string {
  return `${workflowFileName}:${line}: ${text}`;
}

function listed(findings: readonly Finding[]): string[] {
  const left = findings.length - listedItems;
  const lines = findings.slice(0, listedItems).map(written);
  return left > 0 ? [...lines, `${workflowFileName}: ${left} more of this kind`] : lines;
}

function problemOf([first, ...others]: readonly Finding[]): string | null {
  if (!first) return null;
  const more =
    others.length === 0 ? '' : ` (and ${others.length} more: see the log of the step “Reading the workflow”)`;
  return written(first) + more;
}
