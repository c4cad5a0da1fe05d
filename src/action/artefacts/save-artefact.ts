import { open, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Client } from '../../client/client.ts';
import type { Sink } from '../../client/download/download.ts';
import { ArtefactDiffers } from '../../client/download/errors.ts';
import { UserError } from '../../errors.ts';
import { makeFolder } from '../inputs/output-folder.ts';
import { createFileSink } from './file-sink.ts';

/** A folder in the path is a link to somewhere else. */
export class OutsideFolder extends UserError {
  constructor({ folder, path }: { folder: string; path: string }) {
    super(`${path} is outside the download folder ${folder}: a folder in the path is a link.`);
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
 * @throws ServiceError, including ArtefactDiffers; OutsideFolder; the system's error; the signal's reason
 */
export async function saveArtefact(client: Client, saving: Saving): Promise<string> {
  const { artefact, signal, onBytes } = saving;
  signal.throwIfAborted();
  const path = await preparedPath(saving);
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  await rm(temporary, { force: true });
  const file = await open(temporary, 'wx+');
  try {
    const { url, size } = artefact;
    const sink = createFileSink(file, signal);
    try {
      await client.artefacts.download({ url, size, sink: counting(sink, onBytes) }, { signal });
      const md5 = await sink.finish();
      verify(artefact, { md5, size: sink.length });
    } finally {
      await sink.close();
      await file.close();
    }
    // Nothing appears after the step has said that it failed.
    signal.throwIfAborted();
    await rename(temporary, path);
    return path;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
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

function counting(sink: Sink, onBytes: (bytes: number) => void): Sink {
  return {
    get length() {
      return sink.length;
    },
    write(chunk) {
      const written = sink.write(chunk);
      onBytes(sink.length);
      return written;
    },
    restart: () => sink.restart(),
  };
}
