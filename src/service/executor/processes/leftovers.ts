import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Clock, sleep } from '../../../clock.ts';
import { markerName } from '../environment/variables.ts';

/** As `markerName`, for the shell that runs the scripts of a build. It is no leftover, and ends last. */
export const runnerMarkerName = 'BUILD_SERVICE_RUNNER_OF';

/** What shows that a process belongs to a build, beside its id in the environment of the process. */
export interface BuildMarks {
  readonly buildId: string;
  /** The process group of its scripts. */
  readonly group?: number | undefined;
  /** The process namespace of its sandbox: then nothing else counts (on Linux only). */
  readonly namespace?: string | undefined;
  /** Nothing older than this process belongs to a build that it has started, and less has to be read (on Linux only). */
  readonly startedBy?: 'this process';
}

/** What was done about the processes of a build. */
export interface EndedProcesses {
  /** The names of those that were found. */
  readonly found: readonly string[];
  /** How many could not be ended: processes of other users, or hung in the kernel. */
  readonly left: number;
}

/** How long processes have to exit after SIGTERM, and the pause between two looks, in milliseconds. */
const graceMs = 2_000;
const pauseMs = 50;
/** Rounds of SIGKILL before giving up on the rest. */
const killRounds = 60;
/** A process that is just starting a program shows no environment for a moment: one empty round proves nothing. */
const emptyRounds = 2;

/** Finds the processes of a build anew at each call. One that clears its environment and leaves its group is not found. */
export function searchOf(marks: BuildMarks) {
  const names = new Map<number, string>();
  /** Signals each as soon as it is found: it may go on forking and exiting. */
  const signalAll = async (signal: 'none' | 'SIGTERM' | 'SIGKILL'): Promise<number> => {
    let count = 0;
    for (const { pid, name, isRunner } of await processesOf(marks)) {
      if (isRunner && signal !== 'SIGKILL') continue;
      count += 1;
      // One that was killed has no environment while it ends, so the runner's own would be taken for a leftover.
      if (!isRunner && signal !== 'SIGKILL') names.set(pid, name);
      if (signal !== 'none') kill(pid, signal);
    }
    return count;
  };
  return {
    /** Asks all processes but the runner's to end, and waits a while until they have. Returns how many are left. */
    async terminate(clock: Clock): Promise<number> {
      let left = await signalAll('SIGTERM');
      for (const late = clock.monotonic() + graceMs; left > 0 && clock.monotonic() < late; ) {
        await sleep(clock, pauseMs);
        left = await signalAll('none');
      }
      return left;
    },
    /** Kills all processes, and returns how many are left. */
    async killAll(clock: Clock): Promise<number> {
      let left = 0;
      // After an empty look before, one more is enough.
      const enough = names.size > 0 ? emptyRounds : 1;
      for (let round = 0, empty = 0; round < killRounds && empty < enough; round += 1) {
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

/** Ends every process of a build whose service was killed. */
export async function endProcesses(buildId: string, clock: Clock): Promise<EndedProcesses> {
  const search = searchOf({ buildId });
  await search.terminate(clock);
  const left = await search.killAll(clock);
  return { found: search.names(), left };
}

/** @param pid of a process, or with a minus of a group */
export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has exited, or belongs to another user: the next round shows which.
  }
}

/** The newest first, with the name of its program, which it may have changed. On Linux each is read only when it is iterated. */
async function processesOf(marks: BuildMarks) {
  if (process.platform === 'linux') return fromProc(marks);
  const { stdout } = await promisify(execFile)(
    '/bin/ps',
    ['-axww', '-E', '-o', 'pid=,pgid=,stat=,command='],
    { maxBuffer: 2 ** 28, env: { LC_ALL: 'C' } },
  );
  return parseProcessList(stdout, marks);
}

function* fromProc({ buildId, group, namespace, startedBy }: BuildMarks) {
  const since = startedBy === undefined ? 0 : Number(statOf('self').birth);
  const pids = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? Number(name) : []));
  for (const pid of pids.sort((a, b) => b - a)) {
    const { name, state, ofGroup, birth } = statOf(pid);
    if (/^[ZX]/.test(state) || Number(birth) < since) continue;
    if (namespace !== undefined && namespaceOf(pid) !== namespace) continue;
    const environment = `\0${textOf(`/proc/${pid}/environ`)}`;
    const isOf = (marker: string): boolean => environment.includes(`\0${marker}=${buildId}\0`);
    const isRunner = isOf(runnerMarkerName);
    if (namespace !== undefined || isRunner || isOf(markerName) || Number(ofGroup) === group)
      yield { pid, name, isRunner };
  }
}

/** See proc_pid_stat(5). The name is in parentheses and may contain some itself; the start time is the twentieth field after. */
function statOf(pid: number | 'self') {
  const stat = textOf(`/proc/${pid}/stat`);
  const end = stat.lastIndexOf(')');
  const fields = end < 0 ? [] : stat.slice(end + 2).split(' ');
  const [state = 'X', , ofGroup] = fields;
  return { name: stat.slice(stat.indexOf('(') + 1, end), state, ofGroup, birth: fields[19] };
}

/** The process namespace that a process is in, as the system names it (on Linux only). */
export function namespaceOf(pid: number): string | undefined {
  return found(() => readlinkSync(`/proc/${pid}/ns/pid`));
}

const textOf = (path: string): string => found(() => readFileSync(path, 'latin1')) ?? '';

/** `undefined` for a process that has exited or belongs to another user. */
function found(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Parses the output of `ps -E` on macOS, where the environment follows the command, separated by spaces. */
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
