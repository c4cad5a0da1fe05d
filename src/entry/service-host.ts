import process from 'node:process';
import { type Clock, systemClock } from '../clock.ts';

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

/** Calls `kill` four seconds after the signal. The returned function cancels this. */
export function killAfterGracePeriod(
  signal: AbortSignal,
  { clock, log, kill }: { clock: Clock; log: (line: string) => void; kill: () => void },
): () => void {
  let cancelTimer = (): void => {};
  const start = (): void => {
    cancelTimer = clock.setTimer(gracePeriodMs, () => {
      log('did not stop in time and was killed; the next start cleans up');
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

/** Runs a service until a signal or `stop` ends it. The first signal ends it cleanly. */
export async function hostService(
  log: (line: string) => void,
  run: (hosted: { signal: AbortSignal; stop: () => void }) => Promise<void>,
): Promise<void> {
  const ended = new AbortController();
  const stop = (): void => ended.abort();
  const signal = AbortSignal.any([stopSignal({ process, clock: systemClock }), ended.signal]);
  // SIGKILL, because `exit` waits for pending file operations.
  const kill = (): void => void process.kill(process.pid, 'SIGKILL');
  const cancelTimer = killAfterGracePeriod(signal, { clock: systemClock, log, kill });
  // With a listener, writing beyond the system's file size limit is an error instead of the end of the service.
  process.on('SIGXFSZ', () => {});
  // The reader of the output may be gone.
  for (const output of [process.stdout, process.stderr]) output.on('error', stop);
  await run({ signal, stop }).finally(cancelTimer);
}
