import { createHash } from 'node:crypto';
import { digestInThread } from './digest-thread.ts';

/** An MD5 digest, taken piece by piece. */
export interface Digest {
  /** Takes bytes, which are the digest's own from now on: their memory may be gone when this returns. */
  take(chunks: readonly Uint8Array[]): Promise<void>;
  /** Forgets everything. */
  restart(): void;
  /** In lower-case hex, of all that was taken. */
  hex(): Promise<string>;
  /** Gives up what it holds. */
  close(): void;
}

/** Starting a thread takes as long as digesting this much, in bytes. */
const worthThread = 32 * 1024 * 1024;

/** A digest that a large file takes in a thread of its own, so that receiving goes on meanwhile. */
export function createDigest({ size }: { size: number | undefined }): Digest {
  return size !== undefined && size < worthThread ? digestHere() : digestInThread();
}

function digestHere(): Digest {
  let hash = createHash('md5');
  return {
    async take(chunks) {
      for (const chunk of chunks) hash.update(chunk);
    },
    restart() {
      hash = createHash('md5');
    },
    hex: async () => hash.digest('hex'),
    close() {},
  };
}
