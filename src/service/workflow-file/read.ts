import { plainText } from '../errors.ts';
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
  unsupportedIn,
  unsupportedKeys,
  type WorkflowFinding,
} from './findings.ts';
import { inputsOf, type ListedInput, placeholders, type StartInputs, withInputs } from './inputs.ts';
import { type Mistake, readAs } from './reading.ts';
import { FileWorkflow, scriptsIn, type Workflow, workflowOf } from './schema.ts';
import { usedIn } from './used-variables.ts';
import { isMap, type Path, textsIn, valueAt } from './values.ts';

const workflowLimit = 500;

export type ReadWorkflow = ReturnType<typeof readWorkflow>;

/**
 * Reads one workflow of the file. Others are not checked, so their errors do not matter. Every scalar is read as text;
 * anchors, aliases and merge keys work.
 *
 * @throws WrongWorkflowFile
 */
export function readWorkflow(
  source: string,
  workflowId: string,
  { inputs = {} }: { readonly inputs?: StartInputs | undefined } = {},
) {
  const { workflow, findings } = checkWorkflow(parseWorkflowFile(source), workflowId, inputs);
  const first = findings.find(({ kind }) => kind === 'error');
  if (first) throw wrong(first.line, first.text);
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
 * @throws WrongWorkflowFile if the file does not have the workflow
 */
export function checkWorkflow(
  document: WorkflowDocument,
  id: string,
  given?: StartInputs,
): Pick<ListedWorkflow, 'workflow' | 'inputs'> & { readonly findings: readonly WorkflowFinding[] } {
  const lineOf = (path: Path): number => document.lineOf(['workflows', id, ...path]);
  const found =
    (kind: WorkflowFinding['kind'], end = '') =>
    ({ path, why }: Mistake): WorkflowFinding => ({
      kind,
      line: lineOf(path),
      text: `${keyName(path)} ${why}${end}`,
    });
  const written = workflowIn(document, id);
  const { inputs } = inputsOf(written);
  const startInputs = given ?? placeholders(inputs);
  const { workflow: value, mistakes } = withInputs(written, startInputs, document.grow);
  /** An expression that was not replaced can have any type. */
  const isOpen = ({ path }: Mistake): boolean =>
    mistakes.length > 0 && String(valueAt(value, path)).includes('${{');
  const first = readAs(FileWorkflow, value);
  const wrong = first.wrong.filter((one) => !isOpen(one));
  const unknown = first.unknown.filter((one) => !isWithoutEffect(one));
  // An unknown key in `when` is an error, because it may decide whether the script runs.
  const isOfWhen = ({ path }: Mistake): boolean => path.includes('when');
  const errors = [
    ...mistakes,
    ...wrong.filter((one) => !isWithoutEffect(one)),
    ...unknown.filter(isOfWhen).map(({ path }) => ({ path, why: 'is not supported' })),
  ].map(found('error'));
  const removed = [...wrong, ...first.unknown].map(({ path }) => keyWithoutEffect(path) ?? path);
  const { data } = removed.length === 0 ? first : readAs(FileWorkflow, without(value, removed));
  const unsupported = unsupportedIn(value);
  const ignoredTexts = unsupported.flatMap(({ path }) => [...textsIn(valueAt(value, path))]);
  const ignoredVariables = [...new Set(ignoredTexts.flatMap(({ text }) => usedIn(text)))];
  const workflow = errors.length === 0 && data ? { ...workflowOf(id, data), ignoredVariables } : undefined;

  const unknownKeys = [
    ...unknown.filter((one) => !isOfWhen(one)).map(found('unknown key')),
    ...topKeyFindings(document),
  ];
  const isEmpty = workflow && scriptsIn(workflow).length === workflow.preCloneScripts.length;
  const hasUnknown = unknownKeys.some(({ kind }) => kind === 'unknown key');
  const noScript = { path: [], why: 'has no script, so it builds nothing' };
  const withoutDescription = inputs.flatMap(({ name, description }) =>
    description === undefined ? [{ path: ['inputs', name, 'description'], why: 'is missing' }] : [],
  );
  const refused = [...withoutDescription, ...wrong.filter(isWithoutEffect)];
  const misspelled = first.unknown.filter((one) => isWithoutEffect(one) && one.why.endsWith('?'));
  const wrongLines = new Set(errors.map(({ line }) => line));
  const findings: readonly WorkflowFinding[] = [
    ...errors,
    ...unknownKeys,
    ...(isEmpty && !hasUnknown ? [found('no script')(noScript)] : []),
    ...refused.map(found('warning', ': the hosted service would refuse the file')),
    ...misspelled.map(found('warning')),
    ...document.warnings(id).map((one) => ({ ...one, kind: 'warning' as const })),
    ...withoutEffect(value, unsupported, lineOf),
  ];
  return {
    workflow,
    inputs,
    findings: findings.filter(({ kind, line }) => kind !== 'warning' || !wrongLines.has(line)).sort(byLine),
  };
}

function isWithoutEffect({ path }: Mistake): boolean {
  return keyWithoutEffect(path) !== undefined;
}

/** Reports each key once. */
function withoutEffect(
  value: unknown,
  unsupported: ReturnType<typeof unsupportedIn>,
  lineOf: (path: Path) => number,
): WorkflowFinding[] {
  const found = [...unsupported];
  for (const { path, text } of textsIn(value))
    if (text.includes('${{')) found.push({ key: expressions, path });
  const vars = ['environment', 'vars'];
  for (const name of Object.keys(Object(valueAt(value, vars))))
    if (name.includes('-')) found.push({ key: namesWithHyphen, path: [...vars, name] });
  const lines = new Map<string, number>();
  for (const { key, path } of found) lines.set(key, Math.min(lineOf(path), lines.get(key) ?? Infinity));
  return [...lines].map(([key, line]) => {
    const text = `\`${key}\` has no effect. ${unsupportedKeys[key]}`;
    return { kind: 'no effect', key, line, text };
  });
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
  const known = workflowIds(document);
  if (known.includes(id)) return workflows[id] || {};
  // People know a workflow by its name, and may give that instead of the ID.
  const named = known.find((one) => Object(workflows[one]).name === id);
  const others =
    named === undefined
      ? `it has ${listOf(known, 'no workflows')}`
      : `that is the name of \`${plainText(named)}\``;
  throw new WrongWorkflowFile(`There is no workflow \`${plainText(id)}\` in ${workflowFileName}; ${others}`);
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
  if (ids.length > workflowLimit)
    throw wrong(line, `\`workflows\` has ${ids.length} entries; at most ${workflowLimit} are allowed`);
  return ids;
}

function without(value: unknown, paths: readonly Path[]): unknown {
  const copy = structuredClone(value);
  for (const path of paths)
    Reflect.deleteProperty(Object(valueAt(copy, path.slice(0, -1))), path.at(-1) ?? '');
  return copy;
}

function keyName(path: Path): string {
  const name = path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1);
  return name === '' ? 'the workflow' : `\`${plainText(name)}\``;
}
