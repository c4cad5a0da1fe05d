import type { Clock } from '../../clock.ts';

/** The longest time in which the log says nothing, in milliseconds. */
const longestQuietMs = 5 * 60_000;

interface HeartbeatOptions {
  readonly clock: Clock;
  /** How long the log has said nothing, in milliseconds. */
  readonly quietMs: () => number;
  /** Says what is waited for. */
  readonly beat: () => void;
}

/** Calls `beat` whenever the log has been quiet for five minutes, until the returned function is called. */
export function startHeartbeat({ clock, quietMs, beat }: HeartbeatOptions): () => void {
  let cancelTimer = (): void => undefined;
  const wait = (ms: number): void => {
    cancelTimer = clock.setTimer(ms, () => {
      const left = longestQuietMs - quietMs();
      // Sums of fractions are inexact: a rest below a millisecond may be too little to move the clock.
      const isDue = left < 1;
      if (isDue) beat();
      wait(isDue ? longestQuietMs : left);
    });
  };
  wait(longestQuietMs - quietMs());
  return () => cancelTimer();
}
