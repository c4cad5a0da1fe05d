import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runToEnd } from './child.ts';
import { asText, resolve } from './expression.ts';
import type { RunStep } from './schema.ts';
import type { StepEnd, StepTask } from './step.ts';

/** Runs a script as GitHub runs `shell: bash`: `bash --noprofile --norc -eo pipefail {0}`. */
export async function runScript(step: RunStep, { job, scope, env }: StepTask): Promise<StepEnd> {
  const { machine } = job;
  const shell = step.shell ?? job.defaults.find((one) => one?.run.shell)?.run.shell;
  const folder =
    step['working-directory'] ??
    job.defaults.find((one) => one?.run['working-directory'])?.run['working-directory'];
  const cwd = join(machine.workspace, folder === undefined ? '' : asText(resolve(folder, scope)));
  const script = join(machine.temp, `script-${job.steps.length + 1}.sh`);
  await writeFile(script, asText(resolve(step.run, scope)));
  // Without `shell`, GitHub uses `bash -e`, which ignores a failure inside a pipe.
  const options = shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail'] : ['-e'];
  const command = { file: 'bash', parameters: [...options, script], cwd };
  return machine.withCommandFiles((files) => runToEnd({ ...command, env: { ...env, ...files } }));
}
