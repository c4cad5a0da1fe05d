import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Clock, sleep } from '../../../clock.ts';
import { isWithin } from '../environment/folders.ts';
import { markerName } from '../environment/variables.ts';

/** As `markerName`, for the shell that runs the scripts of a build. It is no leftover, and ends last. */
export const runnerMarkerName = 'BUILD_SERVICE_RUNNER_OF';

/** What shows that a process belongs to a build. */
export interface BuildMarks {
  readonly buildId: string;
  /** The process namespace of its sandbox: then nothing else counts (on Linux only). */
  readonly namespace?: string | undefined;
  /**
   * The build's own folder, a real path. A process without a terminal that works inside it also belongs to the build;
   * this finds those that cleared their environment (on Linux only).
   */
  readonly folder?: string | undefined;
  /** Nothing older than this process belongs to a build that it has started, and less has to be read (on Linux only). */
  readonly startedBy?: 'this process';
}

/** One running process. */
interface Process {
  readonly pid: number;
  /** Of its program, as the process itself may have changed it. */
  readonly name: string;
  readonly parent: number;
  readonly group: number;
  /** Start time. The system reuses process ids; id and start time together identify a process. */
  readonly birth: string;
  readonly owner: 'build' | 'runner' | 'unknown';
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

/**
 * Finds the processes of a build, again at each call: they are the marked ones, those found before, and whatever shares a
 * group with one of these or descends from one.
 */
export function searchOf(marks: BuildMarks) {
  const known = new Map<number, Process>();
  const signalAll = async (signal: NodeJS.Signals | 'none'): Promise<number> => {
    const found = related(await processes(marks), known);
    for (const one of found) {
      if (one.owner !== 'runner') known.set(one.pid, one);
      if (signal !== 'none' && (signal === 'SIGKILL' || one.owner !== 'runner')) kill(one.pid, signal);
    }
    // A group is killed as a whole, so that no member can fork while the others are killed.
    if (signal === 'SIGKILL') for (const { group } of found) if (group > 1) kill(-group, signal);
    return found.filter(({ owner }) => signal === 'SIGKILL' || owner !== 'runner').length;
  };
  return {
    /** Asks all processes but the runner's to end, and waits a while until they have. Returns how many are left. */
    async terminate(clock: Clock): Promise<number> {
      // The first round only finds the processes: once one exits on SIGTERM, its children can no longer be traced to it.
      let left = await signalAll('none');
      if (left > 0) await signalAll('SIGTERM');
      for (const late = clock.monotonic() + graceMs; left > 0 && clock.monotonic() < late; ) {
        await sleep(clock, pauseMs);
        left = await signalAll('none');
      }
      return left;
    },
    /** Kills all processes, and returns how many are left. */
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
    names: (): readonly string[] => Array.from(known.values(), ({ name }) => name),
  };
}

/** Ends every process of a build without a sandbox, its runner too: after it, or when its service was killed. */
export async function endProcesses(marks: BuildMarks, clock: Clock): Promise<EndedProcesses> {
  const search = searchOf(marks);
  await search.terminate(clock);
  const left = await search.killAll(clock);
  return { found: search.names(), left };
}

function related(all: readonly Process[], before: ReadonlyMap<number, Process>): Process[] {
  const isFound = (one: Process): boolean =>
    one.owner !== 'unknown' || before.get(one.pid)?.birth === one.birth;
  const own = all.find(({ pid }) => pid === process.pid);
  const others = new Set(all.filter((one) => one !== own && !isFound(one)));
  const found = all.filter((one) => one !== own && isFound(one));
  const pids = new Set(found.map(({ pid }) => pid));
  const groups = new Set(found.map(({ group }) => group));
  if (own) groups.delete(own.group);
  for (let size = -1; size !== found.length; ) {
    size = found.length;
    for (const one of others) {
      if (!pids.has(one.parent) && !groups.has(one.group)) continue;
      others.delete(one);
      found.push(one);
      pids.add(one.pid);
      if (one.group !== own?.group) groups.add(one.group);
    }
  }
  return found.map((one) => (one.group === own?.group ? { ...one, group: 0 } : one));
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has exited, or belongs to another user: the next round shows which.
  }
}

