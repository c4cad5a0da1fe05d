import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { promisify } from 'node:util';
import { isWithin } from '../environment/contained-path.ts';

/** The variable by which the processes of a build are found, whatever group or session they moved to. */
export const markerName = 'BUILD_SERVICE_BUILD_ID';

export interface ProcessSighting {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** 0 where the system does not tell. */
  readonly session: number;
  /** With the number, this is one process for ever: numbers are given again. */
  readonly birth: string;
  /** Whether its environment or its folder says that it belongs to the build that is looked for. */
  readonly marked: boolean;
}

/** How the processes of one build are known. */
export interface BuildMarks {
  readonly buildId: string;
  /**
   * The build's own folder, a real path. A process without a terminal that works inside of it is the build's too: one
   * that threw its environment away is found so (on Linux only).
   */
  readonly folder?: string | undefined;
}

/**
 * The living processes of this machine, read one after the other while they are walked through, newest number first:
 * a process that keeps forking and ending is met within a fraction of a millisecond.
 */
export async function processTable(marks: BuildMarks): Promise<Iterable<ProcessSighting>> {
  return process.platform === 'linux' ? fromProc(marks) : fromPs(marks);
}

function* fromProc({ buildId, folder }: BuildMarks): Generator<ProcessSighting> {
  const marker = Buffer.from(`${markerName}=${buildId}\0`);
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => b - a);
  for (const pid of pids) {
    const stat = read(`/proc/${pid}/stat`)?.toString('latin1');
    if (stat === undefined) continue;
    // The name stands in brackets and may itself hold brackets and spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, parent, group, session, terminal] = fields;
    if (state === 'Z' || state === 'X') continue;
    const environment = read(`/proc/${pid}/environ`);
    const marked =
      (environment !== undefined && holds(environment, marker)) ||
      (folder !== undefined && terminal === '0' && worksIn(pid, folder));
    const numbers = { parent: Number(parent), group: Number(group), session: Number(session) };
    yield { pid, ...numbers, birth: fields[19] ?? '', marked };
  }
}

/** Whether the entry stands there as one of its own, and not as the end of another's value. */
function holds(environment: Buffer, marker: Buffer): boolean {
  for (let at = environment.indexOf(marker); at >= 0; at = environment.indexOf(marker, at + 1)) {
    if (at === 0 || environment[at - 1] === 0) return true;
  }
  return false;
}

function worksIn(pid: number, folder: string): boolean {
  try {
    return isWithin(folder, readlinkSync(`/proc/${pid}/cwd`));
  } catch {
    return false;
  }
}

/** A process that has ended, or is another user's, has nothing to read. */
function read(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

async function fromPs({ buildId }: BuildMarks): Promise<ProcessSighting[]> {
  const { stdout } = await promisify(execFile)(
    '/bin/ps',
    ['-axww', '-E', '-o', 'pid=,ppid=,pgid=,stat=,lstart=,command='],
    { maxBuffer: 2 ** 28, env: { LC_ALL: 'C' } },
  );
  return sightingsOf(stdout, buildId).sort((a, b) => b.pid - a.pid);
}

/** Reads what `ps -E` of macOS prints: the environment stands behind the command, divided by spaces. */
export function sightingsOf(printed: string, buildId: string): ProcessSighting[] {
  const marker = ` ${markerName}=${buildId}`;
  return printed.split('\n').flatMap((line) => {
    const [, pid, parent, group, state, birth = '', command] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\w+\s+\w+\s+\d+\s+[\d:]+\s+\d+)\s(.*)$/s.exec(line) ?? [];
    if (pid === undefined || command === undefined || state?.startsWith('Z')) return [];
    const marked = command.endsWith(marker) || command.includes(`${marker} `);
    return [{ pid: Number(pid), parent: Number(parent), group: Number(group), session: 0, birth, marked }];
  });
}
