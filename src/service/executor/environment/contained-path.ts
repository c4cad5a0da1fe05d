import { realpath } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

/** Whether `path` is `root` or is below it; both are real paths. */
export function isWithin(root: string, path: string): boolean {
  return path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);
}

/**
 * Resolves every link of a path that must stay inside one of the roots.
 *
 * @returns the real path; `'missing'` when nothing exists there; `'outside'` when it is, or a link leads, outside
 */
export async function containedPath(
  path: string,
  roots: readonly string[],
): Promise<{ readonly real: string } | 'missing' | 'outside'> {
  const inside = (candidate: string): boolean => roots.some((root) => isWithin(root, candidate));
  // Checked first, so that a build does not learn whether something exists outside.
  if (!inside(resolve(path))) return 'outside';
  let real: string;
  try {
    real = await realpath(path);
  } catch {
    return 'missing';
  }
  return inside(real) ? { real } : 'outside';
}
