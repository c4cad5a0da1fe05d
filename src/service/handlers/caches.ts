import type { Cache } from '../../contract/cache.ts';
import { formatTimestamp } from '../../contract/timestamp.ts';
import type { CacheRecord } from '../data/store/caches.ts';
import { NotFound } from '../errors.ts';
import { accessTo } from './access.ts';
import type { Answer, Handlers, Service } from './handler.ts';

/** Deletion only notes when a cache goes: the removal completes later (docs/api.md, "Caches"). */
export function cacheHandlers(service: Service): Handlers['caches'] {
  const { store, clock, limits } = service;
  const access = accessTo(store);

  const doom = (caches: readonly CacheRecord[]): Answer => {
    for (const { id } of caches) store.caches.doom({ id, removeAt: clock.now() + limits.cacheRemovalDelay });
    service.removeDueCaches();
    return {
      status: 202,
      json: {
        caches: caches.map(({ id }) => id),
        message: 'Deletion of the caches has started; they are removed asynchronously',
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
      return doom(store.caches.ofApplication(id));
    },
    remove({ user, path }) {
      const { id } = access.application({ id: path.id, user });
      const found = store.caches.ofApplication(id).filter((cache) => cache.id === path.cacheId);
      if (found.length === 0) throw new NotFound({ what: 'cache', id: path.cacheId });
      return doom(found);
    },
  };
}

function cacheAnswer({ id, appId, workflowId, lastUsed, size }: CacheRecord): Cache {
  return { _id: id, appId, workflowId, lastUsed: formatTimestamp(lastUsed), size };
}
