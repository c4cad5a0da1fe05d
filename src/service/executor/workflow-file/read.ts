import { z } from 'zod';
import { plainText } from '../errors.ts';
import {
  listOf,
  parseWorkflowFile,
  type WorkflowDocument,
  WrongWorkflowFile,
  workflowFileName,
  wrong,
} from './document.ts';
import { closestKey, expressions, findingsOf, namesWithHyphen, unsupportedKey } from './findings.ts';
import { refusedBelow } from './ignored.ts';
import { type GivenInputs, WrongInput, withInputs } from './inputs.ts';
import { FileWorkflow, Workflow, workflowOf } from './schema.ts';

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
  asked: string,
  {
    isInline = false,
    inputs: given = {},
  }: { readonly isInline?: boolean | undefined; readonly inputs?: GivenInputs | undefined } = {},
): ReadWorkflow {
  const document = parseWorkflowFile(source);
  const [only, ...others] = Object.keys(Object(document.content.workflows));
  // Clients that send the file with the request call its workflow so, whatever its name is there.
  const id = isInline && asked === 'inline' && only && others.length === 0 ? only : asked;
  return readFrom(document, { id, given });
}

/** The ids and display names of all workflows of a file, each with its workflow unless there is a mistake in it. */
export const ListedWorkflow = z.object({ id: z.string(), name: z.string(), workflow: Workflow.optional() });
export type ListedWorkflow = z.output<typeof ListedWorkflow>;

/** @throws WrongWorkflowFile */
export function listWorkflows(source: string): ListedWorkflow[] {
  const document = parseWorkflowFile(source);
  return workflowIds(document).map((id) => {
    const written: unknown = Object(workflowIn(document, id)).name;
    const name = typeof written === 'string' && written !== '' ? plainText(written) : id;
    try {
      return { id, name, workflow: readFrom(document, { id, given: {} }).workflow };
    } catch (error) {
      if (!(error instanceof WrongWorkflowFile)) throw error;
      return { id, name };
    }
  });
}

function readFrom(
  document: WorkflowDocument,
  { id, given }: { readonly id: string; readonly given: GivenInputs },
): ReadWorkflow {
  const path = ['workflows', id];
  const { workflow: value, withoutDescription } = readInputs(document, { id, given });
  const unknownKeys: Path[] = [];
  let parsed = FileWorkflow.safeParse(value);
  for (const issue of parsed.error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys') {
      const { message } = (issue.code === 'invalid_key' && issue.issues[0]) || issue;
      throw wrong(document.lineOf([...path, ...issue.path]), `${keyName(issue.path)} ${message}`);
    }
    for (const key of issue.keys) unknownKeys.push([...issue.path, key]);
  }
  // What decides whether a script runs is understood or refused.
  const undecided = unknownKeys.find((key) => key.slice(0, -1).includes('when'));
  if (undecided)
    throw wrong(document.lineOf([...path, ...undecided]), `${keyName(undecided)} is not supported`);
  if (unknownKeys.length > 0) parsed = FileWorkflow.safeParse(without(value, unknownKeys));
  if (!parsed.success) throw wrong(document.lineOf(path), plainText(parsed.error.message));

  const workflow = workflowOf(id, parsed.data);
  const lineOf = (key: Path): number => document.lineOf([...path, ...key]);
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
  const isEmpty = workflow.scripts.length + workflow.publishingScripts.length === 0;
  const findings = findingsOf({
    unknown: unknownKeys
      .filter((key) => !unsupportedKey(key))
      .map((key) => ({ path: key, name: keyName(key), line: lineOf(key) })),
    unsupported,
    refused: [
      ...withoutDescription.map((key) => ({ path: [...key, 'description'], why: 'is missing' })),
      ...refusedBelow(value),
    ].map(({ path: key, why }) => ({
      line: lineOf(key),
      text: `${keyName(key)} ${why}: the hosted service would refuse the file`,
    })),
    repeated: document.repeatedKeys(id),
    topKeys: Object.keys(document.content)
      .slice(0, comparedKeys)
      .map((key) => ({ key, line: document.lineOf([key]) })),
    emptyAt: isEmpty ? document.lineOf(path) : undefined,
  });
  return { workflow, ...findings };
}

/** @throws WrongWorkflowFile */
function readInputs(document: WorkflowDocument, { id, given }: { id: string; given: GivenInputs }) {
  const value = workflowIn(document, id);
  try {
    return withInputs(value, given);
  } catch (error) {
    if (!(error instanceof WrongInput)) throw error;
    throw wrong(document.lineOf(['workflows', id, ...error.path]), `${keyName(error.path)} ${error.why}`);
  }
}

/** The value of a workflow; `{}` when its id has none. @throws WrongWorkflowFile */
function workflowIn(document: WorkflowDocument, id: string): unknown {
  const ids = workflowIds(document);
  const workflows = Object(document.content.workflows);
  if (!ids.includes(id)) throw unknown(id, workflows);
  return Reflect.get(workflows, id) || {};
}

/** @throws WrongWorkflowFile */
function workflowIds({ content, lineOf }: WorkflowDocument): string[] {
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

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) => (Object.hasOwn(Object(at), key) ? Object(at)[key] : undefined),
    value,
  );
}

/** The path of the first text that contains `part`. */
function textWith(part: string, value: unknown): Path | undefined {
  // An anchor can contain itself.
  const seen = new Set<unknown>();
  const left: { readonly path: Path; readonly value: unknown }[] = [{ path: [], value }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { path } = next;
    if (typeof next.value === 'string' && next.value.includes(part)) return path;
    if (typeof next.value !== 'object' || next.value === null || seen.has(next.value)) continue;
    seen.add(next.value);
    for (const [key, inner] of Object.entries(next.value).reverse())
      left.push({ path: [...path, key], value: inner });
  }
  return undefined;
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
