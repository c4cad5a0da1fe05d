import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { variableName } from '../../../assignments.ts';
import { type Clock, sleep } from '../../../clock.ts';
import { messageOf } from '../../../errors.ts';
import { BuildError, plainText } from '../../errors.ts';
import type { Variables } from '../environment/machine.ts';
import { birthOf, holderMarkerName, markerName, namespaceOf } from '../processes/process-table.ts';
import { type ProcessCommand, shellQuoted } from '../processes/session.ts';

/** The programs that make namespaces and enter them: bubblewrap, and two of util-linux. */
export interface WallTools {
  readonly bwrap: string;
  readonly nsenter: string;
  readonly unshare: string;
}

/** Who the processes of a build are inside. */
export interface WallUser {
  readonly uid: number;
  readonly gid: number;
}

/** The walls around one build: namespaces for some of its commands, until the service works on the build's folders. */
export interface Walls {
  /** The process namespace inside. */
  readonly namespace: string | undefined;
  /** The command inside the walls, beside what earlier ones left there. Its paths are those that the build sees. */
  command(command: ProcessCommand): ProcessCommand;
  /** Whether they have ended by themselves: a script can kill the process that holds them. */
  haveEnded(): boolean;
  /** Ends every process inside, however it detached, and waits until none is left. Can be called again. */
  end(): Promise<void>;
}

/** Between two looks at whether the processes inside have ended. */
const pauseMs = 5;

/** The walls could not be built. */
export class NoWalls extends BuildError {
  constructor(why: string, options?: ErrorOptions) {
    super(`The sandbox could not be started: ${plainText(why)}`, options);
  }
}

/**
 * The first user namespace has a root, which `/dev/pts` needs, and no process of the build is in it: scripts get one of
 * their own inside of it, without any capability over the mounts and processes of the first.
 */
const separate = ['--unshare-user', '--uid', '0', '--gid', '0', '--unshare-pid', '--unshare-ipc'];
const flags = [...separate, '--cap-drop', 'ALL', '--die-with-parent'];

/**
 * Starts the process that holds the namespaces of a build.
 *
 * @param options `mounts` are bwrap's arguments for what is seen inside
 * @throws NoWalls, and leaves no process behind then
 */
export async function startWalls(options: {
  readonly tools: WallTools;
  readonly user: WallUser;
  readonly mounts: readonly string[];
  readonly network: 'shared' | 'none';
  readonly buildId: string;
  readonly clock: Clock;
  /** Stops a bubblewrap that does not answer. */
  readonly signal: AbortSignal;
}): Promise<Walls> {
  const { tools, user, mounts, network, buildId, clock, signal } = options;
  const args = [...flags, ...(network === 'none' ? ['--unshare-net'] : []), ...mounts];
  const kinds = ['user', 'mnt', 'pid', 'ipc', ...(network === 'none' ? ['net'] : [])];
  const holder = await startHolder([tools.bwrap, ...args], { buildId, signal });
  const birth = birthOf(holder.inner);
  const namespace = namespaceOf(holder.inner);
  const handles: FileHandle[] = [];
  const openOne = async (kind: string, at: number): Promise<void> => {
    handles[at] = await open(`/proc/${holder.inner}/ns/${kind}`);
  };
  const end = async (): Promise<void> => {
    holder.kill();
    await holder.exited;
    // If a script killed what holds the namespaces, bwrap ends before the processes inside do.
    while (birth !== undefined && birthOf(holder.inner) === birth) await sleep(clock, pauseMs);
    await Promise.all(handles.splice(0).map((handle) => handle.close()));
  };
  try {
    // Held open, so that a number that another process gets later cannot be meant.
    for (const opened of await Promise.allSettled(kinds.map(openOne)))
      if (opened.status === 'rejected') throw opened.reason;
  } catch (cause) {
    await end();
    throw new NoWalls(messageOf(cause), { cause });
  }
  const [ofUser, ofMounts, ofProcesses, ofIpc, ofNetwork] = handles.map(
    ({ fd }) => `/proc/${process.pid}/fd/${fd}`,
  );
  const enter: readonly [string, ...string[]] = [
    tools.nsenter,
    `--user=${ofUser}`,
    `--mount=${ofMounts}`,
    `--pid=${ofProcesses}`,
    `--ipc=${ofIpc}`,
    ...(ofNetwork === undefined ? [] : [`--net=${ofNetwork}`]),
    '--preserve-credentials',
    '--',
    tools.unshare,
    '--user',
    `--map-user=${user.uid}`,
    `--map-group=${user.gid}`,
    '--',
  ];
  return {
    namespace,
    haveEnded: () => !holder.isHeld(),
    command: ({ argv, cwd, env, ...command }) => ({
      ...command,
      argv: [...enter, '/bin/sh', '-s', '--', cwd, ...argv],
      cwd: '/',
      // The variables of a build, such as LD_PRELOAD, must not reach a program that still is outside.
      env: { [markerName]: buildId },
      input: startText(env),
    }),
    end,
  };
}

