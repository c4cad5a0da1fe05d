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
