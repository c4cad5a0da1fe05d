import { type FileHandle, lstat, mkdir, open, realpath, rename, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { BuildError } from '../../errors.ts';

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
  /** Outside of the build's folder, for the executor's files: settings, the SSH key, copies of artefacts, archives. */
  readonly own: OwnFolder;
}

/**
 * Creates the folders inside the build's empty one.
 *
 * @param layout `hosted`: the clone is in the home, as on the hosted machine, and what else a script may change has a
 *   folder, because a sandbox shows folders and no single files
 */
export async function makeBuildFolders(
  folder: string,
  { own, layout }: { readonly own: OwnFolder; readonly layout: 'plain' | 'hosted' },
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
  };
  for (const path of Object.values(folders)) await mkdir(path, { mode: 0o700, recursive: true });
  const variableFile = join(changed, 'variables');
  await writeFile(variableFile, '', { mode: 0o600, flag: 'wx' });
  return { ...folders, variableFile, packed: await own.folder('packed'), own };
}

/** Real paths of the folders from which the build's files are taken and in which its scripts run. */
export function rootsOf({ clone, home, temporary, exported, output }: MachineFolders): readonly string[] {
  return [clone, home, temporary, exported, output];
}

/** A folder in which the service writes its own files for one build. The build does not learn its path. */
export interface OwnFolder {
  /** A real path. */
  readonly path: string;
  /**
   * Creates a file and opens it for writing.
   *
   * @throws BuildError when a script has replaced the folder, or the system's error, such as `EEXIST`
   */
  create(name: string): Promise<FileHandle>;
  /** Creates a folder and returns its path. @throws as `create` */
  folder(name: string): Promise<string>;
}

/** Scripts run as the same user and might find and replace the folder, but no link leads elsewhere. */
export async function openOwnFolder(folder: string): Promise<OwnFolder> {
  const path = await realpath(folder);
  const placeOf = async (name: string): Promise<string> => {
    if ((await realpath(path).catch(() => undefined)) === path) return join(path, name);
    throw new BuildError('A folder that the service uses for this build was replaced while the build ran');
  };
  return {
    path,
    create: async (name) => open(await placeOf(name), 'wx', 0o600),
    async folder(name) {
      const created = await placeOf(name);
      await mkdir(created, { mode: 0o700 });
      return created;
    },
  };
}

/**
 * Moves an archive that a tool has written, once it has ended, to a folder that no process of the build sees.
 *
 * @returns where it is now; `undefined` when there is none, or something else in its place
 */
export async function takePacked(
  { packed, own }: Pick<MachineFolders, 'packed' | 'own'>,
  name: string,
  to = name,
): Promise<{ readonly path: string; readonly size: number } | undefined> {
  const status = await lstat(join(packed, name)).catch(() => undefined);
  if (!status?.isFile()) return undefined;
  const path = join(own.path, to);
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

/**
 * Resolves every link of a path that must stay inside one of the roots.
 *
 * @returns the real path; `'missing'` when nothing exists there; `'outside'` when it is, or a link leads, outside
 */
export async function containedPath(
  path: string,
  roots: readonly string[],
): Promise<{ readonly real: string } | 'missing' | 'outside'> {
  // Checked first, so that a build does not learn whether something exists outside.
  if (!isWithinOne(roots, resolve(path))) return 'outside';
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined) return 'missing';
  return isWithinOne(roots, real) ? { real } : 'outside';
}
