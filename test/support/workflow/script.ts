import { parse } from 'yaml';
import { temporaryFolder } from '../folder.ts';
import { startProcess } from '../process.ts';
import { commandFiles } from '../runner-files.ts';

interface Step {
  readonly name?: string;
  readonly run?: string;
  readonly shell?: string;
}

export interface ScriptEnd {
  readonly exitCode: number | null;
  readonly printed: string;
  readonly outputs: Readonly<Record<string, string>>;
}

/** Runs the script of the step with this name as GitHub's runner does, with this environment. */
export async function runScript(
  { text, step }: { readonly text: string; readonly step: string },
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<ScriptEnd> {
  const jobs = Object.values<{ readonly steps?: readonly Step[] }>(parse(text).jobs);
  const { run, shell } = jobs.flatMap(({ steps = [] }) => steps).find(({ name }) => name === step) ?? {};
  if (run === undefined) throw new Error(`There is no script ${step}`);
  await using folder = await temporaryFolder();
  const files = await commandFiles(folder.path);
  // Without `shell`, GitHub uses `bash -e`, which ignores failures inside a pipe.
  const options = shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail'] : ['-e'];
  const { exitCode, printed } = await startProcess({
    file: 'bash',
    parameters: [...options, '-c', run],
    cwd,
    env: {
      ...{ PATH: process.env.PATH, HOME: folder.path, LANG: 'C.UTF-8', RUNNER_TEMP: folder.path },
      ...env,
      ...files.env,
    },
  }).ended;
  const { outputs } = await files.read();
  return { exitCode, printed, outputs };
}
