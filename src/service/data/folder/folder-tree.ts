import { mkdirSync, statSync } from 'node:fs';
import { chmod, lstat, readdir, rm, rmdir, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemCode } from '../../errors.ts';

/**
 * Creates a folder and its missing parents, with access for their owner only. Node's own `recursive` loops forever below
 * `/proc` on Linux, where creating a folder always fails with ENOENT.
 *
 * @throws the system's error
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EEXIST' && statSync(path).isDirectory()) return;
    if (code !== 'ENOENT' || statSync(dirname(path), { throwIfNoEntry: false })) throw error;
    makeFolder(dirname(path));
    mkdirSync(path, { mode: 0o700 });
  }
}

/**
 * Removes a build's folder and everything that scripts left in it, folders without permissions included. Links are
 * removed and never followed.
 *
 * @throws the signal's reason when it is aborted: removing a million files takes minutes
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
    // `rm` would look at it again before.
    else await unlink(path);
  }
  await rmdir(folder);
}
