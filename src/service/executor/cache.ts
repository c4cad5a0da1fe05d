import { lstat, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { StepState } from '../../contract/build.ts';
import { below, removeFolder } from '../folder-tree.ts';
import { isWithin } from './environment/folders.ts';
import { type BuildFolders, makeParents } from './environment/inside-folders.ts';
import type { Variables } from './environment/machine.ts';
import { Unreachable } from './environment/unreachable.ts';
import { expandVariables, processVariables } from './environment/variables.ts';
import { systemCause } from './errors.ts';
import type { BuildContext, PreparedBuild } from './phases/build-context.ts';
import type { BuildStep, StepLog } from './step-list.ts';

/** A folder or file of `cache_paths`. */
interface CachePath {
  /** As written in the workflow. */
  readonly written: string;
  readonly path: string;
  /** Its name in the archive: `clone/…` or `home/…`. */
  readonly member: string;
  readonly exists: boolean;
}

interface CacheStep {
  readonly step: BuildStep;
  /** For the cache paths. */
  readonly variables: Variables;
}

interface CacheWork {
  readonly paths: readonly CachePath[];
  readonly folders: BuildFolders;
  readonly log: StepLog;
  /** Runs `tar` and returns whether it succeeded. Its errors go to the log, and so does its output without `output`. */
  tar(args: readonly string[], output?: (chunk: Buffer) => Promise<void>): Promise<boolean>;
}

/** Restores the caches of an earlier build. If that fails, the build is only slower. */
export async function restorePhase(
  context: BuildContext,
  build: PreparedBuild,
  at: CacheStep,
): Promise<void> {
  await context.endProcesses();
  await context.steps.run(at.step, async (log) => {
    const { cacheArchive } = context.order;
    if (cacheArchive !== undefined)
      return { status: await unpackCache(await cacheWork(context, build, { ...at, log }), cacheArchive) };
    await log.line('No caches have been stored yet.');
    return { status: 'success' };
  });
}

/** Packs the caches of a finished build and reports the archive. Failing to store them does not fail the build. */
export async function storePhase(context: BuildContext, build: PreparedBuild, at: CacheStep): Promise<void> {
  const { signal } = context.stop;
  await context.endProcesses();
  await context.steps.run(at.step, async (log) => {
    try {
      const work = await cacheWork(context, build, { ...at, log });
      return {
        status: await packCache(work, { signal, keep: (archive) => context.recorder.cache(archive) }),
      };
    } catch (thrown) {
      const cause = systemCause(thrown);
      if (cause === undefined || signal.aborted) throw thrown;
      await log.line(`The caches were not stored: ${cause}.`);
      return { status: 'failed' };
    }
  });
}

async function cacheWork(
  { run, order, outside }: BuildContext,
  { folders, workflow }: PreparedBuild,
  { log, variables }: { readonly log: StepLog; readonly variables: Variables },
): Promise<CacheWork> {
  const errors = (chunk: Buffer): Promise<void> => log.write(chunk);
  const env = { ...outside, ...processVariables(order.buildId, folders) };
  return {
    paths: await resolveCachePaths(workflow.cachePaths, { folders, variables, log }),
    folders,
    log,
    tar: async (args, output = errors) =>
      (await run({ argv: ['tar', ...args], cwd: folders.own.path, env, output, errors })) === 0,
  };
}

/** Resolves the paths, relative ones from the clone. Paths outside of clone and home are told in the log and left out. */
async function resolveCachePaths(
  cachePaths: readonly string[],
  at: { readonly folders: BuildFolders; readonly variables: Variables; readonly log: StepLog },
): Promise<CachePath[]> {
  const { clone, home, inside } = at.folders;
  const paths: CachePath[] = [];
  for (const written of cachePaths) {
    const insidePath = resolve(inside.clone, expandVariables(inside.written(written), at.variables));
    const found = await inside.contained(insidePath, [clone, home]);
    const path = typeof found === 'string' ? inside.onMachine(insidePath) : found.real;
    if (found === 'outside' || path === undefined || path === clone || path === home)
      await at.log.line(`The cache path \`${written}\` was skipped: it must be inside the clone or $HOME.`);
    else {
      const [root, name] = isWithin(clone, path) ? [clone, 'clone'] : [home, 'home'];
      paths.push({ written, path, member: join(name, relative(root, path)), exists: found !== 'missing' });
    }
  }
  // What is inside another one is packed with it.
  return paths.filter(
    ({ path }, at) =>
      !paths.some((other, before) => (other.path === path ? before < at : isWithin(other.path, path))),
  );
}

/**
 * Packs the cache paths that exist into `cache.tar`, or says in the log why not. Links are packed as links, never followed.
 * With a path that is too long nothing is packed: GNU `tar` could not unpack it again.
 */
async function packCache(
  { paths, folders, log, tar }: CacheWork,
  to: {
    readonly signal: AbortSignal;
    readonly keep: (archive: { readonly path: string; readonly size: number }) => void | Promise<void>;
  },
): Promise<StepState> {
  for (const { written, exists } of paths)
    if (!exists) await log.line(`The cache path ${written} does not exist.`);
  const existing = paths.filter(({ exists }) => exists);
  const members = existing.map(({ member }) => member);
  if (members.length === 0) return 'success';
  const unreachable = new Unreachable();
  for (const { path } of existing) await unreachable.search(path, to.signal);
  const tooLong = unreachable.tooLong();
  for (const line of tooLong)
    await log.line(`The caches were not stored, because they could not be restored: they contain ${line}.`);
  if (tooLong.length > 0) return 'failed';
  await using file = await folders.own.create('cache.tar');
  const fromParent = ({ path, member }: CachePath): string[] => [
    '-C',
    dirname(isWithin(folders.clone, path) ? folders.clone : folders.home),
    member,
  ];
  const args = ['-c', '-f', '-', ...existing.flatMap(fromParent)];
  if (!(await tar(args, (chunk) => file.appendFile(chunk)))) {
    await log.line('The caches could not be packed, so they were not stored.');
    return 'failed';
  }
  const { size } = await file.stat();
  await log.line(`${members.join(', ')}: ${size} bytes`);
  await to.keep({ path: join(folders.own.path, 'cache.tar'), size });
  return 'success';
}

/**
 * Restores the cache paths from an archive, or says in the log why not. It is unpacked into a separate folder and then
 * moved, so that no link in the clone can redirect a file of the archive.
 */
async function unpackCache({ paths, folders, log, tar }: CacheWork, archive: string): Promise<StepState> {
  const { inside } = folders;
  const unpacked = await folders.own.folder('cache');
  try {
    const flags = ['--no-same-owner', '--no-same-permissions'];
    if (!(await tar(['-x', '-f', archive, '-C', unpacked, ...flags]))) {
      await log.line('The stored caches cannot be read. The build continues without them.');
      return 'failed';
    }
    for (const { path, member, written } of paths) {
      if (!(await kindOf(join(unpacked, member)))) continue;
      if (await makeParents(path, { inside, roots: [folders.clone, folders.home] })) {
        await merge(join(unpacked, member), path);
        await log.line(`Restored ${written}.`);
      } else {
        await log.line(`The cache path ${written} was skipped: it is outside the build's folders.`);
      }
    }
    return 'success';
  } finally {
    await removeFolder(unpacked);
  }
}

async function kindOf(path: string | Buffer): Promise<'folder' | 'other' | undefined> {
  const found = await lstat(path).catch(() => undefined);
  return found && (found.isDirectory() ? 'folder' : 'other');
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
  await rm(to, { recursive: true, force: true });
  await rename(from, to);
}
