import { accessSync, constants, lstatSync, readdirSync } from 'node:fs';
import { access, lstat, readdir, readFile, readlink, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isWithin, type MachineFolders } from '../environment/folders.ts';
import type { Place } from '../environment/inside-folders.ts';
import { credentialFiles, type Toolchains } from './toolchains.ts';
import type { WallUser } from './walls.ts';

/** The folders of the system, which a build sees and cannot change. Of Nix only the store: beside it is a socket. */
export const systemFolders = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/libx32',
  '/etc',
  '/opt',
  '/sys',
  '/nix/store',
  '/gnu/store',
  '/snap',
];

/**
 * What OCI runtimes show read-only: the kernel lets root write there without any capability. A path that is mounted over
 * cannot be uncovered, and no other `/proc` can be mounted then.
 */
const readOnlyPaths = ['/proc/bus', '/proc/fs', '/proc/irq', '/proc/sys', '/proc/sysrq-trigger'];

/** What they hide, and what is mounted below /sys, which they do not show. */
const hiddenPaths = [
  '/proc/acpi',
  '/proc/asound',
  '/proc/interrupts',
  '/proc/kcore',
  '/proc/keys',
  '/proc/latency_stats',
  '/proc/sched_debug',
  '/proc/scsi',
  '/proc/timer_list',
  '/proc/timer_stats',
  '/sys/devices/virtual/powercap',
  '/sys/firmware',
  '/sys/fs/bpf',
  '/sys/fs/pstore',
  '/sys/kernel/config',
  '/sys/kernel/debug',
  '/sys/kernel/security',
  '/sys/kernel/tracing',
];

/** bwrap's arguments for the system: found once, at the start of the service. */
export async function systemMounts(): Promise<string[]> {
  const mounts: string[] = [];
  for (const path of systemFolders) {
    const status = await lstat(path).catch(() => undefined);
    if (status?.isSymbolicLink()) mounts.push('--symlink', await readlink(path), path);
    else if (status) mounts.push('--ro-bind', path, path);
  }
  // A link to a folder of the resolver's service, which is not shown: its sockets are in it.
  const resolver = await realpath('/etc/resolv.conf').catch(() => undefined);
  if (resolver !== undefined && !resolver.startsWith('/etc/')) mounts.push('--ro-bind', resolver, resolver);
  mounts.push('--proc', '/proc');
  for (const path of readOnlyPaths) if (await exists(path)) mounts.push('--ro-bind', path, path);
  for (const path of hiddenPaths) {
    const status = await lstat(path).catch(() => undefined);
    if (status?.isDirectory()) mounts.push('--tmpfs', path, '--remount-ro', path);
    else if (status?.isFile()) mounts.push(...covered(path, 'file'));
  }
  mounts.push('--dev', '/dev', '--dev-bind-try', '/dev/kvm', '/dev/kvm');
  mounts.push(
    '--dir',
    '/var',
    '--dir',
    '/run',
    '--symlink',
    '/tmp',
    '/var/tmp',
    '--symlink',
    '/run',
    '/var/run',
  );
  return mounts;
}

/**
 * Covers what only some users may read, such as `/etc/shadow`, where the user of the service is one of them. Looked for
 * whenever walls are built, as files come and go; synchronous calls need a tenth of the time.
 */
function secretsOf(folder: string): string[] {
  const covers: string[] = [];
  const folders = [folder];
  for (let next = folders.pop(); next !== undefined; next = folders.pop())
    for (const entry of entriesIn(next)) {
      const path = join(next, entry.name);
      if (!entry.isDirectory() && !entry.isFile()) continue;
      const { mode, size } = orNothing(() => lstatSync(path)) ?? { mode: 0o777, size: 0 };
      const isForAll = (mode & (entry.isDirectory() ? 0o005 : 0o004)) !== 0;
      if (isForAll && entry.isDirectory()) folders.push(path);
      else if (!isForAll && size > 0 && isReadable(path))
        covers.push(...covered(path, entry.isDirectory() ? 'folder' : 'file'));
    }
  return covers;
}

