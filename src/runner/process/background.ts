import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/** A process that goes on after its step has ended. */
export interface Background {
  readonly pid: number;
  /** The one message that it sends. @throws BackgroundEnded when it ends without one; `signal`'s reason */
  answer(signal: AbortSignal): Promise<unknown>;
  /** Ends it at once. */
  kill(): void;
}

/** The process ended before it said anything; its log says why. */
export class BackgroundEnded extends Error {
  override readonly name = 'BackgroundEnded';
  constructor(end: number | NodeJS.Signals | null) {
    super(`The process ended with ${end}`);
  }
}

/**
 * Starts a script of this project that goes on in the background, in a session of its own, so that neither the end of
 * the step nor a signal to it ends the script. It prints into the log file, and gets `order` as its first message:
 * arguments can be read by everybody on the machine.
 *
 * @param env all that it gets: nothing of this process is added
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
  const pid = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('spawn', () => resolve(child.pid ?? 0));
  });
  // One that ends at once is told by its end, and not by the message that it no longer takes.
  child.send(order, () => undefined);
  const letGo = (): void => {
    if (child.connected) child.disconnect();
    child.unref();
  };
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
        letGo();
      }
    },
  };
}
