import type { Clock } from '../../../clock.ts';
import { UserError } from '../../../errors.ts';

/** A user canceled the build. */
export class Canceled extends UserError {
  constructor() {
    super('The build was canceled');
  }
}

/** The build took longer than its limit. */
export class TimedOut extends UserError {
  constructor(minutes: number) {
    super(`The build was stopped because it took longer than ${minutes} minutes (max_build_duration)`);
  }
}

/** Stops a build when it is canceled or takes too long. */
export interface Stop {
  /** Aborted with a `Canceled` or a `TimedOut`. */
  readonly signal: AbortSignal;
  /** Sets the time limit of the build, counted from its start. */
  limit(minutes: number): void;
  /** Stops the build as if it had been canceled, or had taken too long. */
  stopAs(state: 'canceled' | 'timeout'): void;
  /** Cancels the timer. */
  end(): void;
}

/** The time limit until the workflow, which may set another, has been read. */
const defaultMinutes = 60;

export function createStop(clock: Clock, canceled: AbortSignal): Stop {
  const stopped = new AbortController();
  const startedAt = clock.monotonic();
  const cancel = (): void => stopped.abort(new Canceled());
  if (canceled.aborted) cancel();
  else canceled.addEventListener('abort', cancel, { once: true });
  let cancelTimer = (): void => undefined;
  let lastLimit = defaultMinutes;
  const limit = (minutes: number): void => {
    cancelTimer();
    lastLimit = minutes;
    const left = startedAt + minutes * 60_000 - clock.monotonic();
    cancelTimer = clock.setTimer(left, () => stopped.abort(new TimedOut(minutes)));
  };
  limit(defaultMinutes);
  return {
    signal: stopped.signal,
    limit,
    stopAs: (state) => stopped.abort(state === 'timeout' ? new TimedOut(lastLimit) : new Canceled()),
    end() {
      cancelTimer();
      canceled.removeEventListener('abort', cancel);
    },
  };
}
