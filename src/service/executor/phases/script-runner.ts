import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { plainText } from '../../errors.ts';
import { reasonToSkip } from '../../workflow-file/condition.ts';
import type { Script } from '../../workflow-file/schema.ts';
import type { BuildContext, BuildPlan, PreparedBuild } from '../build-context.ts';
import { isWithinOne, namedHostedPaths, rootsOf } from '../environment/folders.ts';
import type { Variables } from '../environment/machine.ts';
import { readVariableFile } from '../environment/variable-file.ts';
import { expandVariables, scriptVariables } from '../environment/variables.ts';
import { cannotExecute, commandNotFound, findProgram } from '../processes/programs.ts';
import { canExport, type RunnerStep } from '../processes/runner.ts';
import type { BuildStep, StepLog } from '../step-list.ts';

/** `message` says why the script failed. */
export interface ScriptResult {
  readonly status: 'success' | 'skipped' | 'failed';
  readonly message: string | null;
}

interface ScriptStep {
  readonly step: BuildStep;
  readonly log: StepLog;
  readonly more?: Variables;
}

/** @param what the end of a sentence that says what the script did */
export function failedScript(step: BuildStep, what: string): ScriptResult {
  return { status: 'failed', message: `Step ${step.number} script \`${plainText(step.name)}\` ${what}` };
}

/** Runs the scripts of a build one after the other. Variables that one writes to `CM_ENV` are set for later ones. */
export async function createScriptRunner(context: BuildContext, build: PreparedBuild, plan: BuildPlan) {
  const { folders, workflow, variables: sources } = build;
  const { inside } = folders;
  const shell = await findShell(context.machine.PATH);
  const nameOf = (step: BuildStep): string => `script-${step.number}`;
  // All are written before the first one runs, so that no script can change another.
  for (const { step, script } of [...plan.preClone, ...plan.scripts, ...plan.publishing]) {
    const text = script.script.endsWith('\n') ? script.script : `${script.script}\n`;
    await writeFile(join(folders.scripts, nameOf(step)), text, { mode: 0o700, flag: 'wx' });
  }
  const roots = rootsOf(folders).map((root) => inside.inBuild(root));
  /** Variables that the log has already named. */
  const leftOut = new Set<string>();
  let written: Variables = {};
  const variables = (more: Variables = {}): Variables => scriptVariables(sources, { written, more });
  return {
    /** The variables of the next script. @throws BuildError if they grow too long */
    variables,
    async run(script: Script, { step, log, more }: ScriptStep): Promise<ScriptResult> {
      const env = variables(more);
      const reason = reasonToSkip(script.condition, env);
      if (reason !== undefined) {
        await log.line(`The script was skipped: ${plainText(reason)}.`);
        return { status: 'skipped', message: null };
      }
      const failed = async (what: string): Promise<ScriptResult> => {
        await log.line(`The script ${what}.`);
        return failedScript(step, what);
      };
      const place = script.workingDirectory ?? workflow.workingDirectory;
      const directory = resolve(inside.clone, expandVariables(inside.written(place), env));
      const notEntered = `could not start: its working directory \`${plainText(place)}\``;
      if (!isWithinOne(roots, directory)) return failed(`${notEntered} is outside the build's folders`);
      if (!context.sandbox)
        for (const { line, path } of namedHostedPaths(script.script))
          await log.line(
            `Line ${line} names ${path}, which without a sandbox belongs to this machine, not to the build: use $${path === '/tmp' ? 'TMPDIR' : 'HOME'}, or see "Sandbox" in docs/service.md.`,
          );
      for (const name of Object.keys(env).filter((one) => !canExport(one) && !leftOut.has(one))) {
        leftOut.add(name);
        await log.line(`Scripts do not get the variable ${plainText(name)}, because a shell cannot set it.`);
      }
      const argv = commandOf(script.script, { file: join(inside.scripts, nameOf(step)), shell });
      let end = Buffer.alloc(0);
      const output = (chunk: Buffer): Promise<void> => {
        end = Buffer.concat([end, chunk.subarray(-keptOutput)]).subarray(-keptOutput);
        return log.write(chunk);
      };
      const status = await context.runInside(folders, { argv, directory, roots, env, output });
      if (status === 'outside') return failed(`${notEntered} is outside the build's folders`);
      if (status === 'missing') return failed(`${notEntered} does not exist`);
      if (status === 'too long') return failed(`could not start: ${tooLong(env)}`);
      const read = await readVariableFile(folders.variableFile);
      for (const problem of read.problems) await log.line(`CM_ENV: ${plainText(problem)}.`);
      for (const name of Object.keys(read.variables).filter((one) => Object.hasOwn(sources.fixed, one)))
        await log.line(`CM_ENV: ${name} is set by the service and cannot be changed.`);
      written = read.variables;
      if (status === 0) return { status: 'success', message: null };
      const replacesPath = env.PATH?.includes(context.machine.PATH) === false;
      const missing = replacesPath
        ? 'is not on the `PATH` that the workflow sets'
        : 'is not installed on this machine';
      const cause = causeOf(status, { output: end.toString('utf8'), missing });
      return failed(`exited with status code ${status}${cause === undefined ? '' : `: ${plainText(cause)}`}`);
    },
  };
}

