import { z } from 'zod';
import { plainText } from '../errors.ts';
import {
  parseWorkflowFile,
  type WorkflowDocument,
  WrongWorkflowFile,
  workflowFileName,
  wrong,
} from './document.ts';
import { closestKey, expressions, findingsOf, unsupportedKey } from './findings.ts';
import { FileWorkflow, Workflow, workflowOf } from './schema.ts';

type Path = readonly PropertyKey[];

const workflowLimit = 500;
/** More ids of workflows are counted, not listed. */
const listedIds = 20;
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
  { isInline = false }: { readonly isInline?: boolean | undefined } = {},
): ReadWorkflow {
  const document = parseWorkflowFile(source);
  const [only, ...others] = Object.keys(Object(document.content.workflows));
  // Clients that send the file with the request call its workflow so, whatever its name is there.
  const id = isInline && asked === 'inline' && only && others.length === 0 ? only : asked;
  return readFrom(document, id);
}

/** The ids of all workflows of a file, each with its workflow unless there is a mistake in it. */
export const ListedWorkflow = z.object({ id: z.string(), workflow: Workflow.optional() });
export type ListedWorkflow = z.output<typeof ListedWorkflow>;

/** @throws WrongWorkflowFile */
export function listWorkflows(source: string): ListedWorkflow[] {
  const document = parseWorkflowFile(source);
  return workflowIds(document).map((id) => {
    try {
      return { id, workflow: readFrom(document, id).workflow };
    } catch (error) {
      if (!(error instanceof WrongWorkflowFile)) throw error;
      return { id };
    }
  });
}

function readFrom(document: WorkflowDocument, id: string): ReadWorkflow {
  const value = workflowIn(document, id);
  const path = ['workflows', id];
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
  const hasNoEffect = (['instance_type', 'triggering'] as const).filter((key) => parsed.data?.[key]);
  const unsupported = [...unknownKeys, ...hasNoEffect.map((key) => [key])].flatMap((key) => {
    const known = unsupportedKey(key);
    return known && valueAt(value, key) !== '' ? [{ ...known, line: lineOf(key) }] : [];
  });
  const expression = textWith('${{', value);
  if (expression) unsupported.push({ ...expressions, line: lineOf(expression) });
  const isEmpty = workflow.scripts.length + workflow.publishingScripts.length === 0;
  const findings = findingsOf({
    unknown: unknownKeys
      .filter((key) => !unsupportedKey(key))
      .map((key) => ({ path: key, name: keyName(key), line: lineOf(key) })),
    unsupported,
    repeated: document.repeatedKeys(id),
    topKeys: Object.keys(document.content)
      .slice(0, comparedKeys)
      .map((key) => ({ key, line: document.lineOf([key]) })),
    emptyAt: isEmpty ? document.lineOf(path) : undefined,
  });
  return { workflow, ...findings };
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
  const listed = known.slice(0, listedIds).map((one) => `\`${plainText(one)}\``);
  const more = known.length > listed.length ? ` and ${known.length - listed.length} more` : '';
  const existing = listed.length === 0 ? 'no workflows' : listed.join(', ') + more;
  return new WrongWorkflowFile(
    `There is no workflow \`${plainText(id)}\` in ${workflowFileName}; ${named === undefined ? `it has ${existing}` : `that is the name of \`${plainText(named)}\``}`,
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
  return path.reduce<unknown>((at, key) => Object(at)[key], value);
}

/** The path of the first text that contains `part`. */
function textWith(part: string, value: unknown): Path | undefined {
  const left: { readonly path: Path; readonly value: unknown }[] = [{ path: [], value }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { path } = next;
    if (typeof next.value === 'string' && next.value.includes(part)) return path;
    if (typeof next.value === 'object' && next.value !== null)
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
