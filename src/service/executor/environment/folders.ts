import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildFailure } from '../errors.ts';

/** The folders of one build, all real paths. */
export interface BuildFolders {
  /** The sources. */
  readonly clone: string;
  /** `HOME` of everything the build runs. */
  readonly home: string;
  /** `TMPDIR`. */
  readonly temporary: string;
  /** The build's scripts. Nothing is written there once the first of them runs: each is told where it lies. */
  readonly scripts: string;
  /** The file that `CM_ENV` names. */
  readonly variableFile: string;
  /** The executor's: settings, the key, copies of artefacts, archives. Not among the build's folders. */
  readonly own: OwnFolder;
}

/** Makes the folders inside the build's empty one. */
export async function makeBuildFolders(folder: string, own: OwnFolder): Promise<BuildFolders> {
  const root = await realpath(folder);
  const folders = {
    clone: join(root, 'clone'),
    home: join(root, 'home'),
    temporary: join(root, 'tmp'),
    scripts: join(root, 'scripts'),
  };
  for (const path of Object.values(folders)) await mkdir(path, { mode: 0o700 });
  return { ...folders, variableFile: join(root, 'variables'), own };
}

/** A script of the build put something else in the place of a folder that is none of the build's. */
export class ReplacedFolder extends BuildFailure {
  constructor() {
    super('A folder that the service uses for this build was replaced while the build ran');
  }
}

/** A folder in which the service itself writes for one build. The build is told nothing of it. */
export interface OwnFolder {
  /** A real path. */
  readonly path: string;
  /** Makes a file that was not there and opens it for writing. @throws ReplacedFolder; the system's error */
  create(name: string): Promise<FileHandle>;
  /** Makes a folder that was not there, and gives its path. @throws ReplacedFolder; the system's error */
  folder(name: string): Promise<string>;
}

/** `O_EXCL` follows no link at the end of the path. */
const newFile = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_EXCL;

/**
 * Opens an existing folder. Scripts run as the same user and may find it all the same: before anything is made in it,
 * and again before anything is written, it must still be the folder that it was, so that no link on the way leads elsewhere.
 */
export async function openOwnFolder(folder: string): Promise<OwnFolder> {
  const path = await realpath(folder);
  const { dev, ino } = await lstat(path);
  const check = async (): Promise<void> => {
    const now = await lstat(path).catch(() => undefined);
    if (now?.dev !== dev || now.ino !== ino) throw new ReplacedFolder();
  };
  return {
    path,
    async create(name) {
      await check();
      const file = await open(join(path, name), newFile, 0o600);
      try {
        await check();
        return file;
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    async folder(name) {
      await check();
      const made = join(path, name);
      await mkdir(made, { mode: 0o700 });
      await check();
      return made;
    },
  };
}
