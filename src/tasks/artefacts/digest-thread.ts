import { Worker } from 'node:worker_threads';
import type { Digest } from './digest.ts';

/** Bytes to take; nothing to begin anew; the end. */
type Order = readonly Uint8Array[] | 'restart' | 'hex';

/** A digest in a thread of its own. */
export function digestInThread(): Digest {
  // The text of the function, and no file: a bundle has no place for a second one that it could name.
  const thread = new Worker(`(${digestThread})()`, { eval: true });
  // One answer to each order but `restart`, in the same sequence: the digest, which is empty but for `hex`.
  const waiting: PromiseWithResolvers<string>[] = [];
  let failure: Error | undefined;
  thread.on('message', (answer: string) => waiting.shift()?.resolve(answer));
  thread.on('error', (error) => {
    failure = error;
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  const order = (what: Order, moved: readonly ArrayBuffer[] = []): Promise<string> => {
    if (failure) return Promise.reject(failure);
    const answer = Promise.withResolvers<string>();
    waiting.push(answer);
    thread.postMessage(what, moved);
    return answer.promise;
  };
  return {
    async take(chunks) {
      await order(chunks, movable(chunks));
    },
    restart: () => thread.postMessage('restart' satisfies Order),
    hex: () => order('hex'),
    close: () => void thread.terminate(),
  };
}

/** The memory that holds one chunk and nothing else moves to the thread; the rest is copied. */
function movable(chunks: readonly Uint8Array[]): ArrayBuffer[] {
  return chunks.flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  );
}

/** What the thread does. It stands alone: only its own text gets there, no import of this file. */
function digestThread(): void {
  const { parentPort } = process.getBuiltinModule('node:worker_threads');
  const { createHash } = process.getBuiltinModule('node:crypto');
  let hash = createHash('md5');
  parentPort?.on('message', (order: Order) => {
    if (order === 'restart') hash = createHash('md5');
    else if (order === 'hex') parentPort.postMessage(hash.digest('hex'));
    else {
      for (const chunk of order) {
        hash.update(chunk);
        // Freed now: the collector would let many megabytes gather first.
        if (chunk.buffer instanceof ArrayBuffer) chunk.buffer.transfer(0);
      }
      parentPort.postMessage('');
    }
  });
}
