import { existsSync } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import { basename, delimiter, dirname, isAbsolute, join, resolve } from 'node:path';
import { isWithin, isWithinOne } from '../environment/folders.ts';
import type { Variables } from '../environment/machine.ts';

/** These files can contain tokens of package registries. */
export const credentialFiles =
  'credentials credentials.toml credentials.json pub-credentials.json config.toml config auth.json .npmrc .yarnrc.yml .netrc .pypirc .git-credentials .env'.split(
    ' ',
  );

/** Folders that contain far more than a toolchain. */
const shared =
  /^\/(?:home|Users|root|tmp|var|srv|mnt|media|data|work|run|dev|proc|boot)?$|^\/(?:home|Users|var)\/[^/]+$|\/\.(?:local|config|cache|ssh|gnupg|aws|kube|docker)$|\/\.local\/share$/;

/** Variables of toolchains that hosted machines have in shared folders, and other machines often below the home. */
const namesFolder = /(?:_HOME|_ROOT|_NDK|^GOROOT|_DIR|^JAVA_HOME_\w+)$/;

/** Entries beside the `bin` of a toolchain that the folder of somebody's projects does not have. */
const besidePrograms =
  /^(?:lib(?:64|exec)?|share|include|packages|pkg|versions?|release|VERSION|RELEASE|toolchain)(?:\.txt)?$/;

/**
 * The folders that a build sees at their own paths: those that the user named, and the toolchains that the machine's
 * variables name (the folders of `PATH`, the targets of their links, and those around a `bin`).
 *
 * @param search `hidden` are real paths that no toolchain contains, such as the user's home
 */
export async function findToolchains(
  search: {
    readonly machine: Variables & { readonly PATH: string };
    readonly hidden: readonly string[];
    readonly system: readonly string[];
  },
  settings: { readonly readable: readonly string[]; readonly writable: readonly string[] },
) {
  const { machine, system, hidden } = search;
  const found = new Set<string>();
  const show = async (path: string): Promise<void> => {
    const real = await realpath(path).catch(() => undefined);
    if (real === undefined) return;
    for (const one of new Set([path, real])) {
      const isWide = shared.test(one) || hidden.some((folder) => isWithin(one, folder));
      if (!isWithinOne(system, one) && !isWide) found.add(one);
    }
  };
  const programs = machine.PATH.split(delimiter).filter(isAbsolute);
  for (const folder of new Set(programs.map((path) => resolve(path)))) {
    await show(folder);
    await show(await rootOf(folder));
    for (const target of await linksIn(folder)) await show(await rootOf(dirname(target), target));
  }
  for (const [name, path] of Object.entries(machine))
    if (name !== 'PATH' && namesFolder.test(name) && isAbsolute(path)) await show(resolve(path));
  const flutter = await flutterOf(machine, programs);
  const cache = flutter === undefined ? undefined : join(flutter, 'bin/cache');
  const android = machine.ANDROID_HOME ?? machine.ANDROID_SDK_ROOT;
  return {
    found: outermost([...found]),
    readable: settings.readable,
    writable: outermost([...(cache !== undefined && existsSync(cache) ? [cache] : []), ...settings.writable]),
    flutter,
    android: android !== undefined && existsSync(android) ? android : undefined,
  };
}

export type Toolchains = Awaited<ReturnType<typeof findToolchains>>;

/** The toolchain of a folder of programs, such as that of a version manager; `own` if none is recognised. */
async function rootOf(folder: string, own = folder): Promise<string> {
  if (basename(folder) === 'shims') return dirname(folder);
  if (!/^s?bin$/.test(basename(folder))) return own;
  const root = dirname(folder);
  const beside = await readdir(root).catch(() => []);
  return basename(root).startsWith('.') || beside.some((name) => besidePrograms.test(name)) ? root : own;
}

async function linksIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const links = entries.filter((entry) => entry.isSymbolicLink());
  const targets = await Promise.all(
    links.map(({ name }) => realpath(join(folder, name)).catch(() => undefined)),
  );
  return targets.filter((target) => target !== undefined && dirname(target) !== folder) as string[];
}

/** The Flutter of `FLUTTER_ROOT`; otherwise the one whose `flutter` is the first on the PATH. */
async function flutterOf(machine: Variables, programs: readonly string[]): Promise<string | undefined> {
  const named = machine.FLUTTER_ROOT ?? machine.FLUTTER_HOME;
  if (named !== undefined && existsSync(named)) return named;
  for (const folder of programs) {
    const program = await realpath(join(folder, 'flutter')).catch(() => undefined);
    if (program !== undefined && basename(dirname(program)) === 'bin') return dirname(dirname(program));
  }
  return undefined;
}

/** Leaves out paths inside another one. */
function outermost(paths: readonly string[]): string[] {
  const all = [...new Set(paths)].sort((a, b) => a.length - b.length);
  return all.filter((path, at) => !isWithinOne(all.slice(0, at), path));
}
