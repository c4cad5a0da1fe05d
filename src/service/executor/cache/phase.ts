import { processVariables } from '../environment/built-in.ts';
import type { Variables } from '../environment/machine.ts';
import { systemCause } from '../errors.ts';
import type { BuildContext, PreparedBuild } from '../phases/build-context.ts';
import type { BuildStep } from '../step-list/step-list.ts';
import type { StepLog } from '../step-list/step-log.ts';
import { packCache, unpackCache } from './archive.ts';
import { resolveCachePaths } from './paths.ts';

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
