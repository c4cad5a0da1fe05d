import { lstat, mkdir, readlink, realpath, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';

/**
 * Creates the folders inside the empty folder of the build.
 *
 * @param own a folder outside of it, for the executor's own files: settings, the SSH key, archives
 * @param layout `hosted`: the clone is in the home, as on the hosted machine, and everything else that a script may change
 *   is in one folder, because the sandbox mounts folders, not single files
 */
export async function makeBuildFolders(
  folder: string,
  { own, layout }: { readonly own: string; readonly layout: 'plain' | 'hosted' },
) {
  const root = await realpath(folder);
  const home = join(root, 'home');
  const changed = layout === 'hosted' ? join(root, 'build') : root;
  const folders = {
    /** `HOME` of all processes of the build. */
    home,
    /** The sources. */
    clone: join(layout === 'hosted' ? home : root, 'clone'),
    /** `TMPDIR`. */
    temporary: join(root, 'tmp'),
    /** `CM_EXPORT_DIR`: files that scripts put here become artefacts. */
    exported: join(changed, 'export'),
    /** `CM_BUILD_OUTPUT_DIR`, for scripts. */
    output: join(changed, 'output'),
    /** The build's scripts. A running script knows this path, so the service writes nothing here once the first one runs. */
    scripts: join(changed, 'scripts'),
    /** Archives of tools that run inside the build; the service reads them once the tools have ended. */
    packed: join(own, 'packed'),
  };
  for (const path of Object.values(folders)) await mkdir(path, { mode: 0o700, recursive: true });
  /** The file that `CM_ENV` names. */
  const variableFile = join(changed, 'variables');
  await writeFile(variableFile, '', { mode: 0o600, flag: 'wx' });
  return { ...folders, variableFile, own };
}

/** The folders of one build on this machine, as real paths. */
export type MachineFolders = Readonly<Awaited<ReturnType<typeof makeBuildFolders>>>;

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

/** The folders of one build, with their paths on this machine and for its scripts. */
export interface BuildFolders extends MachineFolders {
  readonly inside: InsideFolders;
}

/**
 * The folders of a build with the paths that its scripts see. Only this interface translates a path of the workflow into one
 * of this machine: `artifacts` and `cache_paths` use it, once no process can exchange a folder.
 */
export interface InsideFolders extends Omit<MachineFolders, 'own'> {
  /** Translates a path of the workflow, before its variables are expanded. */
  written(text: string): string;
  /** The path on this machine, without following links; `undefined` outside of the build's folders. */
  onMachine(path: string): string | undefined;
  /** The build's path for a path on this machine. */
  inBuild(path: string): string;
  /** Resolves all links of a path as the build would. The roots, which it must not leave, are real paths of this machine. */
  contained(path: string, roots: readonly string[]): Promise<Contained>;
}

/** The homes on hosted machines, which workflow files contain literally (docs/hosted-service.md, "Steps and logs"). */
const hostedHomes = { linux: '/home/builder', mac: '/Users/builder' };

/** The home for a machine type; without one, that of a Mac. */
export function hostedHome(instanceType: string | null | undefined): string {
  return /^linux/i.test(instanceType ?? '') ? hostedHomes.linux : hostedHomes.mac;
}

const hostedPath = /^(?:(\/(?:Users|home)\/builder)(\/clone)?|\/tmp)(?=\/|$)/;

/** Without a sandbox, scripts see the machine as it is, and the hosted machine's paths mean the build's own folders. */
export function unsandboxedFolders(folders: MachineFolders): InsideFolders {
  const { clone, home, temporary } = folders;
  return {
    ...folders,
    written: (text) =>
      text.replace(hostedPath, (_, ofHome, ofClone) => (ofClone ? clone : ofHome ? home : temporary)),
    onMachine: (path) => path,
    inBuild: (path) => path,
    contained: containedPath,
  };
}

/** A folder of this machine, and its path for scripts. */
export interface Place {
  readonly inside: string;
  readonly folder: string;
}

/** The folders of a build in a sandbox, which mounts them at these places. */
export function placedFolders(folders: MachineFolders, places: readonly Place[]): InsideFolders {
  const moved = (path: string, from: keyof Place, to: keyof Place): string | undefined => {
    const fits = places.filter((place) => isWithin(place[from], path));
    const [place] = fits.sort((a, b) => b[from].length - a[from].length);
    return place && join(place[to], path.slice(place[from].length));
  };
  const onMachine = (path: string) => moved(resolve(path), 'inside', 'folder');
  const inBuild = (path: string) => moved(path, 'folder', 'inside') ?? path;
  const { own: _, ...paths } = folders;
  const inside = Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [name, inBuild(path)]),
  ) as typeof paths;
  const contained: InsideFolders['contained'] = async (path, roots) => {
    let links = 0;
    const followed = async (inside: string): Promise<string> => {
      const parent = dirname(inside);
      if (parent === inside) return inside;
      const here = join(await followed(parent), basename(inside));
      const real = onMachine(here);
      // Above the places there are only real folders.
      const target = real && (await readlink(real).catch(() => undefined));
      if (target === undefined) return here;
      links += 1;
      return links > mostLinks ? '/' : followed(resolve(dirname(here), target));
    };
    const real = onMachine(await followed(resolve(path)));
    if (real === undefined || !isWithinOne(roots, real)) return 'outside';
    return (await lstat(real).catch(() => undefined)) ? { real } : 'missing';
  };
  return { ...inside, written: (text) => text, onMachine, inBuild, contained };
}

/** As in the kernel, a path with more links counts as a loop. */
const mostLinks = 40;

/**
 * Creates the folders above a path of this machine, unless one of them leads outside of the roots, or is not a folder. No
 * process of the build may run meanwhile.
 *
 * @returns whether the folders exist now
 */
export async function makeParents(
  path: string,
  at: { readonly inside: Pick<InsideFolders, 'contained' | 'inBuild'>; readonly roots: readonly string[] },
): Promise<boolean> {
  const parent = dirname(path);
  const found = await at.inside.contained(at.inside.inBuild(parent), at.roots);
  if (typeof found !== 'string') return true;
  // A dangling link also counts as `missing`, but no folder can be created in its place.
  const exists = await lstat(parent).catch(() => undefined);
  if (found === 'outside' || exists || !(await makeParents(parent, at))) return false;
  await mkdir(parent);
  return true;
}

/** Lines of a script that name a path of the hosted machine. Without a sandbox, that path does not belong to the build. */
export function namedHostedPaths(
  script: string,
): readonly { readonly line: number; readonly path: string }[] {
  return script.split('\n').flatMap((text, at) => {
    if (/^\s*#/.test(text)) return [];
    const [, path] = /(?<![\w$}./-])(\/(?:Users|home)\/builder|\/tmp)(?![\w.-])/.exec(text) ?? [];
    return path === undefined ? [] : [{ line: at + 1, path }];
  });
}
