import type { Pattern } from '../pattern.ts';

/**
 * Whether an artefact's name is meant by the patterns, of which one that begins with `!` takes away. No patterns, or
 * only such as take away, mean all others.
 */
export function artefactFilter(patterns: readonly Pattern[]): (name: string) => boolean {
  const wanted = patterns.filter(({ excludes }) => !excludes);
  const unwanted = patterns.filter(({ excludes }) => excludes);
  return (name) =>
    (wanted.length === 0 || wanted.some((pattern) => pattern.matches(name))) &&
    !unwanted.some((pattern) => pattern.matches(name));
}
