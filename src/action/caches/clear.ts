import type { Client } from '../../client/client.ts';
import { hasStatus } from '../../client/errors.ts';
import { sleep } from '../../clock.ts';
import type { SeenCache } from '../../contract/application.ts';
import { messageOf, quoted, UserError } from '../../errors.ts';
import type { ActionContext } from '../context.ts';
import { countText } from '../text/units.ts';
import type { ListedCache } from './cache-list.ts';

/** Which caches to clear. `olderThan` is in milliseconds since the last use. */
export type Selection =
  | { readonly kind: 'all' }
  | { readonly kind: 'one'; readonly cacheId: string }
  | { readonly kind: 'workflow'; readonly workflowId: string }
  | { readonly kind: 'unused'; readonly olderThan: number };

/** The application has no cache with the id of the input. */
class NoSuchCache extends UserError {
  constructor({ cacheId, caches }: { cacheId: string; caches: readonly ListedCache[] }) {
    const existing =
      caches.length === 0 ? 'no caches' : `the caches ${caches.map((one) => one.cacheId).join(', ')}`;
    super(
      `The application has no cache with the ID ${quoted(cacheId)}. It has ${existing}. Check cacheId and appId.`,
    );
  }
}

/**
 * The selected caches. One without a last use never counts as unused: it may be in daily use.
 *
 * @throws NoSuchCache
 */
export function selectCaches(
  caches: readonly ListedCache[],
  { selection, now }: { selection: Selection; now: number },
): readonly ListedCache[] {
  switch (selection.kind) {
    case 'all':
      return caches;
    case 'workflow':
      return caches.filter(({ workflowId }) => workflowId === selection.workflowId);
    case 'unused':
      return caches.filter(({ lastUsed }) => lastUsed && now - lastUsed.getTime() > selection.olderThan);
    case 'one': {
      const found = caches.filter(({ cacheId }) => cacheId === selection.cacheId);
      if (found.length === 0) throw new NoSuchCache({ cacheId: selection.cacheId, caches });
      return found;
    }
  }
}

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
  { selection, caches }: { selection: Selection; caches: readonly ListedCache[] },
): Promise<Cleared> {
  if (caches.length === 0) return { ids: [], failed: [] };
  if (selection.kind === 'all') return { ids: await removeCaches(removal, { kind: 'all' }), failed: [] };
  const ids = caches.map(({ cacheId }) => cacheId);
  const ends = await Promise.all(ids.map((id) => failureOf(removal, id)));
  const failed = ends.flatMap((failure) => failure ?? []);
  return { ids: ids.filter((_, index) => !ends[index]), failed };
}

/** Starts to remove one cache. */
async function failureOf(removal: CacheRemoval, id: string): Promise<FailedCache | undefined> {
  try {
    await removeOne(removal, { cacheId: id, signal: removal.runner.cancelled });
    return undefined;
  } catch (cause) {
    if (!(cause instanceof UserError)) throw cause;
    return { id, cause };
  }
}

export interface CacheRemoval extends Pick<ActionContext, 'clock' | 'limits' | 'runner'> {
  readonly client: Client;
  readonly appId: string;
}

/** The caches to remove. `all` is one request for the whole application, `some` one for each cache. */
type CachesToRemove =
  | { readonly kind: 'all' }
  | { readonly kind: 'some'; readonly caches: readonly SeenCache[] };

/**
 * Asks the service to remove caches. The removal itself is asynchronous: `waitUntilGone` waits for it.
 *
 * @returns the ids of the caches that are being removed. They are known before the request, so a lost answer does no
 *   harm.
 */
export async function removeCaches(removal: CacheRemoval, chosen: CachesToRemove): Promise<string[]> {
  const { client, runner, appId } = removal;
  const signal = runner.cancelled;
  if (chosen.kind === 'some') {
    const ids = chosen.caches.map(({ _id }) => _id);
    // The first error aborts the other requests, so that none continues after it.
    const over = new AbortController();
    const either = AbortSignal.any([signal, over.signal]);
    await Promise.all(ids.map((cacheId) => removeOne(removal, { cacheId, signal: either }))).finally(() =>
      over.abort(),
    );
    return ids;
  }
  const listed = await client.caches.list(appId, { signal });
  const removed = await client.caches.removeAll(appId, { signal });
  return [...new Set([...listed.map(({ _id }) => _id), ...removed])];
}

/** A 404 is fine: an earlier attempt of this request may have removed the cache. */
async function removeOne(
  { client, appId }: CacheRemoval,
  { cacheId, signal }: { cacheId: string; signal: AbortSignal },
): Promise<void> {
  try {
    await client.caches.remove({ appId, cacheId }, { signal });
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
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
  let failure: string | undefined;
  while (left.length > 0) {
    try {
      const listed = new Set((await client.caches.list(appId, { signal })).map(({ _id }) => _id));
      left = left.filter((id) => listed.has(id));
      failure = undefined;
    } catch (error) {
      if (signal.aborted) throw error;
      failure = messageOf(error);
    }
    if (left.length === 0) return;
    if (clock.monotonic() >= end) break;
    await sleep(clock, Math.min(pauseMs, limits.cacheRemovalMs / 10), signal);
  }
  if (left.length > 0)
    runner.log.warning(
      failure
        ? `Could not check whether the caches were removed. ${failure}`
        : `${left.length} of the caches are still listed ${limits.cacheRemovalMs / 1000} s after their removal started: ${left.join(', ')}. A build that starts now may restore them.`,
    );
}
