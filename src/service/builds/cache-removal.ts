import type { Clock } from '../../clock.ts';
import type { Blobs } from '../data/blobs.ts';
import type { Store } from '../data/store/store.ts';

/**
 * Removes the caches whose time has come, and comes back by the clock for the others. The times are in the store, so
 * that a removal that was promised happens after a restart too.
 */
export function createCacheRemoval({ store, blobs, clock }: { store: Store; blobs: Blobs; clock: Clock }) {
  let cancelTimer = (): void => {};
  const removeDue = (): void => {
    cancelTimer();
    const now = clock.now();
    const waiting = store.caches.doomed().filter(({ id, blob, removeAt }) => {
      if (removeAt === null || removeAt > now) return true;
      store.caches.remove(id);
      blobs.collect(blob);
      return false;
    });
    const next = Math.min(...waiting.map(({ removeAt }) => removeAt ?? Number.POSITIVE_INFINITY));
    if (Number.isFinite(next)) cancelTimer = clock.setTimer(next - now, removeDue);
  };
  return { removeDue, stop: () => cancelTimer() };
}
