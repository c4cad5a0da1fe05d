import type { ChildProcess } from 'node:child_process';

/** Far longer than any process needs, so a process that reaches it hangs. */
const patienceMs = 30_000;

/** Kills the process if it runs too long, so that a test of a hanging process fails instead of hanging. */
export function watched(child: Pick<ChildProcess, 'kill'>): Disposable {
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  return { [Symbol.dispose]: () => clearTimeout(timer) };
}
