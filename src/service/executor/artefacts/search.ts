import { join, relative } from 'node:path';
import { type PathPattern, type Pattern, parsePattern, WrongPattern } from '../../../pattern.ts';
import { containedPath } from '../environment/contained.ts';
import { findFiles } from './file-search.ts';

export interface ArtefactSearch {
  /** Patterns with their variables replaced; relative ones start at `folder`. */
  readonly patterns: readonly string[];
  readonly folder: string;
  /** Nothing outside of these folders, real paths, is listed or returned. */
  readonly roots: readonly string[];
  readonly signal: AbortSignal;
  /** Is told, in words for the build's log, what was refused. */
  readonly refused: (why: string) => Promise<void>;
}

/** Files that one of the patterns names, each once, as real paths, pattern by pattern in the order of their names. */
export async function findArtefacts(search: ArtefactSearch): Promise<string[]> {
  const found = new Set<string>();
  for (const text of search.patterns) {
    const before = found.size;
    const pattern = await accepted(search, text);
    if (pattern) for (const path of await matches(search, pattern)) found.add(path);
    if (found.size === before) await search.refused(`\`${text}\` names no further file`);
  }
  return [...found];
}

async function accepted({ refused }: ArtefactSearch, text: string): Promise<Pattern | undefined> {
  try {
    const pattern = parsePattern(text, { hidden: 'written' });
    if (/(^|[^\w.-])\.\.($|[^\w.-])/.test(text)) await refused(`\`${text}\` is refused: it holds \`..\``);
    else if (pattern.excludes)
      await refused(`\`${text}\` is refused: patterns say what to keep, none says what to leave out`);
    else return pattern;
  } catch (error) {
    if (!(error instanceof WrongPattern)) throw error;
    await refused(`\`${text}\` is refused. ${error.message}`);
  }
  return undefined;
}

async function matches(search: ArtefactSearch, pattern: Pattern): Promise<string[]> {
  const hits = new Set<string>();
  const refused = new Set<string>();
  for (const alternative of pattern.alternatives) {
    const found = await matchesOf(search, alternative);
    if (found === 'outside')
      refused.add(`\`${pattern.text}\` is refused: it leads out of the build's folders`);
    else for (const path of found) hits.add(path);
  }
  for (const why of refused) await search.refused(why);
  return keep(search, { paths: sorted(hits), pattern });
}

async function matchesOf(
  search: ArtefactSearch,
  pattern: PathPattern,
): Promise<Iterable<string> | 'outside'> {
  const { base } = pattern;
  const start = base[0] === '' ? join('/', ...base) : join(search.folder, ...base);
  const contained = await containedPath(start, search.roots);
  if (typeof contained === 'string') return contained === 'missing' ? [] : contained;
  return findFiles({ ...search, folder: contained.real, pattern });
}

/** In the order of their names, folder by folder. */
function sorted(paths: Iterable<string>): string[] {
  // No name holds the byte that stands for the slash here, and none sorts before it.
  const keys = Array.from(paths, (path) => path.replaceAll('/', '\0')).sort();
  return keys.map((key) => key.replaceAll('\0', '/'));
}

/** Follows links of files where they stay inside, and leaves everything else that is no file. */
async function keep(
  search: ArtefactSearch,
  { paths, pattern }: { paths: readonly string[]; pattern: Pattern },
): Promise<string[]> {
  const kept: string[] = [];
  for (const path of paths) {
    search.signal.throwIfAborted();
    const contained = await containedPath(path, search.roots);
    if (contained === 'outside') {
      const name = relative(search.folder, path);
      await search.refused(
        `\`${name}\` (\`${pattern.text}\`) is refused: it is a link out of the build's folders`,
      );
    } else if (contained !== 'missing') {
      kept.push(contained.real);
    }
  }
  return kept;
}
