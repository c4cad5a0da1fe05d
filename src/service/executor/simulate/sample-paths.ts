import { expandBraces, parsePattern } from '../../../pattern.ts';

/** Names that tools give to what they build. Of those that fit a pattern, the first one with the most words of its folders is used. */
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
    const words = wordsOf(folders.join('/'));
    const shared = (name: string) => wordsOf(name).filter((word) => words.includes(word)).length;
    const candidates = customaryNames.toSorted((a, b) => shared(b) - shared(a));
    const names = last === '**' ? ['simulated.txt'] : [sampleName(last, candidates)];
    const path = [...folders, ...names].join('/');
    return parsePattern(alternative, { hidden: 'written' }).matches(path) ? [path] : [];
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
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
