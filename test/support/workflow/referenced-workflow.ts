import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readWorkflow, type WorkflowFile } from './workflow-file.ts';
import type { World } from './world.ts';

/**
 * The workflow that `jobs.<id>.uses` names. `$/` and `./` are the repository of the workflow that names it, not the
 * one of the run.
 *
 * @throws for a repository or a file that is not there
 */
export async function readReferenced(
  uses: string,
  { from, world }: { readonly from: WorkflowFile; readonly world: World },
): Promise<WorkflowFile> {
  const [, remote, ownPath] =
    /^([\w.-]+\/[\w.-]+)\/(\.github\/workflows\/[\w.-]+)@\S+$/.exec(uses) ??
    /^[$.]()\/(\.github\/workflows\/[\w.-]+)$/.exec(uses) ??
    [];
  const repository = remote || from.repository;
  const folder = world.repositories[repository];
  if (!ownPath || !folder) throw new Error(`There is no workflow ${uses}`);
  return readWorkflow(await readFile(join(folder, ownPath), 'utf8'), { repository, path: ownPath });
}
