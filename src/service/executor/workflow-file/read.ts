import { type Document, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { BuildError, plainText } from '../errors.ts';
import { FileWorkflow } from './schema.ts';
import { type Workflow, workflowOf } from './workflow.ts';
import { createKeyLines, type KeyLines, repeatedKey } from './yaml-keys.ts';

export const workflowFileName = 'codemagic.yaml';

/** The file is not valid; the message gives the line and the reason. */
export class WrongWorkflowFile extends BuildError {}

/** The file has no workflow with that id. */
export class UnknownWorkflow extends BuildError {}

type Path = readonly PropertyKey[];

const workflowLimit = 500;
/** More warnings, or ids of workflows, are counted, not listed. */
const listedItems = 20;
const nestedTooDeeply = 'it is nested too deeply';

export interface ReadWorkflow {
  readonly workflow: Workflow;
  readonly warnings: readonly string[];
}

/**
 * Reads one workflow from the file's text. Only this workflow is checked, so that errors in others do not matter. Every
 * scalar is read as text; anchors, aliases and merge keys work.
 *
 * @returns the workflow, and warnings about keys without effect
 * @throws WrongWorkflowFile or UnknownWorkflow
 */
export function readWorkflow(source: string, id: string): ReadWorkflow {
  const { document, lines } = parse(source);
  const workflows = plain(document, lines).workflows;
  if (typeof workflows !== 'object' || workflows === null || Array.isArray(workflows))
    throw wrong(lines.lineOf(['workflows']), '`workflows` must be a map of ids to workflows');
  const ids = Object.keys(workflows);
  if (ids.length > workflowLimit)
    throw wrong(
      lines.lineOf(['workflows']),
      `\`workflows\` has ${ids.length} entries; at most ${workflowLimit} are allowed`,
    );
  if (!Object.hasOwn(workflows, id)) throw unknown(id, ids);

  const path = ['workflows', id];
  // An id without a value means an empty workflow.
  const value: unknown = Reflect.get(workflows, id) || {};
  const unknownKeys: Path[] = [];
  let parsed = FileWorkflow.safeParse(value);
  for (const issue of parsed.error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys')
      throw wrong(lines.lineOf([...path, ...issue.path]), `${keyName(issue.path)} ${reason(issue)}`);
    for (const key of issue.keys) unknownKeys.push([...issue.path, key]);
  }
  if (unknownKeys.length > 0) parsed = FileWorkflow.safeParse(without(value, unknownKeys));
  if (!parsed.success) throw wrong(lines.lineOf(path), plainText(parsed.error.message));
  const unknownLines = unknownKeys
    .map((key) => ({ key, line: lines.lineOf([...path, ...key]) }))
    .sort((a, b) => a.line - b.line);
  return { workflow: workflowOf(id, parsed.data), warnings: warningsOf(unknownLines) };
}

function warningsOf(unknownLines: readonly { readonly key: Path; readonly line: number }[]): string[] {
  const listed = unknownLines
    .slice(0, listedItems)
    .map(
      ({ key, line }) =>
        `${workflowFileName}:${line}: ${keyName(key)} is not supported here and has no effect`,
    );
  const left = unknownLines.length - listed.length;
  return left === 0 ? listed : [...listed, `${workflowFileName}: ${left} more keys are not supported here`];
}

function parse(source: string): { document: Document.Parsed; lines: KeyLines } {
  const lineCounter = new LineCounter();
  // With `uniqueKeys`, the library compares each key with all before it; `repeatedKey` takes linear time.
  const options = { schema: 'failsafe', merge: true, uniqueKeys: false, lineCounter } as const;
  const document = withinStack(() => parseDocument(source, options));
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line;
  const [error] = document.errors;
  if (error) {
    const isTooDeep = error.code === 'RESOURCE_EXHAUSTION';
    throw wrong(lineAt(error.pos[0]), isTooDeep ? nestedTooDeeply : firstLine(error.message));
  }
  const repeated = withinStack(() => repeatedKey(document));
  if (repeated !== undefined) throw wrong(lineAt(repeated), 'Map keys must be unique');
  return { document, lines: createKeyLines(document, lineAt) };
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

function plain(document: Document.Parsed, lines: KeyLines): Record<string, unknown> {
  let value: unknown;
  try {
    value = withinStack(() => document.toJS());
  } catch (cause) {
    if (cause instanceof WrongWorkflowFile) throw cause;
    // An alias without an anchor, or aliases that multiply to fill the memory.
    const message = cause instanceof Error ? cause.message : 'it cannot be resolved';
    throw wrong(1, firstLine(message));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw wrong(lines.lineOf([]), 'the file must be a map with the key `workflows`');
}

function unknown(id: string, known: readonly string[]): UnknownWorkflow {
  const listed = known.slice(0, listedItems).map((one) => `\`${plainText(one)}\``);
  const more = known.length > listed.length ? ` and ${known.length - listed.length} more` : '';
  const existing = listed.length === 0 ? 'no workflows' : listed.join(', ') + more;
  return new UnknownWorkflow(
    `There is no workflow \`${plainText(id)}\` in ${workflowFileName}; it has ${existing}`,
  );
}

function wrong(line: number, why: string): WrongWorkflowFile {
  return new WrongWorkflowFile(`${workflowFileName}:${line}: ${why}`);
}

function reason(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_key') return issue.issues[0]?.message ?? issue.message;
  return issue.message;
}

function keyName(path: Path): string {
  const name = path.reduce<string>(
    (all, part) =>
      typeof part === 'number' ? `${all}[${part}]` : all ? `${all}.${String(part)}` : String(part),
    '',
  );
  return name === '' ? 'the workflow' : `\`${plainText(name)}\``;
}

/** The message of the YAML library without its position and the quoted source. */
function firstLine(message: string): string {
  return plainText(message.replace(/\n.*/s, '').replace(/ at line \d+, column \d+:?$/, ''));
}

/** A copy without these keys. */
function without(value: unknown, paths: readonly Path[]): unknown {
  const copy = structuredClone(value);
  for (const path of paths) {
    const parent = path.slice(0, -1).reduce<unknown>((at, key) => Object(at)[key], copy);
    const key = path.at(-1);
    if (key !== undefined) Reflect.deleteProperty(Object(parent), key);
  }
  return copy;
}
