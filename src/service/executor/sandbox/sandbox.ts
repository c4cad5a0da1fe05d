import { mkdir, realpath, symlink } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { type Clock, TimeoutError, withTimeout } from '../../../clock.ts';
import { messageOf, UserError } from '../../../errors.ts';
import { isWithinOne, type MachineFolders } from '../environment/folders.ts';
import { type Environment, machineEnvironment } from '../environment/machine.ts';
import { findProgram } from '../processes/programs.ts';
import { startRunner } from '../processes/runner.ts';
import {
  type BuildInside,
  mountsOfBuild,
  mountsOfSystem,
  type ShownToBuild,
  systemFolders,
  systemMounts,
} from './mounts.ts';
import { findToolchains, type Toolchains } from './toolchains.ts';

export const sandboxModes = ['auto', 'required', 'off'] as const;

export interface SandboxSettings {
  readonly mode: (typeof sandboxModes)[number];
  /** Absolute paths of folders that builds may read, in addition to the toolchains that are found. */
  readonly readable: readonly string[];
  /** Absolute paths of folders that builds may change. */
  readonly writable: readonly string[];
  readonly network: 'shared' | 'none';
}

/** How long the trial at the start of the service may take, in milliseconds. */
const trialMs = 10_000;

/** No sandbox can run on this machine: bubblewrap is missing, or the kernel or its security module forbids a part of it. */
class NoSandbox extends UserError {}

/**
 * Finds out whether builds can run in a sandbox on this machine, by starting one.
 *
 * @returns no `sandbox` if they cannot; `notes` explain once what that means, or what builds can access
 * @throws NoSandbox if the settings require a sandbox
 */
export async function openSandbox(
  settings: SandboxSettings,
  options: { readonly environment: Environment; readonly dataFolder: string; readonly clock: Clock },
) {
  const { mode, network } = settings;
  const { environment, dataFolder, clock } = options;
  if (mode === 'off') return { sandbox: undefined, notes: [] };
  try {
    const machine = machineEnvironment(environment);
    const home = await realOrSame(homeOfUser());
    const data = await realDataFolder(dataFolder);
    const hidden = [home, data];
    const toolchains = await findToolchains({ machine, hidden, system: systemFolders }, settings);
    const path = await pathWithout(machine.PATH, toolchains.writable);
    const bwrap = await findBwrap(path);
    const [uid = 0, gid = 0] = [process.getuid?.(), process.getgid?.()];
    // Not as root: some tools refuse to run as root, or change the owner of files, which fails inside.
    const user = uid === 0 ? { uid: 1000, gid: 1000 } : { uid, gid };
    const shown: ShownToBuild = { system: await systemMounts(), toolchains, home, dataFolder: data, user };
    const separate = ['--unshare-user', '--unshare-pid', '--unshare-ipc', '--cap-drop', 'ALL'];
    const own = ['--uid', String(user.uid), '--gid', String(user.gid)];
    const net = network === 'none' ? ['--unshare-net'] : [];
    const wall = [bwrap, '--die-with-parent', '--new-session', ...separate, ...own, ...net];
    await withTimeout({ clock, ms: trialMs }, async (signal) => {
      const trial = [...wall, ...mountsOfSystem(shown)];
      const runner = await startRunner({ buildId: 'start', wall: trial, clock, signal });
      const nothing = { argv: ['/bin/sh', '-c', ':'] as const, directory: '/tmp', env: {}, output: () => {} };
      await runner.run(nothing).finally(() => runner.end());
    });
    const sandbox = {
      /** The folders of `PATH` that no build can change: the service runs programs outside the sandbox only from these. */
      path,
      /** Completes the home of a build before anything else is in it. */
      prepare: ({ home }: MachineFolders) => linkToolchains(home, toolchains),
      /** The beginning of a command line that runs a command inside, with the folders of one build. */
      wall: async (build: BuildInside) => [...wall, ...(await mountsOfBuild(shown, build))],
    };
    const changeable =
      toolchains.writable.length > 0 ? `, and can change ${toolchains.writable.join(', ')}` : '';
    const readable = [...toolchains.found, ...toolchains.readable].join(', ') || 'nothing else';
    return {
      sandbox,
      notes: [
        `Builds run in a sandbox (bubblewrap). Besides the system, they can read ${readable}${changeable}.`,
        ...(uid === 0 ? [rootNote] : []),
      ],
    };
  } catch (error) {
    if (!(error instanceof UserError || error instanceof TimeoutError)) throw error;
    const why = `${messageOf(error)}. See "Sandbox" in docs/service.md`;
    if (mode === 'required') throw new NoSandbox(`--sandbox required: ${why}.`, { cause: error });
    if (network === 'none') throw new NoSandbox(`--no-network needs the sandbox. ${why}.`, { cause: error });
    return {
      sandbox: undefined,
      notes: [
        `Builds run without a sandbox: they can read and change your files, keys and other builds. ${why}.`,
      ],
    };
  }
}

/** Isolates the scripts of all builds of a service. */
export type Sandbox = NonNullable<Awaited<ReturnType<typeof openSandbox>>['sandbox']>;

const rootNote =
  'The service and its builds run as root, without capabilities: inside the sandbox, builds can read files in /usr, /opt and /sys that only root can read, and use kernel interfaces that only root can use. For untrusted code, run the service as a separate user.';

/** Leaves out the folders that builds can change: a program there may be a build's. */
async function pathWithout(path: string, writable: readonly string[]): Promise<string> {
  const changeable = await Promise.all(writable.map(realOrSame));
  const kept: string[] = [];
  for (const folder of path.split(delimiter))
    if (!isWithinOne(changeable, await realOrSame(folder))) kept.push(folder);
  return kept.join(delimiter);
}

async function findBwrap(path: string): Promise<string> {
  if (process.platform !== 'linux') throw new NoSandbox('bubblewrap runs only on Linux');
  const bwrap = await findProgram('bwrap', path);
  if (bwrap !== undefined) return bwrap;
  throw new NoSandbox(
    'bubblewrap (bwrap) is not installed: install it, for example with `apt-get install bubblewrap`',
  );
}

/** From the system's records, because the service runs without `HOME`. They may lack the user of a container. */
function homeOfUser(): string {
  try {
    return userInfo().homedir;
  } catch {
    return '/';
  }
}

/** The data folder may not exist yet. */
async function realDataFolder(path: string): Promise<string> {
  return realpath(path).catch(async () => join(await realOrSame(dirname(path)), basename(path)));
}

const realOrSame = (path: string): Promise<string> => realpath(path).catch(() => path);

/** The places of the toolchains on the hosted machine: workflow files contain these paths literally. */
async function linkToolchains(home: string, { flutter, android }: Toolchains): Promise<void> {
  const folder = join(home, 'programs');
  for (const [name, target] of Object.entries({ flutter, 'android-sdk-macosx': android })) {
    if (target === undefined) continue;
    await mkdir(folder, { recursive: true });
    await symlink(target, join(folder, name));
  }
}
