/** `--group` and `--empty-groups`, of `npm run service` and `npm run demo`. */

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { variableName } from '../../assignments.ts';
import { messageOf, UserError } from '../../errors.ts';
import type { Configuration } from '../configuration.ts';

/** A variable group, and the `.env` file with its variables. */
export interface GroupFile {
  readonly name: string;
  readonly file: string;
}

/** Parses a value of `--group`. `undefined` if it has another form than `name=file`. */
export function groupFileOf(text: string): GroupFile | undefined {
  const [, name, file] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
  return name === undefined || file === undefined ? undefined : { name, file };
}

/** The message never has a value, nor a name, which may be a line of a key without quotes. */
class WrongGroupFile extends UserError {
  constructor({ name, file, why, cause }: GroupFile & { why: string; cause?: unknown }) {
    super(`--group ${name}: ${file} ${why}`, { cause });
  }
}

/**
 * The configuration with the groups of `.env` files, which take precedence over its own.
 *
 * @param options relative paths start in `folder`
 * @throws WrongGroupFile
 */
export async function withGroups(
  configuration: Configuration,
  {
    groupFiles,
    emptyGroups,
    folder,
  }: {
    readonly groupFiles: readonly GroupFile[];
    readonly emptyGroups: boolean;
    readonly folder: string;
  },
): Promise<Configuration> {
  const groups: Record<string, Record<string, string>> = {};
  for (const { name, file } of groupFiles)
    groups[name] = await variablesIn({ name, file: resolve(folder, file) });
  return {
    ...configuration,
    emptyGroups,
    groups: { ...configuration.groups, ...groups },
    applications: configuration.applications.map((application) => ({
      ...application,
      groups: { ...application.groups, ...groups },
    })),
  };
}

async function variablesIn({ name, file }: GroupFile): Promise<Record<string, string>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    throw new WrongGroupFile({ name, file, why: `cannot be read: ${messageOf(cause)}`, cause });
  }
  // Few starts of the service need it.
  const { parse } = await import('dotenv');
  const variables = parse(text);
  const wrong = Object.keys(variables).find((variable) => !variableName.test(variable));
  if (wrong === undefined) return variables;
  const line = text
    .split(/\r?\n/)
    .findIndex((one) => one.replace(/^\s*(?:export\s+)?/, '').startsWith(wrong));
  const why = `line ${line + 1}: expected NAME=value, where a name has letters, digits and underscores`;
  throw new WrongGroupFile({ name, file, why });
}
