/** The caches of an application as log and summary show them, and whether they were cleared. */
import { logLine } from '../../core/text/log-line.ts';
import { bytesIn, shortened } from '../../core/text/shorten.ts';
import { type Column, markdownTable } from '../escape/blocks.ts';
import { markdownCode, markdownText } from '../escape/markdown.ts';
import { durationText, momentText, sizeText } from '../wording/units.ts';
import { largestSummary } from './summary.ts';

export interface ListedCache {
  readonly cacheId: string;
  readonly workflowId: string | undefined;
  /** Milliseconds since the Unix epoch. */
  readonly lastUsed: number | undefined;
  /** Bytes. */
  readonly size: number | undefined;
  /** Whether it is cleared, or would be. */
  readonly goes: boolean;
}

export type CacheFate = 'cleared' | 'would be cleared';

export interface CacheList {
  readonly appId: string;
  readonly caches: readonly ListedCache[];
  /** What happened to the selected caches; `undefined` where the caches were only listed. */
  readonly fate: CacheFate | undefined;
  readonly now: number;
}

/** One line per cache: workflow, size, last use, id, and whether it was cleared. */
export function cacheLines({ caches, fate, now }: CacheList): string[] {
  return caches.map(({ cacheId, workflowId, lastUsed, size, goes }) => {
    const used = lastUsed === undefined ? 'last use unknown' : `last used ${agoText(now - lastUsed)}`;
    const parts = [workflowId ?? 'workflow unknown', sizeOf(size), used, cacheId];
    return logLine([...parts, ...(fate && goes ? [fate] : [])].join(' · '));
  });
}

/** The number and total size of the caches, and of those that are cleared. */
export function cachesText({ caches, fate }: CacheList): string {
  const all = `${counted(caches)} in all.`;
  if (!fate) return all;
  const going = caches.filter(({ goes }) => goes);
  const verb = fate === 'would be cleared' ? fate : going.length === 1 ? 'was cleared' : 'were cleared';
  return `${all} ${going.length === 0 ? `None ${fate === 'cleared' ? 'was cleared' : fate}` : `${counted(going)} ${verb}`}.`;
}

/** The job summary, as Markdown of at most 1 MiB that ends with a new line. */
export function cacheSummary(list: CacheList): string {
  const { appId, caches, fate, now } = list;
  const columns: Column[] = [
    { title: 'Workflow' },
    { title: 'Size', side: 'right' },
    { title: 'Last used' },
    { title: 'Cache' },
    ...(fate ? [{ title: fate === 'cleared' ? 'Cleared' : 'Would be cleared' }] : []),
  ];
  const rows = caches.map(({ cacheId, workflowId, lastUsed, size, goes }) => [
    markdownText(workflowId ?? '–'),
    sizeOf(size),
    lastUsed === undefined ? '–' : `${momentText(lastUsed)} (${agoText(now - lastUsed)})`,
    markdownCode(cacheId),
    ...(fate ? [goes ? '✅' : '–'] : []),
  ]);
  const parts = [
    `## Caches of ${markdownCode(appId)}`,
    cachesText(list),
    ...(rows.length > 0 ? [markdownTable(columns, rows)] : []),
  ];
  const note = 'This list was longer than GitHub shows (1 MiB): the log has all of it.';
  return `${shortened(parts.join('\n\n'), { limit: largestSummary - 1, measure: bytesIn, note })}\n`;
}

function counted(caches: readonly ListedCache[]): string {
  const size = caches.reduce((sum, cache) => sum + (cache.size ?? 0), 0);
  return `${caches.length} ${caches.length === 1 ? 'cache' : 'caches'} (${sizeText(size)})`;
}

function sizeOf(bytes: number | undefined): string {
  return bytes === undefined ? '–' : sizeText(bytes);
}

function agoText(ms: number): string {
  return `${durationText(ms)} ago`;
}
