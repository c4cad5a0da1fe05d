import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

/** The folders of one build on this machine, as real paths. */
export interface MachineFolders {
  /** The sources. */
  readonly clone: string;
  /** `HOME` of all processes of the build. */
  readonly home: string;
  /** `TMPDIR`. */
  readonly temporary: string;
  /** `CM_EXPORT_DIR`: files that scripts put here become artefacts. */
  readonly exported: string;
  /** `CM_BUILD_OUTPUT_DIR`, for scripts. */
  readonly output: string;
  /** The build's scripts. A running script knows this path, so the service writes nothing here once the first one runs. */
  readonly scripts: string;
  /** The file that `CM_ENV` names. */
  readonly variableFile: string;
  /** Archives of tools that run inside the build; the service reads them once the tools have ended. */
  readonly packed: string;
  /** Outside of the build's folder, for the executor's own files: settings, the SSH key, archives. */
  readonly own: string;
}

/**
 * Creates the folders inside the empty folder of the build.
 *
 * @param layout `hosted`: the clone is in the home, as on the hosted machine, and everything else that a script may change
 *   is in one folder, because the sandbox mounts folders, not single files
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

/** Real paths of the folders in which the build's scripts run, and from which its files are taken. */
export function rootsOf({ clone, home, temporary, exported, output }: MachineFolders): readonly string[] {
  return [clone, home, temporary, exported, output];
}

/** Whether `path` is `root` or is below it; both are real paths. */
export function isWithin(root: string, path: string): boolean {
  return path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);
}

/** Whether `path` is one of the roots or is below one; all are real paths. */
export function isWithinOne(roots: readonly string[], path: string): boolean {
  return roots.some((root) => isWithin(root, path));
}

/** The target of a path: a real path of this machine; `missing`; or `outside` of the build's folders. */
export type Contained = { readonly real: string } | 'missing' | 'outside';

/** Resolves all links of a path that must stay inside one of the roots. */
export async function containedPath(path: string, roots: readonly string[]): Promise<Contained> {
  // Checked first, so that a build cannot find out what exists outside.
  if (!isWithinOne(roots, resolve(path))) return 'outside';
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined) return 'missing';
  return isWithinOne(roots, real) ? { real } : 'outside';
}
