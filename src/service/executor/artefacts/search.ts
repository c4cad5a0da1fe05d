import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PathPattern, type Pattern, parsePattern } from '../../../pattern.ts';
import { WrongPattern } from '../../../wrong-pattern.ts';
import { containedPath } from '../environment/contained-path.ts';

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
    if (found.size === before) await search.refused(`\`${text}\` matched no further files`);
  }
  return [...found];
}

async function accepted({ refused }: ArtefactSearch, text: string): Promise<Pattern | undefined> {
  try {
    const pattern = parsePattern(text, { hidden: 'written' });
    if (/(^|[^\w.-])\.\.($|[^\w.-])/.test(text)) await refused(`\`${text}\` was skipped: it contains \`..\``);
    else if (pattern.excludes)
      await refused(`\`${text}\` was skipped: patterns that start with \`!\` are not supported`);
    else return pattern;
  } catch (error) {
    if (!(error instanceof WrongPattern)) throw error;
    await refused(`\`${text}\` was skipped. ${error.message}`);
  }
  return undefined;
}

async function matches(search: ArtefactSearch, pattern: Pattern): Promise<string[]> {
  const hits = new Set<string>();
  const refused = new Set<string>();
  for (const alternative of pattern.alternatives) {
    const found = await matchesOf(search, alternative);
    if (found === 'outside')
      refused.add(`\`${pattern.text}\` was skipped: it is outside the build's folders`);
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
        `\`${name}\` (\`${pattern.text}\`) was skipped: it links outside the build's folders`,
      );
    } else if (contained !== 'missing') {
      kept.push(contained.real);
    }
  }
  return kept;
}

/** A folder can hold a million names: after so many the service does its other work. */
const namesATurn = 100;

/**
 * The files below a folder, the pattern's base, that the pattern names. Links are listed, never entered, and no folder
 * is entered in which nothing can match.
 */
export async function findFiles({
  folder,
  pattern,
  signal,
}: {
  readonly folder: string;
  readonly pattern: PathPattern;
  readonly signal: AbortSignal;
}): Promise<string[]> {
  const found: string[] = [];
  const folders = [{ path: folder, places: pattern.begin(pattern.base.length) }];
  let names = 0;
  for (let next = folders.pop(); next; next = folders.pop()) {
    for (const entry of await entriesOf(next.path)) {
      names += 1;
      if (names % namesATurn === 0) await nextTurn();
      signal.throwIfAborted();
      const path = join(next.path, entry.name);
      const places = pattern.advance(next.places, entry.name);
      // A bundle of Apple's is a folder: it is found to be told in the log, not to be kept.
      const isListed = !entry.isDirectory() || /\.(app|framework|xcarchive)$/.test(entry.name);
      if (isListed && pattern.isEnd(places)) found.push(path);
      if (entry.isDirectory() && pattern.goesOn(places)) folders.push({ path, places });
    }
  }
  return found;
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
