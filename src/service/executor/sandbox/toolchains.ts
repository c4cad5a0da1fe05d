import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, delimiter, dirname, isAbsolute, join, resolve } from 'node:path';
import { isWithin } from '../environment/folders.ts';
import type { Variables } from '../environment/machine.ts';

/** The folders of toolchains that a build sees at their own paths. */
export interface Toolchains {
  /** Those that were found. */
  readonly found: readonly string[];
  /** Those that the user named. */
  readonly readable: readonly string[];
  readonly writable: readonly string[];
  readonly flutter: string | undefined;
  readonly android: string | undefined;
}

/** Version managers, whose programs and links lead to other folders of theirs. */
const managers = new Set(
  '.nvm .pyenv .rbenv .nodenv .goenv .jenv .asdf .cargo .rustup .sdkman .volta .rvm .jabba .proto .deno .bun .dotnet .fvm .puro .pub-cache .linuxbrew .swiftly'.split(
    ' ',
  ),
);
/** Those that keep their files below folders that also hold others. */
const nested = /^(.*\/\.local\/share\/(?:mise|fnm|uv|rtx|pnpm|pipx\/venvs|swiftly))(?:\/|$)/;

/** They hold tokens of package registries. */
export const credentialFiles = [
  'credentials',
  'credentials.toml',
  'credentials.json',
  'pub-credentials.json',
  'config.toml',
  'config',
  'auth.json',
  '.npmrc',
  '.yarnrc.yml',
  '.netrc',
  '.pypirc',
  '.git-credentials',
  '.env',
];

/** Folders that hold far more than a toolchain. */
const shared =
  /^\/(?:home|Users|root|tmp|var|srv|mnt|media|data|work|run|dev|proc|boot)?$|^\/(?:home|Users|var)\/[^/]+$|\/\.(?:local|config|cache|ssh|gnupg|aws|kube|docker)$|\/\.local\/share$/;

interface Search {
  readonly machine: Variables & { readonly PATH: string };
  /** The user's home, and what else no toolchain contains: real paths. */
  readonly hidden: readonly string[];
  readonly system: readonly string[];
}

/** The toolchains that the machine's variables name. */
export async function findToolchains(
  search: Search,
  settings: { readonly readable: readonly string[]; readonly writable: readonly string[] },
): Promise<Toolchains> {
  const { machine, system, hidden } = search;
  const found = new Set<string>();
  const isSystem = (path: string): boolean => system.some((folder) => isWithin(folder, path));
  const show = async (path: string): Promise<void> => {
    const real = await realpath(path).catch(() => undefined);
    for (const one of new Set([path, ...(real === undefined ? [] : [real])])) {
      const isWide = shared.test(one) || hidden.some((folder) => isWithin(one, folder));
      if (real !== undefined && !isSystem(one) && !isWide) found.add(one);
    }
  };
  const programs = machine.PATH.split(delimiter)
    .filter(isAbsolute)
    .map((path) => resolve(path));
  for (const folder of new Set(programs)) {
    await show(folder);
    await show((await rootOf(folder)) ?? folder);
    for (const target of await linksIn(folder))
      if (!isSystem(target)) await show((await rootOf(dirname(target))) ?? target);
  }
  for (const [name, path] of Object.entries(machine))
    if (name !== 'PATH' && namesFolder.test(name) && isAbsolute(path)) {
      await show(resolve(path));
      const known = managerOf(resolve(path));
      if (known !== undefined) await show(known);
    }
  const flutter = await flutterOf(machine, programs);
  const cache = flutter === undefined ? undefined : join(flutter, 'bin/cache');
  const android = machine.ANDROID_HOME ?? machine.ANDROID_SDK_ROOT;
  return {
    found: outermost([...found]),
    readable: settings.readable,
    writable: outermost([
      ...(cache !== undefined && (await isFolder(cache)) ? [cache] : []),
      ...settings.writable,
    ]),
    flutter,
    android: android !== undefined && (await isFolder(android)) ? android : undefined,
  };
}

const namesFolder = /(?:_HOME|_ROOT|_NDK|^GOROOT|_DIR|^JAVA_HOME_\w+)$/;

/** The folder of the version manager that the path is in. */
function managerOf(path: string): string | undefined {
  const inside = nested.exec(path)?.[1];
  if (inside !== undefined) return inside;
  const parts = path.split('/');
  const at = parts.findIndex((part) => managers.has(part));
  return at < 0 ? undefined : parts.slice(0, at + 1).join('/');
}

/** What a toolchain has beside its folder of programs, and the folder of somebody's projects has not. */
const besidePrograms =
  /^(?:lib(?:64|exec)?|share|include|packages|pkg|versions?|release|VERSION|RELEASE|toolchain)(?:\.txt)?$/;

/** The toolchain that a folder of programs belongs to; `undefined` when it is none. */
async function rootOf(folder: string): Promise<string | undefined> {
  const manager = managerOf(folder);
  if (manager !== undefined || !/^s?bin$|^shims$/.test(basename(folder))) return manager;
  const root = dirname(folder);
  const beside = await readdir(root).catch(() => []);
  return !shared.test(root) && beside.some((name) => besidePrograms.test(name)) ? root : undefined;
}

/** Where the links of a folder of programs lead. */
async function linksIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const links = entries.filter((entry) => entry.isSymbolicLink());
  const targets = await Promise.all(
    links.map(({ name }) => realpath(join(folder, name)).catch(() => undefined)),
  );
  return [...new Set(targets.filter((target) => target !== undefined))].filter(
    (target) => dirname(target) !== folder,
  );
}

/** The one that `FLUTTER_ROOT` names, or whose `flutter` is the first on the PATH. */
async function flutterOf(machine: Variables, programs: readonly string[]): Promise<string | undefined> {
  const named = machine.FLUTTER_ROOT ?? machine.FLUTTER_HOME;
  if (named !== undefined && (await isFolder(named))) return named;
  for (const folder of programs) {
    const program = await realpath(join(folder, 'flutter')).catch(() => undefined);
    if (program !== undefined && basename(dirname(program)) === 'bin') return dirname(dirname(program));
  }
  return undefined;
}

/** Without those that are inside another one. */
function outermost(paths: readonly string[]): string[] {
  const all = [...new Set(paths)].sort((a, b) => a.length - b.length);
  return all.filter((path, at) => !all.slice(0, at).some((other) => isWithin(other, path)));
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (status) => status.isDirectory(),
    () => false,
  );
