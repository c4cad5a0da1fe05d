/** What the log says while a step waits: outages, and at least every five minutes what the step is waiting for. */
import { sleep } from '../../clock.ts';
import type { StepContext } from '../context.ts';
import { durationText } from '../text/units.ts';

/** Learns about each poll of a step. */
export interface Watch {
  onRequest(): void;
  onAnswer(): void;
  onFailure(error: Error, facts: { readonly name: string; readonly isRefusal: boolean }): void;
}

interface WatchOptions {
  /** What the warning about an outage says at its end. */
  readonly continuesText: string;
  /** Logs what the step is waiting for. */
  readonly logWaiting: (state: { readonly isUnanswered: boolean }) => void;
  /** How long ago the last line was logged, in milliseconds. */
  readonly quietMs: () => number;
  readonly signal: AbortSignal;
}

/** The longest time in which the log says nothing, in milliseconds. */
const longestQuietMs = 5 * 60_000;

/** How often the times are checked, in milliseconds. */
const tickMs = 5_000;

/**
 * Watches the polls of a step until the signal is aborted. An outage is a minute in which the service answers none of them; a
 * refusal is an answer. It is one warning, and one line when it ends.
 */
export function watchPolls(
  { clock, limits, runner }: Pick<StepContext, 'clock' | 'limits' | 'runner'>,
  { continuesText, logWaiting, quietMs, signal }: WatchOptions,
): Watch {
  let outage: { readonly since: number; problem?: string; isLogged: boolean } | undefined;
  const tick = async (): Promise<void> => {
    for (;;) {
      await sleep(clock, tickMs, signal);
      if (outage && !outage.isLogged && clock.monotonic() - outage.since >= limits.lastingOutageMs) {
        const { problem = 'The service has not responded for a minute.' } = outage;
        runner.log.warning(`${problem} ${continuesText}`);
        outage.isLogged = true;
      }
      if (quietMs() > longestQuietMs - tickMs) logWaiting({ isUnanswered: outage?.isLogged ?? false });
    }
  };
  tick().catch(() => undefined);
  const onAnswer = (): void => {
    if (outage?.isLogged)
      runner.log.info(
        `The service is responding again after ${durationText(clock.monotonic() - outage.since)}.`,
      );
    outage = undefined;
  };
  return {
    onRequest() {
      outage ??= { since: clock.monotonic(), isLogged: false };
    },
    onAnswer,
    onFailure({ message }, { name, isRefusal }) {
      if (isRefusal) onAnswer();
      else if (outage) outage.problem = `${name}: ${message}`;
    },
  };
}
