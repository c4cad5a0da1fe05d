import { randomBytes } from 'node:crypto';
import { type Dirent, mkdirSync, statSync } from 'node:fs';
import { chmod, lstat, readdir, rename, rm, rmdir, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemCode } from './errors.ts';

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
 * Removes a build's folder and everything that scripts left in it: also folders without permissions, folders that are
 * nested deeper than the system takes paths, and names that are not UTF-8. Links are removed and never followed.
 *
 * @throws the signal's reason when it is aborted: removing a million files takes minutes
 */
export async function removeFolder(folder: string | Buffer, signal?: AbortSignal): Promise<void> {
  try {
    if ((await lstat(folder)).isDirectory()) await removeTree(Buffer.from(folder), signal);
    else await rm(folder);
  } catch {
    signal?.throwIfAborted();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** How much longer than its root's a path may get, in bytes. With a name of 255 more it is one that macOS takes too. */
const deepest = 256;

async function removeTree(root: Buffer, signal: AbortSignal | undefined): Promise<void> {
  const moved: Buffer[] = [];
  const removeIn = async (folder: Buffer, top: Buffer): Promise<void> => {
    await chmod(folder, 0o700);
    for (const entry of await entriesOf(folder)) {
      signal?.throwIfAborted();
      const path = below(folder, entry.name);
      // `rm` would look at it again before.
      if (!entry.isDirectory()) await unlink(path);
      else if (path.length - top.length <= deepest) await removeIn(path, top);
      else moved.push(await movedUp(path, root));
    }
    if (folder !== root) await rmdir(folder);
  };
  await removeIn(root, root);
  for (const folder of moved) await removeIn(folder, folder);
  await rmdir(root);
}

/** The names as text if they are all UTF-8: a million of them as bytes would take several times the memory. */
async function entriesOf(folder: Buffer): Promise<readonly (Dirent | Dirent<Buffer>)[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  if (!entries.some(({ name }) => name.includes('\ufffd'))) return entries;
  return readdir(folder, { encoding: 'buffer', withFileTypes: true });
}

/** Moves a folder to the top, under a name that no script can have used, and returns its new path. */
async function movedUp(folder: Buffer, root: Buffer): Promise<Buffer> {
  const path = below(root, randomBytes(12).toString('hex'));
  await chmod(folder, 0o700);
  await rename(folder, path);
  return path;
}

/** A path as bytes: a name need not be UTF-8. */
export function below(folder: Buffer | string, name: Buffer | string): Buffer {
  return Buffer.concat([Buffer.from(folder), Buffer.from('/'), Buffer.from(name)]);
}
