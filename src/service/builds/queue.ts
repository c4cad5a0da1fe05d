import { sleep } from '../../clock.ts';
import { messageOf } from '../../errors.ts';
import type { BuildRecord } from '../data/store/build-record.ts';
import type { BuildOutcome, RunBuild } from '../executor/execution.ts';
import type { ServiceParts } from '../parts.ts';
import { runInFolders } from './run.ts';

const stopped: BuildOutcome = {
  state: 'canceled',
  message: 'The build service was stopped during this build',
};

/** No message, as on the hosted service (docs/hosted-service.md, "The record of a build"). */
const canceled: BuildOutcome = { state: 'canceled', message: null };

/** Builds start in the order of their requests, never more than `limit` at a time. */
export function createBuildQueue(
  parts: ServiceParts,
  { limit, runBuild }: { limit: number; runBuild: RunBuild },
) {
  const { store, clock, limits, log, notice } = parts;
  const { storeRetry, stopTimeout } = limits;
  const running = new Map<string, { cancel: AbortController; done: Promise<void> }>();
  const stopping = new AbortController();
  const overdue = new AbortController();
  let isEmptying = false;
  let cancelTimer = (): void => {};
  /** Functions that cancel the timers of held builds, by the id of the build. */
  const held = new Map<string, () => void>();

  const startNext = (): void => {
    cancelTimer();
    try {
      while (!stopping.signal.aborted && !isEmptying && running.size < limit) {
        const build = store.builds.nextQueued({ except: [...held.keys()] });
        if (!build) return;
        store.builds.move({ id: build.id, to: 'preparing', at: clock.now(), message: notice });
        log(`build ${build.id} is preparing`);
        start(build);
      }
    } catch (error) {
      // For example, the disk is full: the build stays queued.
      log(`could not start the next build, will retry: ${messageOf(error)}`);
      cancelTimer = clock.setTimer(storeRetry, startNext);
    }
  };

  const cancellation = (): BuildOutcome => (stopping.signal.aborted ? stopped : canceled);

  const start = (build: BuildRecord): void => {
    const cancel = new AbortController();
    const done = runInFolders(build, parts, { runBuild, signal: cancel.signal, overdue: overdue.signal })
      .then((outcome) => recordEnd(build.id, outcome.state === 'canceled' ? cancellation() : outcome))
      .finally(() => {
        running.delete(build.id);
        startNext();
      });
    running.set(build.id, { cancel, done });
  };

  /** Retries until the store accepts the end state, so that no build stays without one. */
  const recordEnd = async (id: string, outcome: BuildOutcome): Promise<void> => {
    while (!tryToEnd(id, outcome)) {
      if (stopping.signal.aborted) return;
      await sleep(clock, storeRetry, stopping.signal).catch(() => {});
    }
  };

  const tryToEnd = (id: string, outcome: BuildOutcome): boolean => {
    try {
      end(id, outcome);
      return true;
    } catch (error) {
      log(`build ${id}: could not store the state ${outcome.state}: ${messageOf(error)}`);
      return false;
    }
  };

  const end = (id: string, { state, message }: BuildOutcome): void => {
    if (store.builds.move({ id, to: state, at: clock.now(), message: message ?? notice }))
      log(`build ${id} is ${state}${message ? `: ${JSON.stringify(message)}` : ''}`);
  };

  return {
    /** Starts queued builds as far as the limit allows; call it after adding one to the store. */
    startNext,
    /** @param ms how long the build stays queued; those behind it can start */
    hold(id: string, ms: number): void {
      const release = clock.setTimer(ms, () => {
        held.delete(id);
        startNext();
      });
      held.set(id, release);
    },
    /** Cancels a build that has not ended: a queued one at once, a running one as soon as its processes have ended. */
    cancel(build: BuildRecord): void {
      const run = running.get(build.id);
      if (run) run.cancel.abort();
      else end(build.id, canceled);
    },
    /** Cancels every running build, and calls `remove` once all have ended. Until then, no build starts. */
    async empty(remove: () => void): Promise<void> {
      isEmptying = true;
      try {
        for (const release of held.values()) release();
        held.clear();
        for (const { cancel } of running.values()) cancel.abort();
        await Promise.all([...running.values()].map(({ done }) => done));
        // If the service is stopping, its store may already be closed.
        if (!stopping.signal.aborted) remove();
      } finally {
        isEmptying = false;
        startNext();
      }
    },
    /** Cancels every running build, records the cancellations, and starts no other build; queued builds stay queued. */
    async stop(): Promise<void> {
      stopping.abort();
      cancelTimer();
      for (const release of held.values()) release();
      for (const { cancel } of running.values()) cancel.abort();
      // The process may be killed before a slow build has ended, so its end is recorded now.
      const cancelStopTimer = clock.setTimer(stopTimeout, () => {
        for (const id of running.keys()) tryToEnd(id, stopped);
        overdue.abort(new Error('the service is stopping'));
      });
      await Promise.all([...running.values()].map(({ done }) => done));
      cancelStopTimer();
    },
  };
}

export type BuildQueue = ReturnType<typeof createBuildQueue>;
