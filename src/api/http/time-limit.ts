import type { Clock } from '../../clock.ts';

/** The reason of a signal that a time limit aborted. */
export class TimeLimitPassed extends Error {
  override readonly name = 'TimeLimitPassed';
  readonly seconds: number;
  constructor(ms: number) {
    super(`The time limit of ${ms / 1000} s passed`);
    this.seconds = ms / 1000;
  }
}

/**
 * Runs `work` with a signal that is aborted when `ms` milliseconds have passed or the outer signal is aborted, and
 * disarms it when the work has settled: all of the work is under the limit, the reading of a body too.
 */
export async function withTimeout<Result>(
  limit: { readonly clock: Clock; readonly ms: number; readonly signal?: AbortSignal | undefined },
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const cancelTimer = limit.clock.setTimer(limit.ms, () => controller.abort(new TimeLimitPassed(limit.ms)));
  const signal = limit.signal ? AbortSignal.any([limit.signal, controller.signal]) : controller.signal;
  try {
    signal.throwIfAborted();
    return await work(signal);
  } catch (error) {
    // A request that is aborted rejects with its own AbortError; the reason tells who aborted it, and why.
    if (signal.aborted) throw signal.reason;
    throw error;
  } finally {
    cancelTimer();
  }
}
