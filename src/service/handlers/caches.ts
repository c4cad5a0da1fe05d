import type { Cache } from '../../contract/application.ts';
import { formatTimestamp } from '../../contract/values.ts';
import type { CacheRecord } from '../data/store/caches.ts';
import { UnknownResource } from '../errors.ts';
import { accessTo } from './access.ts';
import type { HandlerAnswer, Handlers, Service } from './handler.ts';

/** Deletion is asynchronous: it only schedules the removal (docs/api.md, "Caches"). */
export function cacheHandlers(service: Service): Handlers['caches'] {
  const { store, reserve, clock, limits } = service;
  const access = accessTo(store);

  const scheduleRemoval = (caches: readonly CacheRecord[]): HandlerAnswer => {
    const removeAt = clock.now() + limits.cacheRemovalDelay;
    for (const { id } of caches) reserve.use(() => store.caches.scheduleRemoval({ id, removeAt }));
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
      const found = store.caches.ofApplication(id).filter((cache) => cache.id === path.cacheId);
      if (found.length === 0) throw new UnknownResource({ what: 'cache', id: path.cacheId });
      return scheduleRemoval(found);
    },
  };
}

function cacheAnswer({ id, appId, workflowId, lastUsed, size }: CacheRecord): Cache {
  return { _id: id, appId, workflowId, lastUsed: formatTimestamp(lastUsed), size };
}
