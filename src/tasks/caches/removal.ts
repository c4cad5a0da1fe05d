import type { Client } from '../../api/client.ts';
import { NotFound } from '../../api/errors.ts';
import type { Limits } from '../../api/limits.ts';
import { type Clock, sleep } from '../../clock.ts';
import type { SeenCache } from '../../contract/cache.ts';
import { messageOf } from '../../errors.ts';
import type { Runner } from '../../runner/runner.ts';
import { together } from '../requests/together.ts';

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
 * Starts to remove caches and returns the ids of those that will go. The removal itself is asynchronous: `waitUntilGone`
 * waits for it. An answer that was lost on the way back is no trouble: what was to be removed is known beforehand.
 */
export async function removeCaches(removal: CacheRemoval, chosen: CachesToRemove): Promise<string[]> {
  const { client, runner, appId } = removal;
  const signal = runner.cancelled;
  if (chosen.kind === 'some') {
    await together({ items: chosen.caches, signal }, ({ _id: cacheId }, ended) =>
      removeOne(removal, { cacheId, signal: ended }),
    );
    return chosen.caches.map(({ _id }) => _id);
  }
  const listed = await client.caches.list(appId, { signal });
  const removed = await client.caches.removeAll(appId, { signal });
  return [...new Set([...listed.map(({ _id }) => _id), ...removed])];
}

/** A cache that is not there any more is what was asked for: this request, sent again, may have removed it itself. */
async function removeOne(
  { client, appId }: CacheRemoval,
  { cacheId, signal }: { cacheId: string; signal: AbortSignal },
): Promise<void> {
  try {
    await client.caches.remove({ appId, cacheId }, { signal });
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
  }
}

/** The pause between two looks at the list of caches, in milliseconds. */
const pauseMs = 2_000;

/**
 * Waits, at most `limits.cacheRemovalMs`, until none of the ids is listed any more: a build that starts before that
 * could still restore one (docs/api.md, "Caches"). What stays, or cannot be looked at, is one warning.
 */
export async function waitUntilGone(removal: CacheRemoval, ids: readonly string[]): Promise<void> {
  const { client, clock, limits, runner, appId } = removal;
  const signal = runner.cancelled;
  const end = clock.monotonic() + limits.cacheRemovalMs;
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
    if (clock.monotonic() >= end) break;
    await sleep(clock, Math.min(pauseMs, limits.cacheRemovalMs / 10), signal);
  }
  if (left.length > 0)
    runner.log.warning(
      trouble
        ? `Whether the caches are gone could not be seen. ${trouble}`
        : `${left.length} of the caches are still listed ${limits.cacheRemovalMs / 1000} s after their deletion began: ${left.join(', ')}. A build that starts now may restore them.`,
    );
}
