import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants } from 'node:fs/promises';
import { constants as system } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

type OutputHandler = (chunk: Buffer) => void | Promise<void>;

/** A command to run in its own session. */
export interface ProcessCommand {
  readonly argv: readonly [string, ...string[]];
  readonly cwd: string;
  /** The whole environment: nothing is inherited from this process. */
  readonly env: Readonly<Record<string, string>>;
  readonly output: OutputHandler;
  /** Without it, errors go to `output`. */
  readonly errors?: OutputHandler;
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

/** A running command, leader of its own session and process group. */
export interface Session {
  /**
   * The exit status as in a shell (128 plus the signal's number for a killed process), once its output has been handled.
   * Rejects when a handler fails; the command is killed then.
   */
  readonly exit: Promise<number>;
}

/**
 * Starts a command without a terminal.
 *
 * @throws the system's error when it could not be started
 */
export async function startSession(command: ProcessCommand): Promise<Session> {
  const [file, ...args] = command.argv;
  const { cwd, env, output, errors = output, killed } = command;
  const child = spawn(file, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = new Promise<number>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? system.signals[signal] : 0)));
  });
  await once(child, 'spawn');
  // A signal that cannot be delivered is an event too.
  child.on('error', () => undefined);
  const kill = (): void => {
    // Until it exits, the system cannot reuse its process id.
    if (child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      child.kill('SIGKILL');
    }
  };
  const captures = [capture(child.stdout, output), capture(child.stderr, errors)];
  for (const { whole } of captures) whole.catch(kill);
  const exit = exited.then(async (status) => {
    await Promise.all(captures.map((one) => one.caughtUp()));
    return status;
  });
  exit.catch(() => undefined);
  killed?.addEventListener('abort', kill, { once: true });
  if (killed?.aborted) kill();
  return { exit };
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
