import type { Clock } from '../../clock.ts';
import { messageOf } from '../../errors.ts';
import type { Blobs } from '../data/blobs.ts';
import type { Reserve } from '../data/folder/reserve.ts';
import type { Store } from '../data/store/store.ts';

/**
 * Removes caches when they are due. The times are in the store, so that no removal is lost in a restart. What the store
 * does not accept is tried again after `retry` milliseconds.
 */
export function createCacheRemoval(parts: {
  store: Store;
  blobs: Blobs;
  reserve: Reserve;
  clock: Clock;
  log: (line: string) => void;
  retry: number;
}) {
  const { store, blobs, reserve, clock, log, retry } = parts;
  let cancelTimer = (): void => {};

  /** Returns the time until the next removal; undefined when there is none. */
  const removeThoseDue = (): number | undefined => {
    const now = clock.now();
    const later = store.caches.scheduledRemovals().filter(({ id, blob, removeAt }) => {
      if (removeAt > now) return true;
      reserve.use(() => store.caches.remove(id));
      blobs.collect(blob);
      return false;
    });
    return later.length === 0 ? undefined : Math.min(...later.map(({ removeAt }) => removeAt)) - now;
  };

  const removeDue = (): void => {
    cancelTimer();
    let pause: number | undefined;
    try {
      pause = removeThoseDue();
    } catch (error) {
      log(`could not remove a cache, will retry: ${messageOf(error)}`);
      pause = retry;
    }
    if (pause !== undefined) cancelTimer = clock.setTimer(pause, removeDue);
  };
  return { removeDue, stop: () => cancelTimer() };
}
