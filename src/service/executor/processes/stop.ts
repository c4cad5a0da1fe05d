import type { Clock } from '../../../clock.ts';
import { UserError } from '../../../errors.ts';

/** The reason why a build was stopped: a user cancelled it, or it took longer than its limit. */
export class Stopped extends UserError {
  readonly state: 'canceled' | 'timeout';
  constructor(state: 'canceled' | 'timeout', minutes: number) {
    const tooLong = `The build was stopped because it took longer than ${minutes} minutes (max_build_duration)`;
    super(state === 'canceled' ? 'The build was canceled' : tooLong);
    this.state = state;
  }
}

/** The signal is aborted with a `Stopped` if the build is cancelled or takes too long. */
export function createStop(clock: Clock, canceled: AbortSignal) {
  const stopped = new AbortController();
  const startedAt = clock.monotonic();
  // In minutes, until the workflow, which may set another limit, has been read.
  let limit = 60;
  const stopAs = (state: Stopped['state']): void => stopped.abort(new Stopped(state, limit));
  const cancel = (): void => stopAs('canceled');
  if (canceled.aborted) cancel();
  else canceled.addEventListener('abort', cancel, { once: true });
  let cancelTimer = (): void => undefined;
  /** @param minutes the limit, from the start of the build */
  const setLimit = (minutes: number): void => {
    cancelTimer();
    limit = minutes;
    const left = startedAt + minutes * 60_000 - clock.monotonic();
    cancelTimer = clock.setTimer(left, () => stopAs('timeout'));
  };
  setLimit(limit);
  return {
    signal: stopped.signal,
    setLimit,
    /** Stops the build as if it had been cancelled, or had taken too long. */
    stopAs,
    end(): void {
      cancelTimer();
      canceled.removeEventListener('abort', cancel);
    },
  };
}

export type Stop = ReturnType<typeof createStop>;
