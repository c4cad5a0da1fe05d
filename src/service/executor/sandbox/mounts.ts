import { accessSync, constants, existsSync, lstatSync, readdirSync } from 'node:fs';
import { lstat, readdir, readFile, readlink, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isWithin, isWithinOne, type MachineFolders, type Place } from '../environment/folders.ts';
import { credentialFiles, type Toolchains } from './toolchains.ts';

/** The system's folders, which a build sees and cannot change. Of Nix, only the store: beside it is a socket. */
export const systemFolders =
  '/usr /bin /sbin /lib /lib32 /lib64 /libx32 /etc /opt /sys /nix/store /gnu/store /snap'.split(' ');

/**
 * OCI runtimes mount these read-only, because the kernel lets root write there without any capability. A path that is
 * mounted over cannot be uncovered, and no other `/proc` can be mounted then.
 */
const readOnlyPaths = '/proc/bus /proc/fs /proc/irq /proc/sys /proc/sysrq-trigger'.split(' ');

/** OCI runtimes hide these. */
const hiddenFiles =
  '/proc/interrupts /proc/kcore /proc/keys /proc/latency_stats /proc/sched_debug /proc/timer_list /proc/timer_stats';
const hiddenFolders =
  '/proc/acpi /proc/asound /proc/scsi /sys/devices/virtual/powercap /sys/firmware /sys/fs/bpf /sys/fs/pstore /sys/kernel/config /sys/kernel/debug /sys/kernel/security /sys/kernel/tracing';
const hiddenPaths = `${hiddenFiles} ${hiddenFolders}`.split(' ');

/** Arguments of `bwrap` for the system; determined once, at the start of the service. */
export async function systemMounts(): Promise<string[]> {
  const mounts: string[] = [];
  for (const path of systemFolders) {
    const status = await lstat(path).catch(() => undefined);
    if (status?.isSymbolicLink()) mounts.push('--symlink', await readlink(path), path);
    else if (status) mounts.push('--ro-bind', path, path);
  }
  // The target of a link is in a folder of the resolver's service, which contains sockets and is not shown.
  const resolver = await realpath('/etc/resolv.conf').catch(() => undefined);
  if (resolver !== undefined && !resolver.startsWith('/etc/')) mounts.push('--ro-bind', resolver, resolver);
  mounts.push('--proc', '/proc', ...readOnlyPaths.flatMap((path) => ['--ro-bind-try', path, path]));
  for (const path of hiddenPaths) {
    const status = await lstat(path).catch(() => undefined);
    if (status) mounts.push(...covered(path, status.isDirectory() ? 'folder' : 'file'));
  }
  return [...mounts, ...devicesAndLinks];
}

const devicesAndLinks =
  '--dev /dev --dev-bind-try /dev/kvm /dev/kvm --dir /var --dir /run --symlink /tmp /var/tmp --symlink /run /var/run'.split(
    ' ',
  );

function covered(path: string, kind: 'folder' | 'file'): string[] {
  return kind === 'folder' ? ['--tmpfs', path, '--remount-ro', path] : ['--ro-bind', '/dev/null', path];
}

/**
 * Covers files that only some users may read, such as `/etc/shadow`, if the service's user is one of them. Repeated for
 * every sandbox, because files come and go; synchronous calls take a tenth of the time.
 */
function secretsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() && !entry.isFile()) return [];
    const path = join(folder, entry.name);
    try {
      const { mode } = lstatSync(path);
      const isForAll = (mode & (entry.isDirectory() ? 0o005 : 0o004)) !== 0;
      if (isForAll) return entry.isDirectory() ? secretsIn(path) : [];
      accessSync(path, constants.R_OK);
      return covered(path, entry.isDirectory() ? 'folder' : 'file');
    } catch {
      // The file is gone, or the service's user cannot read it either.
      return [];
    }
  });
}

export function placesOf(folders: MachineFolders, home: string): Place[] {
  return [
    { inside: home, folder: folders.home },
    { inside: '/tmp', folder: folders.temporary },
    { inside: '/build', folder: dirname(folders.variableFile) },
    { inside: '/build/packed', folder: folders.packed },
  ];
}

