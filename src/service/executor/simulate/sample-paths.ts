import { expandBraces, parsePattern } from '../../../pattern.ts';

/** Names that tools give to what they build. The first one that fits a pattern is used. */
const customaryNames = [
  'app-release.apk',
  'app-debug.apk',
  'app-release.aab',
  'app-debug.aab',
  'Runner.ipa',
  'Runner.app',
  'Runner.xcarchive',
  'Runner.app.dSYM',
  'mapping.txt',
  'simulated.txt',
];

/**
 * A path that each alternative of a pattern matches; none for an alternative that no name fits.
 *
 * @throws WrongPattern
 */
export function samplePaths(pattern: string): string[] {
  return expandBraces(pattern).flatMap((alternative) => {
    const parts = alternative.split('/').filter((part, at) => part !== '.' && (part !== '' || at === 0));
    const folders = parts
      .slice(0, -1)
      .flatMap((part) => (part === '**' ? [] : [sampleName(part, ['simulated'])]));
    const last = parts.at(-1) ?? '';
    const path = [...folders, last === '**' ? 'simulated.txt' : sampleName(last, customaryNames)].join('/');
    return parsePattern(alternative, { hidden: 'written' }).matches(path) ? [path] : [];
  });
}

/** A name that the part of a pattern matches: one of these, or the part with its wildcards filled in. */
function sampleName(part: string, names: readonly string[]): string {
  if (!/[*?[\\]/.test(part)) return part;
  const { matches } = parsePattern(part, { hidden: 'written' });
  const known = names.find((name) => matches(name));
  return (
    known ??
    part
      .replace(/\\(.)|\[(?:\\?([^\]!^])[^\]]*|[!^][^\]]*)\]|\*+|\?/g, (whole, escaped, first) => {
        if (escaped !== undefined) return escaped;
        if (whole.startsWith('*')) return 'simulated';
        return first ?? (whole === '?' ? 'x' : '0');
      })
      .replace(/(?<=simulated)simulated/g, '')
  );
}
