import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from '../../errors.ts';
import { checkRepositoryUrl } from '../executor/git/repository-url.ts';

/** What was given is no address, and no path that is there. */
export class NoSuchRepository extends UserError {
  constructor(path: string) {
    super(`There is no repository ${path}: give a folder that is there, or an https or SSH address`);
  }
}

/**
 * The address of a repository that somebody wrote on a command line: what is there on the disk is meant as a path,
 * relative ones from `folder`, where the command was given.
 *
 * @throws NoSuchRepository, or RefusedRepositoryUrl for an address that no build may clone
 */
export function givenRepository(text: string, folder: string): string {
  const path = resolve(folder, text);
  const isPath = existsSync(path);
  if (!isPath && !/^[^/]*:/.test(text)) throw new NoSuchRepository(path);
  const address = isPath ? path : text;
  checkRepositoryUrl(address);
  return address;
}
