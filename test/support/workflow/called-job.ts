import { inputsOfCall, secretsOfCall } from './call-values.ts';
import { asText, resolve, type Value } from './expression.ts';
import { type JobResult, type JobTask, runJobs } from './jobs.ts';
import { holdAgainstCaller } from './permissions.ts';
import { readReferenced } from './referenced-workflow.ts';
import type { CallingJob } from './schema.ts';

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
