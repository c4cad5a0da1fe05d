import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PathPattern, type Pattern, parsePattern, WrongPattern } from '../../../pattern.ts';
import { containedPath } from '../environment/folders.ts';
import { namesPerTurn, Unreachable } from '../environment/unreachable.ts';

interface ArtefactSearch {
  /** With variables expanded. */
  readonly patterns: readonly string[];
  /** Real paths; relative patterns start at each of them. */
  readonly folders: readonly string[];
  /** Nothing outside of these folders, real paths, is listed or returned. */
  readonly roots: readonly string[];
  readonly signal: AbortSignal;
  /** Called with a message for the build's log about each pattern or path that was skipped. */
  readonly report: (problem: string) => Promise<void>;
}

/** A search with what it has met and cannot open. */
type Search = ArtefactSearch & { readonly unreachable: Unreachable };

/** The files and folders that match a pattern, each once, as real paths: pattern by pattern, sorted by name. */
export async function findArtefacts(options: ArtefactSearch): Promise<string[]> {
  const search: Search = { ...options, unreachable: new Unreachable() };
  const found = new Set<string>();
  for (const text of search.patterns) {
    const before = found.size;
    const pattern = await parsed(search, text);
    if (pattern) for (const path of await matches(search, pattern)) found.add(path);
    if (found.size === before) await search.report(`\`${text}\` matched no further files`);
  }
  for (const line of search.unreachable.lines()) await search.report(`Left out: ${line}`);
  return [...found];
}

async function parsed({ report }: ArtefactSearch, text: string): Promise<Pattern | undefined> {
  try {
    const pattern = parsePattern(text, { hidden: 'written' });
    if (/(^|[^\w.-])\.\.($|[^\w.-])/.test(text)) await report(`\`${text}\` was skipped: it contains \`..\``);
    else if (pattern.excludes)
      await report(`\`${text}\` was skipped: patterns that start with \`!\` are not supported`);
    else return pattern;
  } catch (error) {
    if (!(error instanceof WrongPattern)) throw error;
    await report(`\`${text}\` was skipped. ${error.message}`);
  }
  return undefined;
}

async function matches(search: Search, pattern: Pattern): Promise<string[]> {
  const hits = new Set<string>();
  const skipped = new Set<string>();
  for (const alternative of pattern.alternatives)
    for (const start of startsOf(search, alternative)) {
      const found = await matchesOf(search, alternative, start);
      if (found === 'outside')
        skipped.add(`\`${pattern.text}\` was skipped: it is outside the build's folders`);
      else for (const path of found) hits.add(path);
    }
  for (const problem of skipped) await search.report(problem);
  return contained(search, { paths: sorted(hits), pattern });
}

/** The folders in which a match can be. */
function startsOf({ folders }: ArtefactSearch, { base }: PathPattern): string[] {
  return base[0] === '' ? [join('/', ...base)] : folders.map((folder) => join(folder, ...base));
}

async function matchesOf(
  search: Search,
  pattern: PathPattern,
  start: string,
): Promise<Iterable<string> | 'outside'> {
  const found = await containedPath(start, search.roots);
  if (typeof found === 'string') return found === 'missing' ? [] : found;
  return findFiles({ ...search, folder: found.real, pattern });
}

/** Sorted by name, folder by folder. */
function sorted(paths: Iterable<string>): string[] {
  // A zero byte sorts before everything else and cannot occur in a name.
  const keys = Array.from(paths, (path) => path.replaceAll('/', '\0')).sort();
  return keys.map((key) => key.replaceAll('\0', '/'));
}

/** The real paths of those inside the roots; a link that leads outside is reported. */
async function contained(
  search: ArtefactSearch,
  { paths, pattern }: { paths: readonly string[]; pattern: Pattern },
): Promise<string[]> {
  const kept: string[] = [];
  for (const path of paths) {
    search.signal.throwIfAborted();
    const found = await containedPath(path, search.roots);
    if (found === 'outside') {
      const name = relative(search.folders[0] ?? '/', path);
      await search.report(
        `\`${name}\` (\`${pattern.text}\`) was skipped: it links outside the build's folders`,
      );
    } else if (found !== 'missing') {
      kept.push(found.real);
    }
  }
  return kept;
}

/** A name that only wildcards match. */
const anyName = '\u0001';

/** Apple's bundles and archives: folders that people handle as one file. */
const bundle = /\.(?:app|appex|bundle|dSYM|framework|xcarchive|xcframework|xcresult)$/;

/**
 * The files and folders below a folder, the pattern's base, that match the pattern. A folder is left to be searched when
 * the pattern also matches what is in it, as `**` does, unless it is a bundle. Links are listed but not followed, and
 * folders in which nothing can match are skipped.
 */
async function findFiles({
  folder,
  pattern,
  signal,
  unreachable,
}: Pick<Search, 'signal' | 'unreachable'> & {
  readonly folder: string;
  readonly pattern: PathPattern;
}): Promise<string[]> {
  const found: string[] = [];
  const folders = [{ path: folder, places: pattern.begin(pattern.base.length) }];
  let names = 0;
  for (let next = folders.pop(); next; next = folders.pop()) {
    for (const [index, entry] of (await entriesOf(next.path)).entries()) {
      names += 1;
      if (names % namesPerTurn === 0) await nextTurn();
      signal.throwIfAborted();
      const path = join(next.path, entry.name);
      const places = pattern.advance(next.places, entry.name);
      const isWhole =
        !entry.isDirectory() || bundle.test(entry.name) || !pattern.isEnd(pattern.advance(places, anyName));
      const isMatch = isWhole && pattern.isEnd(places);
      if (!isMatch && !(entry.isDirectory() && pattern.goesOn(places))) continue;
      if (!(await unreachable.opens(path, index))) continue;
      if (isMatch) found.push(path);
      else folders.push({ path, places });
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
