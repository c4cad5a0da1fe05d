import type { Clock } from '../../clock.ts';

/** The abort reason of a signal when `withTimeout` ran out of time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly seconds: number;
  constructor(ms: number) {
    super(`Timed out after ${ms / 1000} s`);
    this.seconds = ms / 1000;
  }
}

/**
 * Runs `work` with a signal that aborts after `ms` milliseconds or together with the outer signal. The timer runs until
 * the work has settled, so the timeout covers all of it, including reading a body.
 *
 * @throws TimeoutError, or the outer signal's reason
 */
export async function withTimeout<Result>(
  limit: { readonly clock: Clock; readonly ms: number; readonly signal?: AbortSignal | undefined },
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const cancelTimer = limit.clock.setTimer(limit.ms, () => controller.abort(new TimeoutError(limit.ms)));
  const signal = limit.signal ? AbortSignal.any([limit.signal, controller.signal]) : controller.signal;
  try {
    signal.throwIfAborted();
    return await work(signal);
  } catch (error) {
    // An aborted request rejects with its own AbortError; only the reason says who aborted it and why.
    if (signal.aborted) throw signal.reason;
    throw error;
  } finally {
    cancelTimer();
  }
}
