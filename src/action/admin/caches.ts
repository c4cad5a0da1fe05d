import { InputError, quoted, UserError } from '../../errors.ts';
import { CachesNotCleared, removeCaches, waitUntilGone } from '../caches/remove.ts';
import type { ActionContext } from '../context.ts';
import { aboutApplication } from '../hints/unknown-application.ts';
import { maskSecrets, readConnection } from '../inputs/connection.ts';
import { durationBetween, oneOf, parseAppId, parseBoolean } from '../inputs/parsers.ts';
import { createInputReader, type InputReader, refuseUnused } from '../inputs/reader.ts';
import type { Runner } from '../runner/runner.ts';
import { cacheSummary, cachesText, type ListedCache, listedCache, totalSize } from './cache-summary.ts';

/**
 * Lists the caches of an application, or clears some or all of them.
 *
 * @throws InputError before any request; NoSuchCache and ServiceError before anything is cleared; CachesNotCleared
 */
export async function caches({
  runner,
  connect,
  clock,
  limits,
}: Pick<ActionContext, 'runner' | 'connect' | 'clock' | 'limits'>): Promise<boolean> {
  maskSecrets(runner, ['token']);
  const { connection, appId, operation, selection, waitForRemoval, dryRun } = readCachesInputs(runner);
  const client = connect(connection);
  const removal = { client, clock, limits, runner, appId };
  const now = clock.now();
  const sent = client.caches.list(appId, { signal: runner.cancelled });
  const listed = (await aboutApplication({ client, runner }, { appId, sent })).map(listedCache);
  runner.setOutput('caches', listed);
  runner.setOutput('totalSize', String(totalSize(listed)));

  const clears = operation === 'clear' && !dryRun;
  const selected = operation === 'clear' ? selectCaches(listed, { selection, now }) : [];
  const all = clears && Object.values(selection).every((value) => value === undefined);
  const toRemove = clears ? selected.map(({ cacheId }) => cacheId) : [];
  const { ids, failed } = await removeCaches(removal, { all, listed: toRemove });
  const cleared = listed.filter(({ cacheId }) => ids.includes(cacheId));
  runner.setOutput('clearedCaches', ids);
  runner.setOutput('clearedSize', String(totalSize(cleared)));

  const outcome = operation === 'list' ? undefined : clears ? 'cleared' : 'would be cleared';
  const list = { caches: listed, cleared: clears ? cleared : selected, outcome } as const;
  runner.log.info(cachesText(list));
  await runner.writeSummary(cacheSummary(list, { appId, now }));
  if (clears && waitForRemoval) await waitUntilGone(removal, ids);
  if (failed.length > 0) throw new CachesNotCleared({ failed, all: selected.length });
  return true;
}

/** Which caches to clear: those that match what is set, otherwise all. */
interface Selection {
  readonly cacheId: string | undefined;
  readonly workflowId: string | undefined;
  /** Milliseconds since the last use. */
  readonly olderThan: number | undefined;
}

/** The application has no cache with the id of the input. */
class NoSuchCache extends UserError {
  constructor(cacheId: string, caches: readonly ListedCache[]) {
    const ids = caches.map((one) => one.cacheId).join(', ');
    const existing = ids === '' ? 'no caches' : `the caches ${ids}`;
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
function selectCaches(
  caches: readonly ListedCache[],
  { selection, now }: { selection: Selection; now: number },
): readonly ListedCache[] {
  const { cacheId, workflowId, olderThan } = selection;
  const selected = caches.filter(
    (cache) =>
      (cacheId === undefined || cache.cacheId === cacheId) &&
      (workflowId === undefined || cache.workflowId === workflowId) &&
      (olderThan === undefined || (cache.lastUsed && now - cache.lastUsed.getTime() > olderThan)),
  );
  if (cacheId !== undefined && selected.length === 0) throw new NoSuchCache(cacheId, caches);
  return selected;
}

const selecting = ['cacheId', 'workflowId', 'olderThan'] as const;

/** @throws InputError */
export function readCachesInputs(runner: Runner) {
  const inputs = createInputReader(runner);
  const connection = readConnection(inputs, runner);
  const operation = inputs.value('operation', oneOf(['list', 'clear']), '');
  const appId = parseAppId(inputs.required('appId', 'Set it to the ID of the application.'));
  const waitForRemoval = inputs.value('waitForRemoval', parseBoolean, 'true');
  const dryRun = inputs.value('dryRun', parseBoolean, 'false');
  if (operation === 'list') refuseUnused(inputs, { operation, unused: selecting });
  return { connection, appId, operation, selection: readSelection(inputs), waitForRemoval, dryRun };
}

function readSelection(inputs: InputReader): Selection {
  const present = inputs.present(selecting);
  if (present.length > 1)
    throw new InputError(
      present,
      `The ${present.join(' and ')} inputs cannot be used together. Set at most one of ${selecting.join(', ')}, or none to clear all caches.`,
    );
  return {
    cacheId: inputs.text('cacheId') || undefined,
    workflowId: inputs.text('workflowId') || undefined,
    olderThan: inputs.optional('olderThan', durationBetween('1s', '3650d')),
  };
}
