import { buildVariables } from '../environment/script.ts';
import { systemCause } from '../errors.ts';
import type { BuildRun, PreparedBuild } from '../phases/build-run.ts';
import type { Step } from '../step-list/step-list.ts';
import type { StepLog } from '../step-list/step-log.ts';
import { packCache, unpackCache } from './archive.ts';
import { resolveCachePaths } from './paths.ts';

/** Restores what an earlier build left; a build without it is slower, never wrong. */
export async function restorePhase(run: BuildRun, build: PreparedBuild, step: Step): Promise<void> {
  await run.steps.work(step, async (log) => {
    const archive = run.order.cacheArchive;
    if (archive === undefined) {
      await log.line('There are no stored caches yet.');
      return { status: 'success' };
    }
    const restored = await unpackCache({ ...(await cacheWork(run, build, log)), archive });
    return { status: restored ? 'success' : 'failed' };
  });
}

/** Packs the caches of a build that finished and hands them over. That they cannot be kept does not fail the build. */
export async function storePhase(run: BuildRun, build: PreparedBuild, step: Step): Promise<void> {
  await run.steps.work(step, async (log) => {
    try {
      const packed = await packCache(await cacheWork(run, build, log));
      if (packed === 'failed') return { status: 'failed' };
      if (packed !== 'nothing') await run.recorder.cache(packed);
      return { status: 'success' };
    } catch (thrown) {
      const cause = systemCause(thrown);
      if (cause === undefined || run.stop.signal.aborted) throw thrown;
      await log.line(`The caches are not stored: ${cause}.`);
      return { status: 'failed' };
    }
  });
}

async function cacheWork(run: BuildRun, build: PreparedBuild, log: StepLog) {
  const { folders, given, own } = build;
  const paths = await resolveCachePaths({
    written: build.workflow.cachePaths,
    folders,
    variables: { ...given, ...own },
    refused: (why) => log.line(why),
  });
  const env = { ...run.machine, ...buildVariables(run.order.buildId, folders) };
  return { paths, folders, env, run: run.processes.run, log };
}
