import type { Clock } from '../../clock.ts';

/** The reason of a signal that a stall watch aborted. */
export class Stalled extends Error {
  override readonly name = 'Stalled';
  readonly limit: { readonly seconds: number; readonly bytes: number };
  constructor({ ms, bytes }: { ms: number; bytes: number }) {
    super(`Fewer than ${bytes} bytes were heard in ${ms / 1000} s`);
    this.limit = { seconds: ms / 1000, bytes };
  }
}

/** Told of every byte; time in which the other side is not waited for is marked by `resting`. */
export interface StallWatch {
  readonly signal: AbortSignal;
  heard(bytes: number): void;
  resting(work: Promise<void>): Promise<void>;
}

/**
 * Runs `work` with a signal that is aborted when `ms` milliseconds have brought fewer than `bytes`, or the outer signal
 * is aborted: who sends a byte now and then has stalled as well. One timer serves the whole of it.
 *
 * @throws the reason of the signal, where it was aborted
 */
export async function withoutStall<Result>(
  limit: {
    readonly clock: Clock;
    readonly ms: number;
    readonly bytes: number;
    readonly signal?: AbortSignal | undefined;
  },
  work: (watch: StallWatch) => Promise<Result>,
): Promise<Result> {
  const { clock, ms, bytes } = limit;
  const controller = new AbortController();
  /** When `bytes` were last complete, moved on by the rests since. */
  let since = clock.monotonic();
  let came = 0;
  let restingSince: number | undefined;
  let cancelTimer = (): void => {};
  const arm = (left: number): void => {
    cancelTimer = clock.setTimer(left, () => {
      const spent = clock.monotonic() - since;
      if (restingSince !== undefined) arm(ms);
      else if (spent >= ms) controller.abort(new Stalled({ ms, bytes }));
      else arm(ms - spent);
    });
  };
  arm(ms);
  const signal = limit.signal ? AbortSignal.any([limit.signal, controller.signal]) : controller.signal;
  try {
    signal.throwIfAborted();
    return await work({
      signal,
      heard(count) {
        came += count;
        if (came < bytes) return;
        came = 0;
        since = clock.monotonic();
      },
      async resting(rest) {
        restingSince = clock.monotonic();
        await rest;
        since += clock.monotonic() - restingSince;
        restingSince = undefined;
      },
    });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error;
  } finally {
    cancelTimer();
  }
}