const entriesIn = (folder: string) => orNothing(() => readdirSync(folder, { withFileTypes: true })) ?? [];

function orNothing<Result>(look: () => Result): Result | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

function covered(path: string, kind: 'folder' | 'file'): string[] {
  return kind === 'folder' ? ['--tmpfs', path] : ['--ro-bind', '/dev/null', path];
}

/** The places at which a build sees its folders. */
export function placesOf(folders: MachineFolders, home: string): Place[] {
  const { temporary } = folders;
  return [
    { inside: home, folder: folders.home },
    { inside: '/tmp', folder: temporary },
    { inside: '/var/tmp', folder: temporary },
    { inside: '/build', folder: dirname(folders.variableFile) },
  ];
}

/** What a build sees beside the system. */
export interface ShownToBuild {
  readonly system: readonly string[];
  readonly toolchains: Toolchains;
  /** The home of the service's user and the service's data, real paths. They are not shown, whatever is around them. */
  readonly home: string;
  readonly dataFolder: string;
  readonly user: WallUser;
}

/** bwrap's arguments for the system alone. */
export function mountsOfSystem({ system }: ShownToBuild): string[] {
  return [...system, ...secretsOf('/etc'), '--tmpfs', '/tmp', '--remount-ro', '/'];
}

/** bwrap's arguments for one build. Later ones cover earlier ones. */
export async function mountsOfBuild(
  shown: ShownToBuild,
  { folders, home }: { readonly folders: MachineFolders; readonly home: string },
): Promise<string[]> {
  const { toolchains, dataFolder, user } = shown;
  const places = placesOf(folders, home).filter(({ inside }) => inside !== '/var/tmp');
  const mounts = [...shown.system, ...secretsOf('/etc')];
  for (const path of [shown.home, dataFolder])
    if (systemFolders.some((folder) => isWithin(folder, path)) && (await exists(path)))
      mounts.push(...covered(path, 'folder'));
  for (const { inside, folder } of places) mounts.push('--bind', folder, inside);
  mounts.push('--ro-bind', folders.scripts, '/build/scripts');
  // A folder that is mounted cannot be replaced by a link.
  mounts.push('--bind', folders.output, '/build/output');
  mounts.push('--ro-bind', await userFile(folders, { user, home }), '/etc/passwd');
  const kinds = [
    { flag: '--ro-bind', paths: toolchains.found, without: credentialFiles },
    { flag: '--ro-bind', paths: toolchains.readable, without: [] },
    { flag: '--bind', paths: toolchains.writable, without: [] },
  ];
  const shownFolders = kinds.flatMap(({ flag, paths, without }) =>
    paths.map(async (path) => {
      const real = await realpath(path).catch(() => undefined);
      if (real === undefined) return [];
      const names = without.length === 0 ? [] : await readdir(real).catch(() => []);
      const secrets = names.filter((one) => without.includes(one)).map((name) => join(real, name));
      const files = await Promise.all(secrets.map(async (file) => ((await isFile(file)) ? [file] : [])));
      return [
        flag,
        real,
        path,
        ...files.flat().flatMap((file) => covered(join(path, relative(real, file)), 'file')),
        ...(isWithin(real, dataFolder) ? covered(join(path, relative(real, dataFolder)), 'folder') : []),
      ];
    }),
  );
  return [...mounts, ...(await Promise.all(shownFolders)).flat(), '--remount-ro', '/'];
}

/** Java takes the home from here, and not from `HOME`. */
async function userFile(
  folders: MachineFolders,
  { user, home }: { readonly user: WallUser; readonly home: string },
): Promise<string> {
  const others = (await readFile('/etc/passwd', 'utf8').catch(() => ''))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('builder:') && line.split(':')[2] !== String(user.uid));
  const path = join(dirname(folders.temporary), 'passwd');
  const own = `builder:x:${user.uid}:${user.gid}:Builder:${home}:/bin/sh`;
  await writeFile(path, `${[...others, own].join('\n')}\n`);
  return path;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

function isReadable(path: string): boolean {
  return orNothing(() => accessSync(path, constants.R_OK) === undefined) === true;
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (status) => status.isFile(),
    () => false,
  );
