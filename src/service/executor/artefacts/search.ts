import { readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { PathPattern, Pattern } from '../../../pattern.ts';
import { readArtefactPattern } from '../../workflow-file/artefact-pattern.ts';
import type { Workflow } from '../../workflow-file/schema.ts';
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

/** A build as its scripts left it. */
export interface ScriptedBuild {
  readonly workflow: Workflow;
  readonly folders: BuildFolders;
  /** Those that the last script left. */
  readonly variables: Variables;
}

/** Where the artefacts of a build can be: relative patterns start in the clone and in the working directory. */
export async function artefactPlaces({ workflow, folders, variables }: ScriptedBuild) {
  const { inside } = folders;
  const expanded = (text: string): string => expandVariables(inside.written(text), variables);
  const roots = rootsOf(folders);
  const directory = await inside.contained(resolve(inside.clone, expanded(workflow.workingDirectory)), roots);
  const starts = [inside.clone, ...(typeof directory === 'string' ? [] : [inside.inBuild(directory.real)])];
  const patterns = workflow.artifacts.map(expanded);
  // What is in `CM_EXPORT_DIR` needs no pattern.
  const exported = await readdir(folders.exported).catch(() => []);
  if (exported.length > 0) patterns.push(join(inside.exported, '*'));
  return { patterns, folders: [...new Set(starts)], inside, roots };
}

/** The files and folders that match a pattern, each once, as real paths: pattern by pattern, sorted by name. */
export async function findArtefacts(search: ArtefactSearch): Promise<string[]> {
  const found = new Set<string>();
  for (const text of search.patterns) {
    const before = found.size;
    const pattern = readArtefactPattern(text);
    if (typeof pattern === 'string') await search.report(`\`${text}\` was skipped: ${pattern}`);
    const matched = typeof pattern === 'string' ? [] : await matches(search, pattern);
    for (const path of matched) found.add(path);
    if (matched.length === 0) search.unmatched?.(text);
    if (found.size === before) await search.report(`\`${text}\` matched no further files`);
  }
  return [...found];
}

/** The real paths of what matches. What is outside of the roots, or leads there by a link, is reported. */
async function matches(
  { inside, roots, folders, signal, report }: ArtefactSearch,
  pattern: Pattern,
): Promise<string[]> {
  const hits = new Set<string>();
  let isOutside = false;
  for (const alternative of pattern.alternatives) {
    const { base } = alternative;
    const starts = base[0] === '' ? ['/'] : folders;
    for (const start of starts) {
      const folder = await inside.contained(join(start, ...base), roots);
      isOutside ||= folder === 'outside';
      if (typeof folder !== 'string')
        for await (const path of findFiles(folder.real, alternative, signal)) hits.add(path);
    }
  }
  if (isOutside) await report(`\`${pattern.text}\` was skipped: it is outside the build's folders`);
  const realPaths: string[] = [];
  for (const hit of [...hits].sort()) {
    signal.throwIfAborted();
    const path = inside.inBuild(hit);
    const found = await inside.contained(path, roots);
    if (typeof found !== 'string') realPaths.push(found.real);
    else if (found === 'outside')
      await report(
        `\`${relative(folders[0] ?? '/', path)}\` (\`${pattern.text}\`) was skipped: it links outside the build's folders`,
      );
  }
  return realPaths;
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
async function* findFiles(folder: string, pattern: PathPattern, signal: AbortSignal): AsyncGenerator<string> {
  const folders = [{ path: folder, places: pattern.begin(pattern.base.length) }];
  for (let next = folders.pop(); next; next = folders.pop()) {
    signal.throwIfAborted();
    for (const entry of await readdir(next.path, { withFileTypes: true }).catch(() => [])) {
      const path = join(next.path, entry.name);
      const places = pattern.advance(next.places, entry.name);
      const isWhole =
        !entry.isDirectory() || bundle.test(entry.name) || !pattern.isEnd(pattern.advance(places, anyName));
      if (isWhole && pattern.isEnd(places)) yield path;
      else if (entry.isDirectory() && pattern.goesOn(places)) folders.push({ path, places });
    }
  }
}
