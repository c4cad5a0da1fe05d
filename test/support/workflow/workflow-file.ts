import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FeatureFlags } from '@actions/expressions/features';
import {
  convertWorkflowTemplate,
  isBasicExpression,
  isBoolean,
  isMapping,
  isNumber,
  isSequence,
  isString,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import type { WorkflowTemplate } from '@actions/workflow-parser/model/workflow-template';
import {
  TemplateContext,
  TemplateValidationErrors,
} from '@actions/workflow-parser/templates/template-context';
import type { BasicExpressionToken } from '@actions/workflow-parser/templates/tokens/basic-expression-token';
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';
import { getWorkflowSchema } from '@actions/workflow-parser/workflows/workflow-schema';
import { parse } from 'yaml';
import { Expression, type Node } from './expression.ts';
import { type Workflow, workflow } from './schema.ts';
import type { World } from './world.ts';

export interface WorkflowFile {
  /** `owner/name` of its repository. */
  readonly repository: string;
  /** Relative to the repository. */
  readonly path: string;
  readonly workflow: Workflow;
}

/** What GitHub has and its parser does not take without being told: `background` and `wait`, since June 2026. */
export const featureFlags = new FeatureFlags({ allowBackgroundSteps: true });

/**
 * Reads a workflow with GitHub's own parser. Conditions come back as GitHub completes them: one without a status
 * function is `success() && (…)`.
 *
 * @throws what GitHub's parser finds wrong, and every key that this runner does not know
 */
export async function readWorkflow(
  content: string,
  where: Pick<WorkflowFile, 'repository' | 'path'>,
): Promise<WorkflowFile> {
  const trace = new NoOperationTraceWriter();
  const context = new TemplateContext(new TemplateValidationErrors(), getWorkflowSchema(), trace);
  context.state.featureFlags = featureFlags;
  const { value } = parseWorkflow({ name: where.path, content }, context);
  const template = value && (await convertWorkflowTemplate(context, value, undefined, { featureFlags }));
  const errors = context.errors.getErrors().map(({ message }) => message);
  if (!value || !template || errors.length > 0)
    throw new Error(`GitHub would refuse ${where.path}:\n${errors.join('\n')}`);
  const read = workflow.safeParse(nodeOfToken(value));
  if (!read.success) throw new Error(`This runner does not know all of ${where.path}: ${read.error.message}`);
  return { ...where, workflow: withConditions(read.data, template) };
}

function withConditions(read: Workflow, template: WorkflowTemplate): Workflow {
  const jobs = Object.entries(read.jobs).map(([id, job]) => {
    const parsed = template.jobs.find((one) => one.id.value === id);
    const condition = { if: new Expression(parsed?.if.expression ?? 'success()') };
    if (!('steps' in job)) return [id, { ...job, ...condition }];
    const steps = job.steps.map((step, at) => {
      const same = parsed && 'steps' in parsed ? parsed.steps[at] : undefined;
      return { ...step, if: new Expression(same?.if?.expression ?? 'success()') };
    });
    return [id, { ...job, ...condition, steps }];
  });
  return { ...read, jobs: Object.fromEntries(jobs) };
}

/**
 * The workflow that `jobs.<id>.uses` names. `$/` and `./` are the repository of the workflow that names it, not the
 * one of the run.
 *
 * @throws for a repository or a file that is not there
 */
export async function readReferenced(
  uses: string,
  { from, world }: { readonly from: WorkflowFile; readonly world: World },
): Promise<WorkflowFile> {
  const [, remote, ownPath] =
    /^([\w.-]+\/[\w.-]+)\/(\.github\/workflows\/[\w.-]+)@\S+$/.exec(uses) ??
    /^[$.]()\/(\.github\/workflows\/[\w.-]+)$/.exec(uses) ??
    [];
  const repository = remote || from.repository;
  const folder = world.repositories[repository];
  if (!ownPath || !folder) throw new Error(`There is no workflow ${uses}`);
  return readWorkflow(await readFile(join(folder, ownPath), 'utf8'), { repository, path: ownPath });
}

/** The result of GitHub's parser as plain data. @throws for a token that these workflows do not use */
function nodeOfToken(token: TemplateToken): Node {
  if (isMapping(token)) {
    return Object.fromEntries(
      [...token].map(({ key, value }) => [key.assertString('key').value, nodeOfToken(value)]),
    );
  }
  if (isSequence(token)) return [...token].map(nodeOfToken);
  if (isBasicExpression(token)) return nodeOfExpression(token);
  if (isString(token) || isBoolean(token) || isNumber(token)) return token.value;
  if (token.toString() === '') return null;
  throw new Error(`This runner does not know what to do with ${token.toString()}`);
}

/**
 * Of a block of text with expressions in it, GitHub's parser for editors keeps the indentation, which GitHub itself
 * does not (0.3.61): such a block is read again.
 */
function nodeOfExpression({ expression, source, blockScalarHeader }: BasicExpressionToken): Node {
  if (blockScalarHeader === undefined || source === undefined) return new Expression(expression);
  return nodeOfText(parse(`${blockScalarHeader}\n${source}`));
}

/**
 * A text with `${{ … }}` in it, as GitHub's parser turns it into one expression. A text that is nothing but one
 * expression keeps the type of its value.
 */
export function nodeOfText(text: string): Node {
  const parts = text.split(/\$\{\{(.*?)\}\}/s);
  if (parts.length === 1) return text;
  const sources = parts.filter((_, index) => index % 2 === 1).map((source) => source.trim());
  if (parts.length === 3 && parts[0]?.trim() === '' && parts[2]?.trim() === '')
    return new Expression(sources[0] ?? '');
  const form = parts
    .map((part, index) => (index % 2 === 0 ? escaped(part) : `{${(index - 1) / 2}}`))
    .join('');
  return new Expression(`format('${form}', ${sources.join(', ')})`);
}

function escaped(text: string): string {
  return text.replaceAll("'", "''").replaceAll('{', '{{').replaceAll('}', '}}');
}
