import { type Clock, untilAborted } from '../../clock.ts';
import { UserError } from '../../errors.ts';

/** The abort reason of work that takes too long after the workflow was cancelled. */
export class GraceOver extends UserError {}

/** The grace period of a cancelled workflow: what has to be done after the cancellation shares one period. */
export type Grace = ReturnType<typeof createGrace>;

/**
 * Starts counting at the first signal, so create it before anything that takes time (docs/reliability.md, "No abandoned
 * build").
 */
export function createGrace({ clock, cancelled }: { clock: Clock; cancelled: AbortSignal }) {
  let cancelledAt = clock.monotonic();
  const note = (): void => {
    cancelledAt = clock.monotonic();
  };
  cancelled.addEventListener('abort', note, { once: true });
  return {
    /**
     * Runs work with a signal that is aborted `ms` milliseconds after the workflow was cancelled. It settles then, whatever
     * the work does (`untilAborted`).
     *
     * @throws GraceOver
     */
    async upTo<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
      const over = new AbortController();
      let cancelTimer = (): void => {};
      const arm = (): void => {
        const left = cancelledAt + ms - clock.monotonic();
        const reason = new GraceOver('The workflow was cancelled before the action could do this.');
        cancelTimer = clock.setTimer(left, () => over.abort(reason));
      };
      if (cancelled.aborted) arm();
      else cancelled.addEventListener('abort', arm, { once: true });
      try {
        return await untilAborted({ clock, signal: over.signal }, () => work(over.signal));
      } finally {
        cancelled.removeEventListener('abort', arm);
        cancelTimer();
      }
    },
  };
}
