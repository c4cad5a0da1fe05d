import { lstat, mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { below, removeFolder } from '../data/folder/folder-tree.ts';
import type { BuildFolders } from './environment/folders.ts';
import { containedPath, isWithin } from './environment/folders.ts';
import type { Variables } from './environment/machine.ts';
import { Unreachable } from './environment/unreachable.ts';
import { expandVariables, processVariables } from './environment/variables.ts';
import { systemCause } from './errors.ts';
import type { BuildContext, PreparedBuild } from './phases/build-context.ts';
import type { ProcessCommand } from './processes/session.ts';
import type { BuildStep, StepLog } from './step-list.ts';

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

/** A folder or file of `cache_paths`. */
export interface CachePath {
  /** As written in the workflow. */
  readonly written: string;
  readonly path: string;
  /** Its name in the archive: `clone/…` or `home/…`. */
  readonly member: string;
  readonly exists: boolean;
}

/** Resolves the paths, relative ones from the clone. Paths outside of clone and home are reported and left out. */
export async function resolveCachePaths(options: {
  readonly written: readonly string[];
  readonly folders: BuildFolders;
  readonly variables: Variables;
  readonly report: (problem: string) => Promise<void>;
}): Promise<CachePath[]> {
  const { folders } = options;
  const root = join(folders.clone, '..');
  const paths: CachePath[] = [];
  for (const written of options.written) {
    const wanted = resolve(folders.clone, expandVariables(written, options.variables));
    const found = await containedPath(wanted, [folders.clone, folders.home]);
    const path = typeof found === 'string' ? wanted : found.real;
    const whole = path === folders.clone || path === folders.home;
    if (found === 'outside' || whole)
      await options.report(
        `The cache path \`${written}\` was skipped: it must be inside the clone or $HOME.`,
      );
    else paths.push({ written, path, member: relative(root, path), exists: found !== 'missing' });
  }
  return paths.filter(
    (one, at) =>
      !paths.some(
        (other, before) => before !== at && covers(other, one) && (other.path !== one.path || before < at),
      ),
  );
}

function covers(outer: CachePath, inner: CachePath): boolean {
  return isWithin(outer.path, inner.path);
}

interface CacheStep {
  readonly step: BuildStep;
  /** For the cache paths. */
  readonly variables: Variables;
}

/** Restores the caches of an earlier build. If that fails, the build is only slower. */
export async function restorePhase(
  context: BuildContext,
  build: PreparedBuild,
  { step, variables }: CacheStep,
): Promise<void> {
  await context.steps.run(step, async (log) => {
    const archive = context.order.cacheArchive;
    if (archive === undefined) {
      await log.line('No caches have been stored yet.');
      return { status: 'success' };
    }
    const restored = await unpackCache({ ...(await cacheWork(context, build, { log, variables })), archive });
    return { status: restored ? 'success' : 'failed' };
  });
}

/** Packs the caches of a finished build and reports the archive. Failing to store them does not fail the build. */
export async function storePhase(
  context: BuildContext,
  build: PreparedBuild,
  { step, variables }: CacheStep,
): Promise<void> {
  await context.steps.run(step, async (log) => {
    try {
      const packed = await packCache(await cacheWork(context, build, { log, variables }));
      if (packed === 'failed') return { status: 'failed' };
      if (packed !== 'nothing') await context.recorder.cache(packed);
      return { status: 'success' };
    } catch (thrown) {
      const cause = systemCause(thrown);
      if (cause === undefined || context.stop.signal.aborted) throw thrown;
      await log.line(`The caches were not stored: ${cause}.`);
      return { status: 'failed' };
    }
  });
}

async function cacheWork(
  context: BuildContext,
  { folders, workflow }: PreparedBuild,
  { log, variables }: { readonly log: StepLog; readonly variables: Variables },
) {
  const paths = await resolveCachePaths({
    written: workflow.cachePaths,
    folders,
    variables,
    report: (problem) => log.line(problem),
  });
  const env = { ...context.machine, ...processVariables(context.order.buildId, folders) };
  return { paths, folders, env, run: context.processes.run, log, signal: context.stop.signal };
}
