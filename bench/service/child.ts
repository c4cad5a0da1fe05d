import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Usage } from './usage.ts';

/** A script of this folder in a process of its own. */
export interface Child extends AsyncDisposable {
  /** The next message that it sends. @throws Error when it ends instead */
  received(): Promise<unknown>;
  send(message: object): void;
  /** Of a script that calls `answerUsage`. */
  usage(): Promise<Usage>;
}

/** @param options `onLine` receives what it prints; without it, that goes nowhere */
export function startChild(
  script: string,
  { args = [], onLine }: { args?: readonly string[]; onLine?: (line: string) => void } = {},
): Child {
  const child = fork(join(import.meta.dirname, script), args, {
    stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'inherit', 'ipc'],
  });
  if (child.stdout && onLine) createInterface({ input: child.stdout }).on('line', onLine);
  const ended = once(child, 'exit');
  const received = async (): Promise<unknown> => {
    const early = ended.then(([code]) => {
      throw new Error(`${script} ended with ${code}`);
    });
    const [message] = await Promise.race([once(child, 'message'), early]);
    return message;
  };
  return {
    received,
    send: (message) => void child.send(message),
    async usage() {
      child.send({});
      return (await received()) as Usage;
    },
    async [Symbol.asyncDispose]() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
