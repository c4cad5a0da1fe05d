import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { plainText } from '../../errors.ts';
import type { OwnFolder } from '../environment/folders.ts';
import type { InsideFolders } from '../environment/inside-folders.ts';
import type { Variables } from '../environment/machine.ts';
import { Unreachable } from '../environment/unreachable.ts';
import { commandNotFound, isNotInstalled, type ProcessCommand } from '../processes/session.ts';
import type { StepLog } from '../step-list.ts';

/** How to run `zip`: as a process of the build, so that it ends with the build, and with paths as the build sees them. */
export interface PackTool {
  readonly run: (command: ProcessCommand) => Promise<number>;
  readonly env: Variables;
}

/** What it takes to copy one artefact. */
export interface CopyWork {
  readonly own: OwnFolder;
  readonly inside: InsideFolders;
  /** The name of the copy in `own`. */
  readonly to: string;
  readonly tool: PackTool;
  readonly log: StepLog;
  readonly signal: AbortSignal;
}

export interface Measured {
  readonly size: number;
  readonly md5: string;
}

/** Some files could not be read; the archive has the others. */
const incomplete = 18;

/**
 * Packs a folder into a zip, with its name as the first part of every path. Links are packed as links, never followed.
 *
 * @returns `undefined` when it could not be packed, which the log explains
 */
export async function packFolder(
  folder: string,
  { own, inside, to, tool, log, signal }: CopyWork,
): Promise<Measured | undefined> {
  const shown = plainText(inside.inBuild(folder));
  await using target = await own.create(to);
  try {
    const status = await tool.run({
      argv: ['zip', '-q', '-r', '-y', '-', `./${basename(folder)}`],
      cwd: inside.inBuild(dirname(folder)),
      env: tool.env,
      // `zip` writes no links to a pipe.
      output: target,
      errors: (chunk) => log.write(chunk),
    });
    if (status === 0 || status === incomplete) {
      // `zip` leaves out what it cannot open without a word, and changes names that are not UTF-8.
      const unreachable = new Unreachable();
      await unreachable.search(folder, signal);
      for (const line of unreachable.lines()) await log.line(`Left out of ${shown}, or renamed: ${line}`);
      return await measured(createReadStream(join(own.path, to)), { signal });
    }
    if (status !== commandNotFound) {
      await log.line(`${shown} was skipped: zip exited with status ${status}.`);
      return undefined;
    }
  } catch (thrown) {
    if (!isNotInstalled('zip', thrown)) throw thrown;
  }
  await log.line(`${shown} was skipped: it is a folder, and \`zip\` is not installed on this machine.`);
  return undefined;
}

/** Hands on each piece, and returns the size and digest of all. @throws the signal's reason */
export async function measured(
  pieces: AsyncIterable<Buffer>,
  { signal, write }: { readonly signal: AbortSignal; readonly write?: (piece: Buffer) => Promise<void> },
): Promise<Measured> {
  const md5 = createHash('md5');
  let size = 0;
  for await (const piece of pieces) {
    signal.throwIfAborted();
    md5.update(piece);
    size += piece.length;
    await write?.(piece);
  }
  return { size, md5: md5.digest('hex') };
}
