import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import picomatch from 'picomatch';
import { containedPath } from './contained.ts';

export interface ArtefactSearch {
  /** Patterns with their variables replaced; relative ones start at `folder`. */
  readonly patterns: readonly string[];
  readonly folder: string;
  /** Nothing outside of these folders, real paths, is listed or returned. */
  readonly roots: readonly string[];
  /** Is told, in words for the build's log, what was refused. */
  readonly refused: (why: string) => Promise<void>;
}

/** Files that one of the patterns names, each once, as real paths, pattern by pattern in the order of their names. */
export async function findArtefacts(search: ArtefactSearch): Promise<string[]> {
  const found = new Set<string>();
  for (const pattern of search.patterns) {
    const before = found.size;
    for (const path of await matches(search, pattern)) found.add(path);
    if (found.size === before) await search.refused(`\`${pattern}\` names no further file`);
  }
  return [...found];
}

async function matches(search: ArtefactSearch, pattern: string): Promise<string[]> {
  if (/(^|[^\w.-])\.\.($|[^\w.-])/.test(pattern)) {
    await search.refused(`\`${pattern}\` is refused: it holds \`..\``);
    return [];
  }
  if (pattern.startsWith('!')) {
    await search.refused(`\`${pattern}\` is refused: patterns say what to keep, none says what to leave out`);
    return [];
  }
  const { base, glob } = picomatch.scan(pattern);
  const start = isAbsolute(base) ? base : join(search.folder, base);
  const contained = await containedPath(start, search.roots);
  if (contained === 'missing') return [];
  if (contained === 'outside') {
    await search.refused(`\`${pattern}\` is refused: it leads out of the build's folders`);
    return [];
  }
  if (glob === '') return keep(search, [start], pattern);
  const isMatch = picomatch(glob, { noextglob: true, nonegate: true });
  const names = await walk(contained.real, glob.includes('**') ? Infinity : glob.split('/').length);
  const hits = names.filter((path) => isMatch(relative(contained.real, path)));
  return keep(search, hits, pattern);
}

/** Follows links of files where they stay inside, and leaves everything else that is no file. */
async function keep(search: ArtefactSearch, paths: readonly string[], pattern: string): Promise<string[]> {
  const kept: string[] = [];
  for (const path of paths) {
    const contained = await containedPath(path, search.roots);
    if (contained === 'outside') {
      const name = relative(search.folder, path);
      await search.refused(
        `\`${name}\` (\`${pattern}\`) is refused: it is a link out of the build's folders`,
      );
    } else if (contained !== 'missing') {
      kept.push(contained.real);
    }
  }
  return kept;
}

/** The files below a folder, sorted; links are listed, never entered. */
async function walk(folder: string, depth: number): Promise<string[]> {
  let entries: Dirent[];
  try {
    entries = await readdir(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  const found: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    // A bundle of Apple's is a folder: it is found to be told in the log, not to be kept.
    if (!entry.isDirectory() || /\.(app|framework|xcarchive)$/.test(entry.name)) found.push(path);
    if (entry.isDirectory() && depth > 1) found.push(...(await walk(path, depth - 1)));
  }
  return found;
}
