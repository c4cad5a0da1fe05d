import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';

/** The folders of one build, all real paths. */
export interface BuildFolders {
  /** The sources. */
  readonly clone: string;
  /** `HOME` of everything the build runs. */
  readonly home: string;
  /** `TMPDIR`. */
  readonly temporary: string;
  /** The executor's own: scripts, the key, copies of artefacts, archives. */
  readonly own: string;
}

/** Makes the folders inside the build's empty one. */
export async function makeBuildFolders(folder: string): Promise<BuildFolders> {
  const root = await realpath(folder);
  const folders = {
    clone: join(root, 'clone'),
    home: join(root, 'home'),
    temporary: join(root, 'tmp'),
    own: join(root, 'own'),
  };
  for (const path of Object.values(folders)) await mkdir(path, { mode: 0o700 });
  return folders;
}