/** What a build sees besides its own folders. */
export interface ShownToBuild {
  readonly system: readonly string[];
  readonly toolchains: Toolchains;
  /** The home of the service's user, and the service's data: real paths that stay hidden, whatever contains them. */
  readonly home: string;
  readonly dataFolder: string;
  /** The user of the build's processes inside the sandbox. */
  readonly user: { readonly uid: number; readonly gid: number };
}

export function mountsOfSystem({ system }: ShownToBuild): string[] {
  return [...system, ...secretsIn('/etc'), '--tmpfs', '/tmp', '--remount-ro', '/'];
}

/** Where `tar` finds the folders of a build, under their names in archives, and the archive to restore. */
export const cachesInside = { start: '/caches', archive: '/caches/archive' };

/** `home` is its path inside the sandbox. */
export interface BuildInside {
  readonly folders: MachineFolders;
  readonly home: string;
  readonly cacheArchive: string | undefined;
}

/** Arguments of `bwrap` for one build. Later mounts cover earlier ones. */
export async function mountsOfBuild(
  shown: ShownToBuild,
  { folders, home, cacheArchive }: BuildInside,
): Promise<string[]> {
  const { found, readable, writable } = shown.toolchains;
  const mounts = [...shown.system, ...secretsIn('/etc')];
  for (const path of [shown.home, shown.dataFolder])
    if (isWithinOne(systemFolders, path) && existsSync(path)) mounts.push(...covered(path, 'folder'));
  for (const { inside, folder } of placesOf(folders, home)) mounts.push('--bind', folder, inside);
  mounts.push('--ro-bind', folders.scripts, '/build/scripts');
  // A build cannot replace a mounted folder by a link.
  mounts.push('--bind', folders.output, '/build/output');
  const { start, archive } = cachesInside;
  // Links, because they are followed inside: a script may have put a link to anywhere in place of the clone.
  mounts.push('--symlink', home, join(start, 'home'), '--symlink', join(home, 'clone'), join(start, 'clone'));
  // Caches can be deleted while a build runs, which only makes it slower.
  if (cacheArchive !== undefined) mounts.push('--ro-bind-try', cacheArchive, archive);
  mounts.push('--ro-bind', await userFile(folders, { user: shown.user, home }), '/etc/passwd');
  const all = [found, readable, writable].flatMap((paths) => paths.map((path) => ({ path, paths })));
  for (const { path, paths } of all) {
    const real = await realpath(path).catch(() => undefined);
    if (real === undefined) continue;
    // An earlier build can have put a link in a folder that builds may change.
    const isHidden = ['/etc', '/sys', shown.home, shown.dataFolder].some(
      (one) => one !== '/' && (isWithin(one, real) || isWithin(real, one)),
    );
    const isKnown = isWithinOne(found, real) || (isWithinOne(systemFolders, real) && !isHidden);
    if (paths === found && !isKnown) continue;
    mounts.push(paths === writable ? '--bind' : '--ro-bind', real, path);
    // A folder that the user names is shown completely, credentials included.
    const names = paths === found ? await readdir(real).catch(() => []) : [];
    for (const name of names.filter((one) => credentialFiles.includes(one)))
      if ((await stat(join(real, name)).catch(() => undefined))?.isFile())
        mounts.push(...covered(join(path, name), 'file'));
    if (isWithin(real, shown.dataFolder))
      mounts.push(...covered(path + shown.dataFolder.slice(real.length), 'folder'));
  }
  return [...mounts, '--remount-ro', '/'];
}

/** Java reads the home from `/etc/passwd`, not from `HOME`. */
async function userFile(
  folders: MachineFolders,
  { user, home }: { readonly user: ShownToBuild['user']; readonly home: string },
): Promise<string> {
  const others = (await readFile('/etc/passwd', 'utf8').catch(() => ''))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('builder:') && line.split(':')[2] !== String(user.uid));
  const path = join(dirname(folders.temporary), 'passwd');
  const own = `builder:x:${user.uid}:${user.gid}:Builder:${home}:/bin/sh`;
  await writeFile(path, `${[...others, own].join('\n')}\n`);
  return path;
}
