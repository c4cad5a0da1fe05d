import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError } from '../errors.ts';
import { missingFile, workflowFileName } from '../workflow-file/document.ts';
import { containedPath } from './environment/folders.ts';

/** Bytes of `codemagic.yaml`. */
const sourceLimit = 256 * 2 ** 10;

/**
 * The text of `codemagic.yaml` in the clone.
 *
 * @throws BuildError when it is missing, too large, or a link that leads outside the clone, whose target messages
 * would quote
 */
export async function readWorkflowFile(clone: string): Promise<string> {
  const found = await containedPath(join(clone, workflowFileName), [clone]);
  if (found === 'missing') throw new BuildError(missingFile);
  if (found === 'outside') throw new BuildError(`${workflowFileName} links outside the repository`);
  return readSource(found.real);
}

/** The text of a workflow file. @throws BuildError when it is no regular file or too large */
export async function readSource(path: string): Promise<string> {
  await using file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const status = await file.stat();
  if (!status.isFile()) throw new BuildError(`${workflowFileName} is not a file`);
  checkSize(status.size);
  return await file.readFile('utf8');
}

/** @param bytes of `codemagic.yaml` @throws BuildError when it is too large to be read */
export function checkSize(bytes: number): void {
  if (bytes > sourceLimit)
    throw new BuildError(`${workflowFileName} is larger than ${sourceLimit / 2 ** 10} KiB`);
}
