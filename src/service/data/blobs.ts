import { createHash } from 'node:crypto';
import {
  constants,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Random } from '../../clock.ts';

/** A file's content, kept. Until `release` is called it stays, whether or not anything names it. */
export interface KeptBlob {
  /** SHA-256 of the content, lower-case hex: its name. */
  readonly hash: string;
  readonly md5: string;
  readonly size: number;
  release(): void;
}

export interface Blobs {
  /**
   * Copies a file in, streamed. It appears under its hash only when all of it is on the disk.
   *
   * @throws the file system's error; nothing is left behind then
   */
  keep(path: string): Promise<KeptBlob>;
  /** Keeps a content from being removed until the function that is returned is called. */
  hold(hash: string): () => void;
  pathOf(hash: string): string;
  /** Removes the content unless it is held or `isNamed` says that something names it. */
  collect(hash: string): void;
  /** Removes half-written files, and every content that nothing names: what a `kill -9` left. */
  sweep(): void;
}

/** Files by their content, below `folder`; `isNamed` tells whether anything still needs a content. */
export function openBlobs(options: {
  folder: string;
  random: Random;
  isNamed: (hash: string) => boolean;
}): Blobs {
  const { folder, random, isNamed } = options;
  const incoming = join(folder, 'incoming');
  const whole = join(folder, 'whole');
  const holds = new Map<string, number>();
  for (const path of [incoming, whole]) mkdirSync(path, { recursive: true, mode: 0o700 });

  const pathOf = (hash: string): string => join(whole, hash.slice(0, 2), hash);

  const hold = (hash: string): (() => void) => {
    holds.set(hash, (holds.get(hash) ?? 0) + 1);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const left = (holds.get(hash) ?? 1) - 1;
      if (left > 0) holds.set(hash, left);
      else holds.delete(hash);
      collect(hash);
    };
  };

  // Nothing is awaited between the question and the removal, so that no content is named in between.
  const collect = (hash: string): void => {
    if (!holds.has(hash) && !isNamed(hash)) rmSync(pathOf(hash), { force: true });
  };

  return {
    async keep(path) {
      const arriving = join(incoming, random.hex(12));
      try {
        const { hash, md5, size } = await copy({ from: path, to: arriving });
        const release = hold(hash);
        try {
          settle({ arriving, at: pathOf(hash) });
        } catch (error) {
          release();
          throw error;
        }
        return { hash, md5, size, release };
      } finally {
        await rm(arriving, { force: true });
      }
    },
    hold,
    pathOf,
    collect,
    sweep() {
      for (const name of readdirSync(incoming))
        rmSync(join(incoming, name), { force: true, recursive: true });
      for (const part of readdirSync(whole)) for (const hash of readdirSync(join(whole, part))) collect(hash);
    },
  };
}

/** Gives a whole file its name; the same content under the same name is there already, and stays. */
function settle({ arriving, at }: { arriving: string; at: string }): void {
  if (existsSync(at)) return;
  mkdirSync(dirname(at), { recursive: true, mode: 0o700 });
  renameSync(arriving, at);
}

async function copy({ from, to }: { from: string; to: string }): Promise<Omit<KeptBlob, 'release'>> {
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
  // `flush` waits for the disk: the name must never be there before the content.
  const source = await open(from, constants.O_RDONLY | constants.O_NOFOLLOW);
  await pipeline(
    source.createReadStream(),
    measure,
    createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { hash: sha256.digest('hex'), md5: md5.digest('hex'), size };
}
