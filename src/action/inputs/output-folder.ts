import { lstat, mkdir, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { messageOf, UserError } from '../../errors.ts';
import type { Runner } from '../runner/runner.ts';

/**
 * Makes the folder that an input names for files of this step, and returns its absolute path. A relative one starts in the
 * workspace, and neither `..` nor a link in it may lead out of there: the author of a pull request can add links to the
 * checkout. An absolute one may be anywhere; the log says if it is outside the workspace.
 *
 * @throws UserError
 */
export async function makeFolder(
  { input, workspace, folder }: Readonly<Record<'input' | 'workspace' | 'folder', string>>,
  log: Runner['log'],
): Promise<string> {
  const path = resolve(workspace, folder);
  const given = `The ${input} input is set to ${folder}, which`;
  try {
    const [top, target] = [await realPath(resolve(workspace)), await realPath(path)];
    const isInside = pathWithin(top, target) !== undefined;
    if (!isInside && !isAbsolute(folder))
      throw new UserError(
        `${given} is outside the workspace: ${target}. A relative path must stay inside the workspace, also after symbolic links are resolved. Choose another folder, or use an absolute path.`,
      );
    await mkdir(path, { recursive: true });
    if (!isInside) log.info(`${given} is outside the workspace.`);
    return path;
  } catch (cause) {
    if (cause instanceof UserError) throw cause;
    throw new UserError(
      `${given} could not be created (${messageOf(cause)}). Set it to a folder that the runner can write to.`,
      { cause },
    );
  }
}

/** Of the path itself or the nearest folder above it that exists. A link exists even if its target does not. */
async function realPath(path: string): Promise<string> {
  const found = await lstat(path).catch(() => undefined);
  return found || dirname(path) === path ? await realpath(path) : realPath(dirname(path));
}

/** The path from a folder to a path in it; `undefined` if the path is elsewhere. */
export function pathWithin(folder: string, path: string): string | undefined {
  const steps = relative(folder, path);
  return steps === '..' || steps.startsWith(`..${sep}`) || isAbsolute(steps) ? undefined : steps;
}