async function processes(marks: BuildMarks): Promise<Process[]> {
  if (process.platform === 'linux') {
    const since = marks.startedBy === 'this process' ? Number(statOf('self').birth) : 0;
    const pids = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? Number(name) : []));
    // The newest first: they are gone the soonest.
    return pids.sort((a, b) => b - a).flatMap((pid) => fromProc(pid, { ...marks, since }));
  }
  const { stdout } = await promisify(execFile)(
    '/bin/ps',
    ['-axww', '-E', '-o', 'pid=,ppid=,pgid=,stat=,lstart=,command='],
    { maxBuffer: 2 ** 28, env: { LC_ALL: 'C' } },
  );
  return parseProcessList(stdout, marks.buildId);
}

/** See proc_pid_stat(5). The name is in parentheses and may contain some itself; the start time is the twentieth field after. */
function statOf(pid: number | 'self') {
  const stat = textOf(`/proc/${pid}/stat`);
  const end = stat.lastIndexOf(')');
  const fields = stat.slice(end + 2).split(' ');
  const [state = 'X', parent, group, , terminal] = end < 0 ? [] : fields;
  return {
    name: stat.slice(stat.indexOf('(') + 1, end),
    state,
    parent,
    group,
    terminal,
    birth: fields[19] ?? '',
  };
}

/** Nothing for a process that has exited, or is older than the build. */
function fromProc(
  pid: number,
  { buildId, namespace, folder, since }: BuildMarks & { since: number },
): Process[] {
  const { name, state, parent, group, terminal, birth } = statOf(pid);
  if (/^[ZX]/.test(state) || Number(birth) < since) return [];
  const isOutside = namespace !== undefined && namespaceOf(pid) !== namespace;
  const environment = isOutside ? '' : `\0${textOf(`/proc/${pid}/environ`)}`;
  const isOf = (marker: string): boolean => environment.includes(`\0${marker}=${buildId}\0`);
  const worksIn = (place: string): boolean =>
    isWithin(place, orNothing(() => readlinkSync(`/proc/${pid}/cwd`)) ?? '');
  const isMarked =
    namespace === undefined
      ? isOf(markerName) || (folder !== undefined && terminal === '0' && worksIn(folder))
      : !isOutside;
  const marked = isMarked ? 'build' : 'unknown';
  const owner = isOf(runnerMarkerName) ? 'runner' : marked;
  return [{ pid, name, parent: Number(parent), group: Number(group), birth, owner }];
}

/** Empty for a process that has exited or belongs to another user. */
function textOf(path: string): string {
  return orNothing(() => readFileSync(path, 'latin1')) ?? '';
}

/** The process namespace that a process is in, as the system names it (on Linux only). */
export function namespaceOf(pid: number): string | undefined {
  return orNothing(() => readlinkSync(`/proc/${pid}/ns/pid`));
}

/** `undefined` for a process that has exited or belongs to another user. */
function orNothing<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Parses the output of `ps -E` on macOS, where the environment follows the command, separated by spaces. */
export function parseProcessList(printed: string, buildId: string): Process[] {
  return printed.split('\n').flatMap((line) => {
    const [, pid, parent, group, state, birth, command] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\w+\s+\w+\s+\d+\s+[\d:]+\s+\d+)\s(.*)$/s.exec(line) ?? [];
    if (birth === undefined || command === undefined || state?.startsWith('Z')) return [];
    const isOf = (marker: string): boolean => `${command} `.includes(` ${marker}=${buildId} `);
    const [program = ''] = command.split(' ');
    const ids = { pid: Number(pid), parent: Number(parent), group: Number(group) };
    const marked = isOf(markerName) ? 'build' : 'unknown';
    return [{ ...ids, name: basename(program), birth, owner: isOf(runnerMarkerName) ? 'runner' : marked }];
  });
}