export type ScriptRunner = Awaited<ReturnType<typeof createScriptRunner>>;

type Argv = RunnerStep['argv'];

/** Names the longest variable, the likely culprit: Linux limits one to 131,071 bytes, and all to about two million. */
function tooLong(env: Variables): string {
  const [name = '', value = ''] =
    Object.entries(env).sort(([, a], [, b]) => Buffer.byteLength(b) - Buffer.byteLength(a))[0] ?? [];
  return `its variables are too long for this machine; the longest is \`${name}\` with ${Buffer.byteLength(value)} bytes`;
}

/** For scripts without a `#!` line: `bash` if the machine has it, otherwise `sh`. */
async function findShell(path: string): Promise<Argv> {
  const bash = await findProgram('bash', path);
  return bash === undefined ? ['/bin/sh', '-e'] : [bash, '--noprofile', '--norc', '-e'];
}

/**
 * The command that runs the script in `file`. A first line `#!…` names the interpreter and one argument, as for the kernel.
 * Without one, the shell runs with `-e` and stops at the first command that fails; `pipefail` is not set, because the common
 * `yes | tool` would always fail.
 */
function commandOf(script: string, { file, shell }: { readonly file: string; readonly shell: Argv }): Argv {
  const [, interpreter, argument] = /^#![ \t]*(\S+)(?:[ \t]+(.*?))?[ \t\r]*(?:\n|$)/.exec(script) ?? [];
  if (interpreter === undefined) return [...shell, file];
  return argument ? [interpreter, argument, file] : [interpreter, file];
}

/** In bytes; the shell's message is near the end of the output. */
const keptOutput = 4_096;

/** Messages of `bash`, `sh` and `env`, each on a line of its own; messages in other languages are not recognised. */
const messages = [
  /^.{0,1000}?: ([^\s:]{1,200}): (?:command )?not found$/,
  /^(?:.{0,1000}\/)?env: [‘'"`]?([^\s:’'"`]{1,200})[’'"`]?: No such file or directory$/,
  /^.{0,1000}?: ([^\s:]{0,200}\/[^\s:]{1,200}): No such file or directory$/,
];

/** Their messages about a file that exists, but that the system did not start; the second group is the reason. */
const notStarted =
  /^.{0,1000}?: [‘'"`]?([^\s:’'"`]{1,200})[’'"`]?: (Permission denied|Is a directory|cannot execute.{0,200})$/;

/** The command that could not be run, as part of a sentence: the service installs no tools, which people forget. */
function causeOf(
  status: number,
  { output, missing }: { readonly output: string; readonly missing: string },
): string | undefined {
  const lines = output.trimEnd().split('\n').reverse();
  if (status === cannotExecute) {
    const [, name, why] = lines.map((line) => notStarted.exec(line.trimEnd())).find(Boolean) ?? [];
    if (name === undefined) return 'a command was found, but could not be executed';
    const found = `\`${name}\` was found, but could not be executed: ${why}`;
    return why === 'Permission denied'
      ? `${found}; to make a script in Git executable, use \`git update-index --chmod=+x\``
      : found;
  }
  if (status !== commandNotFound) return undefined;
  const named = (line: string) => messages.flatMap((message) => message.exec(line.trimEnd())?.[1] ?? []);
  const [name] = lines.flatMap(named);
  if (name === undefined) return undefined;
  return `\`${name}\` ${name.includes('/') ? 'was not found' : missing}`;
}
