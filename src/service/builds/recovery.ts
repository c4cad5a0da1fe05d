import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildAction } from '../../contract/build.ts';
import { formatTimestamp } from '../../contract/values.ts';
import { messageOf } from '../../errors.ts';
import { removeDueCaches } from '../data/stored-copy.ts';
import { plainText } from '../errors.ts';
import type { Executor } from '../executor/execute.ts';
import { changedStep } from '../executor/step-list.ts';
import { removeFolders } from '../folder-tree.ts';
import type { ServiceParts } from '../parts.ts';

/**
 * Cleans up after the previous service, however it ended: fails its running builds, ends their processes, and removes their
 * folders. Must run before the service uses the data folder.
 */
export async function recover(
  { store, folder, clock, log }: Omit<ServiceParts, 'baseUrl'>,
  endProcesses: Executor['endProcesses'],
): Promise<void> {
  const at = clock.now();
  const running = store.builds.running();
  // A service that was killed while stopping has already recorded these ends, but left folder and processes behind.
  const inFolders = (await readdir(folder.work)).filter(isId);
  for (const id of new Set([...running.map((build) => build.id), ...inFolders])) await endProcesses(id);
  for (const build of running) {
    const message = `The build service exited while this build was ${build.status}`;
    store.builds.change(build.id, { steps: build.steps.map((step) => endedStep(step, at)) });
    store.builds.move({ id: build.id, to: 'failed', at, message });
    log(`build ${build.id} failed: ${message}`);
  }
  store.links.removeExpired(at);
  removeDueCaches(store, folder, clock.now());
  for (const parent of [folder.work, folder.staging])
    for (const name of (await readdir(parent)).filter(isId)) {
      const left = join(parent, name);
      await removeFolders([left]).catch((error) =>
        log(`could not remove ${left}: ${plainText(messageOf(error))}`),
      );
    }
}

/** The service did not create files with other names, so it must not remove them. */
const isId = (name: string): boolean => /^[0-9a-f]{24}$/.test(name);

/** A step that had not started stays as it is: its `status` is `null` (docs/hosted-service.md, "Steps and logs"). */
function endedStep(step: BuildAction, at: number): BuildAction {
  if (step.status !== null || !step.startedAt) return step;
  return changedStep(step, { status: 'canceled', finishedAt: formatTimestamp(at) });
}
