import process from 'node:process';
import type { Clock } from '../clock.ts';

/** The part of `process` that signals need. */
interface SignalledProcess {
  on(name: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  exit(code: number): unknown;
}

/** One Ctrl-C can arrive twice: the terminal sends it, and npm forwards it. Nobody presses it twice within this time. */
const duplicateMs = 1_000;

/**
 * Aborted by the first SIGINT or SIGTERM, for a clean end; another one, at least a second later, ends the process at
 * once.
 */
export function stopSignal({ process, clock }: { process: SignalledProcess; clock: Clock }): AbortSignal {
  const stop = new AbortController();
  let first = 0;
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => {
      if (!stop.signal.aborted) {
        first = clock.monotonic();
        stop.abort();
      } else if (clock.monotonic() - first >= duplicateMs) process.exit(130);
    });
  return stop.signal;
}

/** Whatever a repository makes the service do, the service ends within five seconds of a signal. */
const gracePeriodMs = 4_000;

/** Ends this process by SIGKILL, because an exit waits for pending file operations. The next start cleans up. */
export function killThisProcess(): void {
  process.kill(process.pid, 'SIGKILL');
}

/** Calls `kill` four seconds after the signal. The function that it returns cancels this. */
export function killAfterGracePeriod(
  signal: AbortSignal,
  { clock, log, kill }: { clock: Clock; log: (line: string) => void; kill: () => void },
): () => void {
  let cancelTimer = (): void => {};
  const start = (): void => {
    cancelTimer = clock.setTimer(gracePeriodMs, () => {
      log('did not stop in time and is killed: the next start cleans up');
      kill();
    });
  };
  if (signal.aborted) start();
  else signal.addEventListener('abort', start, { once: true });
  return () => {
    signal.removeEventListener('abort', start);
    cancelTimer();
  };
}
