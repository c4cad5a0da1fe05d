import picomatch from 'picomatch';

/**
 * Whether an artefact's name is meant by the patterns: globs, of which one that begins with `!` takes away.
 * No patterns, or only such as take away, mean all others.
 */
export function artefactFilter(patterns: readonly string[]): (name: string) => boolean {
  const matcher = (glob: string): ((name: string) => boolean) => picomatch(glob, { dot: true });
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!')).map(matcher);
  const unwanted = patterns
    .filter((pattern) => pattern.startsWith('!'))
    .map((pattern) => matcher(pattern.slice(1)));
  return (name) =>
    (wanted.length === 0 || wanted.some((matches) => matches(name))) &&
    !unwanted.some((matches) => matches(name));
}
