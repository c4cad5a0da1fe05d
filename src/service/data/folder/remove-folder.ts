import { chmod, lstat, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes a build's folder whatever its scripts left in it, folders without permissions included. Links are removed,
 * never followed.
 *
 * @throws the signal's reason: a million files take minutes, and what is left is removed by the next start
 */
export async function removeFolder(folder: string, signal?: AbortSignal): Promise<void> {
  try {
    if ((await lstat(folder)).isDirectory()) await removeTree(folder, signal);
    else await rm(folder);
  } catch {
    signal?.throwIfAborted();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function removeTree(folder: string, signal: AbortSignal | undefined): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    signal?.throwIfAborted();
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await removeTree(path, signal);
    else await rm(path, { force: true });
  }
  await rmdir(folder);
}
