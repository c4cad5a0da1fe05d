import type { InputValues } from '../../contract/start.ts';
import { BuildError, plainText } from '../errors.ts';
import {
  listOf,
  parseWorkflowFile,
  type WorkflowDocument,
  WrongWorkflowFile,
  workflowFileName,
  wrong,
} from './document.ts';
import {
  byLine,
  closestKey,
  expressions,
  findingsText,
  keyWithoutEffect,
  namesWithHyphen,
  suggestion,
  unsupportedKeys,
  type WorkflowFinding,
} from './findings.ts';
import { HostedKeys } from './hosted-keys.ts';
import { type ListedInput, withInputs } from './inputs.ts';
import { type Mistake, mistakeAt, readAs } from './reading.ts';
import { FileWorkflow, scriptsIn, type Workflow, workflowOf } from './schema.ts';
import { usedIn } from './shell-scripts.ts';
import { isMap, type Path, textsIn, valueAt } from './values.ts';

const workflowLimit = 500;

export type ReadWorkflow = ReturnType<typeof readWorkflow>;

/**
 * Reads one workflow of the file. Others are not checked, so their errors do not matter. Every scalar is read as text;
 * anchors, aliases and merge keys work.
 *
 * @throws WrongWorkflowFile
 */
export function readWorkflow(source: string, workflowId: string, inputs: InputValues = {}) {
  const { workflow, findings } = checkWorkflow(parseWorkflowFile(source), workflowId, inputs);
  const first = findings.find(({ kind }) => kind === 'error');
  if (first) throw new WrongWorkflowFile([first]);
  if (!workflow) throw new Error('A workflow without an error was not read');
  return { workflow, ...findingsText(findings) };
}

/**
 * A workflow of a file. If it has a mistake, `workflow` is missing, and so are inputs with one. In `workflow`, inputs
 * without a default have placeholders.
 */
export interface ListedWorkflow {
  readonly id: string;
  readonly name: string;
  readonly inputs: readonly ListedInput[];
  readonly workflow?: Workflow | undefined;
}

/** @throws WrongWorkflowFile */
export function listWorkflows(source: string): ListedWorkflow[] {
  const document = parseWorkflowFile(source);
  return workflowIds(document).map((id) => {
    const name = valueAt(workflowIn(document, id), ['name']);
    const { workflow, inputs } = checkWorkflow(document, id);
    return { id, name: typeof name === 'string' && name !== '' ? plainText(name) : id, inputs, workflow };
  });
}

/**
 * Checks one workflow of a file. `workflow` is missing if there is an error. Findings of one kind are in the order of the
 * file.
 *
 * @param given by default, placeholders for the inputs without a default
 * @throws BuildError if the file does not have the workflow
 */
export function checkWorkflow(document: WorkflowDocument, id: string, given?: InputValues) {
  const lineOf = (path: Path): number => document.lineOf(['workflows', id, ...path]);
  const found =
    (kind: WorkflowFinding['kind'], end = '') =>
    ({ path, text }: Mistake): WorkflowFinding => ({ kind, line: lineOf(path), text: text + end });
  const written = workflowIn(document, id);
  const { inputs, mistakes, workflow: value } = withInputs(written, document.grow, given);
  const first = readAs(FileWorkflow, value);
  /** An expression that was not replaced can have any type. */
  const isOpen = ({ path }: Mistake): boolean =>
    mistakes.length > 0 && String(valueAt(value, path)).includes('${{');
  const errors = [...mistakes, ...first.wrong.filter((one) => !isOpen(one))].map(found('error'));
  const { data } = first.unknown.length === 0 ? first : readAs(FileWorkflow, without(value, first.unknown));
  const { lines, variables } = withoutEffect(value, lineOf);
  const workflow: Workflow | undefined =
    errors.length === 0 && data ? { ...workflowOf(id, data), ignoredVariables: [...variables] } : undefined;

  const unknownKeys = [...first.unknown.map(found('unknown key')), ...topKeyFindings(document)];
  const isEmpty = workflow && scriptsIn(workflow).length === workflow.preCloneScripts.length;
  const hasUnknown = unknownKeys.some(({ kind }) => kind === 'unknown key');
  const noScript = mistakeAt([], 'has no script, so it builds nothing');
  const hosted = readAs(HostedKeys, written);
  const misspelled = hosted.unknown.filter(({ text }) => text.endsWith('?'));
  const wrongLines = new Set(errors.map(({ line }) => line));
  const findings: readonly WorkflowFinding[] = [
    ...errors,
    ...unknownKeys,
    ...(isEmpty && !hasUnknown ? [found('no script')(noScript)] : []),
    ...hosted.wrong.map(found('warning', ': the hosted service would refuse the file')),
    ...misspelled.map(found('warning')),
    ...document.warnings(id).map((one) => ({ ...one, kind: 'warning' as const })),
    ...[...lines].map(([key, line]): WorkflowFinding => {
      const text = `\`${key}\` has no effect. ${unsupportedKeys[key]}`;
      return { kind: 'no effect', key, line, text };
    }),
  ];
  return {
    workflow,
    inputs,
    findings: findings.filter(({ kind, line }) => kind !== 'warning' || !wrongLines.has(line)).sort(byLine),
  };
}

