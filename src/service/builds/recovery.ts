import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import type { BuildAction } from '../../contract/step.ts';
import { formatTimestamp } from '../../contract/timestamp.ts';
import { messageOf } from '../../errors.ts';
import type { Blobs } from '../data/blobs.ts';
import type { DataFolder } from '../data/folder/data-folder.ts';
import { below, removeFolder } from '../data/folder/folder-tree.ts';
import type { Store } from '../data/store/store.ts';
import type { Executor } from '../executor/execution.ts';

/**
 * Cleans up after the last service, however it ended: fails the builds that were running, ends their processes, and removes
 * their files and incomplete blobs. Runs before the service uses the data folder.
 */
export async function recover(parts: {
  store: Store;
  blobs: Blobs;
  folder: DataFolder;
  clock: Clock;
  endProcesses: Executor['endProcesses'];
  log: (line: string) => void;
}): Promise<void> {
  const { store, blobs, folder, clock, endProcesses, log } = parts;
  const at = clock.now();
  for (const build of store.builds.running()) {
    await endProcesses({ buildId: build.id, folder: join(folder.work, build.id) });
    store.builds.setSteps({ id: build.id, steps: build.steps.map((step) => endedStep(step, at)) });
    const message = `The build service ended while this build was ${build.status}`;
    store.builds.move({ id: build.id, to: 'failed', at, message });
    log(`build ${build.id} is failed: ${message}`);
  }
  // As bytes: a script may have left a name there that is not UTF-8.
  for (const parent of [folder.work, folder.staging])
    for (const name of await readdir(parent, 'buffer')) {
      const left = below(parent, name);
      await removeFolder(left).catch((error) => log(`could not remove ${left}: ${messageOf(error)}`));
    }
  blobs.sweep();
}

/** A step that was running is canceled; one that never started stays as it is. */
function endedStep(step: BuildAction, at: number): BuildAction {
  if (step.status !== null || !step.startedAt) return step;
  const end = { status: 'canceled', finishedAt: formatTimestamp(at) } as const;
  return { ...step, ...end, subactions: step.subactions.map((part) => ({ ...part, ...end })) };
}
