import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { containedPath } from '../environment/contained.ts';
import { BuildFailure } from '../errors.ts';
import { workflowFileName } from './read.ts';

const sizeLimit = 256 * 2 ** 10;

/**
 * The text of `codemagic.yaml` in the clone.
 *
 * @throws BuildFailure when there is none, when it is a link out of the clone (its text would be told in messages), or
 * when it is too large
 */
export async function readWorkflowFile(clone: string): Promise<string> {
  const found = await containedPath(join(clone, workflowFileName), [clone]);
  if (found === 'missing') throw new BuildFailure(`The repository has no ${workflowFileName} here`);
  if (found === 'outside') throw new BuildFailure(`${workflowFileName} is a link out of the repository`);
  const file = await open(found.real, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const status = await file.stat();
    if (!status.isFile()) throw new BuildFailure(`${workflowFileName} is no file`);
    if (status.size > sizeLimit)
      throw new BuildFailure(`${workflowFileName} is larger than ${sizeLimit / 2 ** 10} KiB`);
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}
