/** Reads what a command line names: a repository, a configuration file, and variable groups in `.env` files. */

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'dotenv';
import { variableName } from '../../assignments.ts';
import { messageOf, UserError } from '../../errors.ts';
import { type Configuration, readConfiguration, WrongConfiguration } from '../configuration.ts';
import { checkRepositoryUrl } from '../repository-url.ts';

class NoSuchRepository extends UserError {}

/**
 * Returns an absolute path if the path exists, otherwise the address.
 *
 * @throws NoSuchRepository; RefusedRepositoryUrl for an address from which builds may not clone
 */
export function repositoryFrom(text: string): string {
  const path = resolve(text);
  const isPath = existsSync(path);
  if (!isPath && !/^[^/]*:/.test(text))
    throw new NoSuchRepository(`${path} does not exist: give an existing folder, or an https or SSH address`);
  const address = isPath ? path : text;
  checkRepositoryUrl(address);
  return address;
}

/** Without a file, nothing is configured. @throws WrongConfiguration */
export function configurationAt(file = ''): Configuration {
  let text = '';
  try {
    if (file !== '') text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new WrongConfiguration(file, messageOf(cause), cause);
  }
  return readConfiguration(text, file);
}

/** A variable group and its `.env` file. */
export interface GroupFile {
  readonly name: string;
  readonly file: string;
}

/** The message contains neither values nor names: a name may be a line of a key without quotes. */
class WrongGroupFile extends UserError {}

/** Adds the groups of `.env` files, which take precedence over those of the configuration. @throws WrongGroupFile */
export function withGroups(
  configuration: Configuration,
  files: readonly GroupFile[],
  emptyGroups: boolean,
): Configuration {
  const given: Configuration['groups'] = {};
  for (const { name, file } of files) given[name] = variablesIn({ name, file: resolve(file) });
  return {
    ...configuration,
    emptyGroups,
    groups: { ...configuration.groups, ...given },
    applications: configuration.applications.map(({ groups, ...application }) => ({
      ...application,
      groups: { ...groups, ...given },
    })),
  };
}

function variablesIn({ name, file }: GroupFile): Record<string, string> {
  const wrong = (why: string, cause?: unknown) =>
    new WrongGroupFile(`--group ${name}: ${file} ${why}`, { cause });
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw wrong(`cannot be read: ${messageOf(cause)}`, cause);
  }
  const variables = parse(text);
  const bad = Object.keys(variables).find((variable) => !variableName.test(variable));
  if (bad === undefined) return variables;
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^\s*(?:export\s+)?/, ''));
  const at = 1 + lines.findIndex((line) => line.startsWith(bad));
  throw wrong(`line ${at}: expected NAME=value, where a name has letters, digits and underscores`);
}
