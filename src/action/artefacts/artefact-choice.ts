import type { Pattern } from '../../pattern.ts';

/**
 * Whether the patterns choose an artefact by its name. A pattern with the prefix `!` excludes; without any other
 * pattern, everything that is not excluded is chosen.
 */
export function artefactFilter(patterns: readonly Pattern[]): (name: string) => boolean {
  const wanted = patterns.filter(({ excludes }) => !excludes);
  const unwanted = patterns.filter(({ excludes }) => excludes);
  return (name) =>
    (wanted.length === 0 || wanted.some((pattern) => pattern.matches(name))) &&
    !unwanted.some((pattern) => pattern.matches(name));
}
