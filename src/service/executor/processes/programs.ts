import { access, constants } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';

/** A shell's exit status if it found a command, but could not start it. */
export const cannotExecute = 126;

/** A shell's exit status if it did not find a command. */
export const commandNotFound = 127;

/** Quotes any text as one word of a shell command. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Like `shellQuoted`, for commands to paste: quoted only if necessary. */
export function shellWord(text: string): string {
  return /^[\w./:@=-]+$/.test(text) ? text : shellQuoted(text);
}

/** The path of a program in the first folder of a `PATH` that has it. */
export async function findProgram(name: string, path: string): Promise<string | undefined> {
  for (const folder of path.split(delimiter).filter(isAbsolute)) {
    const program = join(folder, name);
    const isMissing = await access(program, constants.X_OK).catch(() => true);
    if (isMissing !== true) return program;
  }
  return undefined;
}
