import type { FileHandle } from 'node:fs/promises';
import type { Sink } from '../../api/download/task.ts';
import { collectYoung } from './collect-young.ts';
import { createDigest } from './digest.ts';

export interface FileSink extends Sink {
  /**
   * Waits until everything is written.
   *
   * @returns the MD5 digest of it, in lower-case hex
   */
  finish(): Promise<string>;
  /** Gives up what it holds; the file stays open. */
  close(): void;
}

/** Bytes that go to the system together. */
const batchBytes = 512 * 1024;

/** Bytes that are held at most, received and neither written nor digested yet. */
const mostBytes = 4 * batchBytes;

/** Bytes after which the memory of those before is freed. */
const freedBytes = 8 * 1024 * 1024;

/**
 * Writes into an open file and digests on the way: nothing is read twice, and memory is the same for every size.
 *
 * @param size bytes that are due, where that is known
 */
export function createFileSink(file: FileHandle, { size }: { size: number | undefined }): FileSink {
  const digest = createDigest({ size });
  let batch: Buffer[] = [];
  let length = 0;
  let handedOver = 0;
  let done = 0;
  let freedAt = 0;
  // Each batch is taken after the one before, so that both file and digest get them in order.
  let work: Promise<void> = Promise.resolve();
  let failure: { readonly error: unknown } | undefined;
  let onProgress = (): void => {};

  const handOver = (): void => {
    const [chunks, position, bytes] = [batch, handedOver, length - handedOver];
    batch = [];
    handedOver = length;
    if (length - freedAt >= freedBytes) {
      freedAt = length;
      collectYoung();
    }
    const written = work.then(() => writeAll(file, { chunks, position }));
    work = written;
    written
      .then(() => digest.take(chunks))
      .catch((error: unknown) => {
        failure ??= { error };
      })
      .finally(() => {
        done += bytes;
        onProgress();
      });
  };

  /** Waits until no more than so many bytes are under way. */
  const untilHeld = async (bytes: number): Promise<void> => {
    while (handedOver - done > bytes && !failure)
      await new Promise<void>((resolve) => {
        onProgress = resolve;
      });
    if (failure) throw failure.error;
  };

  return {
    get length() {
      return length;
    },
    write(chunk) {
      batch.push(chunk);
      length += chunk.length;
      if (length - handedOver < batchBytes) return undefined;
      handOver();
      return handedOver - done > mostBytes ? untilHeld(mostBytes) : undefined;
    },
    async restart() {
      handOver();
      await untilHeld(0);
      await file.truncate(0);
      digest.restart();
      length = handedOver = done = freedAt = 0;
    },
    async finish() {
      handOver();
      await untilHeld(0);
      return digest.hex();
    },
    close: () => digest.close(),
  };
}

/** The system may take less than it is given. */
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
