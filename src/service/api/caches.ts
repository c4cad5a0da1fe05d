import type { Cache } from '../../contract/application.ts';
import { formatTimestamp } from '../../contract/values.ts';
import type { CacheRecord } from '../data/store/stored-files.ts';
import { removeDueCaches } from '../data/stored-copy.ts';
import { known } from '../errors.ts';
import type { HandlerCall, Handlers, Service } from './handler.ts';

/** Deletion is asynchronous: it only schedules the removal (docs/api.md, "Caches"). */
export function cacheHandlers(service: Service): Handlers['caches'] {
  const { store, access, clock, limits } = service;

  const cachesOf = ({ user, path }: Pick<HandlerCall<'id'>, 'user' | 'path'>): readonly CacheRecord[] => {
    const { id } = access.application({ id: path.id, user });
    removeDueCaches(store, service.folder, clock.now());
    return store.caches.ofApplication(id);
  };

  const scheduleRemoval = (caches: readonly CacheRecord[]): Response => {
    const removeAt = clock.now() + limits.cacheRemovalDelay;
    for (const cache of caches) if (cache.removeAt === null) store.caches.save({ ...cache, removeAt });
    const message = 'The caches will be removed asynchronously';
    return Response.json({ caches: caches.map(({ id }) => id), message }, { status: 202 });
  };

  return {
    list: (call) => Response.json({ caches: cachesOf(call).map(cacheAnswer) }),
    removeAll: (call) => scheduleRemoval(cachesOf(call)),
    remove(call) {
      const { cacheId } = call.path;
      const found = cachesOf(call).find(({ id }) => id === cacheId);
      return scheduleRemoval([known(found, 'cache', cacheId)]);
    },
  };
}

function cacheAnswer({ id, appId, workflowId, lastUsed, size }: CacheRecord): Cache {
  return { _id: id, appId, workflowId, lastUsed: formatTimestamp(lastUsed), size };
}
