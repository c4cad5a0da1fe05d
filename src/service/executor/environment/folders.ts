import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { OwnFolder } from './own-folder.ts';

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
