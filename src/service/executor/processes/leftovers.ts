import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Clock, sleep } from '../../../clock.ts';
import { markerName } from '../environment/variables.ts';

/** Like `markerName`, but marks the shell that runs the build's scripts: it is no leftover, and ends last. */
export const runnerMarkerName = 'BUILD_SERVICE_RUNNER_OF';

/** What identifies the processes of a build, besides its id in their environment. */
export interface BuildMarks {
  readonly buildId: string;
  /** The process group of the scripts. */
  readonly group?: number | undefined;
  /** The process namespace of the sandbox; with it, nothing else counts (on Linux only). */
  readonly namespace?: string | undefined;
}

export interface EndedProcesses {
  readonly found: readonly string[];
  /** How many could not be ended: they belong to other users, or hang in the kernel. */
  readonly left: number;
}

/** How long processes may take to exit after SIGTERM, and the pause between two searches, in milliseconds. */
const graceMs = 2_000;
const pauseMs = 50;
/** Rounds of SIGKILL before giving up on the rest. */
const killRounds = 60;
/** While a process starts a program, it has no environment for a moment: one empty round proves nothing. */
const emptyRounds = 2;

/** Searches anew at each call. A process that clears its environment and leaves the group is not found. */
export function searchOf(marks: BuildMarks) {
  const names = new Map<number, string>();
  /** Signals each process as soon as it is found, because it may continue to fork and exit. */
  const signalAll = async (signal: 'none' | 'SIGTERM' | 'SIGKILL'): Promise<number> => {
    let count = 0;
    for (const { pid, name, isRunner } of await processesOf(marks)) {
      if (isRunner && signal !== 'SIGKILL') continue;
      count += 1;
      // A killed process has no environment while it ends, so even the runner's would be taken for a leftover.
      if (!isRunner && signal !== 'SIGKILL') names.set(pid, name);
      if (signal !== 'none') kill(pid, signal);
    }
    return count;
  };
  return {
    /** Sends SIGTERM to all processes but the runner's, and waits a while for their end. Returns how many are left. */
    async terminate(clock: Clock): Promise<number> {
      let left = await signalAll('SIGTERM');
      for (const late = clock.monotonic() + graceMs; left > 0 && clock.monotonic() < late; ) {
        await sleep(clock, pauseMs);
        left = await signalAll('none');
      }
      return left;
    },
    async killAll(clock: Clock): Promise<number> {
      let left = 0;
      for (let round = 0, empty = 0; round < killRounds && empty < emptyRounds; round += 1) {
        left = await signalAll('SIGKILL');
        empty = left === 0 ? empty + 1 : 0;
        if (left === 0) await nextTurn();
        else await sleep(clock, Math.min(round, pauseMs));
      }
      return left;
    },
    names: (): readonly string[] => [...names.values()],
  };
}

/** Ends every process of a build, for the start after a service was killed. */
export async function endProcesses(buildId: string, clock: Clock): Promise<EndedProcesses> {
  const search = searchOf({ buildId });
  await search.terminate(clock);
  const left = await search.killAll(clock);
  return { found: search.names(), left };
}

/** @param pid the ID of a process; negative: of a process group */
export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has exited, or belongs to another user: the next round shows which.
  }
}

/** The newest first, with program names, which processes can change. On Linux, each is read only when it is iterated. */
async function processesOf(marks: BuildMarks) {
  if (process.platform === 'linux') return fromProc(marks);
  const { stdout } = await promisify(execFile)(
    '/bin/ps',
    ['-axww', '-E', '-o', 'pid=,pgid=,stat=,command='],
    { maxBuffer: 2 ** 28, env: { LC_ALL: 'C' } },
  );
  return parseProcessList(stdout, marks);
}

function* fromProc({ buildId, group, namespace }: BuildMarks) {
  const pids = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? Number(name) : []));
  for (const pid of pids.sort((a, b) => b - a)) {
    const { name, state, ofGroup } = statOf(pid);
    if (/^[ZX]/.test(state)) continue;
    if (namespace !== undefined && namespaceOf(pid) !== namespace) continue;
    const environment = `\0${textOf(`/proc/${pid}/environ`)}`;
    const isOf = (marker: string): boolean => environment.includes(`\0${marker}=${buildId}\0`);
    const isRunner = isOf(runnerMarkerName);
    if (namespace !== undefined || isRunner || isOf(markerName) || Number(ofGroup) === group)
      yield { pid, name, isRunner };
  }
}

/** See proc_pid_stat(5). The name is in parentheses and can contain some. */
function statOf(pid: number) {
  const stat = textOf(`/proc/${pid}/stat`);
  const end = stat.lastIndexOf(')');
  const [state = 'X', , ofGroup] = end < 0 ? [] : stat.slice(end + 2).split(' ');
  return { name: stat.slice(stat.indexOf('(') + 1, end), state, ofGroup };
}

/** The process namespace of a process, as the system names it (on Linux only). */
export function namespaceOf(pid: number): string | undefined {
  return found(() => readlinkSync(`/proc/${pid}/ns/pid`));
}

const textOf = (path: string): string => found(() => readFileSync(path, 'latin1')) ?? '';

/** `undefined` if the process has exited or belongs to another user. */
function found(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Parses the output of `ps -E` on macOS, in which the environment follows the command, separated by spaces. */
export function parseProcessList(printed: string, { buildId, group }: BuildMarks) {
  return printed.split('\n').flatMap((line) => {
    const [, pid, ofGroup, state, command] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s(.*)$/s.exec(line) ?? [];
    if (command === undefined || state?.startsWith('Z')) return [];
    const isOf = (marker: string): boolean => `${command} `.includes(` ${marker}=${buildId} `);
    const isRunner = isOf(runnerMarkerName);
    if (!isRunner && !isOf(markerName) && Number(ofGroup) !== group) return [];
    return [{ pid: Number(pid), name: basename(command.split(' ')[0] ?? ''), isRunner }];
  });
}
