import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunContext } from '../event/run-context.ts';
import { commitOfEvent } from '../event/run-event.ts';

/**
 * Finds out whether the workspace has the commit of the run, which on a pull request may be the merge that GitHub made of it.
 *
 * @returns whether a path is one of a file in that commit; never if another commit is checked out, or none
 */
export async function readCheckout({ workspace, event }: Pick<RunContext, 'workspace' | 'event'>) {
  const head = await headOf(join(workspace, '.git'));
  const isOfRun = head !== undefined && [commitOfEvent(event), event.sha].includes(head);
  return (path: string): boolean => isOfRun && existsSync(join(workspace, path));
}

/** The commit that is checked out, as Git's files have it; `undefined` if they can't be read. */
async function headOf(folder: string): Promise<string | undefined> {
  try {
    const head = (await readFile(join(folder, 'HEAD'), 'utf8')).trim();
    const [, ref] = /^ref: (refs\/heads\/.+)$/.exec(head) ?? [];
    if (ref === undefined || ref.includes('..')) return head;
    return (await looseRef(folder, ref)) ?? (await packedRef(folder, ref));
  } catch {
    return undefined;
  }
}

async function looseRef(folder: string, ref: string): Promise<string | undefined> {
  const path = join(folder, ref);
  return existsSync(path) ? (await readFile(path, 'utf8')).trim() : undefined;
}

async function packedRef(folder: string, ref: string): Promise<string | undefined> {
  const lines = (await readFile(join(folder, 'packed-refs'), 'utf8')).split('\n');
  return lines.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0];
}
