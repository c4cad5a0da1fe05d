import { createHash } from 'node:crypto';
import { type FileHandle, lstat, open, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Client } from '../../client/client.ts';
import type { Sink } from '../../client/download/download.ts';
import { ArtefactDiffers } from '../../client/download/errors.ts';
import { UserError } from '../../errors.ts';
import { makeFolder } from '../inputs/output-folder.ts';

/** A folder in the path is a link to somewhere else. */
export class OutsideFolder extends UserError {
  constructor({ folder, path }: { folder: string; path: string }) {
    super(
      `${path} is outside the download folder ${folder} because a folder in the path is a symbolic link.`,
    );
  }
}

/** While a file was downloaded, something else was put in its place. */
export class DownloadReplaced extends UserError {
  constructor(path: string) {
    super(
      `Another process replaced ${path} while it was being downloaded, so the file was removed. Choose a folder that no other process writes to.`,
    );
  }
}

export interface ArtefactToSave {
  readonly url: string;
  readonly size?: number | undefined;
  readonly md5?: string | undefined;
}

export interface Saving {
  readonly artefact: ArtefactToSave;
  /** The download folder, absolute. */
  readonly folder: string;
  /** The parts of the path below it. */
  readonly path: readonly string[];
  readonly signal: AbortSignal;
  /** Called often, with the number of bytes so far. */
  readonly onBytes: (bytes: number) => void;
}

/**
 * Downloads one artefact. It gets its final name only once it is complete and has the size and digest of the service's
 * record, as far as the record has them. A failure leaves nothing behind, and does not change an older file of that
 * name.
 *
 * There is no fsync: what a process has written outlives the process, and a power failure ends the job anyway.
 *
 * @returns the absolute path
 * @throws ServiceError, including ArtefactDiffers; OutsideFolder; DownloadReplaced; the system's error; the signal's reason
 */
export async function saveArtefact(client: Client, saving: Saving): Promise<string> {
  const { artefact, signal, onBytes } = saving;
  signal.throwIfAborted();
  const path = await preparedPath(saving);
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  await rm(temporary, { force: true });
  const file = await open(temporary, 'wx');
  try {
    const { url, size } = artefact;
    const sink = createFileSink(file, onBytes);
    await client.artefacts.download({ url, size, sink }, { signal });
    const md5 = await sink.finish();
    verify(artefact, { md5, size: sink.length });
    // Nothing appears after the step has said that it failed.
    signal.throwIfAborted();
    await renameFile(file, { from: temporary, to: path });
    return path;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/**
 * Gives an open file its final name. Only a name can be renamed, and another process can give it to another file or link at
 * any moment: the result counts, and the check before it keeps an older file from being replaced.
 *
 * @throws DownloadReplaced; the system's error
 */
async function renameFile(
  file: FileHandle,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  if (!(await isFileAt(file, from))) throw new DownloadReplaced(to);
  await rename(from, to);
  if (await isFileAt(file, to)) return;
  await rm(to, { force: true });
  throw new DownloadReplaced(to);
}

/** Whether a path names the open file itself. While a file is open, no other one has its number. */
async function isFileAt(file: FileHandle, path: string): Promise<boolean> {
  const [own, found] = await Promise.all([
    file.stat({ bigint: true }),
    lstat(path, { bigint: true }).catch(() => undefined),
  ]);
  return found?.dev === own.dev && found.ino === own.ino;
}

/** The final path, after making its folders and checking that none of them is a link. */
async function preparedPath({ folder, path }: Saving): Promise<string> {
  const whole = resolve(folder, ...path);
  await makeFolder(dirname(whole));
  const way = relative(await realpath(folder), await realpath(dirname(whole)));
  if (way !== path.slice(0, -1).join(sep)) throw new OutsideFolder({ folder, path: whole });
  return whole;
}

function verify(artefact: ArtefactToSave, found: { md5: string; size: number }): void {
  const operation = 'artefacts.download';
  const { size } = artefact;
  const md5 = artefact.md5?.toLowerCase();
  if (size !== undefined && size !== found.size)
    throw new ArtefactDiffers(operation, {
      what: 'size',
      expected: `${size} bytes`,
      found: `${found.size} bytes`,
    });
  if (md5 && md5 !== found.md5)
    throw new ArtefactDiffers(operation, { what: 'md5', expected: md5, found: found.md5 });
}

interface FileSink extends Sink {
  /**
   * Waits until everything is written.
   *
   * @returns the MD5 digest of the file, in lower-case hex
   * @throws the system's error
   */
  finish(): Promise<string>;
}

/** Writes into a file, and computes its digest on the way. Keeps at most two chunks in memory. */
function createFileSink(file: FileHandle, onBytes: Saving['onBytes']): FileSink {
  let digest = createHash('md5');
  let length = 0;
  let writing = Promise.resolve();
  return {
    get length() {
      return length;
    },
    write(chunk) {
      // While this chunk is written, the next one may come in.
      const [previous, position] = [writing, length];
      writing = previous.then(() => writeAll(file, { chunk, position }));
      // The next write, restart or finish throws the error.
      writing.catch(() => undefined);
      length += chunk.length;
      digest.update(chunk);
      onBytes(length);
      // Chunks lie outside the heap, where V8 lets 64 MiB of garbage pile up: without this, a download takes longer.
      if (length % collectEvery < chunk.length) collectYoung();
      return previous;
    },
    async restart() {
      await writing;
      await file.truncate(0);
      digest = createHash('md5');
      length = 0;
    },
    async finish() {
      await writing;
      return digest.digest('hex');
    },
  };
}

/** A system call may write fewer bytes than it receives. */
async function writeAll(
  file: FileHandle,
  { chunk, position }: { chunk: Uint8Array; position: number },
): Promise<void> {
  for (let at = 0; at < chunk.length; ) {
    const { bytesWritten } = await file.write(chunk, at, chunk.length - at, position + at);
    at += bytesWritten;
  }
}

/** Bytes between two garbage collections. */
const collectEvery = 8 * 1024 * 1024;
type Collect = (options: { readonly type: 'minor' }) => void;
let collect: Collect | undefined;

/** V8 gives `gc` only to contexts that are made after the flag, so no other code sees it. */
function collectYoung(): void {
  if (!collect) setFlagsFromString('--expose-gc');
  collect ??= runInNewContext('gc') as Collect;
  collect({ type: 'minor' });
}
