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
import {
  TemplateContext,
  TemplateValidationErrors,
} from '@actions/workflow-parser/templates/template-context';
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';
import { getWorkflowSchema } from '@actions/workflow-parser/workflows/workflow-schema';
import { z } from 'zod';
import { Expression, type Node } from './expression.ts';
import { permissions } from './permissions.ts';

/** GitHub's parser does not accept `background` and `wait` without this flag. */
export const featureFlags = new FeatureFlags({ allowBackgroundSteps: true });

const node = z.custom<Node>(() => true);
const nodes = z.record(z.string(), node).default({});
const texts = z.union([z.string().transform((one) => [one]), z.array(z.string())]);
const concurrency = z
  .union([z.string().transform((group) => ({ group })), z.looseObject({ group: node })])
  .transform((given) => z.object({ group: node, 'cancel-in-progress': node.default(false) }).parse(given));

const job = z.object({
  if: node.optional(),
  needs: texts.default([]),
  permissions: permissions.optional(),
  concurrency: concurrency.optional(),
  uses: z.string().optional(),
  'runs-on': node.optional(),
  with: nodes,
  steps: z.array(node).optional(),
  'timeout-minutes': node.optional(),
});

const filters = z.object({
  types: texts.optional(),
  branches: texts.optional(),
  tags: texts.optional(),
  paths: texts.optional(),
});

const call = z.object({
  inputs: z.record(z.string(), z.object({ default: node.default(null) })).default({}),
});

/** The parts of a workflow file that tests check; GitHub's parser has already checked the others. */
const workflow = z.object({
  on: z.preprocess(
    asMapping,
    z.record(z.string(), z.union([filters.and(call), z.array(z.object({ cron: z.string() })), z.null()])),
  ),
  permissions: permissions.optional(),
  jobs: z.record(z.string(), job),
});

export type Workflow = z.output<typeof workflow>;
export type Job = Workflow['jobs'][string];

/** `on: push` and `on: [push]` mean the same as `on: { push: }`. */
function asMapping(on: unknown): unknown {
  if (typeof on === 'string') return { [on]: null };
  return Array.isArray(on) ? Object.fromEntries(on.map((name) => [name, null])) : on;
}

/** Cached: tests read the same workflows for many events. */
const known = new Map<string, Promise<Workflow>>();

/**
 * Reads a workflow with GitHub's own parser. Conditions are in the form to which GitHub completes them: without a status
 * function, `success() && (…)`.
 *
 * @throws the errors that GitHub's parser finds
 */
export function readWorkflow(written: { path: string; text: string }): Promise<Workflow> {
  const key = JSON.stringify(written);
  const read = known.get(key) ?? parsed(written);
  known.set(key, read);
  return read;
}

async function parsed({ path, text }: { path: string; text: string }): Promise<Workflow> {
  const trace = new NoOperationTraceWriter();
  const context = new TemplateContext(new TemplateValidationErrors(), getWorkflowSchema(), trace);
  context.state.featureFlags = featureFlags;
  const { value } = parseWorkflow({ name: path, content: text }, context);
  const template = value && (await convertWorkflowTemplate(context, value, undefined, { featureFlags }));
  const errors = context.errors.getErrors().map(({ message }) => message);
  if (!value || !template || errors.length > 0)
    throw new Error(`GitHub would refuse ${path}:\n${errors.join('\n')}`);
  const read = workflow.parse(nodeOfToken(value));
  const jobs = Object.entries(read.jobs).map(([id, one]) => {
    const condition = template.jobs.find((parsed) => parsed.id.value === id)?.if.expression;
    return [id, { ...one, if: new Expression(condition ?? 'success()') }];
  });
  return { ...read, jobs: Object.fromEntries(jobs) };
}

/** The result of GitHub's parser as plain data. */
function nodeOfToken(token: TemplateToken): Node {
  if (isMapping(token)) {
    return Object.fromEntries(
      [...token].map(({ key, value }) => [key.assertString('key').value, nodeOfToken(value)]),
    );
  }
  if (isSequence(token)) return [...token].map(nodeOfToken);
  if (isBasicExpression(token)) return new Expression(token.expression);
  if (isString(token) || isBoolean(token) || isNumber(token)) return token.value;
  return null;
}
