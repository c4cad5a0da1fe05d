import type { SeenCache } from '../../contract/cache.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { type Connection, call } from '../http/call.ts';
import type { CallOptions } from './builds.ts';

/** Deletions are asynchronous: the ids that they return are to be gone later (docs/api.md, "Caches"). */
export interface Caches {
  list(appId: string, options?: CallOptions): Promise<SeenCache[]>;
  /** Starts to remove all caches of the application; the ids of those to be deleted. */
  removeAll(appId: string, options?: CallOptions): Promise<string[]>;
  /** Starts to remove one cache; its id. */
  remove(cache: { appId: string; cacheId: string }, options?: CallOptions): Promise<string[]>;
}

export function cachesOf(connection: Connection): Caches {
  return {
    async list(id, { signal } = {}) {
      const { body } = await call(
        endpoints.caches.list,
        { operation: 'caches.list', kind: 'read', path: { id }, signal },
        connection,
      );
      return body.caches;
    },

    async removeAll(id, { signal } = {}) {
      const { body } = await call(
        endpoints.caches.removeAll,
        { operation: 'caches.removeAll', kind: 'idempotentWrite', path: { id }, signal },
        connection,
      );
      return body.caches;
    },

    async remove({ appId, cacheId }, { signal } = {}) {
      const { body } = await call(
        endpoints.caches.remove,
        { operation: 'caches.remove', kind: 'idempotentWrite', path: { id: appId, cacheId }, signal },
        connection,
      );
      return body.caches;
    },
  };
}
