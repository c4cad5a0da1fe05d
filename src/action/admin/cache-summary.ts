/** The caches of an application as the output and the summary show them. */
import type { SeenCache } from '../../contract/application.ts';
import { parseTimestamp } from '../../contract/values.ts';
import { type Column, markdownCode, markdownTable, markdownText } from '../text/markdown.ts';
import { countText, durationText, momentText, sizeText } from '../text/units.ts';

export type ListedCache = Readonly<ReturnType<typeof listedCache>>;

/** Field by field, with the names of the inputs, so that a later step can pass them on. */
export function listedCache({ _id, workflowId, lastUsed, size }: SeenCache) {
  const used = parseTimestamp(lastUsed);
  return {
    cacheId: _id,
    workflowId: workflowId ?? undefined,
    lastUsed: used === undefined ? undefined : new Date(used),
    size: size ?? undefined,
  };
}

interface CacheList {
  readonly caches: readonly ListedCache[];
  /** Those of `caches` that were cleared, or would be in a run without `dryRun`. */
  readonly cleared: readonly ListedCache[];
  /** What happened to `cleared`; `undefined` if the caches were only listed. */
  readonly outcome: 'cleared' | 'would be cleared' | undefined;
}

/** The number and total size of the caches, and of those that are cleared. */
export function cachesText({ caches, cleared, outcome }: CacheList): string {
  const all = `${counted(caches)} in total.`;
  if (!outcome) return all;
  const was = cleared.length > 1 ? 'were cleared' : 'was cleared';
  const done = outcome === 'cleared' ? was : outcome;
  return `${all} ${cleared.length === 0 ? 'None' : counted(cleared)} ${done}.`;
}

/** The job summary, as Markdown that ends with a new line. */
export function cacheSummary(list: CacheList, { appId, now }: { appId: string; now: number }): string {
  const { caches, cleared, outcome } = list;
  const columns: Column[] = [
    { title: 'Workflow' },
    { title: 'Size', side: 'right' },
    { title: 'Last used' },
    { title: 'Cache' },
    ...(outcome ? [{ title: outcome === 'cleared' ? 'Cleared' : 'Would be cleared' }] : []),
  ];
  const rows = caches.map((cache) => [
    markdownText(cache.workflowId ?? '–'),
    cache.size === undefined ? '–' : sizeText(cache.size),
    cache.lastUsed ? lastUsedText(cache.lastUsed.getTime(), now) : '–',
    markdownCode(cache.cacheId),
    ...(outcome ? [cleared.includes(cache) ? '✅' : '–'] : []),
  ]);
  const parts = [
    `## Caches of ${markdownCode(appId)}`,
    cachesText(list),
    ...(rows.length > 0 ? [markdownTable(columns, rows)] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function lastUsedText(at: number, now: number): string {
  return `${momentText(at)} (${durationText(now - at)} ago)`;
}

function counted(caches: readonly ListedCache[]): string {
  return `${countText(caches.length, 'cache')} (${sizeText(totalSize(caches))})`;
}

/** Bytes, as far as they are known. */
export function totalSize(caches: readonly ListedCache[]): number {
  return caches.reduce((sum, { size }) => sum + (size ?? 0), 0);
}
