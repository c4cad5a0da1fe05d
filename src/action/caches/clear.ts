import type { SeenCache } from '../../contract/application.ts';
import { parseTimestamp } from '../../contract/values.ts';
import { messageOf, quoted, UserError } from '../../errors.ts';
import { countText } from '../text/units.ts';
import type { Selection } from './inputs.ts';
import { type CacheRemoval, removeCaches } from './removal.ts';

/** The application has no cache with the id that was given. */
class NoSuchCache extends UserError {
  constructor({ cacheId, caches }: { cacheId: string; caches: readonly SeenCache[] }) {
    const existing =
      caches.length === 0 ? 'no caches' : `the caches ${caches.map(({ _id }) => _id).join(', ')}`;
    super(`The application has no cache ${quoted(cacheId)}. It has ${existing}. Check cacheId and appId.`);
  }
}

/**
 * The selected caches. One without a last use never counts as unused: it may be in daily use.
 *
 * @throws NoSuchCache
 */
export function selectCaches(
  caches: readonly SeenCache[],
  { selection, now }: { selection: Selection; now: number },
): readonly SeenCache[] {
  switch (selection.kind) {
    case 'all':
      return caches;
    case 'workflow':
      return caches.filter(({ workflowId }) => workflowId === selection.workflowId);
    case 'unused':
      return caches.filter(({ lastUsed }) => {
        const used = parseTimestamp(lastUsed);
        return used !== undefined && now - used > selection.olderThan;
      });
    case 'one': {
      const found = caches.filter(({ _id }) => _id === selection.cacheId);
      if (found.length === 0) throw new NoSuchCache({ cacheId: selection.cacheId, caches });
      return found;
    }
  }
}

/** Some caches could not be cleared. All others were cleared. */
export class CachesNotCleared extends UserError {
  constructor({ failed, all }: { failed: readonly FailedCache[]; all: number }) {
    const count = `${failed.length} of ${countText(all, 'cache')}`;
    super(
      [`${count} could not be cleared.`, ...failed.map(({ id, cause }) => `${id}: ${messageOf(cause)}`)].join(
        '\n',
      ),
      { cause: failed[0]?.cause },
    );
  }
}

interface FailedCache {
  readonly id: string;
  readonly cause: UserError;
}

export interface Cleared {
  /** The ids of the caches that the service is removing. */
  readonly ids: readonly string[];
  readonly failed: readonly FailedCache[];
}

/**
 * Starts to remove the caches: with one request for all caches of the application, otherwise with one for each cache.
 * One that fails does not stop the others.
 *
 * @throws ServiceError if the one request for all caches fails
 */
export async function clearCaches(
  removal: CacheRemoval,
  { selection, caches }: { selection: Selection; caches: readonly SeenCache[] },
): Promise<Cleared> {
  if (caches.length === 0) return { ids: [], failed: [] };
  if (selection.kind === 'all') return { ids: await removeCaches(removal, { kind: 'all' }), failed: [] };
  const ends = await Promise.all(caches.map((cache) => clearOne(removal, cache)));
  return { ids: ends.flatMap(({ ids }) => ids), failed: ends.flatMap(({ failed }) => failed) };
}

async function clearOne(removal: CacheRemoval, cache: SeenCache): Promise<Cleared> {
  try {
    return { ids: await removeCaches(removal, { kind: 'some', caches: [cache] }), failed: [] };
  } catch (cause) {
    if (!(cause instanceof UserError)) throw cause;
    return { ids: [], failed: [{ id: cache._id, cause }] };
  }
}
