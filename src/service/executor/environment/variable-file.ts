import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { assignments, variableName } from '../../../assignments.ts';

/** In bytes. */
const sizeLimit = 2 ** 20;

/**
 * Reads the file of `CM_ENV`, in which scripts set variables for later ones: one `NAME=value` per line, or `NAME<<END`,
 * lines and `END` for a value of several lines. A script can replace the file with anything, so only a regular file is read,
 * without following links or waiting for a pipe.
 *
 * @returns `problems` give the reasons why the file, or lines of it, could not be used
 */
export async function readVariableFile(path: string): Promise<ReturnType<typeof parseVariables>> {
  const unusable = (why: string) => ({ variables: {}, problems: [`the file ${why}`] });
  try {
    await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const status = await file.stat();
    if (!status.isFile()) return unusable('is no longer a regular file');
    if (status.size > sizeLimit) return unusable(`is larger than ${sizeLimit} bytes`);
    return parseVariables(await file.readFile('utf8'));
  } catch {
    return unusable('cannot be read');
  }
}

/** Further problems are not listed. */
const listedProblems = 20;

export function parseVariables(text: string) {
  const variables: Record<string, string> = {};
  const problems: string[] = [];
  for (const { number, line, name, end, value } of assignments(text)) {
    if (!variableName.test(name) || line.includes('\0'))
      problems.push(`line ${number} is not \`NAME=value\``);
    else if (value === undefined) problems.push(`line ${number}: the closing line \`${end}\` is missing`);
    else variables[name] = value;
  }
  return { variables, problems: problems.slice(0, listedProblems) };
}
