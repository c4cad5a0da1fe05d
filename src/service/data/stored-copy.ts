import { createHash } from 'node:crypto';
import { constants, createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Random } from '../../clock.ts';
import type { DataFolder } from './folder.ts';
import type { Store } from './store/store.ts';
import type { ArtefactRecord } from './store/stored-files.ts';

/**
 * Streams a copy of a file into the data folder. Size and MD5 are those of the copy, whatever a process still writes to the
 * original. Disposing of the copy removes it, unless it was kept.
 *
 * @throws the file system's error; nothing is left behind
 */
export async function storedCopy(
  path: string,
  { folder, random, signal }: { folder: DataFolder; random: Random; signal?: AbortSignal | undefined },
) {
  const incoming = join(folder.staging, random.hex(12));
  const md5 = createHash('md5');
  let size = 0;
  const measure = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      md5.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  try {
    // A process may have put a link or a pipe in the file's place: neither follow the one nor wait for the other.
    const source = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    // `flush` waits for the disk, so that the file never has its name without its content.
    const target = createWriteStream(incoming, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(source.createReadStream(), measure, target, { signal });
  } catch (error) {
    await rm(incoming, { force: true });
    throw error;
  }
  return {
    size,
    md5: md5.digest('hex'),
    /** Gives the copy its name, replacing an older file, and calls `record`. If that throws, the file is removed. */
    keepAs(file: string, record: () => void): void {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      renameSync(incoming, file);
      try {
        record();
      } catch (error) {
        rmSync(file, { force: true });
        throw error;
      }
    },
    [Symbol.dispose]: () => rmSync(incoming, { force: true }),
  };
}

/** The name of an artefact, which a repository chooses, never becomes part of the path: a random id does. */
export function artefactFile(
  { buildId, securePath }: Pick<ArtefactRecord, 'buildId' | 'securePath'>,
  { artefacts }: DataFolder,
): string {
  return join(artefacts, buildId, securePath.slice(0, securePath.indexOf('/')));
}

/** Removes the files of builds and caches that the database no longer has. */
export async function removeFiles(
  { artefacts, logs, caches }: DataFolder,
  removed: { readonly builds: readonly string[]; readonly caches: readonly string[] },
): Promise<void> {
  for (const id of removed.caches) await rm(join(caches, id), { force: true });
  for (const id of removed.builds)
    for (const parent of [artefacts, logs]) await rm(join(parent, id), { recursive: true, force: true });
}

/** Removes the caches that are due. No timer does: whoever reads caches calls this first. */
export function removeDueCaches(store: Store, folder: DataFolder, now: number): void {
  for (const { id, removeAt } of store.caches.all()) {
    if (removeAt === null || removeAt > now) continue;
    store.caches.remove(id);
    rmSync(join(folder.caches, id), { force: true });
  }
}
