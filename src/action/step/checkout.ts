import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunContext } from '../event/run-context.ts';
import { commitOfEvent } from '../event/run-event.ts';

/**
 * Whether the workspace has a file of this path in the commit of the run, which on a pull request may be the merge that GitHub
 * made of it. Never if another commit is checked out, or none.
 */
export function isInCheckout(
  { workspace, event }: Pick<RunContext, 'workspace' | 'event'>,
  path: string,
): boolean {
  const head = headOf(join(workspace, '.git'));
  const isOfRun = head !== undefined && [commitOfEvent(event), event.sha].includes(head);
  return isOfRun && existsSync(join(workspace, path));
}

/** The commit that is checked out, as Git's files have it; `undefined` if they can't be read. */
function headOf(folder: string): string | undefined {
  try {
    const head = readFileSync(join(folder, 'HEAD'), 'utf8').trim();
    const [, ref] = /^ref: (refs\/heads\/.+)$/.exec(head) ?? [];
    if (ref === undefined || ref.includes('..')) return head;
    const file = join(folder, ref);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : packedRef(folder, ref);
  } catch {
    return undefined;
  }
}

function packedRef(folder: string, ref: string): string | undefined {
  const lines = readFileSync(join(folder, 'packed-refs'), 'utf8').split('\n');
  return lines.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0];
}
