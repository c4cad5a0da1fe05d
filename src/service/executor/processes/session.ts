import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { access, constants, type FileHandle } from 'node:fs/promises';
import { Socket } from 'node:net';
import { constants as system } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { types } from 'node:util';
import type { OutputPipe } from '../environment/folders.ts';

type OutputHandler = (chunk: Buffer) => void | Promise<void>;

/** A command to run in its own session. */
export interface ProcessCommand {
  readonly argv: readonly [string, ...string[]];
  readonly cwd: string;
  /** The whole environment: nothing is inherited from this process. */
  readonly env: Readonly<Record<string, string>>;
  /** A file takes the output without this process in between, so that the command can seek in it. */
  readonly output: OutputHandler | FileHandle;
  /** Without it, errors go to `output`, unless that is a file. */
  readonly errors?: OutputHandler;
  /**
   * Opens what carries output and errors to `output`, in order. Without it, they go through sockets,
   * which a command cannot open by name (`/dev/stderr`).
   */
  readonly pipe?: () => Promise<OutputPipe>;
  /** Its standard input; empty by default. */
  readonly input?: string;
  /** Kills the command when it is aborted. */
  readonly killed?: AbortSignal;
}

/** The exit status of a shell that found a command and could not start it. */
export const cannotExecute = 126;

/** The exit status of a shell that did not find a command. */
export const commandNotFound = 127;

/** A text as one word of a shell, whatever is in it. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The path of a program in the first of these folders that has it. */
export async function findProgram(name: string, folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const program = join(folder, name);
    const isProgram = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isProgram) return program;
  }
  return undefined;
}

/** Whether a command could not be started because this machine does not have its program. */
export function isNotInstalled(program: string, thrown: unknown): boolean {
  return types.isNativeError(thrown) && 'syscall' in thrown && thrown.syscall === `spawn ${program}`;
}

/** A running command, leader of its own session and process group. */
export interface Session {
  readonly pid: number;
  /** Whether it is still running: until it exits, the system cannot reuse its process id. */
  alive(): boolean;
  /**
   * The exit status as in a shell (128 plus the signal's number for a killed process), once its output has been handled.
   * Rejects when a handler fails; the command is killed then.
   */
  readonly exit: Promise<number>;
  /** Stops reading output: background processes of the command might keep it open forever. */
  release(): void;
  /** Signals the whole group. Does nothing after the exit: another process may have the id by then. */
  kill(signal: NodeJS.Signals): void;
}

/**
 * Starts a command without a terminal.
 *
 * @throws the system's error when it could not be started
 */
export async function startSession(command: ProcessCommand): Promise<Session> {
  const [file, ...args] = command.argv;
  const { cwd, env, input, killed } = command;
  const output = typeof command.output === 'function' ? command.output : () => undefined;
  const pipe = await command.pipe?.();
  const piped = pipe && new Socket({ fd: pipe.reading, readable: true, writable: false });
  const start = async (): Promise<{ child: ChildProcess; exited: Promise<number> }> => {
    const child: ChildProcess = spawn(file, args, {
      cwd,
      env,
      detached: true,
      stdio: [
        input === undefined ? 'ignore' : 'pipe',
        pipe?.writing ?? (typeof command.output === 'function' ? 'pipe' : command.output.fd),
        pipe?.writing ?? 'pipe',
      ],
    });
    // A command may exit before it has read all of its input; its exit status says whether that is an error.
    child.stdin?.on('error', () => undefined).end(input);
    const exited = new Promise<number>((resolve) => {
      child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? system.signals[signal] : 0)));
    });
    await once(child, 'spawn');
    return { child, exited };
  };
  const { child, exited } = await start()
    .catch((error: unknown) => {
      piped?.destroy();
      throw error;
    })
    .finally(() => {
      if (pipe) closeSync(pipe.writing);
    });
  // A signal that cannot be delivered is an event too.
  child.on('error', () => undefined);
  const { pid } = child;
  if (pid === undefined) throw new Error('A started process has no id');
  const alive = (): boolean => child.exitCode === null && child.signalCode === null;
  const kill = (signal: NodeJS.Signals): void => {
    if (!alive()) return;
    try {
      process.kill(-pid, signal);
    } catch {
      child.kill(signal);
    }
  };
  const captures = [
    ...(piped ? [capture(piped, output)] : []),
    ...(child.stdout ? [capture(child.stdout, output)] : []),
    ...(child.stderr ? [capture(child.stderr, command.errors ?? output)] : []),
  ];
  for (const { whole } of captures) whole.catch(() => kill('SIGKILL'));
  const exit = exited.then(async (status) => {
    await Promise.all(captures.map((one) => one.caughtUp()));
    return status;
  });
  exit.catch(() => undefined);
  const killNow = (): void => kill('SIGKILL');
  killed?.addEventListener('abort', killNow, { once: true });
  if (killed?.aborted) killNow();
  const release = (): void => {
    piped?.destroy();
    child.stdout?.destroy();
    child.stderr?.destroy();
  };
  return { pid, alive, exit, release, kill };
}

/** Handles a stream chunk by chunk, so that a slow handler slows the writer instead of filling the memory. */
function capture(
  stream: AsyncIterable<Buffer>,
  handle: OutputHandler,
): { readonly whole: Promise<void>; caughtUp(): Promise<void> } {
  let byteCount = 0;
  let state: 'waiting' | 'handling' | 'ended' = 'waiting';
  const whole = (async () => {
    try {
      for await (const chunk of stream) {
        state = 'handling';
        byteCount += chunk.length;
        await handle(chunk);
        state = 'waiting';
      }
    } finally {
      state = 'ended';
    }
  })();
  /**
   * A background process may keep the pipe open forever, so this does not wait for its end. When the command exits, all of
   * its output is in the pipe: once a few turns of the event loop bring nothing new, all of it has been handled. The bound,
   * far larger than a pipe, is for a background process that never stops printing.
   */
  const caughtUp = async (): Promise<void> => {
    const bound = byteCount + 2 ** 20;
    for (let quiet = 0, before = byteCount; quiet < 3 && byteCount < bound && state !== 'ended'; ) {
      await nextTurn();
      quiet = state === 'handling' || byteCount !== before ? 0 : quiet + 1;
      before = byteCount;
    }
    if (state === 'ended') await whole;
  };
  return { whole, caughtUp };
}
