import type { Estimate } from './estimate.ts';

/**
 * The estimate as log and comment show it: `about 4 min left`. It is rounded to what it can promise, and says so when a
 * build takes longer than usual.
 */
export function timeLeftText(estimate: Estimate): string {
  switch (estimate.kind) {
    case 'queued':
      return `${about(estimate.takesMs, estimate)} once it runs`;
    case 'running':
      return `${about(estimate.leftMs, estimate)} left`;
    case 'late':
      return 'later than usual';
  }
}

/** What it is based on: `the last 12 builds took 9 to 14 min`. */
export function basisText({ count, lowMs, highMs }: Estimate): string {
  const builds = count === 1 ? 'the last build' : `the last ${count} builds`;
  if (highMs < second) return `${builds} took less than a second`;
  const unit = highMs < shortBuild ? inSeconds : inMinutes;
  const [low, high] = [unit(lowMs), unit(highMs)];
  if (low === high) return `${builds} took ${count === 1 ? '' : 'about '}${high}`;
  if (lowMs < second) return `${builds} took up to ${high}`;
  const sameUnit = low.replace(/^(\d+) (?:s|min)$/, '$1');
  return `${builds} took ${/^\d+ (?:s|min)$/.test(high) ? sameUnit : low} to ${high}`;
}

const second = 1000;
const minute = 60 * second;

/** The times of builds that take less than this are told in seconds. */
const shortBuild = 2 * minute;

function about(ms: number, { highMs }: Estimate): string {
  if (ms >= 0.75 * minute) return `about ${inMinutes(ms)}`;
  if (highMs >= shortBuild) return 'less than a minute';
  return ms < 5 * second ? 'a few seconds' : `about ${inSeconds(ms)}`;
}

/** Short ones to the second, others to ten seconds. */
function inSeconds(ms: number): string {
  const unit = ms < 20 * second ? second : 10 * second;
  return `${Math.max(1, Math.round(ms / unit)) * (unit / second)} s`;
}

function inMinutes(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minute));
  if (minutes < 120) return `${minutes} min`;
  const hours = `${Math.floor(minutes / 60)} h`;
  return minutes % 60 === 0 ? hours : `${hours} ${minutes % 60} min`;
}
