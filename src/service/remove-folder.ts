import { chmod, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes a build's folder whatever its scripts left in it, folders without permissions included. Links are removed,
 * never followed.
 */
export async function removeFolder(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    await openUp(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function openUp(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await openUp(join(folder, entry.name));
}
