import process from 'node:process';
import type { Clock } from '../clock.ts';

/** One Ctrl-C can arrive twice, from the terminal and from npm, which passes it on; nobody presses it twice so fast. */
const sameKeyMs = 1_000;

/** Aborted by the first SIGINT or SIGTERM, to end cleanly; one more, a second or more later, ends the process at once. */
export function stopSignal({
  process,
  clock,
}: {
  process: Pick<NodeJS.Process, 'on' | 'exit'>;
  clock: Clock;
}): AbortSignal {
  const stop = new AbortController();
  let first = 0;
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => {
      if (!stop.signal.aborted) {
        first = clock.monotonic();
        stop.abort();
      } else if (clock.monotonic() - first >= sameKeyMs) process.exit(130);
    });
  return stop.signal;
}

/** Whatever a repository has the service do, it ends within five seconds of a signal. */
const patienceMs = 4_000;

/** Ends this process by SIGKILL: an exit waits for what the file system was asked. The next start puts in order what is left. */
export function killThisProcess(): void {
  process.kill(process.pid, 'SIGKILL');
}

/** Calls `kill` some time after the signal, whatever still keeps the process; the function that is returned calls it off. */
export function endInTime(
  signal: AbortSignal,
  { clock, log, kill }: { clock: Clock; log: (line: string) => void; kill: () => void },
): () => void {
  let cancelTimer = (): void => {};
  const start = (): void => {
    cancelTimer = clock.setTimer(patienceMs, () => {
      log('not everything has ended in time: the next start puts it in order');
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
