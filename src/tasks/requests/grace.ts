import type { Clock } from '../../clock.ts';

/** The reason of the signal that ends what was under way too long after the workflow was cancelled. */
export class GraceOver extends Error {
  override readonly name = 'GraceOver';
  constructor() {
    super('The workflow was cancelled, and the time for this is over.');
  }
}

/** What a cancelled workflow does not end at once has a moment to come to its end: all of it the same one. */
export interface Grace {
  /** Does work with a signal that is aborted with `GraceOver` when the workflow was cancelled `ms` milliseconds ago. */
  upTo<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
}

/**
 * To be created before anything that takes time: the grace is counted from the first signal (docs/reliability.md, "No
 * abandoned build").
 */
export function createGrace({ clock, cancelled }: { clock: Clock; cancelled: AbortSignal }): Grace {
  let begun = clock.monotonic();
  const begin = (): void => {
    begun = clock.monotonic();
  };
  cancelled.addEventListener('abort', begin, { once: true });
  return {
    async upTo(ms, work) {
      const over = new AbortController();
      let cancelTimer = (): void => {};
      const arm = (): void => {
        const left = begun + ms - clock.monotonic();
        if (left > 0) cancelTimer = clock.setTimer(left, () => over.abort(new GraceOver()));
        else over.abort(new GraceOver());
      };
      if (cancelled.aborted) arm();
      else cancelled.addEventListener('abort', arm, { once: true });
      try {
        return await work(over.signal);
      } finally {
        cancelled.removeEventListener('abort', arm);
        cancelTimer();
      }
    },
  };
}
