import type { Limits } from '../../src/client/limits.ts';

type DurationName = Extract<keyof Limits, `${string}Ms`>;

function isDuration(name: string): name is DurationName {
  return name.endsWith('Ms');
}

/** The same limits with every duration multiplied by `factor`, and at least one millisecond long. */
export function scaled(limits: Limits, factor: number): Limits {
  const result: Record<keyof Limits, number> = { ...limits };
  for (const name of Object.keys(limits))
    if (isDuration(name)) result[name] = Math.max(1, Math.round(limits[name] * factor));
  return result;
}
