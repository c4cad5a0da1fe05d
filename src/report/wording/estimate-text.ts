import type { Estimate } from '../../core/estimate.ts';

/**
 * The estimate as the log and the comment show it: `about 4 min left, as the last 12 builds took 9 to 14 min`. It
 * is rounded to what it can promise, and says so when a build takes longer than usual.
 */
export function estimateText(estimate: Estimate): string {
  switch (estimate.kind) {
    case 'queued':
      return `${about(estimate.takesMs)} once it runs, as ${basisText(estimate)}`;
    case 'running':
      return `${about(estimate.leftMs)} left, as ${basisText(estimate)}`;
    case 'late':
      return `later than usual: ${basisText(estimate)}`;
  }
}

function basisText({ count, lowMs, highMs }: Estimate): string {
  const builds = count === 1 ? 'the last build' : `the last ${count} builds`;
  const unit = highMs < 2 * minute ? inSeconds : inMinutes;
  const [low, high] = [unit(lowMs), unit(highMs)];
  if (low === high) return `${builds} took ${count === 1 ? '' : 'about '}${high}`;
  const sameUnit = low.replace(/^(\d+) (?:s|min)$/, '$1');
  return `${builds} took ${/^\d+ (?:s|min)$/.test(high) ? sameUnit : low} to ${high}`;
}

const minute = 60_000;

function about(ms: number): string {
  return ms < 0.75 * minute ? 'less than a minute' : `about ${inMinutes(ms)}`;
}

/** To ten seconds. */
function inSeconds(ms: number): string {
  return `${Math.max(1, Math.round(ms / 10_000)) * 10} s`;
}

function inMinutes(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minute));
  if (minutes < 120) return `${minutes} min`;
  const hours = `${Math.floor(minutes / 60)} h`;
  return minutes % 60 === 0 ? hours : `${hours} ${minutes % 60} min`;
}
