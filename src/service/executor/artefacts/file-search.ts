import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PathPattern } from '../../../pattern.ts';

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
