import { lstat, mkdir, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { messageOf, UserError } from '../../errors.ts';
import type { Runner } from '../runner/runner.ts';

/** A relative folder is outside the workspace: by `..`, or through a link that may come from the checkout. */
export class OutsideWorkspace extends UserError {}

/** A folder that an input names could not be made. */
export class FolderNotMade extends UserError {}

type NamedFolder = Readonly<Record<'input' | 'workspace' | 'folder', string>>;

/**
 * Makes the folder that an input names, and returns its absolute path (`folderOf`). The log has one outside the workspace.
 *
 * @throws OutsideWorkspace; FolderNotMade
 */
export async function makeFolder(named: NamedFolder, log: Runner['log']): Promise<string> {
  try {
    const path = await folderOf(named);
    await mkdir(path, { recursive: true });
    if (!isWithin(resolve(named.workspace), path))
      log.info(`The ${named.input} input is set to ${path}, which is outside the workspace.`);
    return path;
  } catch (cause) {
    if (cause instanceof OutsideWorkspace) throw cause;
    throw new FolderNotMade(
      `The ${named.input} input is set to ${named.folder}, which could not be created (${messageOf(cause)}). Set it to a folder that the runner can write to.`,
      { cause },
    );
  }
}

/**
 * The absolute path of a folder that an input names for files of this step. A relative one starts in the workspace, and
 * neither `..` nor a link in it may lead out of there: the author of a pull request can add links to the checkout. An
 * absolute one stays as it is. Does not create the folder.
 *
 * @throws OutsideWorkspace; the system's error
 */
export async function folderOf({ input, workspace, folder }: NamedFolder): Promise<string> {
  const top = resolve(workspace);
  const whole = resolve(top, folder);
  if (isAbsolute(folder)) return whole;
  const target = await realpath(await nearestExisting(whole));
  if (!isWithin(await realpath(await nearestExisting(top)), target))
    throw new OutsideWorkspace(
      `The ${input} input is set to ${folder}, which is outside the workspace: ${target}. A relative path must stay inside the workspace, also after symbolic links are resolved. Choose another folder, or use an absolute path.`,
    );
  return whole;
}

/** The path itself or the nearest folder above it that exists; a link exists even if its target does not. */
async function nearestExisting(path: string): Promise<string> {
  const found = await lstat(path).catch(() => undefined);
  return found || dirname(path) === path ? path : nearestExisting(dirname(path));
}

function isWithin(folder: string, path: string): boolean {
  const steps = relative(folder, path);
  return steps !== '..' && !steps.startsWith(`..${sep}`) && !isAbsolute(steps);
}
