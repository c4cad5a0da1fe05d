import { readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { PathPattern, Pattern } from '../../../pattern.ts';
import { readArtefactPattern } from '../../workflow-file/artefact-pattern.ts';
import type { PreparedBuild } from '../build-context.ts';
import { rootsOf } from '../environment/folders.ts';
import type { Variables } from '../environment/machine.ts';
import { expandVariables } from '../environment/variables.ts';

interface ArtefactSearch extends Awaited<ReturnType<typeof artefactPlaces>> {
  readonly signal: AbortSignal;
  /** Called with a message for the build's log about each skipped pattern or path. */
  readonly report: (problem: string) => Promise<void>;
  readonly unmatched?: (pattern: string) => void;
}

/** A build after its scripts, with the variables after the last one. */
export type ScriptedBuild = Pick<PreparedBuild, 'workflow' | 'folders'> & { readonly variables: Variables };

/**
 * Where to look for artefacts: relative patterns start in `folders`, the clone and the working directory, as paths of the
 * build. Nothing outside of the roots is listed or returned.
 */
export async function artefactPlaces({ workflow, folders, variables }: ScriptedBuild) {
  const { inside } = folders;
  const { contained, inBuild } = inside;
  const expanded = (text: string): string => expandVariables(inside.written(text), variables);
  const roots = rootsOf(folders);
  const directory = await contained(resolve(inside.clone, expanded(workflow.workingDirectory)), roots);
  const starts = [inside.clone, ...(typeof directory === 'string' ? [] : [inBuild(directory.real)])];
  const patterns = workflow.artifacts.map(expanded);
  // Files in `CM_EXPORT_DIR` are kept without a pattern.
  const exported = await readdir(folders.exported).catch(() => []);
  if (exported.length > 0) patterns.push(join(inside.exported, '*'));
  return { patterns, folders: [...new Set(starts)], inside: { contained, inBuild }, roots };
}

/** The files and folders that match, as real paths without repeats: in the order of the patterns, then by name. */
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

/** Reports matches that are outside of the roots, or lead there by a link. */
async function matches(
  { inside, roots, folders, signal, report }: ArtefactSearch,
  pattern: Pattern,
): Promise<string[]> {
  const hits = new Set<string>();
  let isOutside = false;
  for (const alternative of pattern.alternatives) {
    const { base } = alternative;
    for (const start of base[0] === '' ? ['/'] : folders) {
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

/** Stands for any name: only wildcards match it. */
const anyName = '\u0001';

/** Apple's bundles and archives: folders that people treat as one file. */
export const bundle = /\.(?:app|appex|bundle|dSYM|framework|xcarchive|xcframework|xcresult)$/;

/**
 * The files and folders below a folder, the pattern's base, that match the pattern. If the pattern also matches a folder's
 * content, as `**` does, the content is searched instead of returning the folder, unless it is a bundle. Links are listed
 * but not followed, and folders in which nothing can match are skipped.
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
