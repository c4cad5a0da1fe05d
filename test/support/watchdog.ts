import type { ChildProcess } from 'node:child_process';

/** Far longer than any process needs, so a process that reaches it hangs. */
const patienceMs = 30_000;

/** Kills the process if it runs too long, so that a test of a hanging process fails instead of hanging. */
export function watched(child: Pick<ChildProcess, 'kill'>): Disposable {
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  return { [Symbol.dispose]: () => clearTimeout(timer) };
}

/** @throws once `ms` have passed, if `work` goes on: a step that outlives its limit fails its test instead of hanging it */
export async function endsWithin<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`It has not ended after ${ms / 1000} s`)), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
