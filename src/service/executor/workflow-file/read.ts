import { type Document, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { BuildFailure, plainText } from '../errors.ts';
import { FileWorkflow, softwareKeys } from './schema.ts';
import type { Script, Workflow } from './workflow.ts';
import { createKeyLines, type KeyLines, repeatedKey } from './yaml-keys.ts';

export const workflowFileName = 'codemagic.yaml';

/** The file is wrong; the message names line and reason. */
export class WrongWorkflowFile extends BuildFailure {}

/** The file has no workflow of that id. */
export class UnknownWorkflow extends BuildFailure {}

type Path = readonly PropertyKey[];

/** How many workflows a file may have. */
const mostWorkflows = 500;
/** How many warnings, or ids of workflows, are told one by one. */
const mostTold = 20;
const nestedTooDeeply = 'it is nested too deeply';

export interface ReadWorkflow {
  readonly workflow: Workflow;
  readonly warnings: readonly string[];
}

/**
 * Reads one workflow of the file's text. Only this workflow is checked: a fault in another one is that one's.
 * Every scalar is the text that was written; anchors, aliases and merge keys work.
 *
 * @returns the workflow, and warnings of the keys that mean nothing here
 * @throws WrongWorkflowFile or UnknownWorkflow
 */
export function readWorkflow(source: string, id: string): ReadWorkflow {
  const { document, lines } = parse(source);
  const workflows = plain(document, lines).workflows;
  if (typeof workflows !== 'object' || workflows === null || Array.isArray(workflows))
    throw wrong(lines.lineOf(['workflows']), '`workflows` must be a map of ids to workflows');
  const ids = Object.keys(workflows);
  if (ids.length > mostWorkflows)
    throw wrong(
      lines.lineOf(['workflows']),
      `\`workflows\` has ${ids.length} entries; at most ${mostWorkflows} are allowed`,
    );
  if (!Object.hasOwn(workflows, id)) throw unknown(id, ids);

  const path = ['workflows', id];
  // Nothing behind the id is a workflow that says nothing.
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
  const told = unknownLines
    .slice(0, mostTold)
    .map(
      ({ key, line }) =>
        `${workflowFileName}:${line}: ${keyName(key)} is not supported here and has no effect`,
    );
  const left = unknownLines.length - told.length;
  return left === 0 ? told : [...told, `${workflowFileName}: ${left} more keys are not supported here`];
}

function parse(source: string): { document: Document.Parsed; lines: KeyLines } {
  const lineCounter = new LineCounter();
  // The library compares each key of a map with all before it; `repeatedKey` takes one look at each.
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

/** @throws WrongWorkflowFile where brackets in brackets fill the stack */
function withinStack<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof RangeError) throw wrong(1, nestedTooDeeply);
    throw cause;
  }
}

/** A checked workflow as it is carried out. */
export function workflowOf(id: string, file: FileWorkflow): Workflow {
  const { environment } = file;
  const versions = softwareKeys.flatMap((key) => {
    const version = environment?.[key];
    return version === undefined ? [] : [[key, version] as const];
  });
  return {
    id,
    name: file.name,
    labels: file.labels ?? [],
    variables: environment?.vars ?? {},
    groups: environment?.groups ?? [],
    softwareVersions: Object.fromEntries(versions),
    workingDirectory: file.working_directory ?? '.',
    maxBuildDuration: file.max_build_duration ?? 60,
    cachePaths: file.cache?.cache_paths ?? [],
    scripts: scriptsOf(file.scripts, 'Script'),
    artifacts: file.artifacts ?? [],
    publishingScripts: scriptsOf(file.publishing?.scripts, 'Publishing script'),
  };
}

function scriptsOf(scripts: FileWorkflow['scripts'], unnamed: string): Script[] {
  return (scripts ?? []).map((script, at) => ({
    name: script.name ?? `${unnamed} ${at + 1}`,
    script: script.script,
    workingDirectory: script.working_directory,
    ignoreFailure: script.ignore_failure ?? false,
  }));
}

function plain(document: Document.Parsed, lines: KeyLines): Record<string, unknown> {
  let value: unknown;
  try {
    value = withinStack(() => document.toJS());
  } catch (cause) {
    if (cause instanceof WrongWorkflowFile) throw cause;
    // An alias without an anchor, or so many aliases that they only mean to fill the memory.
    const message = cause instanceof Error ? cause.message : 'it cannot be resolved';
    throw wrong(1, firstLine(message));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw wrong(lines.lineOf([]), 'the file must be a map with the key `workflows`');
}

function unknown(id: string, known: readonly string[]): UnknownWorkflow {
  const told = known.slice(0, mostTold).map((one) => `\`${plainText(one)}\``);
  const more = known.length > told.length ? ` and ${known.length - told.length} more` : '';
  const there = told.length === 0 ? 'none' : told.join(', ') + more;
  return new UnknownWorkflow(
    `There is no workflow \`${plainText(id)}\` in ${workflowFileName}; it has ${there}`,
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

function firstLine(text: string): string {
  return plainText((text.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, ''));
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
