import type { Client } from '../../client/client.ts';
import { hasStatus } from '../../client/errors.ts';
import { sleep } from '../../clock.ts';
import { messageOf, UserError } from '../../errors.ts';
import type { ActionContext } from '../context.ts';
import { countText } from '../text/units.ts';

/** Some caches could not be cleared. All others were cleared. */
export class CachesNotCleared extends UserError {
  constructor({ failed, all }: { failed: readonly FailedCache[]; all: number }) {
    const lines = failed.map(({ id, cause }) => `${id}: ${messageOf(cause)}`);
    const count = `${failed.length} of ${countText(all, 'cache')}`;
    super([`${count} could not be cleared.`, ...lines].join('\n'), { cause: failed[0]?.cause });
  }
}

interface FailedCache {
  readonly id: string;
  readonly cause: UserError;
}

interface CacheRemoval extends Pick<ActionContext, 'clock' | 'limits' | 'runner'> {
  readonly client: Client;
  readonly appId: string;
}

interface RemovedCaches {
  /** The IDs of the caches that the service is removing. */
  readonly ids: readonly string[];
  readonly failed: readonly FailedCache[];
}

/**
 * Starts to remove caches, one request each; a request that fails does not stop the others. `all` sends one request for
 * the whole application instead. The service removes caches later: `waitUntilGone` waits for that.
 *
 * @param listed the IDs of the caches to remove, which are read before, so that a lost response does no harm
 * @throws ServiceError if the one request for all caches fails
 */
export async function removeCaches(
  { client, runner, appId }: CacheRemoval,
  { all, listed }: { all: boolean; listed: readonly string[] },
): Promise<RemovedCaches> {
  const signal = runner.cancelled;
  if (all) {
    const removed = await client.caches.removeAll(appId, { signal });
    return { ids: [...new Set([...listed, ...removed])], failed: [] };
  }
  const removeOne = async (id: string): Promise<FailedCache | undefined> => {
    try {
      await client.caches.remove({ appId, cacheId: id }, { signal });
    } catch (cause) {
      // An earlier attempt of this request may have removed the cache.
      if (hasStatus(cause, 404)) return undefined;
      if (signal.aborted || !(cause instanceof UserError)) throw cause;
      return { id, cause };
    }
    return undefined;
  };
  const failed = (await Promise.all(listed.map(removeOne))).flatMap((failure) => failure ?? []);
  return { ids: listed.filter((id) => !failed.some((one) => one.id === id)), failed };
}

/** Milliseconds between two requests of the list of caches. */
const pauseMs = 2_000;

/**
 * Waits, at most `limits.cacheRemovalMs`, until none of the ids is listed any more: a build that starts before that
 * could still restore one (docs/api.md, "Caches"). If some stay, or the list cannot be read, one warning says so.
 */
export async function waitUntilGone(removal: CacheRemoval, ids: readonly string[]): Promise<void> {
  const { client, clock, limits, runner, appId } = removal;
  const signal = runner.cancelled;
  const end = clock.monotonic() + limits.cacheRemovalMs;
  let left = [...ids];
  try {
    while (left.length > 0) {
      const listed = new Set((await client.caches.list(appId, { signal })).map(({ _id }) => _id));
      left = left.filter((id) => listed.has(id));
      if (left.length > 0 && clock.monotonic() >= end) {
        runner.log.warning(
          `${left.length} of the caches are still listed ${limits.cacheRemovalMs / 1000} s after their removal started: ${left.join(', ')}. A build that starts now may restore them.`,
        );
        return;
      }
      if (left.length > 0) await sleep(clock, Math.min(pauseMs, limits.cacheRemovalMs / 10), signal);
    }
  } catch (error) {
    signal.throwIfAborted();
    runner.log.warning(`Could not check whether the caches were removed. ${messageOf(error)}`);
  }
}
