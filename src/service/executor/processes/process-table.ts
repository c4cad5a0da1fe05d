import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { isWithin } from '../environment/folders.ts';

/** The variable by which the processes of a build are found, whatever group or session they move to. */
export const markerName = 'BUILD_SERVICE_BUILD_ID';

/**
 * The same for what holds the sandbox of a build: with it everything inside would end at once, so it is not found while
 * the service that started it runs.
 */
export const holderMarkerName = 'BUILD_SERVICE_SANDBOX_OF';

/** One running process. */
export interface ProcessEntry {
  readonly pid: number;
  /** Of its program, as the process itself may have changed it. */
  readonly name: string;
  readonly parent: number;
  readonly group: number;
  /** 0 on systems that do not report it. */
  readonly session: number;
  /** Start time. The system reuses process ids; id and start time together identify a process. */
  readonly birth: string;
  /** Whether its environment, its working directory or its namespace marks it as the build's. */
  readonly marked: boolean;
}

/** What marks the processes of one build. */
export interface BuildMarks {
  readonly buildId: string;
  /**
   * The build's own folder, a real path. A process without a terminal that works inside it also belongs to the build;
   * this finds those that cleared their environment (on Linux only).
   */
  readonly folder?: string | undefined;
  /** The process namespace of its sandbox: all processes in it belong to the build, except the one that holds it. */
  readonly namespace?: string | undefined;
  /** `this process`: the build began in this process, so nothing older is marked, and less is read (on Linux only). */
  readonly since?: 'this process' | undefined;
}

/**
 * The running processes of this machine, highest id first. On Linux each is read only when it is iterated, so that a
 * process that keeps forking and exiting is seen within a fraction of a millisecond.
 */
export async function processTable(marks: BuildMarks): Promise<Iterable<ProcessEntry>> {
  return process.platform === 'linux' ? fromProc(marks) : fromPs(marks);
}

function* fromProc({ buildId, folder, namespace, since }: BuildMarks): Generator<ProcessEntry> {
  const names = since === undefined ? [markerName, holderMarkerName] : [markerName];
  const markers = names.map((name) => `${name}=${buildId}\0`);
  const holder = [`${holderMarkerName}=${buildId}\0`];
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => b - a);
  const earliest = since === undefined ? 0 : Number(statOf(process.pid)?.fields[birthField] ?? 0);
  for (const pid of pids) {
    const stat = statOf(pid);
    if (stat === undefined) continue;
    const { name, fields } = stat;
    const [state, parent, group, session, terminal] = fields;
    const birth = fields[birthField];
    if (state === 'Z' || state === 'X' || birth === undefined) continue;
    const environment = (): Buffer | undefined => orNothing(() => readFileSync(`/proc/${pid}/environ`));
    const marked =
      Number(birth) >= earliest &&
      (hasEntry(environment(), markers) ||
        (folder !== undefined && terminal === '0' && worksIn(pid, folder)) ||
        (namespace !== undefined && namespaceOf(pid) === namespace && !hasEntry(environment(), holder)));
    yield {
      pid,
      name,
      parent: Number(parent),
      group: Number(group),
      session: Number(session),
      birth,
      marked,
    };
  }
}

/** The start time, in clock ticks since the boot. */
const birthField = 19;

/** The name of a process, and the fields of proc_pid_stat(5) after it. It is in parentheses and may contain some itself. */
function statOf(pid: number): { readonly name: string; readonly fields: readonly string[] } | undefined {
  const stat = orNothing(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  if (stat === undefined) return undefined;
  const end = stat.lastIndexOf(')');
  return { name: stat.slice(stat.indexOf('(') + 1, end), fields: stat.slice(end + 2).split(' ') };
}

/** When a process was started; `undefined` once it has ended, also before its parent has noticed (on Linux only). */
export function birthOf(pid: number): string | undefined {
  const { fields } = statOf(pid) ?? {};
  return fields === undefined || fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[birthField];
}

/** The process namespace that a process is in, as the system names it (on Linux only). */
export function namespaceOf(pid: number): string | undefined {
  return orNothing(() => readlinkSync(`/proc/${pid}/ns/pid`));
}

/** Whether one of the markers is a whole entry, and not the end of another variable's value. */
function hasEntry(environment: Buffer | undefined, markers: readonly string[]): boolean {
  if (environment === undefined) return false;
  return markers.some((one) => environment.includes(`\0${one}`) || environment.indexOf(one) === 0);
}

function worksIn(pid: number, folder: string): boolean {
  const cwd = orNothing(() => readlinkSync(`/proc/${pid}/cwd`));
  return cwd !== undefined && isWithin(folder, cwd);
}

/** `undefined` for a process that has exited or belongs to another user. */
function orNothing<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

async function fromPs({ buildId }: BuildMarks): Promise<ProcessEntry[]> {
  const { stdout } = await promisify(execFile)(
    '/bin/ps',
    ['-axww', '-E', '-o', 'pid=,ppid=,pgid=,stat=,lstart=,command='],
    { maxBuffer: 2 ** 28, env: { LC_ALL: 'C' } },
  );
  return parseProcessList(stdout, buildId).sort((a, b) => b.pid - a.pid);
}

/** Parses the output of `ps -E` on macOS, where the environment follows the command, separated by spaces. */
export function parseProcessList(printed: string, buildId: string): ProcessEntry[] {
  const marker = ` ${markerName}=${buildId}`;
  return printed.split('\n').flatMap((line) => {
    const [, pid, parent, group, state, birth, command] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\w+\s+\w+\s+\d+\s+[\d:]+\s+\d+)\s(.*)$/s.exec(line) ?? [];
    if (birth === undefined || command === undefined || state?.startsWith('Z')) return [];
    const marked = command.endsWith(marker) || command.includes(`${marker} `);
    const [program = ''] = command.split(' ');
    const ids = { pid: Number(pid), parent: Number(parent), group: Number(group), session: 0 };
    return [{ ...ids, name: basename(program), birth, marked }];
  });
}
