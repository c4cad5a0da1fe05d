import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Cache } from '../../contract/application.ts';
import { formatTimestamp } from '../../contract/values.ts';
import { messageOf } from '../../errors.ts';
import type { CacheRecord } from '../data/store/stored-files.ts';
import { known } from '../errors.ts';
import type { ServiceParts } from '../parts.ts';
import { accessTo, type HandlerAnswer, type Handlers, type Service } from './handler.ts';

/** Deletion is asynchronous: it only schedules the removal (docs/api.md, "Caches"). */
export function cacheHandlers(service: Service): Handlers['caches'] {
  const { store, clock, limits } = service;
  const access = accessTo(store);

  const scheduleRemoval = (caches: readonly CacheRecord[]): HandlerAnswer => {
    const removeAt = clock.now() + limits.cacheRemovalDelay;
    for (const cache of caches) if (cache.removeAt === null) store.caches.save({ ...cache, removeAt });
    service.removeDueCaches();
    return {
      status: 202,
      json: {
        caches: caches.map(({ id }) => id),
        message: 'The caches will be removed asynchronously',
      },
    };
  };

  return {
    list({ user, path }) {
      const { id } = access.application({ id: path.id, user });
      return { status: 200, json: { caches: store.caches.ofApplication(id).map(cacheAnswer) } };
    },
    removeAll({ user, path }) {
      const { id } = access.application({ id: path.id, user });
      return scheduleRemoval(store.caches.ofApplication(id));
    },
    remove({ user, path }) {
      const { id } = access.application({ id: path.id, user });
      const found = store.caches.ofApplication(id).find((cache) => cache.id === path.cacheId);
      return scheduleRemoval([known(found, { what: 'cache', id: path.cacheId })]);
    },
  };
}

function cacheAnswer({ id, appId, workflowId, lastUsed, size }: CacheRecord): Cache {
  return { _id: id, appId, workflowId, lastUsed: formatTimestamp(lastUsed), size };
}

/**
 * Removes caches when they are due. The times are in the store, so that no removal is lost in a restart. What the store
 * does not accept is tried again later.
 */
export function createCacheRemoval({ store, folder, clock, limits, log }: ServiceParts) {
  let cancelTimer = (): void => {};

  /** Returns the time until the next removal; undefined when there is none. */
  const removeThoseDue = (): number | undefined => {
    const now = clock.now();
    const later = store.caches.all().flatMap(({ id, removeAt }) => {
      if (removeAt === null || removeAt > now) return removeAt ?? [];
      store.caches.remove(id);
      rmSync(join(folder.caches, id), { force: true });
      return [];
    });
    return later.length === 0 ? undefined : Math.min(...later) - now;
  };

  const removeDue = (): void => {
    cancelTimer();
    let pause: number | undefined;
    try {
      pause = removeThoseDue();
    } catch (error) {
      log(`could not remove a cache, will retry: ${messageOf(error)}`);
      pause = limits.storeRetry;
    }
    if (pause !== undefined) cancelTimer = clock.setTimer(pause, removeDue);
  };
  return { removeDue, stop: () => cancelTimer() };
}
