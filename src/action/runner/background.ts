import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { type Clock, withTimeout } from '../../clock.ts';

/** A process that keeps running after its step has ended. */
export interface Background {
  readonly pid: number;
  /** Its first message. @throws BackgroundEnded when it ends before that; the signal's reason */
  answer(signal: AbortSignal): Promise<unknown>;
  /** Kills it with SIGKILL. */
  kill(): void;
}

/** The process ended before it sent a message; its log says why. */
export class BackgroundEnded extends Error {
  override readonly name = 'BackgroundEnded';
  constructor(end: number | NodeJS.Signals | null) {
    super(`The process ended with ${end}`);
  }
}

/**
 * When a process was started, in the words of the system. The system reuses process ids: id and start time together identify
 * a process.
 *
 * @returns `undefined` if no process with this id runs
 * @throws the system's error or TimeoutError, when this is unknown
 */
export async function startTimeOf(pid: number, clock: Clock): Promise<string | undefined> {
  if (process.platform === 'linux') return startTimeInProc(pid);
  return withTimeout({ clock, ms: psMs }, (signal) => startTimeInPs(pid, signal));
}

/** How long `ps` may take, in milliseconds. */
const psMs = 2_000;

/** In clock ticks since the boot, the 22nd field of proc_pid_stat(5). The second is a name in parentheses, which may contain anything. */
function startTimeInProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return isOver(fields[0]) ? undefined : fields[19];
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return undefined;
    throw error;
  }
}

/** To the second. `ps` ends with status 1 and prints nothing if there is no such process. */
function startTimeInPs(pid: number, signal: AbortSignal): Promise<string | undefined> {
  const options = { env: { LC_ALL: 'C', TZ: 'UTC' }, signal };
  return new Promise((resolve, reject) => {
    execFile('/bin/ps', ['-o', 'stat=,lstart=', '-p', String(pid)], options, (error, printed) => {
      const [, state, start] = /^\s*(\S+)\s+(\S.*\S)\s*$/.exec(printed) ?? [];
      if (state !== undefined) resolve(isOver(state) ? undefined : start);
      else if (error?.code === 1) resolve(undefined);
      else reject(error ?? new Error(`ps printed ${JSON.stringify(printed.slice(0, 200))}`));
    });
  });
}

/** Whether a process has ended and only waits until its parent, or the first process of a container, takes note. */
function isOver(state: string | undefined): boolean {
  return state === undefined || /^[ZX]/.test(state);
}

/**
 * Starts a script of this project in the background, in a session of its own, so that neither the end of the step nor a
 * signal to it ends the script. Its output goes to the log file. It gets `order` as its first message, because every
 * user of the machine can read arguments.
 *
 * @param env its whole environment: nothing is inherited
 * @throws the system's error when it cannot be started
 */
export async function startBackground(start: {
  readonly script: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  readonly order: object;
}): Promise<Background> {
  const { script, cwd, env, logFile, order } = start;
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(process.execPath, [script], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const answered = Promise.withResolvers<unknown>();
  answered.promise.catch(() => undefined);
  child.once('message', answered.resolve);
  child.once('error', answered.reject);
  child.once('exit', (code, signal) => answered.reject(new BackgroundEnded(code ?? signal)));
  await once(child, 'spawn');
  const { pid } = child;
  if (pid === undefined) throw new BackgroundEnded(null);
  // A failure to send is ignored: the process has ended, which `answer` reports.
  child.send(order, () => undefined);
  return {
    pid,
    kill: () => void child.kill('SIGKILL'),
    async answer(signal) {
      const abort = (): void => answered.reject(signal.reason);
      signal.addEventListener('abort', abort, { once: true });
      if (signal.aborted) abort();
      try {
        return await answered.promise;
      } finally {
        signal.removeEventListener('abort', abort);
        if (child.connected) child.disconnect();
        child.unref();
      }
    },
  };
}
