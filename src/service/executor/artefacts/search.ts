import { lstat, readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PathPattern, type Pattern, parsePattern, WrongPattern } from '../../../pattern.ts';
import { rootsOf } from '../environment/folders.ts';
import type { BuildFolders, InsideFolders } from '../environment/inside-folders.ts';
import type { Variables } from '../environment/machine.ts';
import { expandVariables } from '../environment/variables.ts';

interface ArtefactSearch {
  /** With variables expanded. */
  readonly patterns: readonly string[];
  /** As the build sees them; relative patterns start at each of them. */
  readonly folders: readonly string[];
  readonly inside: Pick<InsideFolders, 'contained' | 'inBuild'>;
  /** Nothing outside of these folders, real paths, is listed or returned. */
  readonly roots: readonly string[];
  readonly signal: AbortSignal;
  /** Called with a message for the build's log about each pattern or path that was skipped. */
  readonly report: (problem: string) => Promise<void>;
  /** Called with each pattern that matches nothing. */
  readonly unmatched?: (pattern: string) => void;
}

/** Where to search for patterns as the workflow writes them: relative ones in the clone and in the working directory. */
export async function placesFor(
  written: { readonly patterns: readonly string[]; readonly workingDirectory: string },
  { folders, variables }: { readonly folders: BuildFolders; readonly variables: Variables },
) {
  const { inside } = folders;
  const expanded = (text: string): string => expandVariables(inside.written(text), variables);
  const roots = rootsOf(folders);
  const directory = await inside.contained(resolve(inside.clone, expanded(written.workingDirectory)), roots);
  const starts = [inside.clone, ...(typeof directory === 'string' ? [] : [inside.inBuild(directory.real)])];
  return { patterns: written.patterns.map(expanded), folders: [...new Set(starts)], inside, roots };
}

/** The files and folders that match a pattern, each once, as real paths: pattern by pattern, sorted by name. */
export async function findArtefacts(search: ArtefactSearch): Promise<string[]> {
  const unreachable = new Set<string>();
  const found = new Set<string>();
  for (const text of search.patterns) {
    const before = found.size;
    const pattern = parsed(text);
    if (typeof pattern === 'string') await search.report(pattern);
    const matched = typeof pattern === 'string' ? [] : await matches({ ...search, unreachable }, pattern);
    for (const path of matched) found.add(path);
    if (matched.length === 0) search.unmatched?.(text);
    if (found.size === before) await search.report(`\`${text}\` matched no further files`);
  }
  // Such as a name that is not UTF-8, or a path that is longer than the system takes.
  if (unreachable.size > 0)
    await search.report(`Left out, because they cannot be opened: ${unreachable.size}`);
  return [...found];
}

/** The pattern, or why it is skipped. */
function parsed(text: string): Pattern | string {
  try {
    const pattern = parsePattern(text, { hidden: 'written' });
    if (/(^|[^\w.-])\.\.($|[^\w.-])/.test(text)) return `\`${text}\` was skipped: it contains \`..\``;
    if (!pattern.excludes) return pattern;
    return `\`${text}\` was skipped: patterns that start with \`!\` are not supported`;
  } catch (error) {
    if (!(error instanceof WrongPattern)) throw error;
    return `\`${text}\` was skipped. ${error.message}`;
  }
}

/** A search with what it has met and cannot open. */
type Search = ArtefactSearch & { readonly unreachable: Set<string> };

async function matches(search: Search, pattern: Pattern): Promise<string[]> {
  const hits = new Set<string>();
  let isOutside = false;
  for (const alternative of pattern.alternatives)
    for (const start of startsOf(search, alternative)) {
      const folder = await search.inside.contained(start, search.roots);
      if (typeof folder !== 'string')
        for await (const path of findFiles(search, { folder: folder.real, pattern: alternative }))
          hits.add(path);
      isOutside ||= folder === 'outside';
    }
  if (isOutside) await search.report(`\`${pattern.text}\` was skipped: it is outside the build's folders`);
  return contained(search, { paths: sorted(hits), pattern });
}

/** The folders in which a match can be. */
function startsOf({ folders }: ArtefactSearch, { base }: PathPattern): string[] {
  return base[0] === '' ? [join('/', ...base)] : folders.map((folder) => join(folder, ...base));
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
  const realPaths: string[] = [];
  for (const path of paths) {
    search.signal.throwIfAborted();
    const inside = search.inside.inBuild(path);
    const found = await search.inside.contained(inside, search.roots);
    if (found === 'outside') {
      const name = relative(search.folders[0] ?? '/', inside);
      await search.report(
        `\`${name}\` (\`${pattern.text}\`) was skipped: it links outside the build's folders`,
      );
    } else if (found !== 'missing') {
      realPaths.push(found.real);
    }
  }
  return realPaths;
}

/** A folder can contain a million names: after so many, the event loop gets a turn. */
const namesPerTurn = 100;

/** The entries of a folder with their places in it; none of one that cannot be read. @throws the signal's reason */
async function* entriesIn(folder: string, signal: AbortSignal) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const [index, entry] of entries.entries()) {
    if (index % namesPerTurn === namesPerTurn - 1) await nextTurn();
    signal.throwIfAborted();
    yield { entry, index, path: join(folder, entry.name) };
  }
}

/** A name that only wildcards match. */
const anyName = '\u0001';

/** Apple's bundles and archives: folders that people handle as one file. */
export const bundle = /\.(?:app|appex|bundle|dSYM|framework|xcarchive|xcframework|xcresult)$/;

/**
 * The files and folders below a folder, the pattern's base, that match the pattern. A folder is left to be searched when
 * the pattern also matches what is in it, as `**` does, unless it is a bundle. Links are listed but not followed, and
 * folders in which nothing can match are skipped.
 */
async function* findFiles(
  { signal, unreachable }: Search,
  { folder, pattern }: { readonly folder: string; readonly pattern: PathPattern },
): AsyncGenerator<string> {
  const folders = [{ path: folder, places: pattern.begin(pattern.base.length) }];
  for (let next = folders.pop(); next; next = folders.pop())
    for await (const { entry, path, index } of entriesIn(next.path, signal)) {
      const places = pattern.advance(next.places, entry.name);
      const isWhole =
        !entry.isDirectory() || bundle.test(entry.name) || !pattern.isEnd(pattern.advance(places, anyName));
      const isMatch = isWhole && pattern.isEnd(places);
      if (!isMatch && !(entry.isDirectory() && pattern.goesOn(places))) continue;
      if (!(await lstat(path).catch(() => undefined))) unreachable.add(`${path}/${index}`);
      else if (isMatch) yield path;
      else folders.push({ path, places });
    }
}
