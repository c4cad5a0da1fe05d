import type { Annotation } from '../../report/log/annotations.ts';
import type { Log } from '../../runner/runner.ts';

/** @returns how many of them are errors */
export function showAnnotations(log: Log, shown: readonly Annotation[]): number {
  for (const { kind, message, ...options } of shown) log[kind](message, options);
  return shown.filter(({ kind }) => kind === 'error').length;
}
