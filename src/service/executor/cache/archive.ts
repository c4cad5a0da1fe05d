import { lstat, mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { below, removeFolder } from '../../data/folder/folder-tree.ts';
import { containedPath } from '../environment/contained-path.ts';
import type { BuildFolders } from '../environment/folders.ts';
import type { Variables } from '../environment/machine.ts';
import { Unreachable } from '../environment/unreachable.ts';
import type { ProcessCommand } from '../processes/session.ts';
import type { StepLog } from '../step-list/step-log.ts';
import type { CachePath } from './paths.ts';

interface CacheWork {
  readonly paths: readonly CachePath[];
  readonly folders: BuildFolders;
  readonly env: Variables;
  readonly run: (command: ProcessCommand) => Promise<number>;
  readonly log: StepLog;
  readonly signal: AbortSignal;
}

/**
 * Packs the cache paths that exist into `cache.tar`. Links are packed as links, never followed. With a
 * path that is too long nothing is packed: GNU `tar` could not unpack it again.
 *
 * @returns the archive; `'nothing'` when no path exists; `'failed'` when `tar` failed, which the log explains
 */
export async function packCache(
  work: CacheWork,
): Promise<{ readonly path: string; readonly size: number } | 'nothing' | 'failed'> {
  const { folders, log } = work;
  for (const { written } of work.paths.filter(({ exists }) => !exists))
    await log.line(`The cache path ${written} does not exist.`);
  const existing = work.paths.filter(({ exists }) => exists);
  const members = existing.map(({ member }) => member);
  if (members.length === 0) return 'nothing';
  const unreachable = new Unreachable();
  for (const { path } of existing) await unreachable.search(path, work.signal);
  const tooLong = unreachable.tooLong();
  if (tooLong.length > 0) {
    for (const line of tooLong)
      await log.line(`The caches were not stored, as they could not be restored: they have ${line}.`);
    return 'failed';
  }
  const path = join(folders.own.path, 'cache.tar');
  const root = dirname(folders.clone);
  const file = await folders.own.create('cache.tar');
  try {
    const write = (chunk: Buffer): Promise<void> => file.appendFile(chunk);
    if (await tar(work, ['-c', '-f', '-', '-C', root, '--', ...members], write)) {
      const { size } = await file.stat();
      await log.line(`${members.join(', ')}: ${size} bytes`);
      return { path, size };
    }
  } finally {
    await file.close();
  }
  await log.line('The caches could not be packed, so they were not stored.');
  return 'failed';
}

/**
 * Restores the cache paths from an archive. It is unpacked into a separate folder and then moved, so that no link in the
 * clone can redirect a file of the archive.
 *
 * @returns whether it was restored; if not, the log says why
 */
export async function unpackCache(work: CacheWork & { readonly archive: string }): Promise<boolean> {
  const { folders, log } = work;
  const unpacked = await folders.own.folder('cache');
  try {
    const flags = ['--no-same-owner', '--no-same-permissions'];
    if (!(await tar(work, ['-x', '-f', work.archive, '-C', unpacked, ...flags]))) {
      await log.line('The stored caches cannot be read. The build continues without them.');
      return false;
    }
    for (const { path, member, written } of work.paths) {
      if (!(await kindOf(join(unpacked, member)))) continue;
      if (await makeParents(path, [folders.clone, folders.home])) {
        await merge(join(unpacked, member), path);
        await log.line(`Restored ${written}.`);
      } else {
        await log.line(`The cache path ${written} was skipped: it is outside the build's folders.`);
      }
    }
    return true;
  } finally {
    await removeFolder(unpacked);
  }
}

/** Runs `tar` and returns whether it succeeded. Its errors go to the log, and so does its output without `output`. */
async function tar(
  { run, env, folders, log }: CacheWork,
  args: readonly string[],
  output?: (chunk: Buffer) => Promise<void>,
): Promise<boolean> {
  const errors = (chunk: Buffer): Promise<void> => log.write(chunk);
  const cwd = folders.own.path;
  return (await run({ argv: ['tar', ...args], cwd, env, output: output ?? errors, errors })) === 0;
}

async function kindOf(path: string | Buffer): Promise<'folder' | 'other' | undefined> {
  try {
    return (await lstat(path)).isDirectory() ? 'folder' : 'other';
  } catch {
    return undefined;
  }
}

/** Creates the folders above `path`, unless one of them leads outside the roots. Returns whether they exist now. */
async function makeParents(path: string, roots: readonly string[]): Promise<boolean> {
  const parent = dirname(path);
  const found = await containedPath(parent, roots);
  if (typeof found !== 'string') return true;
  // A dangling link is `missing` too, but not a folder.
  if (found === 'outside' || (await kindOf(parent)) || !(await makeParents(parent, roots))) return false;
  await mkdir(parent);
  return true;
}

/**
 * Moves `from` to `to` without following links. Folders on both sides are merged, anything else is replaced. The names
 * are bytes, as they need not be UTF-8.
 */
async function merge(from: string | Buffer, to: string | Buffer): Promise<void> {
  if ((await kindOf(from)) === 'folder' && (await kindOf(to)) === 'folder') {
    for (const name of await readdir(from, 'buffer')) await merge(below(from, name), below(to, name));
    return;
  }
  await removeFolder(to);
  await rename(from, to);
}
