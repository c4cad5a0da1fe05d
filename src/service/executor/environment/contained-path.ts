import { realpath } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

/** Whether `path` is `root` or lies below it; both are real paths. */
export function isWithin(root: string, path: string): boolean {
  return path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);
}

/**
 * The real path of something that exists inside one of the roots, every link on the way resolved.
 *
 * @returns `'missing'` when nothing is there, `'outside'` when it lies, or a link leads, out of the roots
 */
export async function containedPath(
  path: string,
  roots: readonly string[],
): Promise<{ readonly real: string } | 'missing' | 'outside'> {
  const inside = (candidate: string): boolean => roots.some((root) => isWithin(root, candidate));
  // Whether something exists outside is not told either.
  if (!inside(resolve(path))) return 'outside';
  let real: string;
  try {
    real = await realpath(path);
  } catch {
    return 'missing';
  }
  return inside(real) ? { real } : 'outside';
}
