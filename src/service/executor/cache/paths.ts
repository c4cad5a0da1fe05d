import { join, relative, resolve } from 'node:path';
import { containedPath, isWithin } from '../environment/contained-path.ts';
import { expandVariables } from '../environment/expansion.ts';
import type { BuildFolders } from '../environment/folders.ts';
import type { Variables } from '../environment/machine.ts';

/** A folder or file of `cache_paths`. */
export interface CachePath {
  /** As written in the workflow. */
  readonly written: string;
  readonly path: string;
  /** Its name in the archive: `clone/…` or `home/…`. */
  readonly member: string;
  readonly exists: boolean;
}

/** Resolves the paths, relative ones from the clone. Paths outside of clone and home are reported and left out. */
export async function resolveCachePaths(options: {
  readonly written: readonly string[];
  readonly folders: BuildFolders;
  readonly variables: Variables;
  readonly report: (problem: string) => Promise<void>;
}): Promise<CachePath[]> {
  const { folders } = options;
  const root = join(folders.clone, '..');
  const paths: CachePath[] = [];
  for (const written of options.written) {
    const wanted = resolve(folders.clone, expandVariables(written, options.variables));
    const found = await containedPath(wanted, [folders.clone, folders.home]);
    const path = typeof found === 'string' ? wanted : found.real;
    const whole = path === folders.clone || path === folders.home;
    if (found === 'outside' || whole)
      await options.report(
        `The cache path \`${written}\` was skipped: it must be inside the clone or $HOME.`,
      );
    else paths.push({ written, path, member: relative(root, path), exists: found !== 'missing' });
  }
  return paths.filter(
    (one, at) =>
      !paths.some(
        (other, before) => before !== at && covers(other, one) && (other.path !== one.path || before < at),
      ),
  );
}

function covers(outer: CachePath, inner: CachePath): boolean {
  return isWithin(outer.path, inner.path);
}
