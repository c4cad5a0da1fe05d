import type { Clock } from '../../../clock.ts';
import { UserError } from '../../../errors.ts';

/** Somebody canceled the build. */
export class Canceled extends UserError {
  constructor() {
    super('The build was canceled');
  }
}

/** The build took longer than it may. */
export class TimedOut extends UserError {
  constructor(minutes: number) {
    super(`The build was stopped because it took longer than ${minutes} minutes (max_build_duration)`);
  }
}

/** When a build has to stop: canceled, or out of its time. */
export interface Stop {
  /** Aborted with a `Canceled` or a `TimedOut`. */
  readonly signal: AbortSignal;
  /** Sets the longest time of the build, counted from its start. */
  limit(minutes: number): void;
  /** Lets go of the timer. */
  end(): void;
}

/** The time that a build may take before its workflow is known, and where that says nothing. */
const usualMinutes = 60;

export function createStop(clock: Clock, canceled: AbortSignal): Stop {
  const stopped = new AbortController();
  const startedAt = clock.monotonic();
  const cancel = (): void => stopped.abort(new Canceled());
  if (canceled.aborted) cancel();
  else canceled.addEventListener('abort', cancel, { once: true });
  let cancelTimer = (): void => undefined;
  const limit = (minutes: number): void => {
    cancelTimer();
    const left = startedAt + minutes * 60_000 - clock.monotonic();
    cancelTimer = clock.setTimer(left, () => stopped.abort(new TimedOut(minutes)));
  };
  limit(usualMinutes);
  return {
    signal: stopped.signal,
    limit,
    end() {
      cancelTimer();
      canceled.removeEventListener('abort', cancel);
    },
  };
}
