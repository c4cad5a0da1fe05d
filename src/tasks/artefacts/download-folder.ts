import { lstat, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { UserError } from '../../errors.ts';

/** A relative folder is outside the workspace, through a link that may come from the checkout. */
export class OutsideWorkspace extends UserError {
  constructor({ input, folder, target }: { input: string; folder: string; target: string }) {
    super(
      `Input ${input} is ${folder}, which leads out of the workspace to ${target} through a link. Choose another folder, or set the absolute path of that one.`,
    );
  }
}

/**
 * The absolute path of a folder that an input names for files of this step. A relative one starts in the workspace, and no link in it may lead out of
 * the workspace, because the author of a pull request can add links to the checkout. An absolute one, or one that
 * starts with `..`, is used as given. Does not create the folder.
 *
 * @throws OutsideWorkspace; the system's error
 */
export async function downloadFolder({
  input,
  workspace,
  folder,
}: {
  input: 'download' | 'installPage';
  workspace: string;
  folder: string;
}): Promise<string> {
  const top = resolve(workspace);
  const whole = resolve(top, folder);
  if (isAbsolute(folder) || !isWithin(top, whole)) return whole;
  const target = await realpath(await nearestExisting(whole));
  if (!isWithin(await realpath(await nearestExisting(top)), target))
    throw new OutsideWorkspace({ input, folder, target });
  return whole;
}

/** The path itself or the nearest folder above it that exists; a link exists even if its target does not. */
async function nearestExisting(path: string): Promise<string> {
  const exists = await lstat(path).then(
    () => true,
    () => false,
  );
  return exists || dirname(path) === path ? path : nearestExisting(dirname(path));
}

function isWithin(folder: string, path: string): boolean {
  const steps = relative(folder, path);
  return steps !== '..' && !steps.startsWith(`..${sep}`) && !isAbsolute(steps);
}
