import { join } from 'node:path';
import { BuildError } from '../errors.ts';
import { readRegularFile } from '../folder-tree.ts';
import { missingFile, workflowFileName } from '../workflow-file/document.ts';
import { containedPath } from './environment/folders.ts';

/** In bytes. */
const sourceLimit = 256 * 2 ** 10;

/**
 * The text of `codemagic.yaml` in the clone.
 *
 * @throws BuildError if it is missing, too large, or a link that leads outside the clone: messages would quote the target
 */
export async function readWorkflowFile(clone: string): Promise<string> {
  const found = await containedPath(join(clone, workflowFileName), [clone]);
  if (found === 'missing') throw new BuildError(missingFile());
  if (found === 'outside') throw new BuildError(`${workflowFileName} links outside the repository`);
  return readSource(found.real);
}

/** @throws UserError if it is not a regular file, or too large */
export function readSource(path: string): string {
  return readRegularFile(path, { name: workflowFileName, limit: sourceLimit });
}

/** @param bytes of `codemagic.yaml` @throws BuildError if it is too large */
export function checkSize(bytes: number): void {
  if (bytes > sourceLimit)
    throw new BuildError(`${workflowFileName} is larger than ${sourceLimit / 2 ** 10} KiB`);
}
