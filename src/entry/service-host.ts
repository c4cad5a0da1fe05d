import type { Clock } from '../clock.ts';

interface SignalledProcess {
  on(name: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  exit(code: number): unknown;
}

/** One Ctrl-C can arrive twice, because npm forwards it. Nobody presses it twice within this time, in milliseconds. */
const duplicateMs = 1_000;

/** Aborted by the first SIGINT or SIGTERM, for a clean end. Another one, at least a second later, ends the process at once. */
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

/** The service ends within five seconds of a signal, whatever a repository makes it do. */
const gracePeriodMs = 4_000;

/** Calls `kill` four seconds after the signal, unless the returned function was called. */
export function killAfterGracePeriod(
  signal: AbortSignal,
  { clock, log, kill }: { clock: Clock; log: (line: string) => void; kill: () => void },
): () => void {
  let cancelTimer = (): void => {};
  signal.addEventListener('abort', () => {
    cancelTimer = clock.setTimer(gracePeriodMs, () => {
      log('did not stop in time and was killed; the next start cleans up');
      kill();
    });
  });
  return () => cancelTimer();
}
