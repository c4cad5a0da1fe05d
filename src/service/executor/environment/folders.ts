import { closeSync, constants, openSync } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, realpath, unlink, writeFile } from 'node:fs/promises';
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
  return { ...folders, variableFile, own };
}

/** Real paths of the folders from which the build's files are taken and in which its scripts run. */
export function rootsOf({ clone, home, temporary, exported, output }: MachineFolders): readonly string[] {
  return [clone, home, temporary, exported, output];
}

/** Both ends of a pipe, as file descriptors that the caller closes. */
export interface OutputPipe {
  readonly reading: number;
  readonly writing: number;
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
  /** Opens both ends of an existing FIFO and removes its name. @throws as `create` */
  openPipe(name: string): Promise<OutputPipe>;
}

/** With `O_EXCL`, a link at the end of the path is not followed. */
const newFile = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL;

/**
 * Opens an existing folder. Scripts run as the same user and might find and replace it. It is therefore compared with
 * the original before anything is created in it, and again before anything is written, so that no link leads elsewhere.
 */
export async function openOwnFolder(folder: string): Promise<OwnFolder> {
  const path = await realpath(folder);
  const { dev, ino } = await lstat(path);
  const check = async (): Promise<void> => {
    const now = await lstat(path).catch(() => undefined);
    // A link can get the number of the folder that it replaces.
    if (!now?.isDirectory() || now.dev !== dev || now.ino !== ino)
      throw new BuildError('A folder that the service uses for this build was replaced while the build ran');
  };
  return {
    path,
    async create(name) {
      await check();
      const file = await open(join(path, name), newFile, 0o600);
      await check().catch(async (error: unknown) => {
        await file.close();
        throw error;
      });
      return file;
    },
    async folder(name) {
      await check();
      const created = join(path, name);
      await mkdir(created, { mode: 0o700 });
      await check();
      return created;
    },
    async openPipe(name) {
      await check();
      const fifo = join(path, name);
      const reading = openSync(fifo, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
      try {
        const writing = openSync(fifo, constants.O_WRONLY | constants.O_NOFOLLOW);
        await unlink(fifo);
        return { reading, writing };
      } catch (error) {
        closeSync(reading);
        throw error;
      }
    },
  };
}

/** Whether `path` is `root` or is below it; both are real paths. */
export function isWithin(root: string, path: string): boolean {
  return path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);
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
  const inside = (candidate: string): boolean => roots.some((root) => isWithin(root, candidate));
  // Checked first, so that a build does not learn whether something exists outside.
  if (!inside(resolve(path))) return 'outside';
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined) return 'missing';
  return inside(real) ? { real } : 'outside';
}
