import { type Clock, sleep } from '../clock.ts';
import type { SeenBuild } from '../contract/build.ts';
import { hasEnded } from '../contract/state.ts';

/** What a watch tells, at once: when it was seen is the time at which it is told. */
export type Sighting =
  /** The build is in a state that it was not in before; the first look always tells. */
  | { readonly kind: 'state'; readonly buildId: string; readonly build: SeenBuild }
  /** Looks fail, and will have failed for `lastingMs` before one can succeed. Told once for each outage. */
  | { readonly kind: 'outage'; readonly buildId: string; readonly error: Error }
  /** A look has come through again, after an outage that was told. */
  | { readonly kind: 'recovery'; readonly buildId: string; readonly lastedMs: number }
  /** The service refused to tell of the build too often; the watch has ended without knowing how the build does. */
  | { readonly kind: 'lost'; readonly buildId: string; readonly error: Error };

export interface Watch {
  readonly buildId: string;
  readonly clock: Clock;
  /** Ends the watch at once with its reason: the time is up, or the workflow was cancelled. */
  readonly signal: AbortSignal;
  /** One look, repeated by itself for as long as that may help. */
  readonly look: (signal: AbortSignal) => Promise<SeenBuild>;
  /** How long to wait after a look that succeeded, in milliseconds. */
  readonly pause: (build: SeenBuild) => number;
  /** What a look that failed means: how long to wait, or that the service refuses. */
  readonly onFailure: (error: Error) => { readonly refused: boolean; readonly pauseMs: number };
  /** How many refusals in a row end the watch. */
  readonly refusalsInRow: number;
  /** Looks that fail for a shorter time, in milliseconds, are no outage. */
  readonly lastingMs: number;
}

/**
 * Watches one build until it has ended, and yields each change. A look that fails never ends the watch, except
 * refusals in a row: what the service cannot say now, it can say later (docs/reliability.md, "A wait ends truthfully").
 *
 * @throws the signal's reason
 */
export async function* watchBuild(watch: Watch): AsyncGenerator<Sighting> {
  const { buildId, clock, signal } = watch;
  let known: string | undefined;
  let failingSince: number | undefined;
  let outage = false;
  let refusals = 0;
  for (;;) {
    const begun = clock.monotonic();
    const sight = await lookOnce(watch);
    const at = clock.monotonic();
    if (sight instanceof Error) {
      const { refused, pauseMs } = watch.onFailure(sight);
      refusals = refused ? refusals + 1 : 0;
      if (refusals >= watch.refusalsInRow) return yield { kind: 'lost', buildId, error: sight };
      failingSince ??= begun;
      if (!outage && !refused && at + pauseMs - failingSince >= watch.lastingMs) {
        outage = true;
        yield { kind: 'outage', buildId, error: sight };
      }
      await sleep(clock, pauseMs, signal);
      continue;
    }
    if (outage) yield { kind: 'recovery', buildId, lastedMs: at - (failingSince ?? at) };
    [refusals, failingSince, outage] = [0, undefined, false];
    if (sight.status !== known) yield { kind: 'state', buildId, build: sight };
    known = sight.status;
    if (hasEnded(sight.status)) return;
    await sleep(clock, watch.pause(sight), signal);
  }
}

/** The build, or why it could not be seen. */
async function lookOnce({ look, signal }: Watch): Promise<SeenBuild | Error> {
  signal.throwIfAborted();
  try {
    return await look(signal);
  } catch (error) {
    signal.throwIfAborted();
    return error instanceof Error ? error : new Error(String(error));
  }
}
