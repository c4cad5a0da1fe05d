import { type FileHandle, mkdir, open, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Client } from '../../client/client.ts';
import type { Sink } from '../../client/http/download.ts';
import { messageOf, UserError } from '../../errors.ts';
import type { ReportedArtefact } from '../report/report.ts';

/** A folder in the path is a link to somewhere else. */
export class OutsideFolder extends UserError {}

/** The disk is full, for example. */
export class FileNotWritten extends UserError {
  constructor(path: string, cause: unknown) {
    super(`${path} could not be written (${messageOf(cause)}).`, { cause });
  }
}

export interface Saving {
  readonly artefact: Pick<ReportedArtefact, 'url' | 'size' | 'md5'>;
  /** The download folder, absolute. */
  readonly folder: string;
  /** The parts of the path below it. */
  readonly path: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * Downloads one artefact. It gets its final name only once it is complete and has the size and digest of the service's
 * record, as far as the record has them. A failure leaves nothing behind, and does not change an older file of that
 * name.
 *
 * There is no fsync: what a process has written outlives the process, and a power failure ends the job anyway.
 *
 * @returns the absolute path
 * @throws ServiceError, including ArtefactDiffers; OutsideFolder; FileNotWritten; the system's error; the signal's reason
 */
export async function saveArtefact(client: Client, saving: Saving): Promise<string> {
  const { signal } = saving;
  const { url, size, md5 } = saving.artefact;
  signal.throwIfAborted();
  const path = await preparedPath(saving);
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  await rm(temporary, { force: true });
  try {
    {
      await using file = await open(temporary, 'ax');
      await client.artefacts.download({ url, size, md5, sink: fileSink(file, path) }, { signal });
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
  await mkdir(dirname(whole), { recursive: true });
  const way = relative(await realpath(folder), await realpath(dirname(whole)));
  if (way === path.slice(0, -1).join(sep)) return whole;
  throw new OutsideFolder(
    `${whole} is outside the download folder ${folder} because a folder in the path is a symbolic link.`,
  );
}

/** @param file opened to append, so that it goes on at its end after it was emptied */
function fileSink(file: FileHandle, path: string): Sink {
  let length = 0;
  return {
    get length() {
      return length;
    },
    async write(chunk) {
      await file.appendFile(chunk).catch((cause: unknown) => {
        throw new FileNotWritten(path, cause);
      });
      length += chunk.length;
    },
    async restart() {
      await file.truncate(0);
      length = 0;
    },
  };
}
