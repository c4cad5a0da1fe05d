import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../errors.ts';
import type { BuildRecord } from '../data/store/build-record.ts';
import { removeDueCaches } from '../data/stored-copy.ts';
import { plainText } from '../errors.ts';
import { failureOf } from '../executor/errors.ts';
import { type BuildOutcome, orderOf, type RunBuild } from '../executor/execution.ts';
import { createRecorder } from '../executor/recorder.ts';
import { removeFolders } from '../folder-tree.ts';
import { createHiding } from '../hide/hide.ts';
import type { ServiceParts } from '../parts.ts';

/**
 * Runs one build in its own folders, and removes them at its end. Never rejects: any error, even of the store, becomes the
 * outcome of this build.
 *
 * @param options `signal` cancels the build; `overdue` ends the clean-up if the service stops
 */
export async function runInFolders(
  build: BuildRecord,
  parts: ServiceParts,
  options: { runBuild: RunBuild; signal: AbortSignal; overdue: AbortSignal },
): Promise<BuildOutcome> {
  const { store, folder, clock, log } = parts;
  const { id } = build;
  const [work, own, logs] = [join(folder.work, id), join(folder.staging, id), join(folder.logs, id)];
  try {
    // No `await` before the build starts, so that builds start in the order of the queue.
    for (const path of [work, own, logs]) mkdirSync(path, { mode: 0o700 });
    removeDueCaches(store, folder, clock.now());
    const cache = store.caches.latest(build);
    if (cache) store.caches.save({ ...cache, lastUsed: clock.now() });
    const cacheArchive = cache && join(folder.caches, cache.id);
    const order = orderOf(build, parts, { folder: work, own, logs, cacheArchive });
    const hiding = createHiding(order.secrets);
    const recorder = createRecorder(build, parts, hiding);
    return await options.runBuild({ order, recorder, hiding, signal: options.signal });
  } catch (error) {
    const failure = failureOf(error);
    if (failure) return failure;
    log(`build ${id}: ${error instanceof Error ? error.stack : error}`);
    return { state: 'failed', message: `Internal error in the build service: ${messageOf(error)}` };
  } finally {
    // If the service stops meanwhile, its next start removes the rest.
    await removeFolders([work, own], options.overdue).catch((error) =>
      log(`build ${id}: could not remove its folders: ${plainText(messageOf(error))}`),
    );
  }
}
