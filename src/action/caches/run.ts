import { InputError } from '../../errors.ts';
import type { ActionContext } from '../context.ts';
import { aboutApplication } from '../hints/unknown-application.ts';
import { type ConnectionInputs, maskSecrets, readConnection } from '../inputs/connection.ts';
import { durationBetween, oneOf, parseAppId, parseBoolean } from '../inputs/parsers.ts';
import { createInputReader, type InputReader, refuseUnused } from '../inputs/reader.ts';
import type { Runner } from '../runner/runner.ts';
import {
  type CacheOutcome,
  cacheLines,
  cacheSummary,
  cachesText,
  listedCache,
  totalSize,
} from './cache-list.ts';
import {
  CachesNotCleared,
  type Cleared,
  clearCaches,
  type Selection,
  selectCaches,
  waitUntilGone,
} from './clear.ts';

const nothing: Cleared = { ids: [], failed: [] };

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
  const { connection, appId, operation } = readCachesInputs(runner);
  const client = connect(connection);
  const removal = { client, clock, limits, runner, appId };
  const now = clock.now();
  const sent = client.caches.list(appId, { signal: runner.cancelled });
  const before = await aboutApplication({ client, runner }, { appId, sent });
  const listed = before.map(listedCache);
  runner.setOutput('caches', listed);
  runner.setOutput('totalSize', String(totalSize(listed)));

  const selected = operation.kind === 'clear' ? selectCaches(listed, { ...operation, now }) : [];
  const clears = operation.kind === 'clear' && !operation.dryRun;
  const { ids, failed } = clears ? await clearCaches(removal, { ...operation, caches: selected }) : nothing;
  const cleared = listed.filter(({ cacheId }) => ids.includes(cacheId));
  runner.setOutput('clearedCaches', ids);
  runner.setOutput('clearedSize', String(totalSize(cleared)));

  const outcome: CacheOutcome | undefined =
    operation.kind === 'list' ? undefined : operation.dryRun ? 'would be cleared' : 'cleared';
  const list = { appId, now, caches: listed, cleared: clears ? cleared : selected, outcome };
  for (const line of [...cacheLines(list), cachesText(list)]) runner.log.info(line);
  await runner.writeSummary(cacheSummary(list));
  if (clears && operation.waitForRemoval) await waitUntilGone(removal, ids);
  if (failed.length > 0) throw new CachesNotCleared({ failed, all: selected.length });
  return true;
}

type Operation =
  | { readonly kind: 'list' }
  | {
      readonly kind: 'clear';
      readonly selection: Selection;
      readonly waitForRemoval: boolean;
      readonly dryRun: boolean;
    };

interface CachesInputs {
  readonly connection: ConnectionInputs;
  readonly appId: string;
  readonly operation: Operation;
}

const selecting = ['cacheId', 'workflowId', 'olderThan'] as const;

/** @throws InputError */
export function readCachesInputs(runner: Runner): CachesInputs {
  const inputs = createInputReader(runner);
  const connection = readConnection(inputs, runner);
  const kind = inputs.value('operation', oneOf(['list', 'clear']), '');
  const appId = parseAppId(inputs.required('appId', 'Set it to the ID of the application.'));
  const waitForRemoval = inputs.value('waitForRemoval', parseBoolean, 'true');
  const dryRun = inputs.value('dryRun', parseBoolean, 'false');
  if (kind === 'clear')
    return {
      connection,
      appId,
      operation: { kind, selection: readSelection(inputs), waitForRemoval, dryRun },
    };
  refuseUnused(inputs, { operation: kind, unused: selecting });
  return { connection, appId, operation: { kind } };
}

function readSelection(inputs: InputReader): Selection {
  const present = inputs.present(selecting);
  if (present.length > 1)
    throw new InputError(
      present,
      `The ${present.join(' and ')} inputs cannot be used together. Set at most one of ${selecting.join(', ')}, or none to clear all caches.`,
    );
  const olderThan = inputs.optional('olderThan', durationBetween('1s', '3650d'));
  const [cacheId, workflowId] = [inputs.text('cacheId'), inputs.text('workflowId')];
  if (olderThan !== undefined) return { kind: 'unused', olderThan };
  if (cacheId) return { kind: 'one', cacheId };
  return workflowId ? { kind: 'workflow', workflowId } : { kind: 'all' };
}
