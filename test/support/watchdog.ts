import type { ChildProcess } from 'node:child_process';

/** Far more than anything here takes: what is ended by it hangs. */
const patienceMs = 30_000;

/** Kills the process when it lives too long, so that a test of one that hangs fails instead of hanging too. */
export function watched(child: Pick<ChildProcess, 'kill'>): Disposable {
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  return { [Symbol.dispose]: () => clearTimeout(timer) };
}
