import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import type { BuildAction } from '../../contract/step.ts';
import { formatTimestamp } from '../../contract/timestamp.ts';
import { messageOf } from '../../errors.ts';
import type { Blobs } from '../data/blobs.ts';
import type { Installation } from '../data/folder/data-folder.ts';
import { removeFolder } from '../data/folder/remove-folder.ts';
import type { Store } from '../data/store/store.ts';

/**
 * Puts a data folder in order before anything runs, whatever ended the last service: a build that was worked on has
 * failed and says so, what is left of its processes and files is removed, and half-written files are gone.
 */
export async function recover(parts: {
  store: Store;
  blobs: Blobs;
  installation: Installation;
  clock: Clock;
  reapProcesses: (build: { buildId: string; folder: string }) => Promise<unknown>;
  log: (line: string) => void;
}): Promise<void> {
  const { store, blobs, installation, clock, reapProcesses, log } = parts;
  const at = clock.now();
  for (const build of store.builds.working()) {
    await reapProcesses({ buildId: build.id, folder: join(installation.work, build.id) });
    store.builds.setSteps({ id: build.id, steps: build.steps.map((step) => cutOff(step, at)) });
    const message = `The build service ended while this build was ${build.status}`;
    store.builds.move({ id: build.id, to: 'failed', at, message });
    log(`build ${build.id} is failed: ${message}`);
  }
  for (const folder of [installation.work, installation.staging])
    for (const name of await readdir(folder))
      await removeFolder(join(folder, name)).catch((error) =>
        log(`a build's folder stays: ${messageOf(error)}`),
      );
  blobs.sweep();
}

/** A step that had started and not ended was cut off; one that never started stays so. */
function cutOff(step: BuildAction, at: number): BuildAction {
  if (step.status !== null || !step.startedAt) return step;
  return {
    ...step,
    status: 'canceled',
    finishedAt: formatTimestamp(at),
    subactions: step.subactions.map((part) => ({ ...part, status: part.status ?? 'canceled' })),
  };
}
