import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { FileHandle } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

/** The MD5 digest of a file that is still being written. */
export interface FileDigest {
  /** Says that the file holds its first `bytes` bytes. */
  written(bytes: number): void;
  /**
   * Digests the rest of what is written.
   *
   * @returns the digest in lower-case hex
   * @throws the system's error; the signal's reason
   */
  finish(): Promise<string>;
  /** Forgets all bytes and stops reading: only then may the file be truncated or closed. */
  stop(): Promise<void>;
}

/** Starting a thread takes as long as the digest of so many bytes. */
const threadBytes = 8 * 1024 * 1024;

/** What the thread runs. It is told how many bytes are written, and at last `finish`. */
const threadSource = `
const { createHash } = require('node:crypto');
const { readSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const piece = Buffer.alloc(256 * 1024);
const digest = createHash('md5');
let at = 0;
parentPort.on('message', (message) => {
  if (message === 'finish') return parentPort.postMessage(digest.digest('hex'));
  while (at < message) {
    const length = readSync(workerData, piece, 0, Math.min(piece.length, message - at), at);
    if (length === 0) throw new Error('The file is shorter than what was written');
    digest.update(piece.subarray(0, length));
    at += length;
  }
});
`;

/**
 * Reads a file behind its writer, in a thread of its own unless the file is small: the digest takes as long as everything
 * else in a download, and so they share two cores (bench/download). Needs no memory for what it has not read yet.
 */
export function createFileDigest(file: FileHandle, signal: AbortSignal): FileDigest {
  let length = 0;
  let thread: { readonly worker: Worker; readonly answer: Promise<string> } | undefined;
  return {
    written(bytes) {
      length = bytes;
      if (length >= threadBytes) thread ??= startThread(file.fd, signal);
      thread?.worker.postMessage(length);
    },
    async finish() {
      if (!thread) return digestOfSmall(file, length);
      thread.worker.postMessage('finish');
      try {
        return await thread.answer;
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      }
    },
    async stop() {
      const stopped = thread;
      thread = undefined;
      length = 0;
      await stopped?.worker.terminate();
    },
  };
}

function startThread(fd: number, signal: AbortSignal): { worker: Worker; answer: Promise<string> } {
  // Options and preloaded scripts of the process are not for this thread, nor is what its environment holds.
  const worker = new Worker(threadSource, { eval: true, workerData: fd, execArgv: [], env: {} });
  // Without a listener, an error after the signal would end the process.
  worker.on('error', () => undefined);
  // Rejects with the thread's error.
  const answer = once(worker, 'message', { signal }).then(([digest]) => String(digest));
  // `finish` throws the error.
  answer.catch(() => undefined);
  return { worker, answer };
}

async function digestOfSmall(file: FileHandle, length: number): Promise<string> {
  const content = Buffer.alloc(length);
  let at = 0;
  while (at < length) {
    const { bytesRead } = await file.read(content, at, length - at, at);
    if (bytesRead === 0) break;
    at += bytesRead;
  }
  return createHash('md5').update(content.subarray(0, at)).digest('hex');
}
