import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { type Variables, variableName } from './machine.ts';

/** Bytes. */
const sizeLimit = 2 ** 20;

/** Variables that scripts wrote to the file that `CM_ENV` names, for the scripts that follow. */
interface WrittenVariables {
  readonly variables: Variables;
  /** Why the file, or lines of it, could not be used. */
  readonly problems: readonly string[];
}

/**
 * Reads the file: one `NAME=value` per line, or `NAME<<END`, lines, `END` for a value of several lines. A script can
 * replace the file with anything, so only a regular file is read, without following links or waiting for a pipe.
 */
export async function readVariableFile(path: string): Promise<WrittenVariables> {
  let text: string;
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const { size, ...status } = await file.stat();
      if ((status.mode & constants.S_IFMT) !== constants.S_IFREG)
        return { variables: {}, problems: ['the file was replaced by something that is not a regular file'] };
      if (size > sizeLimit)
        return { variables: {}, problems: [`the file is larger than ${sizeLimit} bytes`] };
      text = await file.readFile('utf8');
    } finally {
      await file.close();
    }
  } catch {
    return { variables: {}, problems: ['the file cannot be read'] };
  }
  return parseVariables(text);
}

/** More problems are counted, not listed. */
const listedProblems = 20;

export function parseVariables(text: string): WrittenVariables {
  const variables: Record<string, string> = {};
  const problems: string[] = [];
  const lines = text.split(/\r?\n/);
  const nextAfter = lineFinder(lines);
  let next = 0;
  for (const [at, line] of lines.entries()) {
    if (at < next || line.trim() === '') continue;
    const [, name = '', sign, rest = ''] = /^([^=<]*)(=|<<)(.*)$/s.exec(line) ?? [];
    const end = sign === '<<' ? nextAfter(rest, at) : at;
    if (!variableName.test(name) || line.includes('\0'))
      problems.push(`line ${at + 1} is not \`NAME=value\``);
    else if (end < 0) problems.push(`line ${at + 1}: the closing line \`${rest}\` is missing`);
    else variables[name] = sign === '<<' ? lines.slice(at + 1, end).join('\n') : rest;
    next = end + 1;
  }
  const listed = problems.slice(0, listedProblems);
  const left = problems.length - listed.length;
  return { variables, problems: left === 0 ? listed : [...listed, `${left} more lines are not valid`] };
}

/**
 * Finds the next line of a given text after a position; positions only grow. Searching through all lines each time would
 * take time that grows with their square.
 */
function lineFinder(lines: readonly string[]): (line: string, after: number) => number {
  const places = new Map<string, number[]>();
  for (const [at, line] of [...lines.entries()].reverse()) {
    const known = places.get(line);
    if (known) known.push(at);
    else places.set(line, [at]);
  }
  return (line, after) => {
    const left = places.get(line) ?? [];
    while ((left.at(-1) ?? Infinity) <= after) left.pop();
    return left.at(-1) ?? -1;
  };
}
