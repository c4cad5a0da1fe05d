import type { Clock } from '../clock.ts';

/** The reason of a signal that a stall watch aborted. */
export class Stalled extends Error {
  override readonly name = 'Stalled';
  readonly seconds: number;
  constructor(ms: number) {
    super(`Nothing was heard for ${ms / 1000} s`);
    this.seconds = ms / 1000;
  }
}

/** Told of every sign of life; time in which the other side is not waited for is marked by `resting`. */
export interface StallWatch {
  readonly signal: AbortSignal;
  heard(): void;
  resting(): void;
}

/**
 * Runs `work` with a signal that is aborted when nothing is heard for `ms` milliseconds, or the outer signal is
 * aborted. One timer serves the whole of it, however often something is heard.
 *
 * @throws the reason of the signal, where it was aborted
 */
export async function withoutStall<Result>(
  limit: { readonly clock: Clock; readonly ms: number; readonly signal?: AbortSignal | undefined },
  work: (watch: StallWatch) => Promise<Result>,
): Promise<Result> {
  const { clock, ms } = limit;
  const controller = new AbortController();
  let heardAt: number | undefined = clock.monotonic();
  let callOff = (): void => {};
  const arm = (left: number): void => {
    callOff = clock.after(left, () => {
      const silent = heardAt === undefined ? 0 : clock.monotonic() - heardAt;
      if (silent >= ms) controller.abort(new Stalled(ms));
      else arm(ms - silent);
    });
  };
  arm(ms);
  const signal = limit.signal ? AbortSignal.any([limit.signal, controller.signal]) : controller.signal;
  try {
    signal.throwIfAborted();
    return await work({
      signal,
      heard: () => {
        heardAt = clock.monotonic();
      },
      resting: () => {
        heardAt = undefined;
      },
    });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error;
  } finally {
    callOff();
  }
}
