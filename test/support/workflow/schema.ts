import { z } from 'zod';
import { Expression, type Node } from './expression.ts';

/*
 * What this runner can carry out. GitHub's own parser has checked a file before; here every key that the runner does
 * not know is an error, so that nothing in a workflow goes untried.
 */

const expression = z.instanceof(Expression);
const node = z.custom<Node>(() => true);
const text = z.union([z.string(), expression]);
const flag = z.union([z.boolean(), expression]);
const number = z.union([z.number(), expression]);
const nodes = z.record(z.string(), node);
const texts = z.union([z.string().transform((one) => [one]), z.array(z.string())]);

const level = z.enum(['none', 'read', 'write']);
const permissions = z.union([z.enum(['read-all', 'write-all']), z.record(z.string(), level)]);
const concurrency = z.union([
  text.transform((group) => ({ group, 'cancel-in-progress': false as boolean | Expression })),
  z.strictObject({
    group: text,
    'cancel-in-progress': flag.default(false),
    queue: z.enum(['single', 'max']).default('single'),
  }),
]);
const defaults = z.strictObject({
  run: z.strictObject({ shell: z.literal('bash').optional(), 'working-directory': text.optional() }),
});

const shared = {
  id: z.string().optional(),
  name: text.optional(),
  if: node.optional(),
  env: nodes.default({}),
  'continue-on-error': flag.default(false),
  'timeout-minutes': number.optional(),
};
const runStep = z.strictObject({
  ...shared,
  run: text,
  shell: z.literal('bash').optional(),
  'working-directory': text.optional(),
});
const actionStep = z.strictObject({
  ...shared,
  uses: z.string(),
  with: nodes.default({}),
  background: z.boolean().default(false),
});
const waitStep = z.strictObject({ name: text.optional(), wait: texts });

const everyJob = {
  name: text.optional(),
  needs: texts.default([]),
  if: node.optional(),
  permissions: permissions.optional(),
  concurrency: concurrency.optional(),
  strategy: z
    .strictObject({
      'fail-fast': flag.default(true),
      'max-parallel': number.optional(),
      matrix: z.union([nodes, expression]),
    })
    .optional(),
};
const stepsJob = z.strictObject({
  ...everyJob,
  'runs-on': node,
  'timeout-minutes': number.optional(),
  env: nodes.default({}),
  defaults: defaults.optional(),
  environment: z
    .union([text, z.strictObject({ name: text, url: text.optional(), deployment: z.boolean().optional() })])
    .optional(),
  outputs: nodes.default({}),
  steps: z.array(z.union([runStep, actionStep, waitStep])),
});
const callingJob = z.strictObject({
  ...everyJob,
  uses: z.string(),
  with: nodes.default({}),
  secrets: z.union([z.literal('inherit'), nodes]).default({}),
});

const callInput = z.strictObject({
  description: z.string().optional(),
  type: z.enum(['string', 'boolean', 'number']),
  required: z.boolean().default(false),
  default: node.optional(),
});
const dispatchInput = z.strictObject({
  description: z.string().optional(),
  type: z.enum(['string', 'boolean', 'number', 'choice']).default('string'),
  options: z.array(z.string()).optional(),
  required: z.boolean().default(false),
  default: node.optional(),
});
const call = z.strictObject({
  inputs: z.record(z.string(), callInput).default({}),
  secrets: z
    .record(
      z.string(),
      z.strictObject({ description: z.string().optional(), required: z.boolean().default(false) }),
    )
    .default({}),
  outputs: z
    .record(z.string(), z.strictObject({ description: z.string().optional(), value: node }))
    .default({}),
});
const filters = z.strictObject({
  types: texts.optional(),
  branches: texts.optional(),
  'branches-ignore': texts.optional(),
  tags: texts.optional(),
  'tags-ignore': texts.optional(),
  paths: texts.optional(),
  'paths-ignore': texts.optional(),
  workflows: texts.optional(),
});
const triggers = z.strictObject({
  workflow_call: call.nullish(),
  workflow_dispatch: z.strictObject({ inputs: z.record(z.string(), dispatchInput).default({}) }).nullish(),
  schedule: z.array(z.strictObject({ cron: z.string() })).optional(),
  push: filters.nullish(),
  pull_request: filters.nullish(),
  pull_request_target: filters.nullish(),
  release: filters.nullish(),
  delete: filters.nullish(),
  repository_dispatch: filters.nullish(),
  check_run: filters.nullish(),
  merge_group: filters.nullish(),
});

/** A workflow file. */
export const workflow = z.strictObject({
  name: z.string().optional(),
  'run-name': text.optional(),
  on: z.preprocess(asMapping, triggers),
  permissions: permissions.optional(),
  env: nodes.default({}),
  defaults: defaults.optional(),
  concurrency: concurrency.optional(),
  jobs: z.record(z.string(), z.union([stepsJob, callingJob])),
});

/** `on: push` and `on: [push]` say the same as `on: { push: }`. */
function asMapping(on: unknown): unknown {
  if (typeof on === 'string') return { [on]: null };
  return Array.isArray(on) ? Object.fromEntries(on.map((name) => [name, null])) : on;
}

export type Workflow = z.output<typeof workflow>;
export type Job = Workflow['jobs'][string];
export type StepsJob = z.output<typeof stepsJob>;
export type CallingJob = z.output<typeof callingJob>;
export type RunStep = z.output<typeof runStep>;
export type ActionStep = z.output<typeof actionStep>;
export type Step = RunStep | ActionStep;
export type Filters = z.output<typeof filters>;
export type Call = z.output<typeof call>;
export type Defaults = z.output<typeof defaults>;
export type StatedPermissions = z.output<typeof permissions>;
