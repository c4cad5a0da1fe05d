import type { SeenCache } from '../../contract/cache.ts';
import type { Connection } from '../connection.ts';
import { type CallOptions, call } from '../http/call.ts';

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
    list: async (id, { signal } = {}) =>
      (await call('caches.list', { path: { id }, signal }, connection)).body.caches,

    removeAll: async (id, { signal } = {}) =>
      (await call('caches.removeAll', { path: { id }, signal }, connection)).body.caches,

    remove: async ({ appId, cacheId }, { signal } = {}) =>
      (await call('caches.remove', { path: { id: appId, cacheId }, signal }, connection)).body.caches,
  };
}
