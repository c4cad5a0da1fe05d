import type { SeenCache } from '../../contract/cache.ts';
import { parseTimestamp } from '../../contract/timestamp.ts';
import { quoted } from '../../core/input/errors.ts';
import { UserError } from '../../errors.ts';
import type { Selection } from './inputs.ts';

/** The application has no cache with the id that was given. */
export class NoSuchCache extends UserError {
  constructor({ cacheId, caches }: { cacheId: string; caches: readonly SeenCache[] }) {
    const there = caches.length === 0 ? 'no caches' : `the caches ${caches.map(({ _id }) => _id).join(', ')}`;
    super(`The application has no cache ${quoted(cacheId)}: it has ${there}. Check cacheId and appId.`);
  }
}

/**
 * The caches that are meant. One that does not tell its last use is never older than a limit: it may be in daily use.
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
