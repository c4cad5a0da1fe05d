import type { Client } from '../../client/client.ts';
import { hasStatus } from '../../client/errors.ts';
import { sleep } from '../../clock.ts';
import { messageOf, UserError } from '../../errors.ts';
import type { ActionContext } from '../context.ts';
import { countText } from '../text/units.ts';

interface CacheRemoval extends Pick<ActionContext, 'clock' | 'limits' | 'runner'> {
  readonly client: Client;
  readonly appId: string;
}

/**
 * Starts to remove caches, one request each; a request that fails does not stop the others. `all` sends one request for
 * the whole application instead. The service removes caches later: `waitUntilGone` waits for that.
 *
 * @param listed the IDs of the caches to remove, which are read before, so that a lost response does no harm
 * @returns the IDs of the caches that the service is removing, and an error if it refused others
 * @throws ServiceError if the one request for all caches fails
 */
export async function removeCaches(
  { client, runner, appId }: CacheRemoval,
  { all, listed }: { all: boolean; listed: readonly string[] },
): Promise<{ readonly ids: readonly string[]; readonly failure?: UserError }> {
  const signal = runner.cancelled;
  if (all) {
    const removed = await client.caches.removeAll(appId, { signal });
    return { ids: [...new Set([...listed, ...removed])] };
  }
  const ids = new Set(listed);
  const failed: string[] = [];
  const removeOne = async (id: string): Promise<void> => {
    try {
      await client.caches.remove({ appId, cacheId: id }, { signal });
    } catch (error) {
      // An earlier attempt of this request may have removed the cache.
      if (hasStatus(error, 404)) return;
      if (signal.aborted || !(error instanceof UserError)) throw error;
      ids.delete(id);
      failed.push(`${id}: ${messageOf(error)}`);
    }
  };
  await Promise.all(listed.map(removeOne));
  if (failed.length === 0) return { ids: [...ids] };
  const text = `${failed.length} of ${countText(listed.length, 'cache')} could not be cleared.`;
  return { ids: [...ids], failure: new UserError([text, ...failed].join('\n')) };
}

/** Milliseconds between two requests of the list of caches. */
const pauseMs = 2_000;

/**
 * Waits, at most `limits.cacheRemovalMs`, until none of the IDs is listed any more: a build that starts before that
 * could still restore one (docs/api.md, "Caches"). If some stay, or the list cannot be read, one warning says so.
 */
export async function waitUntilGone(removal: CacheRemoval, ids: readonly string[]): Promise<void> {
  const { client, clock, limits, runner, appId } = removal;
  const signal = runner.cancelled;
  const end = clock.monotonic() + limits.cacheRemovalMs;
  try {
    for (let left = ids; left.length > 0; ) {
      const listed = new Set((await client.caches.list(appId, { signal })).map(({ _id }) => _id));
      left = left.filter((id) => listed.has(id));
      if (left.length > 0 && clock.monotonic() >= end)
        return runner.log.warning(
          `${left.length} of the caches are still listed ${limits.cacheRemovalMs / 1000} s after their removal started: ${left.join(', ')}. A build that starts now may restore them.`,
        );
      if (left.length > 0) await sleep(clock, Math.min(pauseMs, limits.cacheRemovalMs / 10), signal);
    }
  } catch (error) {
    signal.throwIfAborted();
    runner.log.warning(`Could not check whether the caches were removed. ${messageOf(error)}`);
  }
}
