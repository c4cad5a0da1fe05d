import { basename, dirname, join } from 'node:path';
import { plainText } from '../../errors.ts';
import { removeFolders } from '../../folder-tree.ts';
import { takePacked } from '../environment/folders.ts';
import type { BuildFolders } from '../environment/inside-folders.ts';
import type { Variables } from '../environment/machine.ts';
import { commandNotFound } from '../processes/programs.ts';
import type { Runner } from '../processes/runner.ts';
import type { StepLog } from '../step-list.ts';

/** How to run `zip`: as a script of the build, with paths as the build sees them. Everything ends with it. */
export interface PackTool {
  readonly run: Runner['run'];
  readonly env: Variables;
}

/** Some files could not be read; the archive has the others. */
const incomplete = 18;

/**
 * Packs a folder into a zip, with its name as the first part of every path. Links are packed as links, never followed.
 *
 * @param options `to` is the name of the archive in the executor's own folder
 * @returns the path of the archive; `undefined` when the folder could not be packed, which the log explains
 */
export async function packFolder(
  folder: string,
  options: {
    readonly folders: BuildFolders;
    readonly to: string;
    readonly tool: PackTool;
    readonly log: StepLog;
  },
): Promise<string | undefined> {
  const { folders, to, tool, log } = options;
  const { inside, packed } = folders;
  const shown = plainText(inside.inBuild(folder));
  // `zip` adds the ending to a name without one.
  const archive = `${to}.zip`;
  await removeFolders([join(packed, archive)]);
  const status = await tool.run({
    argv: ['zip', '-q', '-r', '-y', join(inside.packed, archive), `./${basename(folder)}`],
    directory: inside.inBuild(dirname(folder)),
    env: tool.env,
    output: (chunk) => log.write(chunk),
  });
  if (status === commandNotFound) {
    await log.line(`${shown} was skipped: it is a folder, and \`zip\` is not installed on this machine.`);
    return undefined;
  }
  const taken = status === 0 || status === incomplete ? await takePacked(folders, archive, to) : undefined;
  if (taken === undefined) await log.line(`${shown} was skipped: zip exited with status ${status}.`);
  return taken?.path;
}
