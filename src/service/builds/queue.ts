import { type Clock, sleep } from '../../clock.ts';
import { hasEnded } from '../../contract/state.ts';
import { messageOf } from '../../errors.ts';
import type { BuildRecord } from '../data/store/build-record.ts';
import type { Store } from '../data/store/store.ts';
import type { BuildOutcome } from '../executor/execution.ts';
import type { CarryOut } from './run.ts';
import { canBecome, ImpossibleTransition } from './transitions.ts';

export interface Builders {
  /** Looks for builds to start; call it whenever one was queued. */
  wake(): void;
  /** Cancels a build that has not ended: a queued one at once, a working one as soon as its processes have ended. */
  cancel(build: BuildRecord): void;
  /** Stops every working build, marks it, and takes no other; what is queued stays queued. */
  stop(): Promise<void>;
}

const stopped: BuildOutcome = {
  state: 'canceled',
  message: 'The build service was stopped while this build ran',
};

/** The queue: builds start in the order of their requests, never more than `limit` at a time. */
export function createBuilders(parts: {
  limit: number;
  store: Store;
  carryOut: CarryOut;
  clock: Clock;
  storeRetry: number;
  stopPatience: number;
  log: (line: string) => void;
}): Builders {
  const { limit, store, carryOut, clock, storeRetry, stopPatience, log } = parts;
  const working = new Map<string, { cancel: AbortController; done: Promise<void> }>();
  const closing = new AbortController();
  let cancelTimer = (): void => {};

  const wake = (): void => {
    cancelTimer();
    try {
      while (!closing.signal.aborted && working.size < limit) {
        const build = store.builds.nextQueued();
        if (!build) return;
        store.builds.move({ id: build.id, to: 'preparing', at: clock.now() });
        log(`build ${build.id} is preparing`);
        start(build);
      }
    } catch (error) {
      // Such as a full disk: the build stays queued.
      log(`the queue waits: ${messageOf(error)}`);
      cancelTimer = clock.setTimer(storeRetry, wake);
    }
  };

  const start = (build: BuildRecord): void => {
    const cancel = new AbortController();
    const done = carryOut(build, { signal: cancel.signal, closing: closing.signal })
      .then((outcome) =>
        end(build.id, closing.signal.aborted && outcome.state === 'canceled' ? stopped : outcome),
      )
      .finally(() => {
        working.delete(build.id);
        wake();
      });
    working.set(build.id, { cancel, done });
  };

  /** Writes the end down, and tries again while the store refuses: a build is never left without one. */
  const end = async (id: string, outcome: BuildOutcome): Promise<void> => {
    for (;;) {
      try {
        settle(id, outcome);
        return;
      } catch (error) {
        log(`build ${id} could not be marked ${outcome.state}: ${messageOf(error)}`);
        if (closing.signal.aborted) return;
        await sleep(clock, storeRetry, closing.signal).catch(() => {});
      }
    }
  };

  const settle = (id: string, { state, message }: BuildOutcome): void => {
    const build = store.builds.find(id);
    if (!build || hasEnded(build.status)) return;
    const fits = canBecome(build.status, state);
    const to = fits ? state : 'failed';
    const cause = fits ? message : new ImpossibleTransition({ from: build.status, to: state }).message;
    store.builds.move({ id, to, at: clock.now(), message: cause });
    log(`build ${id} is ${to}${cause ? `: ${JSON.stringify(cause)}` : ''}`);
  };

  /** What has not ended by itself is marked all the same, should the process be ended before it does. */
  const markStopped = (): void => {
    for (const id of working.keys())
      try {
        settle(id, stopped);
      } catch (error) {
        log(`build ${id} could not be marked ${stopped.state}: ${messageOf(error)}`);
      }
  };

  return {
    wake,
    cancel(build) {
      const work = working.get(build.id);
      if (work) work.cancel.abort();
      else settle(build.id, { state: 'canceled', message: null });
    },
    async stop() {
      closing.abort();
      cancelTimer();
      for (const { cancel } of working.values()) cancel.abort();
      const cancelMarksTimer = clock.setTimer(stopPatience, markStopped);
      await Promise.all([...working.values()].map(({ done }) => done));
      cancelMarksTimer();
    },
  };
}
