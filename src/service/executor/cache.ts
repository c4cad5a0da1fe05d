import { dirname, join, relative, resolve } from 'node:path';
import type { StepState } from '../../contract/build.ts';
import type { BuildContext, PreparedBuild } from './build-context.ts';
import { isWithin, makeParents } from './environment/folders.ts';
import type { Variables } from './environment/machine.ts';
import { expandVariables } from './environment/variables.ts';
import { systemCause } from './errors.ts';
import { endScripts } from './phases/scripts.ts';
import { cachesInside } from './sandbox/mounts.ts';
import type { BuildStep, StepLog } from './step-list.ts';

interface CacheStep {
  readonly step: BuildStep;
  /** To expand the cache paths. */
  readonly variables: Variables;
}

const archiveName = 'cache.tar';

/** In characters. */
const saidLimit = 4_096;

/** The message of GNU and BSD `tar` about a path that the archive lacks, because the earlier build did not have it. */
const notInArchive = /^\w+: .*: Not found in archive\n/;

/**
 * Restores the caches of an earlier build. If that fails, the build is only slower. So that no link in the clone redirects a
 * file, the folders above each path are checked first, and below them `tar` replaces links by the archive's content.
 */
export async function restorePhase(
  context: BuildContext,
  build: PreparedBuild,
  { step, variables }: CacheStep,
): Promise<void> {
  await context.steps.run(step, async (log) => {
    await endScripts(context, log);
    const { cacheArchive } = context.order;
    if (cacheArchive === undefined) {
      await log.line('No caches have been stored yet.');
      return { status: 'success' };
    }
    const { clone, home, inside } = build.folders;
    const found: { readonly written: string; readonly member: string }[] = [];
    for (const one of await cachePaths(build, variables, log))
      if (await makeParents(one.path, { inside, roots: [clone, home] })) found.push(one);
      else await log.line(`The cache path ${one.written} was skipped: it is outside the build's folders.`);
    const archive = context.sandbox ? cachesInside.archive : cacheArchive;
    const flags = ['-x', '-f', archive, '--no-same-owner', '--no-same-permissions'];
    for (const { written, member } of found) {
      const { status, said } = await runTar(context, build, { flags, members: [member] });
      if (status === 0) await log.line(`Restored ${written}.`);
      else if (!notInArchive.test(said)) {
        await log.write(Buffer.from(said));
        await log.line(
          'The stored caches could not be restored completely. The build continues with what was.',
        );
        return { status: 'failed' };
      }
    }
    return { status: 'success' };
  });
}

/** Packs the caches of a finished build, and stores the archive. Failing to do so does not fail the build. */
export async function storePhase(
  context: BuildContext,
  build: PreparedBuild,
  { step, variables }: CacheStep,
): Promise<void> {
  await context.steps.run(step, async (log) => {
    try {
      return { status: await pack(context, build, { variables, log }) };
    } catch (thrown) {
      const cause = systemCause(thrown);
      if (cause === undefined || context.stop.signal.aborted) throw thrown;
      await log.line(`The caches were not stored: ${cause}.`);
      return { status: 'failed' };
    }
  });
}

/** Packs the cache paths that exist; the log names the others. Links are packed as links, never followed. */
async function pack(
  context: BuildContext,
  build: PreparedBuild,
  { variables, log }: { readonly variables: Variables; readonly log: StepLog },
): Promise<StepState> {
  const { folders } = build;
  const members: string[] = [];
  for (const { written, member, exists } of await cachePaths(build, variables, log))
    if (exists) members.push(member);
    else await log.line(`The cache path ${written} does not exist.`);
  if (members.length === 0) return 'success';
  const flags = ['-c', '-f', join(folders.inside.packed, archiveName)];
  const { status, said } = await runTar(context, build, { flags, members });
  await context.endProcesses();
  if (status !== 0) {
    await log.write(Buffer.from(said));
    await log.line('The caches could not be packed, so they were not stored.');
    return 'failed';
  }
  const { size } = await context.recorder.cache(join(folders.packed, archiveName));
  await log.line(`${members.join(', ')}: ${size} bytes`);
  return 'success';
}

/**
 * The folders and files of `cache_paths`, with their names in the archive: `clone/…` or `home/…`. Relative paths start in
 * the clone. The log names those outside of clone and home, which are left out.
 */
async function cachePaths({ folders, workflow }: PreparedBuild, variables: Variables, log: StepLog) {
  const { clone, home, inside } = folders;
  const paths: { written: string; path: string; member: string; exists: boolean }[] = [];
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
  // A path inside another one is packed with it.
  return paths.filter(
    ({ path }, at) =>
      !paths.some((other, before) => (other.path === path ? before < at : isWithin(other.path, path))),
  );
}

/**
 * Runs `tar` inside the build: in a sandbox, it can change nothing outside of the build's folders, and the folders have
 * other paths than on the machine.
 */
async function runTar(
  { sandbox, runInside }: BuildContext,
  { folders, toolVariables }: PreparedBuild,
  { flags, members }: { readonly flags: readonly string[]; readonly members: readonly string[] },
) {
  let said = '';
  const start = sandbox ? cachesInside.start : dirname(folders.clone);
  const status = await runInside(folders, {
    argv: ['tar', ...flags, '-C', start, '--', ...members],
    directory: folders.inside.temporary,
    env: { ...toolVariables, LC_ALL: 'C' },
    output: (chunk) => {
      said = (said + chunk.toString('utf8')).slice(0, saidLimit);
    },
  });
  return { status, said };
}
