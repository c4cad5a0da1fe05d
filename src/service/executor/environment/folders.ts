import { lstat, mkdir, realpath, rename, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

/** The folders of one build on this machine, all real paths. */
export interface MachineFolders {
  /** The sources. */
  readonly clone: string;
  /** `HOME` of all processes of the build. */
  readonly home: string;
  /** `TMPDIR`. */
  readonly temporary: string;
  /** `CM_EXPORT_DIR`: what scripts put there is kept. */
  readonly exported: string;
  /** `CM_BUILD_OUTPUT_DIR`, for scripts. */
  readonly output: string;
  /** The build's scripts. A running script knows this path, so nothing is written here once the first one runs. */
  readonly scripts: string;
  /** The file that `CM_ENV` names. */
  readonly variableFile: string;
  /** Where tools that run as scripts write archives, which the service moves away once they have ended. */
  readonly packed: string;
  /** Outside of the build's folder, for the executor's files: settings, the SSH key, archives. */
  readonly own: string;
}

/**
 * Creates the folders inside the build's empty one.
 *
 * @param layout `hosted`: the clone is in the home, as on the hosted machine, and what else a script may change has a
 *   folder, because a sandbox shows folders and no single files
 */
export async function makeBuildFolders(
  folder: string,
  { own, layout }: { readonly own: string; readonly layout: 'plain' | 'hosted' },
): Promise<MachineFolders> {
  const root = await realpath(folder);
  const home = join(root, 'home');
  const changed = layout === 'hosted' ? join(root, 'build') : root;
  const folders = {
    home,
    clone: join(layout === 'hosted' ? home : root, 'clone'),
    temporary: join(root, 'tmp'),
    exported: join(changed, 'export'),
    output: join(changed, 'output'),
    scripts: join(changed, 'scripts'),
    packed: join(own, 'packed'),
  };
  for (const path of Object.values(folders)) await mkdir(path, { mode: 0o700, recursive: true });
  const variableFile = join(changed, 'variables');
  await writeFile(variableFile, '', { mode: 0o600, flag: 'wx' });
  return { ...folders, variableFile, own };
}

/** Real paths of the folders from which the build's files are taken and in which its scripts run. */
export function rootsOf({ clone, home, temporary, exported, output }: MachineFolders): readonly string[] {
  return [clone, home, temporary, exported, output];
}

/**
 * Moves an archive that a tool has written, once it has ended, to a folder that no process of the build sees.
 *
 * @returns where it is now; `undefined` when there is none, or something else in its place
 */
export async function takePacked(
  { packed, own }: Pick<MachineFolders, 'packed' | 'own'>,
  name: string,
): Promise<{ readonly path: string; readonly size: number } | undefined> {
  const status = await lstat(join(packed, name)).catch(() => undefined);
  if (!status?.isFile()) return undefined;
  const path = join(own, name);
  await rename(join(packed, name), path);
  return { path, size: status.size };
}

/** Whether `path` is `root` or is below it; both are real paths. */
export function isWithin(root: string, path: string): boolean {
  return path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);
}

/** Whether `path` is one of the roots or is below one; all are real paths. */
export function isWithinOne(roots: readonly string[], path: string): boolean {
  return roots.some((root) => isWithin(root, path));
}

/** Where a path leads: a real path of this machine; or nothing is there, or it leaves the build's folders. */
export type Contained = { readonly real: string } | 'missing' | 'outside';

/** Resolves every link of a path that must stay inside one of the roots. */
export async function containedPath(path: string, roots: readonly string[]): Promise<Contained> {
  // Checked first, so that a build does not learn whether something exists outside.
  if (!isWithinOne(roots, resolve(path))) return 'outside';
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined) return 'missing';
  return isWithinOne(roots, real) ? { real } : 'outside';
}
