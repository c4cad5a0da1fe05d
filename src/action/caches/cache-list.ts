/** The caches of an application as log and summary show them, and whether they were cleared. */
import type { SeenCache } from '../../contract/application.ts';
import { parseTimestamp } from '../../contract/values.ts';
import { largestSummary } from '../show/summary.ts';
import {
  bytesIn,
  type Column,
  markdownCode,
  markdownTable,
  markdownText,
  shortened,
} from '../text/markdown.ts';
import { countText, durationText, momentText, sizeText } from '../text/units.ts';
import { logLine } from '../text/visible.ts';

/** A cache as the output has it, in JSON. */
export interface ListedCache {
  readonly cacheId: string;
  readonly workflowId: string | undefined;
  readonly lastUsed: Date | undefined;
  /** Bytes. */
  readonly size: number | undefined;
}

/** Field by field, with the names of the inputs, so that a later step can pass them on. */
export function listedCache({ _id, workflowId, lastUsed, size }: SeenCache): ListedCache {
  const used = parseTimestamp(lastUsed);
  return {
    cacheId: _id,
    workflowId: workflowId ?? undefined,
    lastUsed: used === undefined ? undefined : new Date(used),
    size: size ?? undefined,
  };
}

export type CacheOutcome = 'cleared' | 'would be cleared';

export interface CacheList {
  readonly appId: string;
  readonly caches: readonly ListedCache[];
  /** Those of `caches` that were cleared, or would be in a run without `dryRun`. */
  readonly cleared: readonly ListedCache[];
  /** What happened to the selected caches; `undefined` if the caches were only listed. */
  readonly outcome: CacheOutcome | undefined;
  readonly now: number;
}

/** One line per cache: workflow, size, last use, id, and whether it was cleared. */
export function cacheLines({ caches, cleared, outcome, now }: CacheList): string[] {
  return caches.map((cache) => {
    const { cacheId, workflowId, lastUsed, size } = cache;
    const used = lastUsed ? `last used ${agoText(lastUsed, now)}` : 'last use unknown';
    const parts = [workflowId ?? 'workflow unknown', sizeOf(size), used, cacheId];
    return logLine([...parts, ...(outcome && cleared.includes(cache) ? [outcome] : [])].join(' · '));
  });
}

/** The number and total size of the caches, and of those that are cleared. */
export function cachesText({ caches, cleared, outcome }: CacheList): string {
  const all = `${counted(caches)} in total.`;
  if (!outcome) return all;
  const isDryRun = outcome === 'would be cleared';
  if (cleared.length === 0) return `${all} None ${isDryRun ? outcome : 'was cleared'}.`;
  const verb = isDryRun ? outcome : cleared.length === 1 ? 'was cleared' : 'were cleared';
  return `${all} ${counted(cleared)} ${verb}.`;
}

/** The job summary, as Markdown of at most 1 MiB that ends with a new line. */
export function cacheSummary(list: CacheList): string {
  const { appId, caches, cleared, outcome, now } = list;
  const columns: Column[] = [
    { title: 'Workflow' },
    { title: 'Size', side: 'right' },
    { title: 'Last used' },
    { title: 'Cache' },
    ...(outcome ? [{ title: outcome === 'cleared' ? 'Cleared' : 'Would be cleared' }] : []),
  ];
  const rows = caches.map((cache) => [
    markdownText(cache.workflowId ?? '–'),
    sizeOf(cache.size),
    cache.lastUsed ? `${momentText(cache.lastUsed.getTime())} (${agoText(cache.lastUsed, now)})` : '–',
    markdownCode(cache.cacheId),
    ...(outcome ? [cleared.includes(cache) ? '✅' : '–'] : []),
  ]);
  const parts = [
    `## Caches of ${markdownCode(appId)}`,
    cachesText(list),
    ...(rows.length > 0 ? [markdownTable(columns, rows)] : []),
  ];
  const note = 'This list exceeds the GitHub limit of 1 MiB. For the full list, see the log.';
  return `${shortened(parts.join('\n\n'), { limit: largestSummary - 1, measure: bytesIn, note })}\n`;
}

function counted(caches: readonly ListedCache[]): string {
  return `${countText(caches.length, 'cache')} (${sizeText(totalSize(caches))})`;
}

/** Bytes, as far as they are known. */
export function totalSize(caches: readonly ListedCache[]): number {
  return caches.reduce((sum, { size }) => sum + (size ?? 0), 0);
}

function sizeOf(bytes: number | undefined): string {
  return bytes === undefined ? '–' : sizeText(bytes);
}

function agoText(moment: Date, now: number): string {
  return `${durationText(now - moment.getTime())} ago`;
}
