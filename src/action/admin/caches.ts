import type { SeenCache } from '../../contract/application.ts';
import { parseTimestamp } from '../../contract/values.ts';
import { quoted, UserError } from '../../errors.ts';
import { removeCaches, waitUntilGone } from '../caches/remove.ts';
import { aboutApplication } from '../hints/hints.ts';
import { durationBetween, parseAppId, parseBoolean } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';
import { markdownCode, markdownTable, markdownText } from '../text/markdown.ts';
import { countText, durationText, sizeText } from '../text/units.ts';
import { type AdminContext, type Operating, runOperation } from './operations.ts';

const selecting = ['cacheId', 'workflowId', 'olderThan'] as const;

/** Lists the caches of an application, or clears some or all of them. */
export async function caches(context: AdminContext): Promise<boolean> {
  return await runOperation(context, {
    list: {
      takes: [],
      read(inputs) {
        const appId = readAppId(inputs);
        return async (operating) => {
          const listed = await listCaches(operating, appId);
          operating.report({ clearedCaches: [], clearedSize: '0' });
          await showCaches(operating, { appId, listed });
        };
      },
    },
    clear: { takes: selecting, read: clear },
  });
}

/** Reads the inputs of the operation, and returns what does it. */
function clear(inputs: InputReader) {
  const appId = readAppId(inputs);
  const isSelected = readSelection(inputs);
  const waitForRemoval = inputs.value('waitForRemoval', parseBoolean, 'true');
  const dryRun = inputs.value('dryRun', parseBoolean, 'false');
  const cacheId = inputs.text('cacheId');
  const all = !dryRun && inputs.present(selecting).length === 0;
  return async (operating: Operating): Promise<void> => {
    const { client, clock, limits, runner, report } = operating;
    const removal = { client, clock, limits, runner, appId };
    const listed = await listCaches(operating, appId);
    const selected = listed.filter((cache) => isSelected(cache, clock.now()));
    if (cacheId !== '' && selected.length === 0) {
      const ids = listed.map((one) => one.cacheId).join(', ') || 'none';
      throw new UserError(
        `The application has no cache with the ID ${quoted(cacheId)}. Its caches: ${ids}. Check cacheId and appId.`,
      );
    }
    const toRemove = dryRun ? [] : selected.map(({ cacheId }) => cacheId);
    const { ids, failure } = await removeCaches(removal, { all, listed: toRemove });
    const cleared = listed.filter(({ cacheId }) => ids.includes(cacheId));
    report({ clearedCaches: ids, clearedSize: String(totalSize(cleared)) });
    const outcome = dryRun
      ? { title: 'Would be cleared', caches: selected }
      : { title: 'Cleared', caches: cleared };
    await showCaches(operating, { appId, listed }, outcome);
    if (waitForRemoval) await waitUntilGone(removal, ids);
    if (failure) throw failure;
  };
}

function readAppId(inputs: InputReader): string {
  return parseAppId(inputs.required('appId', 'Set it to the ID of the application.'));
}

/** Which caches to clear: without a selection, all. One without a last use never counts as unused: it may be in daily use. */
function readSelection(inputs: InputReader): (cache: ListedCache, now: number) => boolean {
  const present = inputs.present(selecting);
  if (present.length > 1)
    inputs.refuse(
      `The ${present.join(' and ')} inputs cannot be used together. Set at most one, or none to clear all caches.`,
    );
  const [cacheId, workflowId] = [inputs.text('cacheId'), inputs.text('workflowId')];
  const olderThan = inputs.optional('olderThan', durationBetween('1s', '3650d'));
  return (cache, now) => {
    if (cacheId) return cache.cacheId === cacheId;
    if (workflowId) return cache.workflowId === workflowId;
    return olderThan === undefined || now - (cache.lastUsed?.getTime() ?? now) > olderThan;
  };
}

type ListedCache = Readonly<ReturnType<typeof listedCache>>;

/** Field by field, with the names of the inputs, so that a later step can pass them on. */
function listedCache({ _id, workflowId, lastUsed, size }: SeenCache) {
  const used = parseTimestamp(lastUsed);
  return {
    cacheId: _id,
    workflowId: workflowId ?? undefined,
    lastUsed: used === undefined ? undefined : new Date(used),
    size: size ?? undefined,
  };
}

async function listCaches(
  { client, runner, options, report }: Operating,
  appId: string,
): Promise<ListedCache[]> {
  const sent = client.caches.list(appId, options);
  const listed = (await aboutApplication({ client, runner }, { appId, sent })).map(listedCache);
  report({ caches: listed, totalSize: String(totalSize(listed)) });
  return listed;
}

/** Prints the number and total size of the caches to the log, and writes a table of them into the job summary. */
async function showCaches(
  { runner, clock }: Operating,
  { appId, listed }: { appId: string; listed: readonly ListedCache[] },
  outcome?: { title: string; caches: readonly ListedCache[] },
): Promise<void> {
  const done = outcome ? ` ${outcome.title}: ${counted(outcome.caches)}.` : '';
  const text = `${counted(listed)} in total.${done}`;
  const titles = [...['Workflow', 'Size', 'Last used', 'Cache'], ...(outcome ? [outcome.title] : [])];
  const rows = listed.map((cache) => [
    markdownText(cache.workflowId ?? '–'),
    cache.size === undefined ? '–' : sizeText(cache.size),
    cache.lastUsed ? `${durationText(clock.now() - cache.lastUsed.getTime())} ago` : '–',
    markdownCode(cache.cacheId),
    ...(outcome ? [outcome.caches.includes(cache) ? '✅' : '–'] : []),
  ]);
  const table = rows.length > 0 ? [markdownTable(titles, rows)] : [];
  runner.log.info(text);
  await runner.writeSummary([`## Caches of ${markdownCode(appId)}`, text, ...table].join('\n\n'));
}

function counted(caches: readonly ListedCache[]): string {
  return `${countText(caches.length, 'cache')} (${sizeText(totalSize(caches))})`;
}

/** Bytes, as far as they are known. */
function totalSize(caches: readonly ListedCache[]): number {
  return caches.reduce((sum, { size }) => sum + (size ?? 0), 0);
}
