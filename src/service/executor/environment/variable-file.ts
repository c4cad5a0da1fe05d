import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Variables } from './machine.ts';
import { variableName } from './machine.ts';

const sizeLimit = 2 ** 20;

/** What scripts wrote to the file that `CM_ENV` names, for the scripts after them. */
export interface WrittenVariables {
  readonly variables: Variables;
  /** Lines that are no variable, and why. */
  readonly faults: readonly string[];
}

/**
 * Reads the file: `NAME=value` a line, or `NAME<<END`, lines, `END` for a value of several lines. A script can put
 * anything in the file's place: what is no ordinary file is not followed, waited for or read.
 */
export async function readVariableFile(path: string): Promise<WrittenVariables> {
  let text: string;
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const { size, ...status } = await file.stat();
      if ((status.mode & constants.S_IFMT) !== constants.S_IFREG)
        return { variables: {}, faults: ['what CM_ENV names is no file any more'] };
      if (size > sizeLimit) return { variables: {}, faults: [`the file is larger than ${sizeLimit} bytes`] };
      text = await file.readFile('utf8');
    } finally {
      await file.close();
    }
  } catch {
    return { variables: {}, faults: ['the file that CM_ENV names cannot be read'] };
  }
  return parseVariables(text);
}

/** How many faults are told one by one. */
const mostFaults = 20;

export function parseVariables(text: string): WrittenVariables {
  const variables: Record<string, string> = {};
  const faults: string[] = [];
  const lines = text.split(/\r?\n/);
  const nextAfter = lineFinder(lines);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    const [, name = '', sign, rest = ''] = /^([^=<]*)(=|<<)(.*)$/s.exec(line) ?? [];
    const end = sign === '<<' ? nextAfter(rest, at) : at;
    if (!variableName.test(name) || line.includes('\0')) faults.push(`line ${at + 1} is not \`NAME=value\``);
    else if (end < 0) faults.push(`line ${at + 1}: no line \`${rest}\` ends the value`);
    else variables[name] = sign === '<<' ? lines.slice(at + 1, end).join('\n') : rest;
    if (end > at) at = end;
  }
  const told = faults.slice(0, mostFaults);
  const left = faults.length - told.length;
  return { variables, faults: left === 0 ? told : [...told, `${left} more lines are no variables`] };
}

/** Finds a line after another one, of which each is behind the one before: looking through all would take the square of them. */
function lineFinder(lines: readonly string[]): (line: string, after: number) => number {
  const places = new Map<string, number[]>();
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? '';
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
