import type { Log } from '../runner/runner.ts';
import type { Annotation } from './annotations.ts';

/** @returns how many of them are errors */
export function showAnnotations(log: Log, shown: readonly Annotation[]): number {
  for (const { kind, message, ...options } of shown) log[kind](message, options);
  return shown.filter(({ kind }) => kind === 'error').length;
}
