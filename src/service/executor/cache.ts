import { dirname, join, relative, resolve } from 'node:path';
import type { StepState } from '../../contract/build.ts';
import { removeFolders } from '../folder-tree.ts';
import type { BuildContext, PreparedBuild } from './build-context.ts';
import { isWithin, takePacked } from './environment/folders.ts';
import { makeParents } from './environment/inside-folders.ts';
import type { Variables } from './environment/machine.ts';
import { expandVariables } from './environment/variables.ts';
import { systemCause } from './errors.ts';
import { cachesInside } from './sandbox/mounts.ts';
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

const archiveName = 'cache.tar';

/** Characters of what `tar` says. */
const saidLimit = 4_096;

/** As GNU and BSD `tar` say it of a path that an earlier build did not have. */
const notInArchive = /^\w+: .*: Not found in archive\n/;

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
      return { status: await unpack(context, build, { ...at, log, archive: cacheArchive }) };
    await log.line('No caches have been stored yet.');
    return { status: 'success' };
  });
}

/** Packs the caches of a finished build and reports the archive. Failing to store them does not fail the build. */
export async function storePhase(context: BuildContext, build: PreparedBuild, at: CacheStep): Promise<void> {
  await context.endProcesses();
  await context.steps.run(at.step, async (log) => {
    try {
      return { status: await pack(context, build, { ...at, log }) };
    } catch (thrown) {
      const cause = systemCause(thrown);
      if (cause === undefined || context.stop.signal.aborted) throw thrown;
      await log.line(`The caches were not stored: ${cause}.`);
      return { status: 'failed' };
    }
  });
}

type CacheWork = CacheStep & { readonly log: StepLog };

/** Resolves the paths, relative ones from the clone. Paths outside of clone and home are told in the log and left out. */
async function resolveCachePaths(
  { folders, workflow }: PreparedBuild,
  { variables, log }: CacheWork,
): Promise<CachePath[]> {
  const { clone, home, inside } = folders;
  const paths: CachePath[] = [];
  for (const written of workflow.cachePaths) {
    const insidePath = resolve(inside.clone, expandVariables(inside.written(written), variables));
    const found = await inside.contained(insidePath, [clone, home]);
    const path = typeof found === 'string' ? inside.onMachine(insidePath) : found.real;
    if (found === 'outside' || path === undefined || path === clone || path === home)
      await log.line(`The cache path \`${written}\` was skipped: it must be inside the clone or $HOME.`);
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

/** Runs `tar` as a script of the build: in a sandbox it can change nothing outside of the build's folders. */
async function runTar(
  context: BuildContext,
  { folders, toolVariables }: PreparedBuild,
  args: readonly string[],
) {
  let said = '';
  const output = (chunk: Buffer): void => {
    said = (said + chunk.toString('utf8')).slice(0, saidLimit);
  };
  const directory = folders.inside.temporary;
  const env = { ...toolVariables, LC_ALL: 'C' };
  const status = await context.runInside(folders, { argv: ['tar', ...args], directory, env, output });
  return { status, said };
}

/** Where `tar` finds the folders of the build by the names `clone` and `home`. */
function startOf({ sandbox }: BuildContext, { folders }: PreparedBuild): string {
  return sandbox ? cachesInside.start : dirname(folders.clone);
}

/** Packs the cache paths that exist, or says in the log why not. Links are packed as links, never followed. */
async function pack(context: BuildContext, build: PreparedBuild, work: CacheWork): Promise<StepState> {
  const { folders } = build;
  const { log } = work;
  const paths = await resolveCachePaths(build, work);
  for (const { written, exists } of paths)
    if (!exists) await log.line(`The cache path ${written} does not exist.`);
  const members = paths.flatMap(({ exists, member }) => (exists ? [member] : []));
  if (members.length === 0) return 'success';
  await removeFolders([join(folders.packed, archiveName)]);
  const archive = join(folders.inside.packed, archiveName);
  const args = ['-c', '-f', archive, '-C', startOf(context, build), '--', ...members];
  const { status, said } = await runTar(context, build, args);
  await context.endProcesses();
  const taken = status === 0 ? await takePacked(folders, archiveName) : undefined;
  if (taken === undefined) {
    await log.write(Buffer.from(said));
    await log.line('The caches could not be packed, so they were not stored.');
    return 'failed';
  }
  await log.line(`${members.join(', ')}: ${taken.size} bytes`);
  await context.recorder.cache(taken);
  return 'success';
}

/**
 * Restores the cache paths from an archive, or says in the log why not. The folders above each are checked before, and below
 * them `tar` replaces a link by what the archive has in its place, so that no link in the clone redirects a file.
 */
async function unpack(
  context: BuildContext,
  build: PreparedBuild,
  work: CacheWork & { readonly archive: string },
): Promise<StepState> {
  const { clone, home, inside } = build.folders;
  const { log } = work;
  const found: CachePath[] = [];
  for (const one of await resolveCachePaths(build, work))
    if (await makeParents(one.path, { inside, roots: [clone, home] })) found.push(one);
    else await log.line(`The cache path ${one.written} was skipped: it is outside the build's folders.`);
  const archive = context.sandbox ? cachesInside.archive : work.archive;
  const args = [
    '-x',
    '-f',
    archive,
    '-C',
    startOf(context, build),
    '--no-same-owner',
    '--no-same-permissions',
  ];
  for (const { written, member } of found) {
    const { status, said } = await runTar(context, build, [...args, '--', member]);
    if (status === 0) await log.line(`Restored ${written}.`);
    else if (!notInArchive.test(said)) {
      await log.write(Buffer.from(said));
      await log.line(
        'The stored caches could not be restored completely. The build continues with what was.',
      );
      return 'failed';
    }
  }
  return 'success';
}
