import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';

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
  const release = (): void => {
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
        release();
      }
    },
  };
}
