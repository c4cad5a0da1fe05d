import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Caches for Node processes that tests start repeatedly: compiled code and stripped types. */
export const compileCache = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/test-processes'),
};

/** Whether a process exists and is not a zombie. Linux only, like its callers. */
export function lives(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}

export function processesWith(text: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(join('/proc', pid, 'environ'), 'latin1').includes(text);
      } catch {
        return false;
      }
    })
    .map(Number)
    .filter(lives);
}

/** The processes on this machine with this argument. Linux only. */
export function processesWithArgument(argument: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return (
        /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'latin1').split('\0').includes(argument)
      );
    } catch {
      return false;
    }
  });
}

/** In milliseconds; far longer than any process needs, so a process that takes longer hangs. */
const patienceMs = 30_000;

/** Kills the process if it runs too long, so that the test of a hanging process fails instead of hanging. */
export function watched(child: Pick<ChildProcess, 'kill'>): Disposable {
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  return { [Symbol.dispose]: () => clearTimeout(timer) };
}

/** @throws if `work` takes longer than `ms`: a step that outlives its limit fails its test instead of hanging it */
export async function endsWithin<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`It has not ended after ${ms / 1000} s`)), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

export interface Command {
  readonly file: string;
  readonly parameters: readonly string[];
  readonly cwd?: string;
  /** The whole environment. */
  readonly env: NodeJS.ProcessEnv;
  readonly input?: string;
}

export interface Ended {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The output of both streams, in the order of time. */
  readonly printed: string;
}

export interface RunningProcess {
  readonly process: ChildProcessWithoutNullStreams;
  /** Resolves as soon as the output contains the text, with all output so far. */
  printed(text: string | RegExp): Promise<string>;
  readonly ended: Promise<Ended>;
}

/** Starts a process with this environment and no other. */
export function startProcess({ file, parameters, cwd, env, input = '' }: Command): RunningProcess {
  const child = spawn(file, parameters, { cwd, env, stdio: 'pipe' });
  // A process that ends without reading its input closes the pipe.
  child.stdin.on('error', () => {}).end(input);
  let printed = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode, signal) => resolve({ exitCode, signal, printed }));
  });
  return {
    process: child,
    ended,
    printed: (text) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (typeof text === 'string' ? !printed.includes(text) : !text.test(printed)) return;
          listeners.delete(look);
          resolve(printed);
        };
        listeners.add(look);
        look();
        ended.then(() => reject(new Error(`The step ended without printing ${text}:\n${printed}`)), reject);
      }),
  };
}