/** The keys without effect, each with its first line, and the variables in their values. */
function withoutEffect(workflow: unknown, lineOf: (path: Path) => number) {
  const lines = new Map<string, number>();
  const variables = new Set<string>();
  const add = (key: string, path: Path) => lines.set(key, Math.min(lineOf(path), lines.get(key) ?? Infinity));
  for (const { path, text } of textsIn(workflow)) {
    if (text.includes('${{')) add(expressions, path);
    if (path[1] === 'vars' && String(path[2]).includes('-')) add(namesWithHyphen, path);
    const found = keyWithoutEffect(path);
    if (!found || text === '') continue;
    add(found.key, path.slice(0, found.length));
    for (const name of usedIn(text)) variables.add(name);
  }
  return { lines, variables };
}

/** The most keys at the top of the file that are compared with known ones. */
const comparedKeys = 100;

/** Misspelled keys at the top of the file, and keys that belong in a workflow. Other unknown keys there hold anchors. */
function topKeyFindings({ content, anchorHolders, lineOf }: WorkflowDocument): WorkflowFinding[] {
  const ofFile = ['workflows', 'definitions'];
  const ofWorkflow = Object.keys(FileWorkflow.shape);
  const keys = Object.keys(content).slice(0, comparedKeys);
  return keys.flatMap((key): WorkflowFinding[] => {
    // Keys that only hold anchors are usually named `x-…` or `.…`.
    if (ofFile.includes(key) || /^(?:x-|\.)/.test(key) || anchorHolders.has(key)) return [];
    const line = lineOf([key]);
    const misplaced = `\`${key}\` has no effect at the top of the file; move it into a workflow`;
    if (ofWorkflow.includes(key)) return [{ kind: 'warning', line, text: misplaced }];
    const meant = suggestion(key, [...ofFile, ...ofWorkflow]);
    if (meant === '') return [];
    return [{ kind: 'unknown key', line, text: `\`${plainText(key)}\` is not a known key${meant}` }];
  });
}

/** `{}` if the workflow has no value. @throws WrongWorkflowFile */
export function workflowIn(document: WorkflowDocument, id: string): unknown {
  const workflows = Object(document.content.workflows);
  if (Object.hasOwn(workflows, id)) return workflows[id] || {};
  const known = workflowIds(document);
  // People know a workflow by its name, and may give that instead of the ID.
  const named = known.find((one) => Object(workflows[one]).name === id);
  const others =
    named === undefined
      ? `it has ${listOf(known, 'no workflows')}`
      : `that is the name of \`${plainText(named)}\``;
  throw new BuildError(`There is no workflow \`${plainText(id)}\` in ${workflowFileName}; ${others}`);
}

/** @throws WrongWorkflowFile */
export function workflowIds({ content, lineOf }: WorkflowDocument): string[] {
  const { workflows } = content;
  const meant = workflows === undefined && Object.keys(content).find((key) => closestKey(key, ['workflows']));
  if (meant)
    throw wrong(lineOf([meant]), `\`${plainText(meant)}\` is not a known key; did you mean \`workflows\`?`);
  const line = lineOf(['workflows']);
  if (!isMap(workflows)) throw wrong(line, '`workflows` must be a map of ids to workflows');
  const ids = Object.keys(workflows);
  // Each is checked with all that the file shares, so thousands of them would hold up everybody.
  if (ids.length > workflowLimit)
    throw wrong(line, `\`workflows\` has ${ids.length} entries; at most ${workflowLimit} are allowed`);
  return ids;
}

function without(value: unknown, unknown: readonly Mistake[]): unknown {
  const copy = structuredClone(value);
  for (const { path } of unknown)
    Reflect.deleteProperty(Object(valueAt(copy, path.slice(0, -1))), path.at(-1) ?? '');
  return copy;
}
