import { z } from 'zod';
import { plainText } from '../errors.ts';
import {
  listOf,
  parseWorkflowFile,
  unresolved,
  type WorkflowDocument,
  WrongWorkflowFile,
  workflowFileName,
  wrong,
} from './document.ts';
import {
  closestKey,
  expressions,
  type Finding,
  type Findings,
  findingsOf,
  findingsText,
  namesWithHyphen,
  unsupportedKey,
} from './findings.ts';
import { refusedBelow } from './ignored.ts';
import { ListedInput, listedInputs, placeholders, type StartInputs, withInputs } from './inputs.ts';
import { FileWorkflow, Workflow, workflowOf } from './schema.ts';
import { usedIn } from './used-variables.ts';

type Path = readonly PropertyKey[];

const workflowLimit = 500;
/** Keys at the top of a file that are compared with the known ones. */
const comparedKeys = 1_000;

export const ReadWorkflow = z.object({
  workflow: Workflow,
  /** What the service does not do, once for each key. */
  notes: z.array(z.string()),
  /** The keys of `publishing` and signing among them: what a green build did not do. */
  skipped: z.array(z.string()),
  /** What is probably a mistake. */
  warnings: z.array(z.string()),
  /** The mistake that makes the build end as `warning`: a key that nobody knows, or no script. */
  problem: z.string().nullable(),
});
export type ReadWorkflow = z.output<typeof ReadWorkflow>;

/**
 * Reads one workflow from the file's text. Only this workflow is checked, so that errors in others do not matter. Every
 * scalar is read as text; anchors, aliases and merge keys work.
 *
 * @throws WrongWorkflowFile
 */
export function readWorkflow(
  source: string,
  workflowId: string,
  { inputs: startInputs = {} }: { readonly inputs?: StartInputs | undefined } = {},
): ReadWorkflow {
  return readFrom(parseWorkflowFile(source), { id: workflowId, startInputs });
}

/**
 * A workflow of a file: without `workflow` and without inputs if there is a mistake in them. In `workflow`, an input without
 * a default has a placeholder.
 */
export const ListedWorkflow = z.object({
  id: z.string(),
  name: z.string(),
  inputs: z.array(ListedInput),
  workflow: Workflow.optional(),
});
export type ListedWorkflow = z.output<typeof ListedWorkflow>;

/** @throws WrongWorkflowFile */
export function listWorkflows(source: string): ListedWorkflow[] {
  const document = parseWorkflowFile(source);
  return workflowIds(document).map((id) => {
    const value = workflowIn(document, id);
    const written: unknown = Object(value).name;
    const inputs = listedInputs(value);
    const listed = {
      id,
      name: typeof written === 'string' && written !== '' ? plainText(written) : id,
      inputs,
    };
    try {
      return { ...listed, workflow: readFrom(document, { id, startInputs: placeholders(inputs) }).workflow };
    } catch (error) {
      if (!(error instanceof WrongWorkflowFile)) throw error;
      return listed;
    }
  });
}

/** @throws WrongWorkflowFile with the first error */
function readFrom(document: WorkflowDocument, request: WorkflowRequest): ReadWorkflow {
  const { errors, workflow, findings } = checkWorkflow(document, request);
  const [first] = errors;
  if (first) throw wrong(first.line, first.text);
  if (!workflow) throw new Error('A workflow without an error was not read');
  return { workflow, ...findingsText(findings) };
}

interface WorkflowRequest {
  readonly id: string;
  readonly startInputs: StartInputs;
}

export interface CheckedWorkflow {
  /** Why it cannot be built as written. */
  readonly errors: readonly Finding[];
  /** `undefined` if there are errors, or unknown aliases in the file. */
  readonly workflow: Workflow | undefined;
  readonly findings: Findings;
}

