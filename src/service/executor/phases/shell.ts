import { access, constants, writeFile } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';

/** A program and its arguments. */
export type Argv = readonly [string, ...string[]];

/** The shell for scripts that name none: `bash` where the machine has it, else `sh`. */
export async function findShell(path: string): Promise<Argv> {
  for (const folder of path.split(delimiter).filter(isAbsolute)) {
    const bash = join(folder, 'bash');
    const there = await access(bash, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (there) return [bash, '--noprofile', '--norc', '-e'];
  }
  return ['/bin/sh', '-e'];
}

/**
 * Writes a script to `file` and tells how to run it. A first line `#!…` names the interpreter and its one argument, as
 * the system itself reads it; otherwise the shell runs it with `-e`: it ends at the first command that fails. Not
 * with `pipefail`: `yes | tool` is common, and fails by its nature. Output and errors go one way, in their order.
 */
export async function prepareScript(options: {
  readonly script: string;
  readonly file: string;
  readonly shell: Argv;
}): Promise<Argv> {
  const { script, file, shell } = options;
  await writeFile(file, script.endsWith('\n') ? script : `${script}\n`, { mode: 0o700, flag: 'wx' });
  const [, interpreter, argument] = /^#![ \t]*(\S+)(?:[ \t]+(.*?))?[ \t\r]*(?:\n|$)/.exec(script) ?? [];
  const command = interpreter ? [interpreter, ...(argument ? [argument] : [])] : shell;
  return ['/bin/sh', '-c', 'exec "$@" 2>&1', 'sh', ...command, file];
}
