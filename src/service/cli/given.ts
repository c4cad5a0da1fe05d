import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { messageOf, UserError } from '../../errors.ts';
import { type Configuration, readConfiguration, WrongConfiguration } from '../configuration.ts';
import { checkRepositoryUrl } from '../repository-url.ts';

/** Reads a configuration file. @throws WrongConfiguration */
export function configurationAt(file: string): Configuration {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new WrongConfiguration({ file, why: messageOf(error), cause: error });
  }
  return readConfiguration(text, file);
}

/** `--repository` is neither an address nor an existing path. */
class NoSuchRepository extends UserError {
  constructor(path: string) {
    super(`${path} does not exist: give an existing folder, or an https or SSH address`);
  }
}

/**
 * The repository that a command line names: the path where one exists, relative to `folder`, otherwise an address.
 *
 * @throws NoSuchRepository, or RefusedRepositoryUrl for an address that builds may not clone
 */
export function repositoryFrom(text: string, folder: string): string {
  const path = resolve(folder, text);
  const isPath = existsSync(path);
  if (!isPath && !/^[^/]*:/.test(text)) throw new NoSuchRepository(path);
  const address = isPath ? path : text;
  checkRepositoryUrl(address);
  return address;
}
