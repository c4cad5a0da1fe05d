import { asText, type Contexts, resolve, resolveTexts, type Value } from './expression.ts';
import { type JobResult, type JobTask, runJobs } from './jobs.ts';
import { holdAgainstCaller } from './permissions.ts';
import type { Call, CallingJob } from './schema.ts';
import { readReferenced } from './workflow-file.ts';

/** Runs the workflow that a job calls, with its event, its inputs and secrets, and at most its permissions. */
export async function runCalledJob(
  job: CallingJob,
  { frame, name, permissions, contexts }: JobTask,
): Promise<Pick<JobResult, 'result' | 'outputs'>> {
  const { run } = frame;
  const file = await readReferenced(job.uses, { from: frame.file, world: run.world });
  const call = file.workflow.on.workflow_call;
  if (!call) throw new Error(`${job.uses} is not meant to be called`);
  holdAgainstCaller(file, permissions);
  const given = Object.fromEntries(
    Object.entries(job.with).map(([input, node]) => [input, resolve(node, { contexts }) as Value]),
  );
  const inputs = inputsOfCall(call, given, contexts);
  const secrets = secretsOfCall(call, job.secrets, { ...contexts, secrets: frame.secrets });
  const { result, jobs } = await runJobs({
    run,
    file,
    inputs,
    secrets,
    granted: permissions,
    pretended: {},
    prefix: `${name} / `,
  });

  const scope = { contexts: { github: run.github, inputs, vars: run.vars, jobs: { ...jobs } } };
  const outputs = Object.fromEntries(
    Object.entries(call.outputs).map(([output, { value }]) => [output, asText(resolve(value, scope))]),
  );
  return { result, outputs };
}

/**
 * What the inputs of a called workflow are: given, or their default, in the type that they declare.
 *
 * @throws for an input that is not declared, one that is required and missing, and a value of another type
 */
export function inputsOfCall(
  call: Call,
  given: Readonly<Record<string, Value>>,
  contexts: Contexts,
): Record<string, Value> {
  refuseUnknown('input', Object.keys(call.inputs), Object.keys(given));
  const entries = Object.entries(call.inputs).map(([name, { type, required, default: fallback }]) => {
    if (required && !(name in given))
      throw new Error(`Input ${name} is required, but not provided while calling.`);
    const empty = { string: '', boolean: false, number: 0 }[type];
    const value = given[name] ?? (fallback === undefined ? empty : resolve(fallback, { contexts }));
    return [name, typed(name, { type, value })];
  });
  return Object.fromEntries(entries);
}

/** What the secrets of a called workflow are. @throws for one that is not declared, and one that is required and missing */
function secretsOfCall(
  call: Call,
  given: CallingJob['secrets'],
  contexts: Contexts & { readonly secrets: Readonly<Record<string, string>> },
): Record<string, string> {
  if (given === 'inherit') return { ...contexts.secrets };
  refuseUnknown('secret', Object.keys(call.secrets), Object.keys(given));
  for (const [name, { required }] of Object.entries(call.secrets)) {
    if (required && !(name in given))
      throw new Error(`Secret ${name} is required, but not provided while calling.`);
  }
  return resolveTexts(given, { contexts });
}

function refuseUnknown(kind: string, declared: readonly string[], given: readonly string[]): void {
  const unknown = given.filter((name) => !declared.includes(name));
  if (unknown.length > 0)
    throw new Error(`Invalid ${kind}, ${unknown.join(', ')} is not defined in the referenced workflow.`);
}

function typed(
  name: string,
  { type, value }: { type: 'string' | 'boolean' | 'number'; value: Value },
): Value {
  if (type === 'string') return asText(value);
  if (typeof value === type) return value;
  throw new Error(`Input ${name} is no ${type}: ${JSON.stringify(value)}`);
}
