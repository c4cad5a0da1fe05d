import type { Clock } from '../../../clock.ts';
import { UserError } from '../../../errors.ts';

/** Why a build was stopped: a user canceled it, or it took longer than its limit. */
export class Stopped extends UserError {
  readonly state: 'canceled' | 'timeout';
  constructor(state: 'canceled' | 'timeout', minutes: number) {
    const tooLong = `The build was stopped because it took longer than ${minutes} minutes (max_build_duration)`;
    super(state === 'canceled' ? 'The build was canceled' : tooLong);
    this.state = state;
  }
}

/** Stops a build when it is canceled or takes too long: the signal is aborted with a `Stopped`. */
export function createStop(clock: Clock, canceled: AbortSignal) {
  const stopped = new AbortController();
  const startedAt = clock.monotonic();
  // Until the workflow, which may set another, has been read.
  let limit = 60;
  const stopAs = (state: Stopped['state']): void => stopped.abort(new Stopped(state, limit));
  const cancel = (): void => stopAs('canceled');
  if (canceled.aborted) cancel();
  else canceled.addEventListener('abort', cancel, { once: true });
  let cancelTimer = (): void => undefined;
  /** Sets the time limit of the build, in minutes from its start. */
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
    /** Stops the build as if it had been canceled, or had taken too long. */
    stopAs,
    /** Cancels the timer. */
    end(): void {
      cancelTimer();
      canceled.removeEventListener('abort', cancel);
    },
  };
}

export type Stop = ReturnType<typeof createStop>;
