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
  byLine,
  closestKey,
  expressions,
  type Finding,
  type Findings,
  findingsText,
  namesWithHyphen,
  topKeyFindings,
  unknownKeyText,
  unsupportedKey,
} from './findings.ts';
import { refusedBelow } from './ignored.ts';
import { type ListedInput, listedInputs, placeholders, type StartInputs, withInputs } from './inputs.ts';
import { FileWorkflow, type Workflow, workflowOf } from './schema.ts';
import { usedIn } from './used-variables.ts';

type Path = readonly PropertyKey[];

const workflowLimit = 500;

export interface ReadWorkflow {
  readonly workflow: Workflow;
  /** What the service does not do, once for each key. */
  readonly notes: readonly string[];
  /** The keys of `publishing` and signing among them: what a green build did not do. */
  readonly skipped: readonly string[];
  /** What is probably a mistake. */
  readonly warnings: readonly string[];
  /** The mistake that makes the build end as `warning`: a key that nobody knows, or no script. */
  readonly problem: string | null;
}

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
export interface ListedWorkflow {
  readonly id: string;
  readonly name: string;
  readonly inputs: readonly ListedInput[];
  readonly workflow?: Workflow;
}

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
  const lineOf = (key: Path): number => document.lineOf(['workflows', id, ...key]);
  const found = (path: Path, text: string): Finding => ({
    line: lineOf(path),
    text: `${keyName(path)} ${text}`,
  });
  const written = workflowIn(document, id);
  const inputs = withInputs(written, { startInputs, grow: document.grow });
  const { workflow: value, mistakes } = inputs;
  const isFilledIn = mistakes.length === 0 && document.unknownAliases.length === 0;
  /** Where an expression stands for no value, no type can be checked. */
  const isKnown = (path: Path): boolean => isFilledIn || !isWithin(value, { path, part: '${{' });

  const errors = mistakes
    .filter(({ path }) => !isWithin(written, { path, part: unresolved }))
    .map(({ path, why }) => found(path, why));
  const unknownKeys: Path[] = [];
  let parsed = FileWorkflow.safeParse(value);
  for (const issue of parsed.error?.issues ?? [])
    if (issue.code === 'unrecognized_keys')
      unknownKeys.push(...issue.keys.map((key) => [...issue.path, key]));
    else if (isKnown(issue.path)) {
      const { message } = (issue.code === 'invalid_key' && issue.issues[0]) || issue;
      errors.push(found(issue.path, message));
    }
  // What decides whether a script runs is understood or refused.
  const ofWhen = unknownKeys.filter((path) => path.slice(0, -1).includes('when'));
  errors.push(...ofWhen.map((path) => found(path, 'is not supported')));
  if (unknownKeys.length > 0) parsed = FileWorkflow.safeParse(without(value, unknownKeys));
  const unsupported = unknownKeys.filter((path) => unsupportedKey(path));
  const workflow =
    isFilledIn && parsed.success && errors.length === 0
      ? {
          ...workflowOf(id, parsed.data),
          ignoredVariables: [
            ...new Set(
              textsAt(unsupported.map((path) => valueAt(value, path))).flatMap(({ text }) => usedIn(text)),
            ),
          ],
        }
      : undefined;
  if (isFilledIn && !workflow && errors.length === 0) errors.push(found([], 'cannot be read'));

  const hasNoScript = workflow && workflow.scripts.length + workflow.publishingScripts.length === 0;
  const { mistyped, misplaced } = topKeyFindings(document);
  const unknown = unknownKeys
    .filter((path) => !unsupported.includes(path) && !ofWhen.includes(path))
    .map((path) => ({ line: lineOf(path), text: unknownKeyText(path, keyName(path)) }));
  const wrongLines = new Set(errors.map(({ line }) => line));
  const refused = refusedBelow(value)
    .filter(({ path }) => isKnown(path))
    .map(({ path, why }) => found(path, why));
  const withoutDescription = inputs.withoutDescription.map((path) =>
    found([...path, 'description'], 'is missing: the hosted service would refuse the file'),
  );
  return {
    errors,
    workflow,
    findings: {
      unknownKeys: [...unknown, ...mistyped].sort(byLine),
      noScript: hasNoScript
        ? [{ line: lineOf([]), text: 'the workflow has no script, so it builds nothing' }]
        : [],
      warnings: [...withoutDescription, ...refused, ...misplaced, ...document.warnings(id)]
        .filter(({ line }) => !wrongLines.has(line))
        .sort(byLine),
      withoutEffect: withoutEffect(value, { unsupported, lineOf }),
    },
  };
}

/** Keys without effect, each once. @param read `unsupported` are those among them that the schema does not have */
function withoutEffect(
  value: unknown,
  { unsupported, lineOf }: { readonly unsupported: readonly Path[]; readonly lineOf: (path: Path) => number },
): Findings['withoutEffect'] {
  const paths = [...unsupported, ['instance_type'], ['triggering'], ['environment', 'flutter', 'flavor']];
  const found = paths.flatMap((path) => {
    const known = unsupportedKey(path);
    return known && valueAt(value, path) ? [{ ...known, line: lineOf(path) }] : [];
  });
  const expression = textsAt(value).find(({ text }) => text.includes('${{'));
  if (expression) found.push({ ...expressions, line: lineOf(expression.path) });
  const vars = ['environment', 'vars'];
  const noVariable = Object.keys(Object(valueAt(value, vars))).find((name) => name.includes('-'));
  if (noVariable) found.push({ ...namesWithHyphen, line: lineOf([...vars, noVariable]) });
  const sorted = found.sort(byLine);
  return sorted
    .filter(({ key }, at) => sorted.findIndex((one) => one.key === key) === at)
    .map(({ key, note, line }) => ({ key, line, text: `\`${key}\` has no effect. ${note}` }));
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

/** The texts in a value, in the order of the file. */
function textsAt(value: unknown): { readonly path: Path; readonly text: string }[] {
  const found: { readonly path: Path; readonly text: string }[] = [];
  // An anchor can contain itself.
  const visited = new Set<unknown>();
  const left: { readonly path: Path; readonly value: unknown }[] = [{ path: [], value }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { path } = next;
    if (typeof next.value === 'string') found.push({ path, text: next.value });
    if (typeof next.value !== 'object' || next.value === null || visited.has(next.value)) continue;
    visited.add(next.value);
    for (const [key, inner] of Object.entries(next.value).reverse())
      left.push({ path: [...path, key], value: inner });
  }
  return found;
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
