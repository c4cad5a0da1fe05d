import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { temporaryFolder } from '../folder.ts';
import { startProcess } from '../process.ts';
import { commandFiles } from '../runner-files.ts';

const workflow = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      steps: z
        .array(
          z.object({ name: z.string().optional(), run: z.string().optional(), shell: z.string().optional() }),
        )
        .optional(),
    }),
  ),
});

export interface ScriptEnd {
  readonly exitCode: number | null;
  readonly printed: string;
  readonly outputs: Readonly<Record<string, string>>;
}

/** Runs the script of the step of this name as GitHub's runner does, with this environment. */
export async function runScript(
  { text, step }: { readonly text: string; readonly step: string },
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<ScriptEnd> {
  const steps = Object.values(workflow.parse(parse(text)).jobs).flatMap((job) => job.steps ?? []);
  const { run, shell } = steps.find(({ name }) => name === step) ?? {};
  if (run === undefined) throw new Error(`There is no script ${step}`);
  await using folder = await temporaryFolder();
  const files = await commandFiles(folder.path);
  // Without `shell`, GitHub uses `bash -e`, which ignores a failure inside a pipe.
  const options = shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail'] : ['-e'];
  const { exitCode, printed } = await startProcess({
    file: 'bash',
    parameters: [...options, '-c', run],
    cwd,
    env: {
      PATH: process.env.PATH,
      HOME: folder.path,
      LANG: 'C.UTF-8',
      RUNNER_TEMP: join(folder.path),
      ...env,
      ...files.env,
    },
  }).ended;
  const { outputs } = await files.read();
  return { exitCode, printed, outputs };
}
