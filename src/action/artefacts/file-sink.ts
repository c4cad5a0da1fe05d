import type { FileHandle } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Sink } from '../../client/download/download.ts';
import { createFileDigest } from './file-digest.ts';

interface FileSink extends Sink {
  /**
   * Waits until everything is written.
   *
   * @returns the MD5 digest of the file, in lower-case hex
   * @throws the system's error; the signal's reason
   */
  finish(): Promise<string>;
  /** Ends the use of the file, also after an error: it is not read or written any more. */
  close(): Promise<void>;
}

/** Bytes of one write. */
const batchBytes = 512 * 1024;

/** Bytes that are written between two garbage collections. */
const freedBytes = 8 * 1024 * 1024;

/** Writes into a file that is open for reading, too, and computes its digest meanwhile. Keeps at most two batches in memory. */
export function createFileSink(file: FileHandle, signal: AbortSignal): FileSink {
  const digest = createFileDigest(file, signal);
  let batch: Buffer[] = [];
  let length = 0;
  let batched = 0;
  let freedAt = 0;
  let writing = Promise.resolve();

  const writeBatch = (): void => {
    const [chunks, position, end] = [batch, batched, length];
    batch = [];
    batched = end;
    writing = writing.then(async () => {
      await writeAll(file, { chunks, position });
      digest.written(end);
    });
    // The next write, restart or finish throws the error.
    writing.catch(() => undefined);
    if (length - freedAt < freedBytes) return;
    freedAt = length;
    collectYoung();
  };

  return {
    get length() {
      return length;
    },
    write(chunk) {
      batch.push(chunk);
      length += chunk.length;
      if (length - batched < batchBytes) return undefined;
      // While this batch is written, the next one may come in.
      const previous = writing;
      writeBatch();
      return previous;
    },
    async restart() {
      await writing;
      await digest.stop();
      await file.truncate(0);
      batch = [];
      length = batched = freedAt = 0;
    },
    async finish() {
      writeBatch();
      await writing;
      return digest.finish();
    },
    async close() {
      await writing.catch(() => undefined);
      await digest.stop();
    },
  };
}

/** A system call may write fewer bytes than it is given. */
async function writeAll(
  file: FileHandle,
  { chunks, position }: { chunks: readonly Uint8Array[]; position: number },
): Promise<void> {
  let left = [...chunks];
  let at = position;
  while (left.length > 0) {
    let { bytesWritten } = await file.writev(left, at);
    at += bytesWritten;
    left = left.flatMap((chunk) => {
      const rest = chunk.subarray(Math.min(bytesWritten, chunk.length));
      bytesWritten -= chunk.length - rest.length;
      return rest.length > 0 ? [rest] : [];
    });
  }
}

type Collect = (options: { readonly type: 'minor' }) => void;

let collect: Collect | undefined;

/**
 * Collects the young generation. The chunks of a body are outside the heap, where V8 lets about 64 MiB of garbage pile
 * up before it collects the whole heap. With frequent collections, a download takes a quarter less time and a third of
 * the memory (bench/download).
 */
function collectYoung(): void {
  if (!collect) {
    // V8 gives `gc` only to contexts that are made after this, so no other code sees it.
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as Collect;
  }
  collect({ type: 'minor' });
}
