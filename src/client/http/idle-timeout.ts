import { type Clock, untilAborted } from '../../clock.ts';

/** The abort reason of a signal when `withIdleTimeout` received too few bytes. */
export class IdleTimeoutError extends Error {
  override readonly name = 'IdleTimeoutError';
  readonly limit: { readonly seconds: number; readonly bytes: number };
  constructor({ ms, bytes }: { ms: number; bytes: number }) {
    super(`Fewer than ${bytes} bytes were received in ${ms / 1000} s`);
    this.limit = { seconds: ms / 1000, bytes };
  }
}

/** Is notified of every byte received, and of the time in which none is expected. */
export interface ActivityMonitor {
  readonly signal: AbortSignal;
  received(bytes: number): void;
  /** Waits for `work`, and does not count that time. */
  pausedDuring(work: Promise<void>): Promise<void>;
}

/**
 * Runs `work` with a signal that aborts when fewer than `bytes` arrived in `ms` milliseconds, or together with the outer
 * signal. A single byte now and then does not keep it alive. It settles then, whatever `work` does (`untilAborted`). One
 * timer serves the whole run.
 *
 * @throws IdleTimeoutError, or the outer signal's reason
 */
export async function withIdleTimeout<Result>(
  limit: {
    readonly clock: Clock;
    readonly ms: number;
    readonly bytes: number;
    readonly signal?: AbortSignal | undefined;
  },
  work: (activity: ActivityMonitor) => Promise<Result>,
): Promise<Result> {
  const { clock, ms, bytes } = limit;
  const controller = new AbortController();
  /** When `bytes` were last complete; pauses since then move it forward. */
  let since = clock.monotonic();
  let count = 0;
  let pausedSince: number | undefined;
  let cancelTimer = (): void => {};
  const arm = (left: number): void => {
    cancelTimer = clock.setTimer(left, () => {
      const left = ms - (clock.monotonic() - since);
      if (pausedSince !== undefined) arm(ms);
      // Sums of fractions are inexact: a rest below a millisecond may be too little to move the clock.
      else if (left < 1) controller.abort(new IdleTimeoutError({ ms, bytes }));
      else arm(left);
    });
  };
  arm(ms);
  const signal = limit.signal ? AbortSignal.any([limit.signal, controller.signal]) : controller.signal;
  try {
    return await untilAborted({ clock, signal }, () =>
      work({
        signal,
        received(more) {
          count += more;
          if (count < bytes) return;
          count = 0;
          since = clock.monotonic();
        },
        async pausedDuring(pause) {
          pausedSince = clock.monotonic();
          await pause;
          since += clock.monotonic() - pausedSince;
          pausedSince = undefined;
        },
      }),
    );
  } finally {
    cancelTimer();
  }
}
