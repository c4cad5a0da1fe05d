/** Plans that this project's plan is compared with where steps are told. README.md says why it is not one of them. */
import { median, wholeDurations } from '../../src/action/follow/estimate.ts';
import type { Plan } from './replay.ts';
import type { SteppedCase } from './steps.ts';

const oftenMs = 2000;

/** Every 2 s in the last states and in the middle half of earlier durations, otherwise every `pollInterval`. */
export function plainPlan(pollIntervalMs: number): Plan {
  return ({ at, state }, { build, history }) => {
    if (at < build.runsFrom) return pollIntervalMs;
    const durations = wholeDurations(history).sort((a, b) => a - b);
    const quantile = (share: number): number => durations[Math.floor(share * (durations.length - 1))] ?? 0;
    const sinceStart = at - build.runsFrom;
    const [from, until] = [quantile(0.25) - sinceStart, quantile(0.75) - sinceStart];
    if (state === 'publishing' || state === 'finishing') return oftenMs;
    if (from > 0) return Math.max(oftenMs, Math.min(pollIntervalMs, from));
    return until >= 0 ? oftenMs : pollIntervalMs;
  };
}

/** A third of the time that the steps of earlier builds leave, or of the time that the build is late. */
export function stepsPlan(pollIntervalMs: number): Plan<SteppedCase> {
  return ({ at }, replayed) => {
    const leftMs = timeLeft(replayed, at) ?? Number.POSITIVE_INFINITY;
    return Math.min(pollIntervalMs, Math.max(oftenMs, Math.abs(leftMs) / 3));
  };
}

/** The sum of the medians of the steps that remain, in milliseconds. */
function timeLeft({ steps, earlier }: SteppedCase, at: number): number | undefined {
  const current = steps.findLast(({ from }) => from <= at);
  const order = (earlier[0] ?? []).map(({ name }) => name);
  if (!current || !order.includes(current.name)) return undefined;
  const usualMs = (name: string): number =>
    median(earlier.flatMap((past) => past.find((step) => step.name === name)?.tookMs ?? []).sort(ascending));
  const remaining = order.slice(order.indexOf(current.name));
  return remaining.reduce((sum, name) => sum + usualMs(name), 0) - (at - current.from);
}

const ascending = (one: number, other: number): number => one - other;
