import { lstat, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { UserError } from '../../errors.ts';

/** A relative download folder leads out of the workspace, through a link that a checkout may have brought. */
export class OutsideWorkspace extends UserError {
  constructor({ folder, target }: { folder: string; target: string }) {
    super(
      `The input download names ${folder}, which leads out of the workspace to ${target} through a link. Name another folder, or that one by its absolute path.`,
    );
  }
}

/**
 * The download folder, absolute. A relative one begins at the workspace, and no link on the way may lead out of it: the
 * files of the workspace are the author's of a pull request. An absolute one, or one that begins with `..`, goes where
 * the workflow says. Nothing is made.
 *
 * @throws OutsideWorkspace; the system's error
 */
export async function downloadFolder({
  workspace,
  folder,
}: {
  workspace: string;
  folder: string;
}): Promise<string> {
  const top = resolve(workspace);
  const whole = resolve(top, folder);
  if (isAbsolute(folder) || !isWithin(top, whole)) return whole;
  const target = await realpath(await nearest(whole));
  if (!isWithin(await realpath(await nearest(top)), target)) throw new OutsideWorkspace({ folder, target });
  return whole;
}

/** The path itself or the nearest folder above it that is there; a link is there even if its target is not. */
async function nearest(path: string): Promise<string> {
  const isThere = await lstat(path).then(
    () => true,
    () => false,
  );
  return isThere || dirname(path) === path ? path : nearest(dirname(path));
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
