import { createHash } from 'node:crypto';
import {
  constants,
  createReadStream,
  createWriteStream,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Random } from '../../clock.ts';

/** A content-addressed store of files below `folder`. `isUsed` says whether the database refers to a hash. */
export function openBlobs(options: { folder: string; random: Random; isUsed: (hash: string) => boolean }) {
  const { folder, random, isUsed } = options;
  const incoming = join(folder, 'incoming');
  const whole = join(folder, 'whole');
  const holds = new Map<string, number>();
  /** Whether the content fits its name, by hash, for content that this process has stored or read. */
  const checks = new Map<string, Promise<boolean>>();
  for (const path of [incoming, whole]) mkdirSync(path, { recursive: true, mode: 0o700 });

  const pathOf = (hash: string): string => join(whole, hash.slice(0, 2), hash);

  /** Prevents the removal of content until the returned function is called. */
  const hold = (hash: string): (() => void) => {
    holds.set(hash, (holds.get(hash) ?? 0) + 1);
    return () => {
      const left = (holds.get(hash) ?? 1) - 1;
      if (left > 0) holds.set(hash, left);
      else holds.delete(hash);
      collect(hash);
    };
  };

  /** Removes the content unless it is held or in use: nothing is awaited in between, so that no build starts to use it. */
  const collect = (hash: string): void => {
    if (!holds.has(hash) && !isUsed(hash)) rmSync(pathOf(hash), { force: true });
  };

  const checkContent = async (hash: string): Promise<boolean> => {
    try {
      return (await hashOf(pathOf(hash))) === hash;
    } catch (error) {
      checks.delete(hash);
      throw error;
    }
  };

  return {
    /**
     * Streams a copy of a file into the store. The copy gets its final name only once all of it is on disk. It is kept until
     * the result is disposed of, even if nothing refers to it.
     *
     * @throws the file system's error; nothing is left behind then
     */
    async add(path: string) {
      const incomplete = join(incoming, random.hex(12));
      try {
        const { hash, md5, size } = await copy({ from: path, to: incomplete });
        // Nothing is awaited in between, so that nobody removes it before it is held.
        mkdirSync(dirname(pathOf(hash)), { recursive: true, mode: 0o700 });
        // If the same content is already stored, it may have been damaged since.
        renameSync(incomplete, pathOf(hash));
        checks.set(hash, Promise.resolve(true));
        return { hash, md5, size, [Symbol.dispose]: hold(hash) };
      } finally {
        await rm(incomplete, { force: true });
      }
    },
    /** Whether the content is there and undamaged. All of it is read only once; later, the size is compared. */
    async isWhole({ hash, size }: { hash: string; size: number }): Promise<boolean> {
      const found = statSync(pathOf(hash), { throwIfNoEntry: false });
      if (!found?.isFile() || found.size !== size) return false;
      const check = checks.get(hash) ?? checkContent(hash);
      checks.set(hash, check);
      return check;
    },
    hold,
    pathOf,
    collect,
    /** Removes incomplete files and unused content, which a `kill -9` leaves behind. */
    sweep(): void {
      // What has another name is not of this store, and stays.
      for (const name of readdirSync(incoming))
        if (/^[0-9a-f]{24}$/.test(name)) rmSync(join(incoming, name), { force: true, recursive: true });
      for (const part of readdirSync(whole, { withFileTypes: true }))
        if (part.isDirectory() && /^[0-9a-f]{2}$/.test(part.name))
          for (const name of readdirSync(join(whole, part.name)))
            if (/^[0-9a-f]{64}$/.test(name)) collect(name);
    },
  };
}

export type Blobs = ReturnType<typeof openBlobs>;

async function hashOf(path: string): Promise<string> {
  const sha256 = createHash('sha256');
  await pipeline(createReadStream(path), sha256);
  return sha256.digest('hex');
}

/** The hash is the SHA-256 of the content in lower-case hex, which becomes its name. */
async function copy({ from, to }: { from: string; to: string }) {
  const sha256 = createHash('sha256');
  const md5 = createHash('md5');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      sha256.update(chunk);
      md5.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  // `flush` waits for the disk: the name must not exist before the content does.
  const source = await open(from, constants.O_RDONLY | constants.O_NOFOLLOW);
  await pipeline(
    source.createReadStream(),
    measure,
    createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { hash: sha256.digest('hex'), md5: md5.digest('hex'), size };
}