/** Checks one workflow of a file. @throws WrongWorkflowFile if the file does not have it */
export function checkWorkflow(
  document: WorkflowDocument,
  { id, startInputs }: WorkflowRequest,
): CheckedWorkflow {
  const path = ['workflows', id];
  const lineOf = (key: Path): number => document.lineOf([...path, ...key]);
  const written = workflowIn(document, id);
  const {
    workflow: value,
    withoutDescription,
    mistakes,
  } = withInputs(written, { startInputs, grow: document.grow });
  const isFilledIn = mistakes.length === 0 && document.unknownAliases.length === 0;
  /** Where an expression stands for no value, no type can be checked. */
  const isKnown = (key: Path): boolean => isFilledIn || !isWithin(value, { path: key, part: '${{' });
  const errors: Finding[] = mistakes
    .filter(({ path: key }) => !isWithin(written, { path: key, part: unresolved }))
    .map(({ path: key, why }) => ({ line: lineOf(key), text: `${keyName(key)} ${why}` }));
  const unknownKeys: Path[] = [];
  let parsed = FileWorkflow.safeParse(value);
  for (const issue of parsed.error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) unknownKeys.push([...issue.path, key]);
    else if (isKnown(issue.path)) {
      const { message } = (issue.code === 'invalid_key' && issue.issues[0]) || issue;
      errors.push({ line: lineOf(issue.path), text: `${keyName(issue.path)} ${message}` });
    }
  }
  // What decides whether a script runs is understood or refused.
  for (const key of unknownKeys)
    if (key.slice(0, -1).includes('when'))
      errors.push({ line: lineOf(key), text: `${keyName(key)} is not supported` });
  if (unknownKeys.length > 0) parsed = FileWorkflow.safeParse(without(value, unknownKeys));
  if (isFilledIn && !parsed.success && errors.length === 0)
    errors.push({ line: lineOf([]), text: plainText(parsed.error.message) });
  const ignored = unknownKeys.filter((key) => unsupportedKey(key)).map((key) => valueAt(value, key));
  const ignoredVariables = [...new Set(textsIn(ignored).flatMap(usedIn))];
  const workflow =
    isFilledIn && parsed.success && errors.length === 0
      ? { ...workflowOf(id, parsed.data), ...(ignoredVariables.length > 0 && { ignoredVariables }) }
      : undefined;

  const hasNoEffect = [['instance_type'], ['triggering'], ['environment', 'flutter', 'flavor']].filter(
    (key) => valueAt(value, key),
  );
  const unsupported = [...unknownKeys, ...hasNoEffect].flatMap((key) => {
    const known = unsupportedKey(key);
    return known && valueAt(value, key) !== '' ? [{ ...known, line: lineOf(key) }] : [];
  });
  const expression = textWith('${{', value);
  if (expression) unsupported.push({ ...expressions, line: lineOf(expression) });
  const vars = ['environment', 'vars'];
  const noVariable = Object.keys(Object(valueAt(value, vars))).find((name) => name.includes('-'));
  if (noVariable) unsupported.push({ ...namesWithHyphen, line: lineOf([...vars, noVariable]) });
  const isEmpty = workflow && workflow.scripts.length + workflow.publishingScripts.length === 0;
  const findings = findingsOf({
    unknown: unknownKeys
      .filter((key) => !unsupportedKey(key) && !key.slice(0, -1).includes('when'))
      .map((key) => ({ path: key, name: keyName(key), line: lineOf(key) })),
    unsupported,
    refused: [
      ...withoutDescription.map((key) => ({ path: [...key, 'description'], why: 'is missing' })),
      ...refusedBelow(value).filter(({ path: key }) => isKnown(key)),
    ].map(({ path: key, why }) => ({
      line: lineOf(key),
      text: `${keyName(key)} ${why}: the hosted service would refuse the file`,
    })),
    repeated: document.warnings(id),
    topKeys: Object.keys(document.content)
      .slice(0, comparedKeys)
      .map((key) => ({ key, line: document.lineOf([key]) })),
    emptyAt: isEmpty ? lineOf([]) : undefined,
  });
  return { errors, workflow, findings };
}

/** The value of a workflow; `{}` when its id has none. @throws WrongWorkflowFile */
export function workflowIn(document: WorkflowDocument, id: string): unknown {
  const ids = workflowIds(document);
  const workflows = Object(document.content.workflows);
  if (!ids.includes(id)) throw unknown(id, workflows);
  return Reflect.get(workflows, id) || {};
}

/** @throws WrongWorkflowFile */
export function workflowIds({ content, lineOf }: WorkflowDocument): string[] {
  const { workflows } = content;
  const meant = workflows === undefined && Object.keys(content).find((key) => closestKey(key, ['workflows']));
  if (meant)
    throw wrong(lineOf([meant]), `\`${plainText(meant)}\` is not a known key; did you mean \`workflows\`?`);
  if (typeof workflows !== 'object' || workflows === null || Array.isArray(workflows))
    throw wrong(lineOf(['workflows']), '`workflows` must be a map of ids to workflows');
  const ids = Object.keys(workflows);
  if (ids.length > workflowLimit)
    throw wrong(
      lineOf(['workflows']),
      `\`workflows\` has ${ids.length} entries; at most ${workflowLimit} are allowed`,
    );
  return ids;
}

/** People know a workflow by its name. */
function unknown(id: string, workflows: object): WrongWorkflowFile {
  const known = Object.keys(workflows);
  const named = known.find((one) => Object(Reflect.get(workflows, one)).name === id);
  return new WrongWorkflowFile(
    `There is no workflow \`${plainText(id)}\` in ${workflowFileName}; ${named === undefined ? `it has ${listOf(known, 'no workflows')}` : `that is the name of \`${plainText(named)}\``}`,
  );
}

function keyName(path: Path): string {
  const name = path.reduce<string>(
    (all, part) =>
      typeof part === 'number' ? `${all}[${part}]` : all ? `${all}.${String(part)}` : String(part),
    '',
  );
  return name === '' ? 'the workflow' : `\`${plainText(name)}\``;
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) => (Object.hasOwn(Object(at), key) ? Object(at)[key] : undefined),
    value,
  );
}

/** Whether a text at the path, or above, contains `part`. */
function isWithin(value: unknown, { path, part }: { readonly path: Path; readonly part: string }): boolean {
  return [...path, ''].some((_, length) => {
    const above = valueAt(value, path.slice(0, length));
    return typeof above === 'string' && above.includes(part);
  });
}

/** The path of the first text that contains `part`. */
function textWith(part: string, value: unknown): Path | undefined {
  for (const one of textsAt(value)) if (one.text.includes(part)) return one.path;
  return undefined;
}

function textsIn(value: unknown): string[] {
  return Array.from(textsAt(value), ({ text }) => text);
}

/** The texts in a value, in the order of the file. */
function* textsAt(value: unknown): Generator<{ readonly path: Path; readonly text: string }> {
  // An anchor can contain itself.
  const visited = new Set<unknown>();
  const left: { readonly path: Path; readonly value: unknown }[] = [{ path: [], value }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { path } = next;
    if (typeof next.value === 'string') yield { path, text: next.value };
    if (typeof next.value !== 'object' || next.value === null || visited.has(next.value)) continue;
    visited.add(next.value);
    for (const [key, inner] of Object.entries(next.value).reverse())
      left.push({ path: [...path, key], value: inner });
  }
}

/** A copy without these keys. */
function without(value: unknown, paths: readonly Path[]): unknown {
  const copy = structuredClone(value);
  for (const path of paths) {
    const key = path.at(-1);
    if (key !== undefined) Reflect.deleteProperty(Object(valueAt(copy, path.slice(0, -1))), key);
  }
  return copy;
}
