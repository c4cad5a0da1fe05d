import type { Client } from '../api/client.ts';
import type { Limits } from '../api/limits.ts';
import { type Clock, sleep } from '../clock.ts';
import type { SeenCache } from '../contract/cache.ts';
import { messageOf } from '../errors.ts';
import type { Runner } from '../runner/runner.ts';

export interface CacheRemoval {
  readonly client: Client;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly runner: Runner;
  readonly appId: string;
}

/** Which caches go. `all` is one request for the whole application; `some` is one for each. */
export type CachesToRemove =
  | { readonly kind: 'all' }
  | { readonly kind: 'some'; readonly caches: readonly SeenCache[] };

/**
 * Starts to remove caches and returns the ids that the service says it will delete. The removal itself is
 * asynchronous: `waitUntilGone` waits for it.
 */
export async function removeCaches(
  { client, runner, appId }: CacheRemoval,
  chosen: CachesToRemove,
): Promise<string[]> {
  const signal = runner.cancelled;
  if (chosen.kind === 'all') return client.caches.removeAll(appId, { signal });
  const removed = await Promise.all(
    chosen.caches.map(({ _id: cacheId }) => client.caches.remove({ appId, cacheId }, { signal })),
  );
  return removed.flat();
}

/** The pause between two looks at the list of caches, in milliseconds. */
const pauseMs = 2_000;

/**
 * Waits, at most `limits.cacheRemovalMs`, until none of the ids is listed any more: a build that starts before that
 * could still restore one (DESIGN 5.5). What stays, or cannot be looked at, is one warning.
 */
export async function waitUntilGone(removal: CacheRemoval, ids: readonly string[]): Promise<void> {
  const { client, clock, limits, runner, appId } = removal;
  const signal = runner.cancelled;
  const end = clock.now() + limits.cacheRemovalMs;
  let left = [...ids];
  let trouble: string | undefined;
  while (left.length > 0) {
    try {
      const listed = new Set((await client.caches.list(appId, { signal })).map(({ _id }) => _id));
      left = left.filter((id) => listed.has(id));
      trouble = undefined;
    } catch (error) {
      if (signal.aborted) throw error;
      trouble = messageOf(error);
    }
    if (left.length === 0) return;
    if (clock.now() >= end) break;
    await sleep(clock, Math.min(pauseMs, limits.cacheRemovalMs / 10), signal);
  }
  if (left.length > 0)
    runner.log.warning(
      trouble
        ? `Whether the caches are gone could not be seen. ${trouble}`
        : `${left.length} of the caches are still listed ${limits.cacheRemovalMs / 1000} s after their deletion began: ${left.join(', ')}. A build that starts now may restore them.`,
    );
}
