import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { systemClock } from '../../src/clock.ts';

/** What a process is doing when the signal comes, or when the time that is measured begins. */
export interface Situation {
  readonly name: string;
  /** Starts a process and resolves once it is in the situation; `stack` disposes of what it needs. */
  readonly reach: (stack: AsyncDisposableStack) => Promise<ChildProcess>;
}

/** The promised time for processes of one kind, in seconds. */
export interface Promised {
  readonly name: string;
  /** What the seconds count from: the first signal, or the situation itself, without any signal. */
  readonly from: 'signal' | 'situation';
  readonly seconds: number;
  readonly situations: readonly Situation[];
}

export interface Measured {
  /** From the last signal, or from the situation where there was none, to the end of the process. */
  readonly seconds: number;
  /** How it ended: its exit code, or the signal that killed it. */
  readonly end: string;
  readonly hung: boolean;
}

/** A process that outlives its promise by so many milliseconds is killed. */
const watchdogMs = 10_000;

/** Milliseconds between the first and the second signal. */
const pauseMs = 500;

/** Brings a process into a situation, sends it that many signals, and waits for its end. */
export async function measure(
  situation: Situation,
  { signals, seconds: promised }: { readonly signals: 'none' | 'one' | 'two'; readonly seconds: number },
): Promise<Measured> {
  await using stack = new AsyncDisposableStack();
  const child = await situation.reach(stack);
  const ended = once(child, 'close');
  const watchdog = new AbortController();
  const cancelTimer = systemClock.setTimer(promised * 1000 + watchdogMs, () => {
    watchdog.abort();
    child.kill('SIGKILL');
  });
  let from = systemClock.monotonic();
  if (signals !== 'none') child.kill('SIGINT');
  if (signals === 'two') from = await second(child, ended);
  const [code, signal] = await ended;
  const seconds = (systemClock.monotonic() - from) / 1000;
  cancelTimer();
  return { seconds, end: String(code ?? signal), hung: watchdog.signal.aborted };
}

/** Sends the second signal unless the process has ended; returns the time of the last signal. */
async function second(child: ChildProcess, ended: Promise<unknown>): Promise<number> {
  const from = systemClock.monotonic();
  const pause = Promise.withResolvers<void>();
  const cancelTimer = systemClock.setTimer(pauseMs, pause.resolve);
  await Promise.race([ended, pause.promise]);
  cancelTimer();
  if (child.exitCode !== null || child.signalCode !== null) return from;
  child.kill('SIGTERM');
  return systemClock.monotonic();
}