/** What bash refuses to set, and would stop at. */
const readOnly = /^(?:UID|EUID|PPID|BASHOPTS|SHELLOPTS|BASH_VERSINFO)$/;

/** For a shell that reads it: sets the variables, and becomes the command. Nobody can read them in arguments. */
function startText(env: Variables): string {
  const exports = Object.entries(env)
    .filter(([name]) => variableName.test(name) && !readOnly.test(name))
    .map(([name, value]) => `export ${name}=${shellQuoted(value)}`);
  const start = ['cd -- "$1" || exit 126', 'shift', 'unset OLDPWD', ...exports, 'exec "$@" </dev/null'];
  return `${start.join('\n')}\n`;
}

/** bwrap, and inside a process that does nothing; it ends when this process does, whatever ends it. */
async function startHolder(
  [bwrap, ...args]: readonly [string, ...string[]],
  { buildId, signal }: { readonly buildId: string; readonly signal: AbortSignal },
) {
  const child = spawn(bwrap, [...args, '--info-fd', '3', '--', '/bin/cat'], {
    cwd: '/',
    env: { [holderMarkerName]: buildId },
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const closed = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  const { stdin: input, stdout: output, stderr: errors } = child;
  const [, , , info, held] = child.stdio;
  if (!input || !output || !errors || !(info instanceof Readable) || !(held instanceof Readable))
    throw new Error('bwrap has no pipes');
  let said = '';
  errors.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(0, 2_000);
  });
  const infoText = new Promise<string>((resolve) => {
    let text = '';
    info.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      if (text.includes('}')) resolve(text);
    });
  });
  // bwrap closes this one in its own processes: it ends with `cat`, before any process inside is ended for it.
  let isHeld = true;
  held.once('end', () => {
    isHeld = false;
  });
  held.resume();
  for (const stream of [input, output, errors, info, held]) stream.on('error', () => undefined);
  try {
    await once(child, 'spawn');
    child.on('error', () => undefined);
    // It answers once everything is mounted.
    input.write('\n');
    const [text] = await Promise.race([
      Promise.all([infoText, once(output, 'data', { signal })]),
      closed.then(() => {
        throw new Error(said.trim() || `bwrap ended with status ${child.exitCode}`);
      }),
    ]);
    const inner = innerProcess(text);
    return { inner, exited, isHeld: () => isHeld, kill: () => killInside(child, inner) };
  } catch (cause) {
    killGroup(child);
    throw new NoWalls(messageOf(cause), { cause });
  }
}

/** Until bwrap has told its inner process, that one would wait for bwrap for ever. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // All of them have ended.
  }
}

function innerProcess(info: string): number {
  const { 'child-pid': pid } = JSON.parse(info);
  if (!Number.isInteger(pid)) throw new Error('bwrap did not report its process ID');
  return pid;
}

/** The first process of a namespace takes all others of it along, and bwrap ends after them. */
function killInside(child: ChildProcess, inner: number): void {
  if (child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(inner, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
