import { access, constants } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';

/** The exit status of a shell that found a command and could not start it. */
export const cannotExecute = 126;

/** The exit status of a shell that did not find a command. */
export const commandNotFound = 127;

/** A text as one word of a shell, whatever is in it. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** A text as one word of a command to paste: quoted where that is needed. */
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
