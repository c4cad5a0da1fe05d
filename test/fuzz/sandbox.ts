import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { systemClock } from '../../src/clock.ts';
import { compileCache } from '../support/process.ts';
import type { Family } from './families.ts';

/** One value for one property. */
export interface Trial {
  readonly property: string;
  readonly value: unknown;
}

/** The result of a trial. */
export type Verdict =
  | { readonly kind: 'held' }
  | { readonly kind: 'thrown'; readonly what: string }
  /** The process did not answer in time and was killed. */
  | { readonly kind: 'hung'; readonly seconds: number }
  /** The process ended: it ran out of memory, or crashed. */
  | { readonly kind: 'ended'; readonly why: string };

/** A separate process for values that may hang it or fill its memory. It is started again after it has ended. */
export interface Sandbox extends AsyncDisposable {
  /** @param ms how long to wait for an answer before the process counts as hung */
  try(trial: Trial, ms: number): Promise<Verdict>;
}

/** Heap limit in megabytes. The readers themselves take about 40, and a value up to about ten. */
const memoryLimit = 256;

/** Time for the process to start, which is not part of the test. */
const startMs = 60_000;

/** @param families the families of the properties to try */
export function createSandbox(families: readonly Family[]): Sandbox {
  let process: Promise<ChildProcess> | undefined;
  return {
    async try(trial, ms) {
      process ??= started(families);
      const child = await process;
      const verdict = await answerOf(child, ms, () => child.send(trial));
      if (verdict.kind === 'hung' || verdict.kind === 'ended') {
        process = undefined;
        await killed(child);
      }
      return verdict;
    },
    async [Symbol.asyncDispose]() {
      if (process) await killed(await process);
      process = undefined;
    },
  };
}

async function started(families: readonly Family[]): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'child.ts'), families, {
    execArgv: [`--max-old-space-size=${memoryLimit}`, '--disable-warning=ExperimentalWarning'],
    env: { ...process.env, ...compileCache },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // A hung process would not notice that its parent is gone.
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const verdict = await answerOf(child, startMs, () => undefined);
  if (verdict.kind !== 'held') throw new Error(`The process did not start: ${JSON.stringify(verdict)}`);
  return child;
}

function answerOf(child: ChildProcess, ms: number, ask: () => void): Promise<Verdict> {
  return new Promise((resolve) => {
    let printed = '';
    const note = (chunk: Buffer): void => {
      printed = (printed + chunk.toString('utf8')).slice(0, 2_000);
    };
    const settle = (verdict: Verdict): void => {
      cancelTimer();
      child.stderr?.off('data', note);
      child.off('message', settle);
      child.off('close', ended);
      resolve(verdict);
    };
    const ended = (code: number | null, signal: string | null): void =>
      settle({ kind: 'ended', why: `${signal ?? `code ${code}`}: ${printed.trim()}` });
    const cancelTimer = systemClock.setTimer(ms, () => settle({ kind: 'hung', seconds: ms / 1000 }));
    child.stderr?.on('data', note);
    child.on('message', settle);
    child.on('close', ended);
    ask();
  });
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
