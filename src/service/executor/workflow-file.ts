import { type Document, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { BuildFailure, plainText } from './build-failure.ts';
import { type LineAt, lineOf } from './key-line.ts';
import type { Script, Workflow } from './workflow.ts';
import { FileWorkflow, softwareKeys } from './workflow-schema.ts';

export const workflowFileName = 'codemagic.yaml';

/** The file is wrong; the message names line and reason. */
export class WrongWorkflowFile extends BuildFailure {}

/** The file has no workflow of that id. */
export class UnknownWorkflow extends BuildFailure {}

type Path = readonly PropertyKey[];

/**
 * Reads one workflow of the file's text. Only this workflow is checked: a fault in another one is that one's.
 * Every scalar is the text that was written; anchors, aliases and merge keys work.
 *
 * @returns the workflow, and a warning for each key that means nothing here
 * @throws WrongWorkflowFile or UnknownWorkflow
 */
export function readWorkflow(
  source: string,
  id: string,
): { readonly workflow: Workflow; readonly warnings: readonly string[] } {
  const lines = new LineCounter();
  const document = parseDocument(source, { schema: 'failsafe', merge: true, lineCounter: lines });
  const lineAt: LineAt = (offset) => lines.linePos(offset).line;
  const [error] = document.errors;
  if (error) throw wrong(lineAt(error.pos[0]), firstLine(error.message));
  const workflows = plain(document, lineAt).workflows;
  if (typeof workflows !== 'object' || workflows === null || Array.isArray(workflows))
    throw wrong(lineOf(document, ['workflows'], lineAt), '`workflows` has to be a map of ids and workflows');
  if (!Object.hasOwn(workflows, id)) throw unknown(id, Object.keys(workflows));

  const path = ['workflows', id];
  // Nothing behind the id is a workflow that says nothing.
  const value: unknown = Reflect.get(workflows, id) || {};
  const unknownKeys: Path[] = [];
  let parsed = FileWorkflow.safeParse(value);
  for (const issue of parsed.error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys')
      throw wrong(
        lineOf(document, [...path, ...issue.path], lineAt),
        `${keyName(issue.path)} ${reason(issue)}`,
      );
    unknownKeys.push(...issue.keys.map((key) => [...issue.path, key]));
  }
  if (unknownKeys.length > 0) parsed = FileWorkflow.safeParse(without(value, unknownKeys));
  if (!parsed.success) throw wrong(lineOf(document, path, lineAt), plainText(parsed.error.message));
  const warnings = unknownKeys
    .map((key) => ({ key, line: lineOf(document, [...path, ...key], lineAt) }))
    .sort((a, b) => a.line - b.line)
    .map(
      ({ key, line }) => `${workflowFileName}:${line}: ${keyName(key)} is not known here and has no effect`,
    );
  return { workflow: workflowOf(id, parsed.data), warnings };
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

function plain(document: Document.Parsed, lineAt: LineAt): Record<string, unknown> {
  let value: unknown;
  try {
    value = document.toJS();
  } catch (cause) {
    // An alias without an anchor, or so many aliases that they only mean to fill the memory.
    const message = cause instanceof Error ? cause.message : 'it cannot be resolved';
    throw wrong(1, firstLine(message));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw wrong(lineOf(document, [], lineAt), 'the file has to be a map with the key `workflows`');
}

function unknown(id: string, known: readonly string[]): UnknownWorkflow {
  const there = known.length === 0 ? 'none' : known.map((one) => `\`${plainText(one)}\``).join(', ');
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
