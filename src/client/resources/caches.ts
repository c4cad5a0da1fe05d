import type { SeenCache } from '../../contract/cache.ts';
import type { Connection } from '../connection.ts';
import { type CallOptions, call } from '../http/call.ts';
import { endpoints } from './endpoints.ts';

/** Deletions are asynchronous: they return the IDs of caches that will be deleted later (docs/api.md, "Caches"). */
export interface Caches {
  list(appId: string, options?: CallOptions): Promise<SeenCache[]>;
  /** Starts to remove all caches of the application; returns their IDs. */
  removeAll(appId: string, options?: CallOptions): Promise<string[]>;
  /** Starts to remove one cache; returns its ID. */
  remove(cache: { appId: string; cacheId: string }, options?: CallOptions): Promise<string[]>;
}

export function cachesOf(connection: Connection): Caches {
  return {
    async list(id, { signal } = {}) {
      const { body } = await call(
        (await endpoints()).caches.list,
        { operation: 'caches.list', kind: 'read', path: { id }, signal },
        connection,
      );
      return body.caches;
    },

    async removeAll(id, { signal } = {}) {
      const { body } = await call(
        (await endpoints()).caches.removeAll,
        { operation: 'caches.removeAll', kind: 'idempotentWrite', path: { id }, signal },
        connection,
      );
      return body.caches;
    },

    async remove({ appId, cacheId }, { signal } = {}) {
      const { body } = await call(
        (await endpoints()).caches.remove,
        { operation: 'caches.remove', kind: 'idempotentWrite', path: { id: appId, cacheId }, signal },
        connection,
      );
      return body.caches;
    },
  };
}
