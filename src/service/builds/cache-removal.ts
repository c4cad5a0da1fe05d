import type { Clock } from '../../clock.ts';
import type { Blobs } from '../data/blobs.ts';
import type { Store } from '../data/store/store.ts';

/** Removes caches when they are due. The times are in the store, so that no removal is lost in a restart. */
export function createCacheRemoval({ store, blobs, clock }: { store: Store; blobs: Blobs; clock: Clock }) {
  let cancelTimer = (): void => {};
  const removeDue = (): void => {
    cancelTimer();
    const now = clock.now();
    const later = store.caches.scheduledRemovals().filter(({ id, blob, removeAt }) => {
      if (removeAt > now) return true;
      store.caches.remove(id);
      blobs.collect(blob);
      return false;
    });
    if (later.length === 0) return;
    const next = Math.min(...later.map(({ removeAt }) => removeAt));
    cancelTimer = clock.setTimer(next - now, removeDue);
  };
  return { removeDue, stop: () => cancelTimer() };
}
