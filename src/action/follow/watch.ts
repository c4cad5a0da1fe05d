import { type Clock, sleep } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { hasEnded } from '../../contract/values.ts';

/** What a watch yields, as soon as it happens. */
export type WatchEvent =
  /** The build, or one of its steps, is in another state than before, or its commit is told; the first answer always yields one. */
  | { readonly kind: 'change'; readonly build: SeenBuild }
  /** Requests fail, and will have failed for `outageAfterMs` before one can succeed. Once for each outage. */
  | { readonly kind: 'outage'; readonly error: Error }
  /** A request has succeeded again after an outage. */
  | { readonly kind: 'recovery'; readonly lastedMs: number }
  /** The service refused too many requests in a row: the watch has ended, and the build's state is not known. */
  | { readonly kind: 'lost'; readonly error: Error };

export interface Watch {
  readonly clock: Clock;
  /** Ends the watch at once with its reason: the time is up, or the workflow was cancelled. */
  readonly signal: AbortSignal;
  /** Reads the build once; it does its own retries, and ends with the signal, as `rest` does. */
  readonly poll: () => Promise<SeenBuild>;
  /** Waits after a request that succeeded, until it is time for the next one. */
  readonly rest: () => Promise<void>;
  /** What a failed request means: how long to wait, and whether the service refused it. */
  readonly onFailure: (error: Error) => { readonly refused: boolean; readonly pauseMs: number };
  /** How many refusals in a row end the watch. */
  readonly refusalsInRow: number;
  /** Requests that fail for a shorter time, in milliseconds, are no outage. */
  readonly outageAfterMs: number;
}

/**
 * Watches one build until it has ended, and yields each change. A failed request never ends the watch, except for
 * refusals in a row: what the service cannot answer now, it can answer later (docs/reliability.md, "A wait ends
 * truthfully").
 *
 * @throws the signal's reason
 */
export async function* watchBuild(watch: Watch): AsyncGenerator<WatchEvent> {
  const { clock, signal } = watch;
  let known: string | undefined;
  let failingSince: number | undefined;
  let outage = false;
  let refusals = 0;
  for (;;) {
    const begun = clock.monotonic();
    const answer = await pollOnce(watch);
    const at = clock.monotonic();
    if (answer instanceof Error) {
      const { refused, pauseMs } = watch.onFailure(answer);
      refusals = refused ? refusals + 1 : 0;
      if (refusals >= watch.refusalsInRow) return yield { kind: 'lost', error: answer };
      failingSince ??= begun;
      if (!outage && !refused && at + pauseMs - failingSince >= watch.outageAfterMs) {
        outage = true;
        yield { kind: 'outage', error: answer };
      }
      await sleep(clock, pauseMs, signal);
      continue;
    }
    if (outage) yield { kind: 'recovery', lastedMs: at - (failingSince ?? at) };
    [refusals, failingSince, outage] = [0, undefined, false];
    const state = stateOf(answer);
    if (state !== known) yield { kind: 'change', build: answer };
    known = state;
    if (hasEnded(answer.status)) return;
    await watch.rest();
  }
}

/** What a change is judged by: two builds with the same text are in the same state, of the same commit, and so are their steps. */
function stateOf({ status, commit, buildActions }: SeenBuild): string {
  const steps = (buildActions ?? []).map((step) => [step.status, step.startedAt, step.finishedAt]);
  return JSON.stringify([status, commit?.hash, steps]);
}

/** The build, or why it could not be read. */
async function pollOnce({ poll, signal }: Watch): Promise<SeenBuild | Error> {
  signal.throwIfAborted();
  try {
    return await poll();
  } catch (error) {
    signal.throwIfAborted();
    return error instanceof Error ? error : new Error(String(error));
  }
}
