/** The caches of an application as log and summary show them, and whether they were cleared. */

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

interface ListedCache {
  readonly cacheId: string;
  readonly workflowId: string | undefined;
  /** Milliseconds since the Unix epoch. */
  readonly lastUsed: number | undefined;
  /** Bytes. */
  readonly size: number | undefined;
  /** Whether it was cleared, or would be in a run without `dryRun`. */
  readonly isCleared: boolean;
}

export type CacheOutcome = 'cleared' | 'would be cleared';

export interface CacheList {
  readonly appId: string;
  readonly caches: readonly ListedCache[];
  /** What happened to the selected caches; `undefined` if the caches were only listed. */
  readonly outcome: CacheOutcome | undefined;
  readonly now: number;
}

/** One line per cache: workflow, size, last use, id, and whether it was cleared. */
export function cacheLines({ caches, outcome, now }: CacheList): string[] {
  return caches.map(({ cacheId, workflowId, lastUsed, size, isCleared }) => {
    const used = lastUsed === undefined ? 'last use unknown' : `last used ${agoText(now - lastUsed)}`;
    const parts = [workflowId ?? 'workflow unknown', sizeOf(size), used, cacheId];
    return logLine([...parts, ...(outcome && isCleared ? [outcome] : [])].join(' · '));
  });
}

/** The number and total size of the caches, and of those that are cleared. */
export function cachesText({ caches, outcome }: CacheList): string {
  const all = `${counted(caches)} in all.`;
  if (!outcome) return all;
  const cleared = caches.filter(({ isCleared }) => isCleared);
  const isDryRun = outcome === 'would be cleared';
  if (cleared.length === 0) return `${all} None ${isDryRun ? outcome : 'was cleared'}.`;
  const verb = isDryRun ? outcome : cleared.length === 1 ? 'was cleared' : 'were cleared';
  return `${all} ${counted(cleared)} ${verb}.`;
}

/** The job summary, as Markdown of at most 1 MiB that ends with a new line. */
export function cacheSummary(list: CacheList): string {
  const { appId, caches, outcome, now } = list;
  const columns: Column[] = [
    { title: 'Workflow' },
    { title: 'Size', side: 'right' },
    { title: 'Last used' },
    { title: 'Cache' },
    ...(outcome ? [{ title: outcome === 'cleared' ? 'Cleared' : 'Would be cleared' }] : []),
  ];
  const rows = caches.map(({ cacheId, workflowId, lastUsed, size, isCleared }) => [
    markdownText(workflowId ?? '–'),
    sizeOf(size),
    lastUsed === undefined ? '–' : `${momentText(lastUsed)} (${agoText(now - lastUsed)})`,
    markdownCode(cacheId),
    ...(outcome ? [isCleared ? '✅' : '–'] : []),
  ]);
  const parts = [
    `## Caches of ${markdownCode(appId)}`,
    cachesText(list),
    ...(rows.length > 0 ? [markdownTable(columns, rows)] : []),
  ];
  const note = 'This list is longer than GitHub shows (1 MiB). The log has all of it.';
  return `${shortened(parts.join('\n\n'), { limit: largestSummary - 1, measure: bytesIn, note })}\n`;
}

function counted(caches: readonly ListedCache[]): string {
  const size = caches.reduce((sum, cache) => sum + (cache.size ?? 0), 0);
  return `${countText(caches.length, 'cache')} (${sizeText(size)})`;
}

function sizeOf(bytes: number | undefined): string {
  return bytes === undefined ? '–' : sizeText(bytes);
}

function agoText(ms: number): string {
  return `${durationText(ms)} ago`;
}
