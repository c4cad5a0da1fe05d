import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

type Taker = (chunk: Buffer) => void | Promise<void>;

export interface ProcessCommand {
  readonly argv: readonly [string, ...string[]];
  readonly cwd: string;
  /** The whole environment: nothing of this process is added. */
  readonly env: Readonly<Record<string, string>>;
  readonly output: Taker;
  readonly errors?: Taker;
  /** What it reads; without it, its input is empty. */
  readonly input?: string;
  /** Kills it at once when it is aborted. */
  readonly killed?: AbortSignal;
}

/** A running command, leader of a session and process group of its own. */
export interface Session {
  readonly pid: number;
  /** Whether it has not ended yet, so that its number is still its own. */
  alive(): boolean;
  /**
   * The exit status as a shell tells it (128 and the signal's number for a killed process), once what was printed
   * until then has been taken. Rejects when the output could not be taken; the command is killed then.
   */
  readonly exit: Promise<number>;
  /** Stops taking output: processes that the command left behind may hold it open for ever. */
  release(): void;
  /** Signals the whole group. Does nothing after the end: the number may be another's by then. */
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
  const options = { cwd, env, detached: true };
  const child =
    input === undefined
      ? spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
      : spawn(file, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
  // One that ends before it has read all is told by its end.
  child.stdin?.on('error', () => undefined).end(input);
  const exited = new Promise<number>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
  const pid = await started(child);
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
    capture(child.stdout, command.output),
    capture(child.stderr, command.errors ?? command.output),
  ];
  for (const { whole } of captures) whole.catch(() => kill('SIGKILL'));
  const exit = exited.then(async (status) => {
    await Promise.all(captures.map((one) => one.caughtUp()));
    return status;
  });
  exit.catch(() => undefined);
  const cut = (): void => kill('SIGKILL');
  killed?.addEventListener('abort', cut, { once: true });
  if (killed?.aborted) cut();
  const release = (): void => {
    child.stdout.destroy();
    child.stderr.destroy();
  };
  return { pid, alive, exit, release, kill };
}

function started(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('spawn', () => {
      if (child.pid === undefined) reject(new Error('A started process has no id'));
      else resolve(child.pid);
    });
  });
}

/** Takes a stream chunk by chunk, so that a slow taker slows the writer instead of filling the memory. */
function capture(
  stream: Readable,
  take: Taker,
): { readonly whole: Promise<void>; caughtUp(): Promise<void> } {
  let seen = 0;
  let state: 'waiting' | 'taking' | 'ended' = 'waiting';
  const whole = (async () => {
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        state = 'taking';
        seen += chunk.length;
        await take(chunk);
        state = 'waiting';
      }
    } finally {
      state = 'ended';
    }
  })();
  /**
   * A process in the background may hold the pipe open for ever: what the command itself printed is in the pipe when
   * it ends, so a few turns of the event loop without news mean that all of it has been taken. The pipe holds far
   * less than the bound, which keeps a background process that never stops printing from holding up the step.
   */
  const caughtUp = async (): Promise<void> => {
    const bound = seen + 2 ** 20;
    for (let quiet = 0, before = seen; quiet < 3 && seen < bound && state !== 'ended'; ) {
      await nextTurn();
      quiet = state === 'taking' || seen !== before ? 0 : quiet + 1;
      before = seen;
    }
    if (state === 'ended') await whole;
  };
  return { whole, caughtUp };
}
