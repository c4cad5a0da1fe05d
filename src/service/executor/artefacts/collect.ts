import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { OwnFolder } from '../environment/folders.ts';
import { plainText } from '../errors.ts';
import type { ProducedFile } from '../execution.ts';
import type { StepLog } from '../step-list/step-log.ts';
import { artefactType, packageFacts } from './facts.ts';
import { findArtefacts } from './search.ts';

/** More files mean a mistake in a pattern, such as `**`. */
const countLimit = 1_000;

/**
 * Copies each file that matches the patterns into the executor's own folder and reports the copies. Size and digest are
 * those of the copy, whatever a script that is still running does to the original.
 *
 * @throws the system's error when a copy cannot be written
 */
export async function collectArtefacts(options: {
  readonly patterns: readonly string[];
  readonly folder: string;
  readonly roots: readonly string[];
  /** Where the copies are written. */
  readonly own: OwnFolder;
  readonly log: StepLog;
  readonly signal: AbortSignal;
  readonly keep: (file: ProducedFile) => void | Promise<void>;
}): Promise<void> {
  const { log, signal, own } = options;
  const report = (problem: string): Promise<void> => log.line(plainText(problem));
  const found = await findArtefacts({ ...options, report });
  if (found.length > countLimit)
    await log.line(`${found.length} files were found; only the first ${countLimit} are kept.`);
  for (const [at, path] of found.slice(0, countLimit).entries()) {
    signal.throwIfAborted();
    const name = basename(path);
    const to = `artefact-${at}`;
    const measured = await copyMeasured({ from: path, own, to, signal });
    if (!measured) {
      await log.line(
        `${plainText(path)} was skipped: it is not a regular file. To keep a folder, pack it in a script.`,
      );
      continue;
    }
    const copy = { path: join(own.path, to), name };
    await log.line(`${plainText(name)}: ${measured.size} bytes, md5 ${measured.md5}`);
    const facts = await packageFacts(copy, { log, signal });
    await options.keep({ ...copy, type: artefactType(name), ...measured, facts });
  }
}

/** Copies a regular file in pieces; `undefined` when it is not one, is missing, or cannot be opened. */
async function copyMeasured(options: {
  readonly from: string;
  readonly own: OwnFolder;
  readonly to: string;
  readonly signal: AbortSignal;
}): Promise<{ readonly size: number; readonly md5: string } | undefined> {
  let source: FileHandle;
  try {
    // If a script has replaced the file since, a link is not followed, and a pipe is not waited for.
    source = await open(options.from, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch {
    return undefined;
  }
  try {
    if (!(await source.stat()).isFile()) return undefined;
    const target = await options.own.create(options.to);
    try {
      const md5 = createHash('md5');
      const piece = Buffer.alloc(2 ** 18);
      let size = 0;
      for (;;) {
        options.signal.throwIfAborted();
        const { bytesRead } = await source.read(piece, 0, piece.length, null);
        if (bytesRead === 0) return { size, md5: md5.digest('hex') };
        const read = piece.subarray(0, bytesRead);
        md5.update(read);
        size += bytesRead;
        await target.appendFile(read);
      }
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
