import type { SeenCache } from '../../contract/cache.ts';
import { messageOf, UserError } from '../../errors.ts';
import { type CacheRemoval, removeCaches } from '../../tasks/caches/removal.ts';
import type { Selection } from './inputs.ts';

/** Some caches could not be cleared; all others were. */
export class CachesNotCleared extends UserError {
  constructor({ failed, all }: { failed: readonly FailedCache[]; all: number }) {
    const count = `${failed.length} of ${all} ${all === 1 ? 'cache' : 'caches'}`;
    super(
      [`${count} could not be cleared.`, ...failed.map(({ id, cause }) => `${id}: ${messageOf(cause)}`)].join(
        '\n',
      ),
      { cause: failed[0]?.cause },
    );
  }
}

export interface FailedCache {
  readonly id: string;
  readonly cause: UserError;
}

export interface Cleared {
  /** The ids that the service says it deletes. */
  readonly ids: readonly string[];
  readonly failed: readonly FailedCache[];
}

/**
 * Starts to remove the caches: with one request when all of the application are meant, otherwise with one each, of
 * which one that fails does not keep the others.
 *
 * @throws ServiceError when all are meant and the service refuses
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
