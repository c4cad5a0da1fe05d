import { durationText } from '../text/units.ts';

/**
 * Why the wait is over. `ended`: nothing is left to watch. `timedOut`: `timeout` passed. `cancelled`: the workflow was.
 */
export type WaitEnd = 'ended' | 'timedOut' | 'cancelled';

/** Why the wait ended before its builds did; `undefined` when all have ended. */
export function earlyEndReason({ end, timeout }: { end: WaitEnd; timeout: number }): string | undefined {
  switch (end) {
    case 'ended':
      return undefined;
    case 'timedOut':
      return `The timeout of ${durationText(timeout)} passed before the build had ended. Raise timeout if builds take that long.`;
    case 'cancelled':
      return 'The workflow was cancelled.';
  }
}
